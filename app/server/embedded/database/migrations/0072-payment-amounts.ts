import type { Ddl } from "./ddl";

/** Lists of invoices and donations by their amount. */
export async function addPaymentAmountIndexes({ run }: Ddl): Promise<void> {
  await run("create index invoices_amount on invoices (lms_id, total desc, id)");
  await run("create index donations_amount on donations (lms_id, amount desc, id)");
}
