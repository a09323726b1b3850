import type { FileInfo } from "../../hosts/drive/contract";
import { type HostContext, missing, type Queryable } from "../context";
import type { Schema } from "../schema/schema";

export type FileRow = Schema["files"];

/** How long a file waits for a record to refer to it. */
const UNCLAIMED_MS = 24 * 3_600_000;
const MOST_AT_ONCE = 200;

export const toFileInfo = ({ id, name, type, bytes, purpose, created_at, claimed_at }: FileRow): FileInfo => ({
  ...{ id, name, type, bytes, purpose },
  ...{ createdAt: created_at, claimed: claimed_at !== null },
});

/** Where a file's bytes are in the blob store. */
export const blobKey = (id: string) => `${id.slice(0, 2)}/${id}`;

/** A file that can be read. @throws HostRefusal 404, also for another tenant's */
export async function findFile(db: Queryable, lmsId: string, id: string): Promise<FileRow> {
  const row = await db
    .selectFrom("files")
    .selectAll()
    .where("lms_id", "=", lmsId)
    .where("id", "=", id)
    .where("stored_at", "is not", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) throw missing("Berkas");
  return row;
}

/**
 * A record refers to this file from now on, so that it is kept: in the transaction that writes the record, or afterwards by the drive's own call.
 * @throws HostRefusal 404 for one that is not there (any more)
 */
export async function claimFile(trx: Queryable, { lmsId, id, now }: { lmsId: string; id: string; now: number }): Promise<FileRow> {
  await trx
    .updateTable("files")
    .set({ claimed_at: now })
    .where("lms_id", "=", lmsId)
    .where("id", "=", id)
    .where("claimed_at", "is", null)
    .where("stored_at", "is not", null)
    .where("deleted_at", "is", null)
    .execute();
  return findFile(trx, lmsId, id);
}

/**
 * Job: removes what nobody claimed within 24 hours, and finishes deletions. The row is marked first and goes last, so that a break in between leaves
 * no bytes without a row.
 */
export async function sweepFiles({ db, ports, clock }: HostContext): Promise<void> {
  const now = clock();
  await db
    .updateTable("files")
    .set({ deleted_at: now })
    .where("claimed_at", "is", null)
    .where("created_at", "<=", now - UNCLAIMED_MS)
    .where("deleted_at", "is", null)
    .execute();
  const over = await db
    .selectFrom("files")
    .select(["lms_id", "id"])
    .where("deleted_at", "is not", null)
    .orderBy("deleted_at")
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { lms_id, id } of over) {
    await ports.blobs.delete(blobKey(id));
    await db.deleteFrom("files").where("lms_id", "=", lms_id).where("id", "=", id).execute();
  }
}
