import { createHash } from "node:crypto";
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

const NO_PDF_MESSAGE = "Berkas ini bukan PDF";

const MAX_NAME_LENGTH = 200;

/** Cut between characters: half of a surrogate pair, also one that was sent, cannot be encoded. */
export const encodeFileName = (name: string) =>
  encodeURIComponent(Array.from(name.toWellFormed()).slice(0, MAX_NAME_LENGTH).join(""));

interface UploadOptions {
  purpose: (typeof FILE_PURPOSES)[number];
  /** The form's idempotency key: the same file is stored once, also when the form is sent twice. */
  formKey?: string | undefined;
}

/** Uploads a form's file to the drive. @returns an error message for the file's field if rejected */
export async function uploadFile(
  context: RequestContext,
  file: File,
  { purpose, formKey = crypto.randomUUID() }: UploadOptions,
): Promise<UploadResult> {
  const headers = {
    "x-file-name": encodeFileName(file.name),
    "x-file-purpose": purpose,
    "content-type": file.type || "application/octet-stream",
  };
  try {
    const rawBody = await file.arrayBuffer();
    const digest = createHash("sha256").update(Buffer.from(rawBody)).digest("hex");
    const response = await context.hosts.drive.upload({
      rawBody,
      headers,
      idempotencyKey: `${formKey}-${digest}`,
    });
    const { data } = uploadResponseSchema.safeParse(parseJson(await readText(response)));
    if (!data) throw new HostError("drive", "upload", "answer", 0, "no file in the response");
    return {
      ok: true,
      file: { ...data, name: data.name || file.name, bytes: data.bytes ?? file.size },
    };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    const message =
      purpose === "cv" && error.status === 415 ? NO_PDF_MESSAGE : ERROR_MESSAGES[error.status];
    const { log, requestId } = context;
    if (!message) warnFailure(log, error, { message: "file upload failed", fields: { requestId } });
    return { ok: false, message: message ?? "Berkas belum dapat disimpan, coba lagi" };
  }
}

/** "" for an answer that breaks off. */
export const readText = (response: Response) => response.text().catch(() => "");
