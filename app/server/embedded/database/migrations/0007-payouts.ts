import type { Ddl } from "./ddl";

export async function createPayouts({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "payouts",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null, reference ${text} not null,
     requester_id ${text} not null references users (id), requester_name ${text} not null,
     amount ${int} not null check (amount > 0), fee ${int} not null check (fee >= 0 and fee < amount),
     bank_code ${text} not null, account_number ${text} not null, account_name ${text} not null, notes ${text} not null,
     status ${text} not null check (status in ('queued','approved','rejected','cancelled','processed','completed','failed')),
     requested_at ${int} not null,
     decided_by ${text}, decided_by_name ${text}, decided_at ${int}, reason ${text},
     first_approver_id ${text}, first_approver_name ${text}, held_until ${int},
     processed_at ${int}, completed_at ${int}, error_code ${text}, error_message ${text}, rail_id ${text},
     next_attempt_at ${int}, version ${int} not null, search_text ${text} not null,
     primary key (lms_id, id), unique (lms_id, reference)`,
  );
  // Covers filters and totals, so that both read only the index.
  await run(
    "create index payouts_list on payouts (lms_id, requested_at, id, bank_code, search_text)",
  );
  await run("create index payouts_status on payouts (lms_id, status, requested_at, id, amount)");
  await run("create index payouts_requester on payouts (lms_id, requester_id, requested_at, id)");
  await run("create index payouts_waiting on payouts (next_attempt_at)");
  await createTable(
    "payout_events",
    `lms_id ${text} not null, payout_id ${text} not null, version ${int} not null,
     at ${int} not null, actor_name ${text} not null, kind ${text} not null, detail ${text},
     primary key (lms_id, payout_id, version),
     foreign key (lms_id, payout_id) references payouts (lms_id, id)`,
  );
  await createTable(
    "rail_orders",
    `reference ${text} primary key not null, rail_id ${text} not null unique, amount ${int} not null, account_number ${text} not null,
     status ${text} not null, error_code ${text}, error_message ${text}, created_at ${int} not null, changed_at ${int} not null`,
  );
}
