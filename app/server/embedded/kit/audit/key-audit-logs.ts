import type { Transaction } from "kysely";
import type { Schema } from "../../database/schema/schema";
import type { HostContext } from "../context";
import { readAuditAnchors } from "./audit-anchors";
import { createAuditHasher, hashUnkeyedAuditRow } from "./audit-hash";
import { readAuditLog } from "./verify-audit-log";

/** Set by migration 0021 in a database whose audit log has no key yet. */
const UNKEYED_META_KEY = "audit-log-unkeyed";

type Context = Pick<HostContext, "db" | "appSecret" | "dataDir" | "log">;

/**
 * Gives the chains of an earlier release their key, once. Rows from a broken one on keep their hash, so that the break
 * stays visible. A log that is anchored had its key already: then the mark is forged and nothing is done.
 */
export async function keyAuditLogs(context: Context): Promise<void> {
  const { db, log } = context;
  const isMarked = await db
    .selectFrom("meta")
    .select("key")
    .where("key", "=", UNKEYED_META_KEY)
    .executeTakeFirst();
  if (!isMarked) return;
  if (Object.keys(await readAuditAnchors(context)).length > 0) {
    log.error("audit log is marked as written without a key, but has anchors; it stays as it is");
    return;
  }
  const tenants = await db.selectFrom("tenants").select("lms_id").orderBy("lms_id").execute();
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("meta")
      .where("key", "=", UNKEYED_META_KEY)
      .executeTakeFirst();
    // Another instance was faster.
    if (numDeletedRows === 0n) return;
    for (const { lms_id } of tenants) await keyAuditLog(context, trx, lms_id);
  });
}

async function keyAuditLog(
  { appSecret, log }: Context,
  trx: Transaction<Schema>,
  tenant: string,
): Promise<void> {
  const hashRow = createAuditHasher({ appSecret });
  let [oldPrevious, previous, rows] = ["", "", 0];
  for await (const { hash: oldHash, ...row } of readAuditLog(trx, tenant)) {
    const isIntact =
      row.seq === rows + 1 &&
      row.previous_hash === oldPrevious &&
      hashUnkeyedAuditRow(row) === oldHash;
    if (!isIntact) {
      log.error(
        { tenant, brokenAt: row.seq },
        "audit log is broken; its rows from there get no key",
      );
      return;
    }
    const hash = hashRow({ ...row, previous_hash: previous });
    await trx
      .updateTable("audit_log")
      .set({ previous_hash: previous, hash })
      .where("lms_id", "=", tenant)
      .where("seq", "=", row.seq)
      .execute();
    [oldPrevious, previous, rows] = [oldHash, hash, row.seq];
  }
  if (rows > 0) log.info({ tenant, rows, hash: previous }, "audit log got its key");
}
