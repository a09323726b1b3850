import { isMediaKind } from "~/lib/media-fields";
import { hasPermission, type Permission } from "~/lib/permissions";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import {
  forbidden,
  type HostContext,
  notFound,
  type Queryable,
  requirePermission,
} from "../../kit/context";
import { getUserName } from "../accounts/users";
import { requireClassStaff } from "../learning/class-access";
import { findOpenChapter } from "../learning/open-chapter";
import { findChapterOfFile } from "./chapter-files";
import { type FileRow, getBlobKey, requireFile } from "./files";

/** Purposes of private files, with the permission to read them besides the owner (designs B2). */
const PRIVATE_FILE_PERMISSIONS: Partial<Record<FileRow["purpose"], Permission>> = {
  letter: "letter.view",
  cv: "cv.view",
};

interface OpenFileInput {
  tenantId: string;
  id: string;
  user: HostUser | null;
}

/**
 * Finds a file that the user may read.
 * @throws ApiError 404, also for the CVs of others; for private files 401 for guests and 403 for other users
 */
export async function openFile(
  { db }: HostContext,
  { tenantId, id, user }: OpenFileInput,
): Promise<{ file: FileRow; isPrivate: boolean }> {
  const file = await requireFile(db, tenantId, id);
  if (isMediaKind(file.purpose)) {
    if (file.owner_id !== user?.id) await requireOpenChapter(db, file, user);
    return { file, isPrivate: true };
  }
  const permission = PRIVATE_FILE_PERMISSIONS[file.purpose];
  if (!permission && file.purpose !== "assignment") return { file, isPrivate: false };
  if (file.purpose === "cv" && !mayReadCv(file, user)) throw notFound("Berkas");
  if (!user) throw new ApiError(401, "Silakan masuk untuk membuka berkas ini.");
  if (file.owner_id === user.id) return { file, isPrivate: true };
  if (permission) requirePermission(user, permission);
  else await requireStaffOfFile(db, file, user);
  return { file, isPrivate: true };
}

/** The file is missing for others, because a 403 would tell that its owner applied for a job. */
const mayReadCv = (file: FileRow, user: HostUser | null): boolean =>
  user !== null && (file.owner_id === user.id || hasPermission(user.roles, "cv.view"));

/** A chapter's file is for those who may open the chapter; before it is in one, for who uploaded it. @throws ApiError 401, 403, 404 */
async function requireOpenChapter(
  db: Queryable,
  { lms_id, id }: FileRow,
  user: HostUser | null,
): Promise<void> {
  const place = await findChapterOfFile(db, { tenantId: lms_id, id });
  const isOpen =
    place && (await findOpenChapter(db, { tenantId: lms_id, user, ...place })).access !== "locked";
  if (isOpen) return;
  throw user ? forbidden() : new ApiError(401, "Silakan masuk untuk membuka berkas ini.");
}

/** The staff of a class reads what its learners have handed in. @throws ApiError 403 */
async function requireStaffOfFile(
  db: Queryable,
  { lms_id, id }: FileRow,
  user: HostUser,
): Promise<void> {
  const holder = await db
    .selectFrom("hand_ins as h")
    .innerJoin("assignments as a", (join) =>
      join.onRef("a.lms_id", "=", "h.lms_id").onRef("a.id", "=", "h.assignment_id"),
    )
    .select("a.class_id")
    .where("h.lms_id", "=", lms_id)
    .where("h.file_id", "=", id)
    .executeTakeFirst();
  if (!holder) throw forbidden();
  await requireClassStaff(db, { lms_id, id: holder.class_id }, user);
}

interface DeleteFileInput extends AuditSource {
  user: HostUser;
  id: string;
}

/** Deletes a file; other users' deletions are audited. @throws ApiError 403, 404 */
export async function deleteFile(context: HostContext, input: DeleteFileInput): Promise<void> {
  const { db, ports, clock } = context;
  const { tenantId, user, id } = input;
  await db.transaction().execute(async (trx) => {
    const file = await requireFile(trx, tenantId, id);
    const isOwner = file.owner_id === user.id;
    if (!isOwner && !hasPermission(user.roles, "file.delete")) throw forbidden();
    const { numUpdatedRows } = await trx
      .updateTable("files")
      .set({ deleted_at: clock() })
      .where("lms_id", "=", tenantId)
      .where("id", "=", file.id)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    if (isOwner || !numUpdatedRows) return;
    await appendAudit(context, trx, input, {
      user,
      actorName: await getUserName(trx, user.id),
      action: "file.delete",
      entity: "file",
      entityId: file.id,
      before: { purpose: file.purpose, name: file.name, bytes: file.bytes },
    });
  });
  // If the process stops here, the sweep job finishes the deletion.
  await ports.blobs.delete(getBlobKey(id));
  await db
    .deleteFrom("files")
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .where("deleted_at", "is not", null)
    .execute();
}
