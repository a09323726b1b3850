import { z } from "zod";
import { MEDIA_KINDS } from "~/lib/media-fields";
import { defineHost } from "../host-contract";
import {
  firstText,
  id,
  instant,
  isRecord,
  normalized,
  optionalCount,
  prepared,
  text,
} from "../schemas";

/** Purpose of a file; determines accepted types and read access. */
export const FILE_PURPOSES = [
  "letter",
  "photo",
  "cv",
  "attachment",
  "logo",
  "assignment",
  "picture",
  ...MEDIA_KINDS,
] as const;
/** Detected from the bytes; file name and declared type are ignored. */
export const FILE_TYPES = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "application/pdf",
  "video/mp4",
  "video/webm",
  "audio/mpeg",
  "audio/mp4",
  "audio/ogg",
  "text/vtt",
] as const;

/** Maximum size in bytes (designs B1); files of chapters have their own, `MEDIA_RULES`. */
export const MAX_FILE_BYTES = 5 * 1_048_576;

export const fileInfoSchema = z.object({
  /** 128 random bits in hex. */
  id: z.string(),
  /** Sanitised, with the extension of its type. */
  name: z.string(),
  type: z.enum(FILE_TYPES),
  /** Stored size; images are re-encoded. */
  bytes: z.number().int().min(1),
  purpose: z.enum(FILE_PURPOSES),
  createdAt: instant,
  /** Referenced by a record. Unclaimed files are deleted after 24 hours. */
  claimed: z.boolean(),
});
export type FileInfo = z.output<typeof fileInfoSchema>;

/** A stored file, identified by an id or by its link. */
const uploadedFileSchema = normalized(
  (raw) => ({ ...raw, id: firstText(raw.id, raw.link, raw.url, raw.path) }),
  z.object({ id: id(), name: text(), bytes: optionalCount() }),
);

/** Response body of an upload, parsed by the caller because the call is `raw`: with or without an envelope. */
export const uploadResponseSchema = prepared(
  (body) => (isRecord(body) && "data" in body ? body.data : body),
  prepared((data) => (typeof data === "string" ? { link: data } : data), uploadedFileSchema),
);
export type UploadedFile = z.output<typeof uploadedFileSchema>;

const idParams = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });

/** File drive (STO20; designs B1, "Upload"). */
export const driveContract = defineHost("drive", {
  /**
   * Body: the file's bytes. Headers: `x-file-name` (URI-encoded), `x-file-purpose`, `Idempotency-Key`. The response is `uploadAnswer`.
   * 400 no bytes; 413 too large; 415 type not accepted for the purpose; 422 unknown purpose, or an image that is unreadable or over
   * 40 megapixels; 401 for a guest's public picture; 401 and 403 for a chapter's file of others than those who edit classes; 429 after 60 files per hour from a guest's address. Images lose their metadata and are scaled to 4,096 pixels.
   */
  upload: {
    method: "POST",
    path: "v1/upload",
    success: [201],
    idempotent: false,
    auth: "visitor",
    raw: true,
    accept: "application/json",
    response: z.unknown(),
  },
  /**
   * The bytes. Supports `Range` and `If-Range` (206 or 416) and `If-None-Match` (304). PDFs are sent as attachments.
   * 401 and 403 by purpose, see above; 404.
   */
  download: {
    method: "GET",
    path: "v1/files/{id}",
    params: idParams,
    success: [200, 206, 304, 416],
    idempotent: true,
    auth: "visitor",
    raw: true,
    accept: "*/*",
    response: z.unknown(),
    deadlineMs: 2_000,
  },
  getFile: {
    method: "GET",
    path: "v1/files/{id}/info",
    params: idParams,
    success: [200],
    idempotent: true,
    auth: "app",
    response: fileInfoSchema,
  },
  /** Marks the file as referenced by a record. Idempotent. */
  claimFile: {
    method: "POST",
    path: "v1/files/{id}/claim",
    params: idParams,
    success: [200],
    idempotent: true,
    auth: "app",
    response: fileInfoSchema,
  },
  /** Deletes permanently. Owner or admin, else 403. */
  deleteFile: {
    method: "DELETE",
    path: "v1/files/{id}",
    params: idParams,
    success: [200],
    idempotent: true,
    auth: "user",
    response: z.null(),
  },
});
