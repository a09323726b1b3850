import type { Ddl } from "./ddl";

/** Tenants that are closed for now. */
export async function createTenantSuspensions({ text, int, createTable }: Ddl): Promise<void> {
  await createTable(
    "tenant_suspensions",
    `lms_id ${text} primary key not null references tenants (lms_id),
     reason ${text} not null, suspended_by_name ${text} not null, suspended_at ${int} not null`,
  );
}
