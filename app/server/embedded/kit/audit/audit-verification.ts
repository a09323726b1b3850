import type { Schema } from "../../database/schema/schema";
import type { HostContext, Queryable } from "../context";
import { createAuditMarkHasher } from "./audit-hash";

/** How far a tenant's audit log was verified. */
export interface AuditMark {
  /** The last verified row, 0 for an empty log, and its hash. */
  seq: number;
  hash: string;
  /** UTC ms of this verification, and of the last one from row 1 on. */
  at: number;
  wholeAt: number;
  /** Where the log was found broken; null if it was intact. */
  brokenAt: number | null;
}

type Secret = Pick<HostContext, "appSecret">;
type Row = Schema["audit_verifications"];

/** Null without one, and for one that the application did not write. */
export async function readAuditMark(
  { db, appSecret }: Pick<HostContext, "db"> & Secret,
  tenantId: string,
): Promise<AuditMark | null> {
  const row = await db
    .selectFrom("audit_verifications")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .executeTakeFirst();
  if (!row) return null;
  const { lms_id: _, proof, whole_at: wholeAt, broken_at: brokenAt, ...rest } = row;
  const mark = { ...rest, wholeAt, brokenAt };
  return proveMark({ appSecret }, tenantId, mark) === proof ? mark : null;
}

export async function writeAuditMark(
  { db, ...secret }: { db: Queryable } & Secret,
  tenantId: string,
  mark: AuditMark,
): Promise<void> {
  const values: Omit<Row, "lms_id"> = {
    seq: mark.seq,
    hash: mark.hash,
    at: mark.at,
    whole_at: mark.wholeAt,
    broken_at: mark.brokenAt,
    proof: proveMark(secret, tenantId, mark),
  };
  await db
    .insertInto("audit_verifications")
    .values({ lms_id: tenantId, ...values })
    .onConflict((conflict) => conflict.column("lms_id").doUpdateSet(values))
    .execute();
}

const proveMark = (
  secret: Secret,
  tenantId: string,
  { seq, hash, at, wholeAt, brokenAt }: AuditMark,
): string => createAuditMarkHasher(secret)([tenantId, seq, hash, at, wholeAt, brokenAt]);
