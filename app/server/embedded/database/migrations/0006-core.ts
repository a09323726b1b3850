import type { Ddl } from "./ddl";

export async function createCore({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "enrolments",
    `lms_id ${text} not null, class_id ${text} not null, user_id ${text} not null references users (id),
     source ${text} not null, created_at ${int} not null,
     primary key (lms_id, class_id, user_id),
     foreign key (lms_id, class_id) references classes (lms_id, id)`,
  );
  await run("create index enrolments_user on enrolments (lms_id, user_id, created_at)");
  await createTable(
    "outbox",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null,
     to_address ${text} not null, subject ${text} not null, body ${text} not null, kind ${text} not null,
     created_at ${int} not null, next_attempt_at ${int} not null, attempts ${int} not null, sent_at ${int}, last_error ${text},
     primary key (lms_id, id)`,
  );
  await run("create index outbox_list on outbox (lms_id, created_at)");
  await run("create index outbox_waiting on outbox (next_attempt_at) where sent_at is null");
  await createTable(
    "ledger_transactions",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null, kind ${text} not null, reference ${text} not null,
     at ${int} not null,
     primary key (lms_id, id), unique (lms_id, kind, reference)`,
  );
  await createTable(
    "ledger_entries",
    `lms_id ${text} not null, transaction_id ${text} not null, account ${text} not null, amount ${int} not null check (amount <> 0),
     primary key (lms_id, transaction_id, account),
     foreign key (lms_id, transaction_id) references ledger_transactions (lms_id, id)`,
  );
  await run("create index ledger_entries_account on ledger_entries (lms_id, account)");
  await createTable(
    "ledger_balances",
    `lms_id ${text} not null, account ${text} not null, balance ${int} not null,
     primary key (lms_id, account),
     check (balance >= 0 or account not like 'user:%')`,
  );
  await createTable(
    "audit_log",
    `lms_id ${text} not null references tenants (lms_id), seq ${int} not null, at ${int} not null,
     actor_id ${text}, actor_name ${text} not null, role ${int}, action ${text} not null,
     entity ${text} not null, entity_id ${text} not null, before ${text} not null, after ${text} not null,
     ip_hash ${text} not null, request_id ${text} not null, previous_hash ${text} not null, hash ${text} not null,
     primary key (lms_id, seq)`,
  );
  await run("create index audit_log_entity on audit_log (lms_id, entity, entity_id)");
}
