import type { Queryable } from "./context";
import { newRecordId } from "./ids";

export interface Posting {
  tenantId: string;
  /**
   * For example `payout-requested`. Unique per tenant together with `reference`, which makes
   * posting idempotent.
   */
  kind: string;
  reference: string;
  /** UTC ms. */
  at: number;
  /** Integer rupiah with sum zero. User accounts (`user:{id}:…`) never become negative. */
  entries: readonly { account: string; amount: number }[];
}

/**
 * Posts all entries or none, in the caller's transaction. A check constraint fails the transaction
 * if a user's balance would become negative.
 * @returns false if the transaction was posted before
 * @throws Error if the entries do not sum to zero
 */
export async function postLedgerTransaction(
  trx: Queryable,
  { tenantId, kind, reference, at, entries }: Posting,
): Promise<boolean> {
  const effectiveEntries = entries.filter(({ amount }) => amount !== 0);
  if (effectiveEntries.reduce((sum, { amount }) => sum + amount, 0) !== 0)
    throw new Error(`ledger entries of ${kind} ${reference} do not sum to zero`);
  const id = newRecordId();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("ledger_transactions")
    .values({ lms_id: tenantId, id, kind, reference, at })
    .onConflict((conflict) => conflict.columns(["lms_id", "kind", "reference"]).doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return false;
  // A fixed lock order, so that concurrent postings on the same accounts cannot deadlock.
  const ordered = effectiveEntries.toSorted((a, b) => a.account.localeCompare(b.account));
  for (const { account, amount } of ordered) {
    await trx
      .insertInto("ledger_entries")
      .values({ lms_id: tenantId, transaction_id: id, account, amount })
      .execute();
    await adjustBalance(trx, { tenantId, account, amount });
  }
  return true;
}

/**
 * Inserts before updating: an upsert of a negative amount would violate the check before it reaches
 * the existing row.
 */
async function adjustBalance(
  trx: Queryable,
  { tenantId, account, amount }: { tenantId: string; account: string; amount: number },
): Promise<void> {
  await trx
    .insertInto("ledger_balances")
    .values({ lms_id: tenantId, account, balance: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .updateTable("ledger_balances")
    .set((eb) => ({ balance: eb("balance", "+", amount) }))
    .where("lms_id", "=", tenantId)
    .where("account", "=", account)
    .execute();
}

/** Balance in rupiah; 0 for an unknown account. */
export async function getBalance(
  db: Queryable,
  tenantId: string,
  account: string,
): Promise<number> {
  const row = await db
    .selectFrom("ledger_balances")
    .select("balance")
    .where("lms_id", "=", tenantId)
    .where("account", "=", account)
    .executeTakeFirst();
  return row?.balance ?? 0;
}
