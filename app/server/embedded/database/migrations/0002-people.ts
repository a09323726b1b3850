import type { Ddl } from "./ddl";

export async function createPeople({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "users",
    `id ${text} primary key not null,
     email ${text} not null unique,
     name ${text} not null,
     password_hash ${text} not null,
     created_at ${int} not null`,
  );
  await createTable(
    "user_roles",
    `lms_id ${text} not null references tenants (lms_id),
     user_id ${text} not null references users (id) on delete cascade,
     role ${int} not null,
     primary key (lms_id, user_id, role)`,
  );
  await run("create index user_roles_user on user_roles (user_id)");
  await createTable(
    "access_tokens",
    `token_hash ${text} primary key not null,
     user_id ${text} not null references users (id) on delete cascade,
     created_at ${int} not null,
     expires_at ${int} not null`,
  );
  await run("create index access_tokens_expiry on access_tokens (expires_at)");
  await createTable(
    "setup_links",
    `token_hash ${text} primary key not null,
     lms_id ${text} not null references tenants (lms_id),
     created_at ${int} not null,
     expires_at ${int} not null`,
  );
}
