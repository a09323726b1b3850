import { createHash, type Hash, randomBytes } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import { lookup } from "~/lib/lookup";
import {
  getTooLargeMessage,
  getWrongTypeMessage,
  MEDIA_RULES,
  type MediaKind,
} from "~/lib/media-fields";
import type { FILE_TYPES, FileInfo } from "../../../hosts/drive/contract";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import { type HostContext, requirePermission } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { sanitizeFileName } from "./file-name";
import { discardFile, type FileRow, getBlobKey, toFileInfo } from "./files";

type FileType = (typeof FILE_TYPES)[number];

/** What `file-type` calls them. An MP4 container is sound where sound is asked for. */
const TYPES: Record<MediaKind, Partial<Record<string, FileType>>> = {
  video: { "video/mp4": "video/mp4", "video/x-m4v": "video/mp4", "video/webm": "video/webm" },
  audio: {
    "audio/mpeg": "audio/mpeg",
    "audio/mp4": "audio/mp4",
    "audio/x-m4a": "audio/mp4",
    "video/mp4": "audio/mp4",
    "audio/ogg": "audio/ogg",
    "audio/ogg; codecs=opus": "audio/ogg",
  },
  document: { "application/pdf": "application/pdf" },
  captions: { "text/vtt": "text/vtt" },
};

/** Enough for every type's signature, also behind a container's first boxes. */
const HEAD_BYTES = 8_192;

interface MediaUpload {
  tenantId: string;
  request: Request;
  user: HostUser | null;
  kind: MediaKind;
  ipHash: string;
  idempotencyKey: string | undefined;
}

/**
 * Stores a chapter's file as it arrives, so that memory does not grow with it: its row first, the bytes next, then
 * `stored_at`. What is cut off or too large is discarded, and so is a file that was sent with the same key before.
 * @throws ApiError 400, 401, 403, 413, 415
 */
export async function saveMedia(context: HostContext, upload: MediaUpload): Promise<FileInfo> {
  const { db, ports, clock } = context;
  const { tenantId, request, user, kind } = upload;
  if (!user) throw new ApiError(401, "Silakan masuk untuk mengunggah berkas.");
  requirePermission(user, "class.edit");
  if (Number(request.headers.get("content-length") ?? 0) > MEDIA_RULES[kind].maxBytes)
    throw tooLarge(kind);
  const chunks = readChunks(request);
  const { head, type } = await readHead(chunks, kind);
  const row = createRow(upload, { type, ownerId: user.id, bytes: head.byteLength, now: clock() });
  await db.insertInto("files").values(row).execute();
  const measured = { bytes: 0, hash: createHash("sha256") };
  const discard = () => discardFile(db, { tenantId, id: row.id, now: clock() });
  try {
    const body = measure(joinChunks(head, chunks), kind, measured);
    await ports.blobs.put(getBlobKey(row.id), body, type);
    const { bytes, hash } = measured;
    const stored = { ...row, stored_at: clock(), bytes, sha256: hash.digest("hex") };
    const kept = await keepOnce(context, upload, stored);
    if (kept.id !== row.id) await discard();
    return toFileInfo(kept);
  } catch (error) {
    await discard();
    throw error;
  }
}

/** The file that is kept of those sent with one key: what one holds is known only after it has come. */
function keepOnce(
  context: HostContext,
  { tenantId, kind, idempotencyKey }: MediaUpload,
  file: FileRow,
): Promise<FileRow> {
  const { id, stored_at, bytes, sha256, owner_id } = file;
  const key = idempotencyKey && `${idempotencyKey}-${kind}-${sha256}`;
  const request = { tenantId, operation: "uploadMedia", key, body: owner_id };
  return withIdempotency(context, request, async (trx) => {
    await trx
      .updateTable("files")
      .set({ stored_at, bytes, sha256 })
      .where("lms_id", "=", tenantId)
      .where("id", "=", id)
      .execute();
    return file;
  });
}

const tooLarge = (kind: MediaKind) => new ApiError(413, getTooLargeMessage(kind));

function createRow(
  { tenantId, request, kind, ipHash }: MediaUpload,
  { type, ownerId, bytes, now }: { type: FileType; ownerId: string; bytes: number; now: number },
): FileRow {
  return {
    lms_id: tenantId,
    id: randomBytes(16).toString("hex"),
    name: sanitizeFileName(request.headers.get("x-file-name"), type),
    type,
    bytes,
    sha256: "",
    purpose: kind,
    owner_id: ownerId,
    ip_hash: ipHash,
    created_at: now,
    stored_at: null,
    claimed_at: null,
    deleted_at: null,
  };
}

async function detectType(head: Uint8Array, kind: MediaKind): Promise<FileType | undefined> {
  const detected = await fileTypeFromBuffer(head).catch(() => undefined);
  return lookup(TYPES[kind], detected?.mime ?? "");
}

/** @throws ApiError 400 if the sender breaks off */
async function* readChunks({ body }: Request): AsyncGenerator<Uint8Array, void> {
  const reader = body?.getReader();
  try {
    while (reader) {
      const { done, value } = await reader.read().catch(() => {
        throw new ApiError(400, "Berkas tidak dapat dibaca");
      });
      if (done) return;
      yield value;
    }
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}

/** The first bytes and the type that they tell. @throws ApiError 400 without any, 415 */
async function readHead(chunks: AsyncGenerator<Uint8Array, void>, kind: MediaKind) {
  const parts: Uint8Array[] = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const { done, value } = await chunks.next();
    if (done) break;
    parts.push(value);
    length += value.byteLength;
  }
  const head = Buffer.concat(parts, length);
  const type = length > 0 ? await detectType(head, kind) : undefined;
  if (type) return { head, type };
  await chunks.return();
  throw length === 0
    ? new ApiError(400, "Berkas kosong")
    : new ApiError(415, `${getWrongTypeMessage(kind)}.`);
}

/** Counts and hashes what passes. @throws ApiError 413 at the first byte over the limit */
async function* measure(
  chunks: AsyncIterable<Uint8Array>,
  kind: MediaKind,
  measured: { bytes: number; hash: Hash },
) {
  for await (const chunk of chunks) {
    measured.bytes += chunk.byteLength;
    if (measured.bytes > MEDIA_RULES[kind].maxBytes) throw tooLarge(kind);
    measured.hash.update(chunk);
    yield chunk;
  }
}

async function* joinChunks(head: Uint8Array, rest: AsyncGenerator<Uint8Array, void>) {
  yield head;
  yield* rest;
}
