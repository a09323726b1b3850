import type { HostContext, Queryable } from "../context";
import { type AuditAnchor, readAuditAnchors } from "./audit-anchors";
import { createAuditHasher } from "./audit-hash";

const BATCH_SIZE = 1_000;

type AuditVerifier = Pick<HostContext, "db" | "appSecret" | "dataDir">;

/**
 * Verifies the whole chain in batches, and against the last anchor.
 * @returns the number of the first altered, missing or inserted row (last + 1 if the end is cut
 * off; the anchor's if the rows from there on were replaced); null if intact
 */
export async function findBrokenAuditRow(
  context: AuditVerifier,
  tenantId: string,
): Promise<number | null> {
  const anchors = await readAuditAnchors(context);
  return findBrokenRow(context, tenantId, anchors[tenantId]);
}

async function findBrokenRow(
  { db, ...secret }: AuditVerifier,
  tenantId: string,
  anchor: AuditAnchor | undefined,
): Promise<number | null> {
  const hashRow = createAuditHasher(secret);
  // Rows may be appended while reading: the last row lies between the counter before and after.
  const minLast = Math.max(await getLastSequenceNumber(db, tenantId), anchor?.seq ?? 0);
  let [last, previous] = [0, ""];
  for await (const { hash, ...row } of readAuditLog(db, tenantId)) {
    if (row.seq !== last + 1 || row.previous_hash !== previous || hashRow(row) !== hash)
      return row.seq;
    if (row.seq === anchor?.seq && hash !== anchor.hash) return row.seq;
    [last, previous] = [row.seq, hash];
  }
  if (last < minLast) return last + 1;
  const maxLast = await getLastSequenceNumber(db, tenantId);
  return last > maxLast ? maxLast + 1 : null;
}

/** All rows of a tenant in order, read in batches. */
export async function* readAuditLog(db: Queryable, tenantId: string) {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom("audit_log")
      .selectAll()
      .where("lms_id", "=", tenantId)
      .where("seq", ">", last)
      .orderBy("seq")
      .limit(BATCH_SIZE)
      .execute();
    yield* rows;
    if (rows.length < BATCH_SIZE) return;
    last = rows.at(-1)?.seq ?? last;
  }
}

async function getLastSequenceNumber(db: Queryable, tenantId: string): Promise<number> {
  const row = await db
    .selectFrom("counters")
    .select("value")
    .where("lms_id", "=", tenantId)
    .where("name", "=", "audit")
    .executeTakeFirst();
  return row?.value ?? 0;
}
