import type { HostContext, Queryable } from "../context";
import { type AuditAnchor, readAuditAnchors } from "./audit-anchors";
import { createAuditRowCheck } from "./audit-hash";
import { type AuditMark, readAuditMark, writeAuditMark } from "./audit-verification";

const BATCH_SIZE = 1_000;

type AuditVerifier = Pick<HostContext, "db" | "appSecret" | "dataDir">;

/** A row of the chain; `seq` 0 stands before the first one. */
interface Link {
  seq: number;
  hash: string;
}

const START: Link = { seq: 0, hash: "" };

/**
 * Verifies the whole chain in batches, and against the last anchor.
 * @returns the number of the first altered, missing or inserted row (last + 1 if the end is cut
 * off; the anchor's if the rows from there on were replaced); null if intact
 */
export async function findBrokenAuditRow(
  context: AuditVerifier,
  tenantId: string,
): Promise<number | null> {
  return (await verifyFrom(context, tenantId, START)).brokenAt;
}

type Verifier = AuditVerifier & Pick<HostContext, "clock">;

/** Verifies the whole chain, and stores how far. */
export async function verifyWholeAuditLog(context: Verifier, tenantId: string): Promise<AuditMark> {
  const { last, brokenAt } = await verifyFrom(context, tenantId, START);
  const now = context.clock();
  const mark = { ...last, at: now, wholeAt: now, brokenAt };
  await writeAuditMark(context, tenantId, mark);
  return mark;
}

/**
 * Verifies what was appended since the last verification. A log without one, or that no longer holds its last verified row,
 * is verified from row 1 on; a broken one stays broken until the whole of it is found intact.
 */
export async function verifyNewAuditRows(context: Verifier, tenantId: string): Promise<AuditMark> {
  const mark = await readAuditMark(context, tenantId);
  if (!mark || !(await holdsRow(context.db, tenantId, mark)))
    return verifyWholeAuditLog(context, tenantId);
  if (mark.brokenAt !== null) return mark;
  const { last, brokenAt } = await verifyFrom(context, tenantId, mark);
  const verified = { ...last, at: context.clock(), wholeAt: mark.wholeAt, brokenAt };
  await writeAuditMark(context, tenantId, verified);
  return verified;
}

async function holdsRow(db: Queryable, tenantId: string, { seq, hash }: Link): Promise<boolean> {
  if (seq === START.seq) return hash === START.hash;
  const row = await db
    .selectFrom("audit_log")
    .select("hash")
    .where("lms_id", "=", tenantId)
    .where("seq", "=", seq)
    .executeTakeFirst();
  return row?.hash === hash;
}

/** Verifies the rows after a verified one. @returns the last intact row, and the first broken one */
async function verifyFrom(
  { db, ...secret }: AuditVerifier,
  tenantId: string,
  start: Link,
): Promise<{ last: Link; brokenAt: number | null }> {
  const anchor: AuditAnchor | undefined = (await readAuditAnchors(secret))[tenantId];
  const isAsWritten = createAuditRowCheck(secret);
  // Rows may be appended while reading: the last row lies between the counter before and after.
  const minLast = Math.max(await getLastSequenceNumber(db, tenantId), anchor?.seq ?? 0);
  let last: Link = { seq: start.seq, hash: start.hash };
  for await (const row of readAuditLog(db, tenantId, start.seq)) {
    const isIntact =
      row.seq === last.seq + 1 &&
      row.previous_hash === last.hash &&
      isAsWritten(row) &&
      (row.seq !== anchor?.seq || row.hash === anchor.hash);
    if (!isIntact) return { last, brokenAt: row.seq };
    last = { seq: row.seq, hash: row.hash };
  }
  if (last.seq < minLast) return { last, brokenAt: last.seq + 1 };
  const maxLast = await getLastSequenceNumber(db, tenantId);
  return { last, brokenAt: last.seq > maxLast ? maxLast + 1 : null };
}

/** Rows of a tenant in order, read in batches. @param after number of the row before the first one */
export async function* readAuditLog(db: Queryable, tenantId: string, after = 0) {
  for (let last = after; ; ) {
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
