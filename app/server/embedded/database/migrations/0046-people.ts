import type { Ddl } from "./ddl";

/** Suspensions of a tenant's people, and what imported invitations lead to. */
export async function extendPeople({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "suspensions",
    `lms_id ${text} not null references tenants (lms_id),
     user_id ${text} not null references users (id) on delete cascade,
     reason ${text} not null, suspended_at ${int} not null,
     primary key (lms_id, user_id)`,
  );
  await run("create index suspensions_user on suspensions (user_id)");
  await run(`alter table sign_ups add column class_id ${text}`);
  await run(
    "create index sign_ups_invitations on sign_ups (lms_id, created_at desc) where password_hash is null and user_id is null",
  );
}
