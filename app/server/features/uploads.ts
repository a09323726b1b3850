import {
  type FILE_PURPOSES,
  type UploadedFile,
  uploadResponseSchema,
} from "../hosts/drive/contract";
import { HostError } from "../hosts/host-contract";
import { warnFailure } from "../log/limited-log";
import { parseJson } from "../parse-json";
import type { RequestContext } from "../request/context";

/** What the drive tells of the stored file, completed by what was sent. */
interface StoredFile extends UploadedFile {
  bytes: number;
}

type UploadResult = { ok: true; file: StoredFile } | { ok: false; message: string };

const ERROR_MESSAGES: Record<number, string> = {
  400: "Berkas ini kosong",
  413: "Berkas terlalu besar (maks. 5 MB)",
  415: "Berkas ini bukan JPG, PNG, WebP, atau PDF",
  422: "Berkas ini tidak dapat dibaca",
  429: "Terlalu banyak berkas, coba lagi nanti",
};

const MAX_NAME_LENGTH = 200;

/** Cut between characters: half of a surrogate pair, also one that was sent, cannot be encoded. */
const encodeFileName = (name: string) =>
  encodeURIComponent(Array.from(name.toWellFormed()).slice(0, MAX_NAME_LENGTH).join(""));

/** Uploads a form's file to the drive. @returns an error message for the file's field if rejected */
export async function uploadFile(
  context: RequestContext,
  file: File,
  purpose: (typeof FILE_PURPOSES)[number],
): Promise<UploadResult> {
  const headers = {
    "x-file-name": encodeFileName(file.name),
    "x-file-purpose": purpose,
    "content-type": file.type || "application/octet-stream",
  };
  try {
    const response = await context.hosts.drive.upload({
      rawBody: await file.arrayBuffer(),
      headers,
      idempotencyKey: crypto.randomUUID(),
    });
    const { data } = uploadResponseSchema.safeParse(parseJson(await readText(response)));
    if (!data) throw new HostError("drive", "upload", "answer", 0, "no file in the response");
    return {
      ok: true,
      file: { ...data, name: data.name || file.name, bytes: data.bytes ?? file.size },
    };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    const message = ERROR_MESSAGES[error.status];
    const { log, requestId } = context;
    if (!message) warnFailure(log, error, { message: "file upload failed", fields: { requestId } });
    return { ok: false, message: message ?? "Berkas belum dapat disimpan, coba lagi" };
  }
}

/** "" for an answer that breaks off. */
const readText = (response: Response) => response.text().catch(() => "");

/** 12345 → "12 KB". */
export const formatFileSize = (bytes: number): string =>
  bytes < 1_048_576
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1_048_576).toFixed(1).replace(".", ",")} MB`;
