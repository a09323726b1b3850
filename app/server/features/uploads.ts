import { HostError } from "../hosts/define";
import { type FILE_PURPOSES, type FileInfo, uploadAnswer } from "../hosts/drive/contract";
import type { Visit } from "../visit";

type Upload = { ok: true; file: FileInfo } | { ok: false; message: string };

const REASONS: Record<number, string> = {
  400: "Berkas ini kosong",
  413: "Berkas terlalu besar (maks. 5 MB)",
  415: "Berkas ini bukan JPG, PNG, WebP, atau PDF",
  422: "Berkas ini tidak dapat dibaca",
  429: "Terlalu banyak berkas, coba lagi nanti",
};

/** Sends a form's file to the drive. What is refused is said at its field; nothing else of the form depends on it. */
export async function uploadFile(visit: Visit, file: File, purpose: (typeof FILE_PURPOSES)[number]): Promise<Upload> {
  const headers = {
    "x-file-name": encodeURIComponent(file.name.slice(0, 200)),
    "x-file-purpose": purpose,
    "content-type": file.type || "application/octet-stream",
  };
  try {
    const response = await visit.hosts.drive.upload({ rawBody: await file.arrayBuffer(), headers, idempotencyKey: crypto.randomUUID() });
    return { ok: true, file: uploadAnswer.parse(await response.json()).data };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    const message = REASONS[error.status];
    if (!message) visit.log.warn({ requestId: visit.requestId, kind: error.kind, status: error.status }, "a file could not be kept");
    return { ok: false, message: message ?? "Berkas belum dapat disimpan, coba lagi" };
  }
}

/** 12345 → "12 KB". */
export const sizeInWords = (bytes: number): string =>
  bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1_048_576).toFixed(1).replace(".", ",")} MB`;
