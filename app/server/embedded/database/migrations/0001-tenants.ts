import type { Ddl } from "./ddl";

export async function createTenants({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable("meta", `key ${text} primary key not null, value ${text} not null`);
  await createTable(
    "tenants",
    `lms_id ${text} primary key not null, is_main ${int} not null, created_at ${int} not null`,
  );
  await createTable(
    "tenant_domains",
    `domain ${text} primary key not null,
     lms_id ${text} not null references tenants (lms_id),
     is_primary ${int} not null`,
  );
  await run("create index tenant_domains_lms on tenant_domains (lms_id)");
  await createTable(
    "settings",
    `lms_id ${text} not null references tenants (lms_id),
     key ${text} not null,
     value ${text} not null,
     updated_at ${int} not null,
     primary key (lms_id, key)`,
  );
  await createTable(
    "app_tokens",
    `code ${text} primary key not null,
     lms_id ${text} references tenants (lms_id),
     token_hash ${text} not null,
     scopes ${text} not null,
     created_at ${int} not null,
     expires_at ${int} not null`,
  );
  await run("create index app_tokens_expiry on app_tokens (expires_at)");
}
