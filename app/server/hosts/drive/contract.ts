import { z } from "zod";
import { defineHost } from "../define";
import { instant } from "../shapes";

/** What a file is for; it decides what may be sent and who may read it. */
export const FILE_PURPOSES = ["letter", "photo", "cv", "attachment", "logo"] as const;
/** Told by the file's bytes; what its name or the sender says is never believed. */
export const FILE_TYPES = ["image/jpeg", "image/png", "image/webp", "application/pdf"] as const;

const MEGABYTE = 1_048_576;
/** Most bytes of a file (designs B1). */
export const mostBytes = (purpose: (typeof FILE_PURPOSES)[number]): number => (purpose === "cv" ? 2 : 5) * MEGABYTE;

const fileInfo = z.object({
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
export type FileInfo = z.output<typeof fileInfo>;

/** The body of an upload's answer, which comes as it is because the call is `raw`. */
export const uploadAnswer = z.object({ status: z.boolean(), message: z.string(), data: fileInfo });

const one = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });

/**
 * The file drive (STO20; designs B1, "Upload"). The specification only says that uploads go there: paths, headers and answers are ours.
 *
 * An id is a capability: it can't be guessed and is told to the sender alone, and through the records that refer to the file to those who may read
 * them. Photos, logos and attachments need no more than that. The bytes of letters and CVs are about people and also need somebody signed in: the
 * owner, an admin, and for letters regional leads, for CVs industry and partners. Their guests see name and size only.
 */
export const driveContract = defineHost("drive", {
  /**
   * Body: the file's bytes. Headers: `x-file-name` (URI-encoded), `x-file-purpose`, `Idempotency-Key`. The answer is `uploadAnswer`.
   * 400 no bytes; 413 too large; 415 another type than the purpose takes; 422 unknown purpose, or a picture that cannot be read or has more than
   * 40 megapixels; 429 after 60 files in an hour from a guest's address. Pictures lose what cameras write into them and anything beyond 4,096 pixels.
   */
  upload: { method: "POST", path: "v1/upload", success: [201], idempotent: false, needs: "visitor", raw: true, answer: z.unknown() },
  /**
   * The bytes. HTTP's own conditions: `Range` and `If-Range` (206, or 416 for one beyond the end), `If-None-Match` (304). PDFs come as attachments.
   * 401 and 403 for letters and CVs as told above; 404.
   */
  download: {
    ...{ method: "GET", path: "v1/files/{id}", params: one, success: [200, 206, 304, 416], idempotent: true },
    ...{ needs: "visitor", raw: true, answer: z.unknown() },
  },
  getFile: { method: "GET", path: "v1/files/{id}/info", params: one, success: [200], idempotent: true, needs: "app", answer: fileInfo },
  /** A record refers to it from now on. Again is right too. */
  claimFile: { method: "POST", path: "v1/files/{id}/claim", params: one, success: [200], idempotent: true, needs: "app", answer: fileInfo },
  /** By its owner or an admin (403), for good. */
  deleteFile: { method: "DELETE", path: "v1/files/{id}", params: one, success: [200], idempotent: true, needs: "user", answer: z.null() },
});
