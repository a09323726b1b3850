import type { Ddl } from "./ddl";

/** Comparisons of a gateway's settlement files with the ledger, and the index for periods of the ledger. */
export async function createReconciliations({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "reconciliations",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null,
     file_name ${text} not null, file_hash ${text} not null,
     first_day ${text} not null, last_day ${text} not null,
     equal_count ${int} not null, ignored_count ${int} not null,
     gross ${int} not null, fee ${int} not null, net ${int} not null,
     created_by_name ${text} not null, created_at ${int} not null, primary key (lms_id, id)`,
  );
  await run("create index reconciliations_list on reconciliations (lms_id, created_at, id)");
  await createTable(
    "reconciliation_rows",
    `lms_id ${text} not null, reconciliation_id ${text} not null, seq ${int} not null,
     difference ${text} not null, movement ${text} not null, order_id ${text} not null, line ${int},
     amount ${int}, fee ${int}, net ${int}, own_amount ${int},
     primary key (lms_id, reconciliation_id, seq),
     foreign key (lms_id, reconciliation_id) references reconciliations (lms_id, id)`,
  );
  await run(
    "create index ledger_transactions_period on ledger_transactions (lms_id, at, id, kind, reference)",
  );
}
