import type { Ddl } from "./ddl";

/** How far each tenant's audit log was verified. */
export async function addAuditVerifications({ text, int, createTable }: Ddl): Promise<void> {
  await createTable(
    "audit_verifications",
    `lms_id ${text} not null primary key references tenants (lms_id), seq ${int} not null, hash ${text} not null,
     at ${int} not null, whole_at ${int} not null, broken_at ${int}, proof ${text} not null`,
  );
}
