import { createHash, createHmac, randomBytes } from "node:crypto";
import { isMediaKind } from "~/lib/media-fields";
import { HOUR_MS, SECOND_MS } from "~/lib/time";
import { FILE_PURPOSES, type FileInfo, MAX_FILE_BYTES } from "../../../hosts/drive/contract";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import { getNetworkPrefix } from "../../../http/network-prefix";
import { type HostContext, validationError } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { sanitizeFileName } from "./file-name";
import { type FileRow, getBlobKey, toFileInfo } from "./files";
import { saveMedia } from "./upload-media";
import { sanitizeFile } from "./validate-file";

/** Guests only, per network and tenant; a school's computers may share one address. */
const MAX_UPLOADS_PER_HOUR = 60;

interface UploadInput {
  tenantId: string;
  request: Request;
  user: HostUser | null;
  clientIp: string;
  idempotencyKey: string | undefined;
}

/**
 * Stores an upload: first its row, then the bytes, then `stored_at`, which makes it readable. A retry
 * with the same idempotency key completes an interrupted upload. Files of chapters are stored as they arrive.
 * @throws ApiError 400, 401, 413, 415, 422, 429
 */
export async function saveUpload(
  context: HostContext,
  { tenantId, request, user, clientIp, idempotencyKey }: UploadInput,
): Promise<FileInfo> {
  const { db, ports, clock, appSecret } = context;
  const purpose = FILE_PURPOSES.find((name) => name === request.headers.get("x-file-purpose"));
  if (!purpose) throw validationError({ purpose: "Tujuan berkas tidak dikenal" });
  if (purpose === "picture" && !user)
    throw new ApiError(401, "Silakan masuk untuk mengunggah gambar.");
  const ip_hash = createHmac("sha256", appSecret)
    .update(`${tenantId} ${getNetworkPrefix(clientIp)}`)
    .digest("hex");
  if (!user && clientIp) await enforceRateLimit(context, tenantId, ip_hash);
  if (isMediaKind(purpose))
    return saveMedia(context, {
      tenantId,
      request,
      user,
      kind: purpose,
      ipHash: ip_hash,
      idempotencyKey,
    });
  const received = await readBody(request);
  const { type, bytes } = await sanitizeFile(received, purpose);
  const name = sanitizeFileName(request.headers.get("x-file-name"), type);
  const body = { purpose, name, owner: user?.id ?? null, sha256: digest(received) };
  const row = await withIdempotency<FileRow>(
    context,
    { tenantId, operation: "upload", key: idempotencyKey, body },
    async (trx) => {
      const file: FileRow = {
        lms_id: tenantId,
        id: randomBytes(16).toString("hex"),
        name,
        type,
        bytes: bytes.byteLength,
        sha256: digest(bytes),
        purpose,
        owner_id: user?.id ?? null,
        ip_hash,
        created_at: clock(),
        stored_at: null,
        claimed_at: null,
        deleted_at: null,
      };
      await trx.insertInto("files").values(file).execute();
      return file;
    },
  );
  const stored = await db
    .selectFrom("files")
    .select("stored_at")
    .where("lms_id", "=", tenantId)
    .where("id", "=", row.id)
    .executeTakeFirst();
  // Another release may encode an image differently, so size and hash follow the stored bytes.
  if (stored?.stored_at === null) {
    await ports.blobs.put(getBlobKey(row.id), bytes, type);
    await db
      .updateTable("files")
      .set({ stored_at: clock(), bytes: bytes.byteLength, sha256: digest(bytes) })
      .where("lms_id", "=", tenantId)
      .where("id", "=", row.id)
      .where("stored_at", "is", null)
      .execute();
  }
  return toFileInfo(row);
}

const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** @throws ApiError 429 with `data: { retryAfterSeconds }` */
async function enforceRateLimit(
  { db, clock }: HostContext,
  tenantId: string,
  ipHash: string,
): Promise<void> {
  const now = clock();
  const oldest = await db
    .selectFrom("files")
    .select("created_at")
    .where("lms_id", "=", tenantId)
    .where("ip_hash", "=", ipHash)
    .where("owner_id", "is", null)
    .where("created_at", ">", now - HOUR_MS)
    .orderBy("created_at", "desc")
    .offset(MAX_UPLOADS_PER_HOUR - 1)
    .limit(1)
    .executeTakeFirst();
  if (oldest)
    throw new ApiError(429, "Terlalu banyak percobaan", {
      retryAfterSeconds: Math.ceil((oldest.created_at + HOUR_MS - now) / SECOND_MS),
    });
}

/** @throws ApiError 413 as soon as the limit is exceeded, 400 if empty or aborted */
async function readBody(request: Request): Promise<Uint8Array> {
  const tooLarge = () =>
    new ApiError(413, `Berkas terlalu besar (maks. ${MAX_FILE_BYTES / 1_048_576} MB)`);
  if (Number(request.headers.get("content-length") ?? 0) > MAX_FILE_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read().catch(() => {
      throw new ApiError(400, "Berkas tidak dapat dibaca");
    });
    if (done) break;
    length += value.byteLength;
    if (length > MAX_FILE_BYTES) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  if (length === 0) throw new ApiError(400, "Berkas kosong");
  return Buffer.concat(chunks, length);
}
