import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "~/server/embedded/database/open-database";
import { getBlobKey } from "~/server/embedded/domain/files/files";
import type { HostContext } from "~/server/embedded/kit/context";
import { findRecordNumbers } from "./records";

/**
 * Checks that acknowledged records exist once, and that database, ledger, audit log and files are
 * consistent.
 * @returns a sentence per error
 */
export async function findIntegrityErrors(
  { dialect }: Database,
  context: HostContext,
  acknowledged: ReadonlySet<number>,
): Promise<string[]> {
  const numbers = await findRecordNumbers(context);
  const existing = new Set(numbers);
  return [
    ...[...acknowledged]
      .filter((number) => !existing.has(number))
      .map((number) => `${number} was acknowledged and is lost`),
    ...numbers
      .filter((number, index) => numbers.indexOf(number) !== index)
      .map((number) => `${number} exists twice`),
    ...(dialect === "sqlite" ? await findDatabaseErrors(context) : []),
    ...(await findUnbalancedAccounts(context)),
    ...(await findAuditChainErrors(context)),
    ...(await findCorruptFiles(context)),
  ];
}

async function findDatabaseErrors({ db }: HostContext): Promise<string[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const keys = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  return [
    ...rows.map(({ integrity_check }) => integrity_check).filter((line) => line !== "ok"),
    ...keys.rows.map(({ table }) => `a row of ${table} has a dangling reference`),
  ];
}

async function findUnbalancedAccounts({ db }: HostContext): Promise<string[]> {
  const sums = await db
    .selectFrom("ledger_entries")
    .select(["transaction_id", sql<number>`sum(amount)`.as("sum")])
    .groupBy(["lms_id", "transaction_id"])
    .having(sql`sum(amount)`, "<>", 0)
    .execute();
  const balances = await db.selectFrom("ledger_balances").select(["account", "balance"]).execute();
  const entries = await db.selectFrom("ledger_entries").select(["account", "amount"]).execute();
  const totals = new Map<string, number>();
  for (const { account, amount } of entries)
    totals.set(account, (totals.get(account) ?? 0) + amount);
  return [
    ...sums.map(({ transaction_id, sum }) => `ledger transaction ${transaction_id} sums to ${sum}`),
    ...balances
      .filter(({ account, balance }) => balance !== (totals.get(account) ?? 0))
      .map(({ account }) => `the balance of ${account} is not the sum of its entries`),
  ];
}

async function findAuditChainErrors({ db }: HostContext): Promise<string[]> {
  const rows = await db
    .selectFrom("audit_log")
    .select(["lms_id", "seq", "previous_hash", "hash"])
    .orderBy("lms_id")
    .orderBy("seq")
    .execute();
  return rows.flatMap(({ lms_id, seq, previous_hash }, index) => {
    const previous = rows[index - 1]?.lms_id === lms_id ? rows[index - 1] : undefined;
    const isNext =
      seq === (previous?.seq ?? 0) + 1 && (!previous || previous_hash === previous.hash);
    return isNext ? [] : [`audit row ${seq} does not continue the chain`];
  });
}

async function findCorruptFiles({ db, ports }: HostContext): Promise<string[]> {
  const rows = await db
    .selectFrom("files")
    .select(["id", "sha256"])
    .where("stored_at", "is not", null)
    .execute();
  const errors: string[] = [];
  for (const { id, sha256 } of rows) {
    const stream = await ports.blobs.get(getBlobKey(id));
    const bytes = stream ? Buffer.from(await new Response(stream).arrayBuffer()) : Buffer.alloc(0);
    if (createHash("sha256").update(bytes).digest("hex") !== sha256)
      errors.push(`the bytes of file ${id} do not match its checksum`);
  }
  return errors;
}
