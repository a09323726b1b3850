import type { driveContract } from "../../hosts/drive/contract";
import { ApiError, createEnvelopeResponse, type Handlers } from "../../hosts/host-handler";
import { deleteFile, openFile } from "../domain/files/file-access";
import { formatContentDisposition } from "../domain/files/file-name";
import { claimFile, getBlobKey, requireFile, toFileInfo } from "../domain/files/files";
import { saveUpload } from "../domain/files/upload";
import { serveBytes } from "../kit/byte-range";
import type { HostContext } from "../kit/context";

/** The file drive. */
export function driveHandlers(context: HostContext): Handlers<typeof driveContract> {
  const { db, ports, clock } = context;
  return {
    upload: async ({ tenantId, request, user, clientIp, idempotencyKey }) =>
      createEnvelopeResponse(201, {
        status: true,
        message: "Berkas tersimpan",
        data: await saveUpload(context, { tenantId, request, user, clientIp, idempotencyKey }),
      }),

    download: async ({ tenantId, params, request, user }) => {
      const { file, isPrivate } = await openFile(context, { tenantId, id: params.id, user });
      const response = await serveBytes(request, {
        etag: `"${file.sha256.slice(0, 32)}"`,
        size: file.bytes,
        headers: {
          "Content-Type": file.type,
          // Documents may hold active content, so they are downloaded instead of shown.
          "Content-Disposition": formatContentDisposition(
            file.type === "application/pdf" ? "attachment" : "inline",
            file.name,
          ),
          "Content-Security-Policy": "default-src 'none'; sandbox",
          "Cache-Control": isPrivate ? "private, no-store" : "public, max-age=31536000, immutable",
        },
        read: (range) => ports.blobs.get(getBlobKey(file.id), range),
      });
      if (!response) throw new ApiError(404, "Isi berkas tidak ditemukan");
      return response;
    },

    getFile: async ({ tenantId, params }) => ({
      data: toFileInfo(await requireFile(db, tenantId, params.id)),
    }),
    claimFile: async ({ tenantId, params }) => ({
      data: toFileInfo(await claimFile(db, { tenantId, id: params.id, now: clock() })),
    }),
    deleteFile: async ({ tenantId, user, clientIp, requestId, params }) => {
      await deleteFile(context, { tenantId, user, clientIp, requestId, id: params.id });
      return { data: null, message: "Berkas dihapus" };
    },
  };
}
