import { sql } from "kysely";
import { anchorAuditLogs } from "../kit/audit/anchor-audit-log";
import type { HostContext } from "../kit/context";

/** Log lines of one run: further findings are only counted. */
const MAX_REPORTED = 20;

/**
 * Job: compares the ledger's balances with its entries, and verifies and anchors the audit logs.
 * @returns the number of accounts and transactions that do not add up
 */
export async function checkBooks(context: HostContext): Promise<number> {
  const { db, log } = context;
  const accounts = await db
    .selectFrom("ledger_balances as b")
    .leftJoin("ledger_entries as e", (join) =>
      join.onRef("e.lms_id", "=", "b.lms_id").onRef("e.account", "=", "b.account"),
    )
    .select(["b.lms_id", "b.account", "b.balance"])
    .select(sql<number>`coalesce(sum(e.amount), 0)`.as("entries"))
    .groupBy(["b.lms_id", "b.account", "b.balance"])
    .having(sql<boolean>`b.balance <> coalesce(sum(e.amount), 0)`)
    .execute();
  const transactions = await db
    .selectFrom("ledger_entries")
    .select(["lms_id", "transaction_id"])
    .select(sql<number>`sum(amount)`.as("sum"))
    .groupBy(["lms_id", "transaction_id"])
    .having(sql<boolean>`sum(amount) <> 0`)
    .execute();
  for (const { lms_id: tenant, account, balance, entries } of accounts.slice(0, MAX_REPORTED))
    log.error(
      { tenant, account, balance: Number(balance), entries: Number(entries) },
      "ledger balance differs from its entries",
    );
  for (const { lms_id: tenant, transaction_id, sum } of transactions.slice(0, MAX_REPORTED))
    log.error(
      { tenant, transaction: transaction_id, sum: Number(sum) },
      "ledger transaction does not sum to zero",
    );
  const differences = accounts.length + transactions.length;
  if (differences > MAX_REPORTED) log.error({ differences }, "ledger does not add up");
  await anchorAuditLogs(context);
  return differences;
}
