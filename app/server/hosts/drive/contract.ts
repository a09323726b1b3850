import { z } from "zod";
import { defineHost } from "../host-contract";
import { instant } from "../schemas";

/** What a file is for; it decides what may be sent and who may read it. */
export const FILE_PURPOSES = ["letter", "photo", "cv", "attachment", "logo"] as const;
/** Told by the file's bytes; what its name or the sender says is never believed. */
export const FILE_TYPES = ["image/jpeg", "image/png", "image/webp", "application/pdf"] as const;

const MEGABYTE = 1_048_576;
/** Most bytes of a file (designs B1). */
export const getMaxBytes = (purpose: (typeof FILE_PURPOSES)[number]): number =>
  (purpose === "cv" ? 2 : 5) * MEGABYTE;

const fileInfoSchema = z.object({
  /** 128 random bits in hex. */
  id: z.string(),
  /** Cleaned, with the ending that fits its type. */
  name: z.string(),
  type: z.enum(FILE_TYPES),
  /** As kept: pictures are encoded anew. */
  bytes: z.number().int().min(1),
  purpose: z.enum(FILE_PURPOSES),
  createdAt: instant,
  /** Some record refers to it. A file that nobody claims is removed after 24 hours. */
  claimed: z.boolean(),
});
export type FileInfo = z.output<typeof fileInfoSchema>;

/** The body of an upload's answer, which comes as it is because the call is `raw`. */
export const uploadResponseSchema = z.object({
  status: z.boolean(),
  message: z.string(),
  data: fileInfoSchema,
});

const idParams = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });

/** File drive (STO20; designs B1, "Upload"). */
export const driveContract = defineHost("drive", {
  /**
   * Body: the file's bytes. Headers: `x-file-name` (URI-encoded), `x-file-purpose`, `Idempotency-Key`. The answer is `uploadAnswer`.
   * 400 no bytes; 413 too large; 415 another type than the purpose takes; 422 unknown purpose, or a picture that cannot be read or has more than
   * 40 megapixels; 429 after 60 files in an hour from a guest's address. Pictures lose what cameras write into them and anything beyond 4,096 pixels.
   */
  upload: {
    method: "POST",
    path: "v1/upload",
    success: [201],
    idempotent: false,
    auth: "visitor",
    raw: true,
    response: z.unknown(),
  },
  /**
   * The bytes. HTTP's own conditions: `Range` and `If-Range` (206, or 416 for one beyond the end), `If-None-Match` (304). PDFs come as attachments.
   * 401 and 403 for letters and CVs as told above; 404.
   */
  download: {
    method: "GET",
    path: "v1/files/{id}",
    params: idParams,
    success: [200, 206, 304, 416],
    idempotent: true,
    auth: "visitor",
    raw: true,
    response: z.unknown(),
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
  /** A record refers to it from now on. Again is right too. */
  claimFile: {
    method: "POST",
    path: "v1/files/{id}/claim",
    params: idParams,
    success: [200],
    idempotent: true,
    auth: "app",
    response: fileInfoSchema,
  },
  /** By its owner or an admin (403), for good. */
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
