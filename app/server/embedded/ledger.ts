import type { Queryable } from "./context";
import { newRecordId } from "./ids";

export interface Posting {
  lmsId: string;
  /** What happened, such as `payout-requested`; with `reference` it is unique in the tenant, so that nothing is posted twice. */
  kind: string;
  reference: string;
  /** UTC ms. */
  at: number;
  /** Integer rupiah; their sum is zero. Accounts of people (`user:{id}:available`, `:held`, `:paid-out`) never go below zero. */
  entries: readonly { account: string; amount: number }[];
}

/**
 * Moves money: all entries or none, in the caller's transaction. A balance that would go below zero breaks the database's
 * own check, and with it the transaction.
 * @returns false when this was posted before; nothing is changed then
 * @throws Error when the entries do not sum to zero
 */
export async function postLedger(trx: Queryable, { lmsId, kind, reference, at, entries }: Posting): Promise<boolean> {
  const wanted = entries.filter(({ amount }) => amount !== 0);
  if (wanted.reduce((sum, { amount }) => sum + amount, 0) !== 0)
    throw new Error(`the ledger entries of ${kind} ${reference} do not sum to zero`);
  const id = newRecordId();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("ledger_transactions")
    .values({ lms_id: lmsId, id, kind, reference, at })
    .onConflict((conflict) => conflict.columns(["lms_id", "kind", "reference"]).doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return false;
  // In one order whoever posts, so that two postings on the same accounts wait for each other instead of deadlocking.
  for (const { account, amount } of wanted.toSorted((a, b) => (a.account < b.account ? -1 : 1))) {
    await trx.insertInto("ledger_entries").values({ lms_id: lmsId, transaction_id: id, account, amount }).execute();
    await changeBalance(trx, lmsId, account, amount);
  }
  return true;
}

/** First the row, then the sum: an upsert of a negative amount would break the check before it meets the row that is there. */
async function changeBalance(trx: Queryable, lmsId: string, account: string, amount: number): Promise<void> {
  await trx
    .insertInto("ledger_balances")
    .values({ lms_id: lmsId, account, balance: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .updateTable("ledger_balances")
    .set((eb) => ({ balance: eb("balance", "+", amount) }))
    .where("lms_id", "=", lmsId)
    .where("account", "=", account)
    .execute();
}

/** Rupiah on an account; 0 for one that nothing was posted to. */
export async function balanceOf(db: Queryable, lmsId: string, account: string): Promise<number> {
  const row = await db
    .selectFrom("ledger_balances")
    .select("balance")
    .where("lms_id", "=", lmsId)
    .where("account", "=", account)
    .executeTakeFirst();
  return row?.balance ?? 0;
}
