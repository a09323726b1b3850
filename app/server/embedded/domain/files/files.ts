import { DAY_MS } from "~/lib/time";
import type { FileInfo } from "../../../hosts/drive/contract";
import type { Schema } from "../../database/schema/schema";
import { type HostContext, notFound, type Queryable } from "../../kit/context";

export type FileRow = Schema["files"];

interface FileKey {
  tenantId: string;
  id: string;
}

const UNCLAIMED_TTL_MS = DAY_MS;
const SWEEP_BATCH_SIZE = 200;

export const toFileInfo = ({
  id,
  name,
  type,
  bytes,
  purpose,
  created_at,
  claimed_at,
}: FileRow): FileInfo => ({
  id,
  name,
  type,
  bytes,
  purpose,
  createdAt: created_at,
  claimed: claimed_at !== null,
});

export const getBlobKey = (id: string) => `${id.slice(0, 2)}/${id}`;

/** Reads a stored file's row. @throws ApiError 404 also for another tenant's file */
export async function requireFile(db: Queryable, tenantId: string, id: string): Promise<FileRow> {
  const row = await db
    .selectFrom("files")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .where("stored_at", "is not", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) throw notFound("Berkas");
  return row;
}

/**
 * Marks a file as referenced by a record, so that the sweep retains it.
 * @throws ApiError 404
 */
export async function claimFile(
  trx: Queryable,
  { tenantId, id, now }: { tenantId: string; id: string; now: number },
): Promise<FileRow> {
  await trx
    .updateTable("files")
    .set({ claimed_at: now })
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .where("claimed_at", "is", null)
    .where("stored_at", "is not", null)
    .where("deleted_at", "is", null)
    .execute();
  return requireFile(trx, tenantId, id);
}

/**
 * Claims a file that belongs to nothing else yet.
 * @throws ApiError 404, also for a file of another purpose
 */
export async function claimNewFile(
  trx: Queryable,
  { tenantId, id, purpose, now }: FileKey & { purpose: FileRow["purpose"]; now: number },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("files")
    .set({ claimed_at: now })
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .where("purpose", "=", purpose)
    .where("claimed_at", "is", null)
    .where("stored_at", "is not", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound("Berkas");
}

/** Marks a file as deleted; the sweep deletes its bytes. */
export async function discardFile(
  trx: Queryable,
  { tenantId, id, now }: FileKey & { now: number },
): Promise<void> {
  await trx
    .updateTable("files")
    .set({ deleted_at: now })
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .execute();
}

/**
 * Job: deletes files unclaimed for 24 hours and finishes deletions. Rows are marked first and
 * deleted last, so that a crash leaves no bytes without a row.
 */
export async function sweepFiles({ db, ports, clock }: HostContext): Promise<void> {
  const now = clock();
  await db
    .updateTable("files")
    .set({ deleted_at: now })
    .where("claimed_at", "is", null)
    .where("created_at", "<=", now - UNCLAIMED_TTL_MS)
    .where("deleted_at", "is", null)
    .execute();
  const deletedFiles = await db
    .selectFrom("files")
    .select(["lms_id", "id"])
    .where("deleted_at", "is not", null)
    .orderBy("deleted_at")
    .limit(SWEEP_BATCH_SIZE)
    .execute();
  for (const { lms_id, id } of deletedFiles) {
    await ports.blobs.delete(getBlobKey(id));
    await db.deleteFrom("files").where("lms_id", "=", lms_id).where("id", "=", id).execute();
  }
}
