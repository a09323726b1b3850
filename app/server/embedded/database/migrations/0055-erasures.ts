import type { Ddl } from "./ddl";

/** Erasures of people that wait or are under way (docs/decisions/0098). */
export async function addErasures({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "erasures",
    `user_id ${text} not null references users (id) on delete cascade,
     lms_id ${text} not null references tenants (lms_id), scope ${text} not null check (scope in ('account', 'tenant')),
     requested_at ${int} not null, due_at ${int} not null, started_at ${int}, subject ${text},
     primary key (user_id, scope, lms_id)`,
  );
  await run("create index erasures_due on erasures (due_at)");
  await run(`alter table certificates add column erased_at ${int}`);
}
