import type { Ddl } from "./ddl";

export async function createAppointments({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "appointments",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null, number ${text} not null, status ${text} not null,
     name ${text} not null, email ${text} not null, phone ${text} not null, institution ${text} not null, segment ${text} not null,
     topic ${text} not null, preferred_date ${text} not null, slot ${text} not null, message ${text} not null,
     manage_key_hash ${text} not null, ip_hash ${text} not null, created_at ${int} not null, updated_at ${int} not null,
     primary key (lms_id, id), unique (lms_id, number), unique (lms_id, manage_key_hash)`,
  );
  await run("create index appointments_ip on appointments (lms_id, ip_hash, created_at)");
  await createTable(
    "counters",
    `lms_id ${text} not null references tenants (lms_id), name ${text} not null, value ${int} not null, primary key (lms_id, name)`,
  );
  await createTable(
    "idempotency_keys",
    `lms_id ${text} not null references tenants (lms_id), operation ${text} not null, key ${text} not null, body_hash ${text} not null,
     answer ${text} not null, created_at ${int} not null, expires_at ${int} not null,
     primary key (lms_id, operation, key)`,
  );
  await run("create index idempotency_keys_expiry on idempotency_keys (expires_at)");
}
