import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { HostContext } from "~/server/embedded/context";
import type { Database } from "~/server/embedded/database";
import { blobKey } from "~/server/embedded/drive/file-rows";
import { findNumbers } from "./writes";

/**
 * Looks at everything that a broken process left.
 * @returns sentences of what is wrong: none when all that was answered is there once, and what is there fits together
 */
export async function inspect({ dialect }: Database, context: HostContext, answered: ReadonlySet<number>): Promise<string[]> {
  const numbers = await findNumbers(context);
  const there = new Set(numbers);
  return [
    ...[...answered].filter((number) => !there.has(number)).map((number) => `${number} was answered and is lost`),
    ...numbers.filter((number, index) => numbers.indexOf(number) !== index).map((number) => `${number} is there twice`),
    ...(dialect === "sqlite" ? await brokenDatabase(context) : []),
    ...(await unbalanced(context)),
    ...(await brokenChains(context)),
    ...(await brokenFiles(context)),
  ];
}

async function brokenDatabase({ db }: HostContext): Promise<string[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const keys = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  return [
    ...rows.map(({ integrity_check }) => integrity_check).filter((line) => line !== "ok"),
    ...keys.rows.map(({ table }) => `a row of ${table} refers to none`),
  ];
}

/** Each transaction sums to zero, and each balance is the sum of its entries. */
async function unbalanced({ db }: HostContext): Promise<string[]> {
  const sums = await db
    .selectFrom("ledger_entries")
    .select(["transaction_id", sql<number>`sum(amount)`.as("sum")])
    .groupBy(["lms_id", "transaction_id"])
    .having(sql`sum(amount)`, "<>", 0)
    .execute();
  const balances = await db.selectFrom("ledger_balances").select(["account", "balance"]).execute();
  const entries = await db.selectFrom("ledger_entries").select(["account", "amount"]).execute();
  const summed = new Map<string, number>();
  for (const { account, amount } of entries) summed.set(account, (summed.get(account) ?? 0) + amount);
  return [
    ...sums.map(({ transaction_id, sum }) => `the ledger's transaction ${transaction_id} sums to ${sum}`),
    ...balances
      .filter(({ account, balance }) => balance !== (summed.get(account) ?? 0))
      .map(({ account }) => `${account} is not its entries' sum`),
  ];
}

/** Each audit row follows the one before it, without a gap. */
async function brokenChains({ db }: HostContext): Promise<string[]> {
  const rows = await db
    .selectFrom("audit_log")
    .select(["lms_id", "seq", "previous_hash", "hash"])
    .orderBy("lms_id")
    .orderBy("seq")
    .execute();
  return rows.flatMap(({ lms_id, seq, previous_hash }, index) => {
    const before = rows[index - 1]?.lms_id === lms_id ? rows[index - 1] : undefined;
    const isNext = seq === (before?.seq ?? 0) + 1 && (!before || previous_hash === before.hash);
    return isNext ? [] : [`audit row ${seq} does not follow the one before it`];
  });
}

async function brokenFiles({ db, ports }: HostContext): Promise<string[]> {
  const rows = await db.selectFrom("files").select(["id", "sha256"]).where("stored_at", "is not", null).execute();
  const broken: string[] = [];
  for (const { id, sha256 } of rows) {
    const stream = await ports.blobs.get(blobKey(id));
    const bytes = stream ? Buffer.from(await new Response(stream).arrayBuffer()) : Buffer.alloc(0);
    if (createHash("sha256").update(bytes).digest("hex") !== sha256) broken.push(`the bytes of file ${id} are not what its row says`);
  }
  return broken;
}
