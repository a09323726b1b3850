import type { Ddl } from "./ddl";

/** Reversals of large payouts that wait for a second person, and payments that are owed back. */
export async function createReturnedMoney({ text, int, createTable }: Ddl): Promise<void> {
  await createTable(
    "payout_reversals",
    `lms_id ${text} not null, payout_id ${text} not null,
     proposed_by ${text} not null, proposed_by_name ${text} not null, proposed_at ${int} not null,
     reason ${text} not null, detail ${text} not null,
     primary key (lms_id, payout_id),
     foreign key (lms_id, payout_id) references payouts (lms_id, id)`,
  );
}
