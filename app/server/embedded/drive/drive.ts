import type { driveContract } from "../../hosts/drive/contract";
import { answer, type Handlers, HostRefusal, type HostUser } from "../../hosts/implement";
import { appendAudit } from "../audit";
import { forbidden, type HostContext, MANAGERS } from "../context";
import { nameOf } from "../desk/people-rows";
import { serveBytes } from "./byte-range";
import { contentDisposition } from "./file-name";
import { blobKey, claimFile, type FileRow, findFile, toFileInfo } from "./file-rows";
import { keepUpload } from "./upload";

/** Whose bytes more than the id is needed for, and which roles read them beside the owner (designs B2: schools and jobs). */
const READERS: Partial<Record<FileRow["purpose"], readonly number[]>> = { letter: [...MANAGERS, 9], cv: [...MANAGERS, 5, 8] };

/** The file drive. */
export function driveHandlers(context: HostContext): Handlers<typeof driveContract> {
  const { db, ports, clock } = context;
  return {
    upload: async (input) => answer(201, { status: true, message: "Berkas tersimpan", data: await keepUpload(context, input) }),

    download: async ({ lmsId, params, request, user }) => {
      const file = await findFile(db, lmsId, params.id);
      mayRead(file, user);
      const isPrivate = READERS[file.purpose] !== undefined;
      const served = await serveBytes(request, {
        etag: `"${file.sha256.slice(0, 32)}"`,
        bytes: file.bytes,
        headers: {
          "Content-Type": file.type,
          // A document runs nothing and is not shown in our name.
          "Content-Disposition": contentDisposition(file.type === "application/pdf" ? "attachment" : "inline", file.name),
          "Content-Security-Policy": "default-src 'none'; sandbox",
          "Cache-Control": isPrivate ? "private, no-store" : "public, max-age=31536000, immutable",
        },
        read: (range) => ports.blobs.get(blobKey(file.id), range),
      });
      if (!served) throw new HostRefusal(404, "Isi berkas tidak ditemukan");
      return served;
    },

    getFile: async ({ lmsId, params }) => ({ data: toFileInfo(await findFile(db, lmsId, params.id)) }),

    claimFile: async ({ lmsId, params }) => ({ data: toFileInfo(await claimFile(db, { lmsId, id: params.id, now: clock() })) }),

    deleteFile: async (input) => {
      const { lmsId, params, user } = input;
      await db.transaction().execute(async (trx) => {
        const file = await findFile(trx, lmsId, params.id);
        const isOwn = file.owner_id === user.id;
        if (!isOwn && !user.roles.some((role) => MANAGERS.includes(role as 0 | 1))) throw forbidden();
        const { numUpdatedRows } = await trx
          .updateTable("files")
          .set({ deleted_at: clock() })
          .where("lms_id", "=", lmsId)
          .where("id", "=", file.id)
          .where("deleted_at", "is", null)
          .executeTakeFirst();
        if (isOwn || !numUpdatedRows) return;
        const before = { purpose: file.purpose, name: file.name, bytes: file.bytes };
        const what = { action: "file.delete", entity: "file", entityId: file.id, before };
        await appendAudit(context, trx, input, { user, actorName: await nameOf(trx, user.id), ...what });
      });
      // From here on the sweeping job would do the same.
      await ports.blobs.delete(blobKey(params.id));
      await db.deleteFrom("files").where("lms_id", "=", lmsId).where("id", "=", params.id).where("deleted_at", "is not", null).execute();
      return { data: null, message: "Berkas dihapus" };
    },
  };
}

/** @throws HostRefusal 401 for guests, 403 for people, where the id alone is not enough */
function mayRead(file: FileRow, user: HostUser | null): void {
  const readers = READERS[file.purpose];
  if (!readers || (user && file.owner_id === user.id)) return;
  if (!user) throw new HostRefusal(401, "Silakan masuk untuk membuka berkas ini.");
  if (!user.roles.some((role) => readers.includes(role))) throw forbidden();
}
