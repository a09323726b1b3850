import { z } from "zod";
import { AppError } from "../app-error";
import type { Refusal } from "../form-post";
import { HostError } from "../hosts/define";
import type { Visit } from "../visit";
import { isMissing } from "./read";
import { tooManyText } from "./too-many";

const fieldErrors = z.record(z.string(), z.string()).catch({});

const UNKNOWN = "Isian ini belum dapat kami terima. Periksa kembali, lalu kirim sekali lagi.";
const FORBIDDEN = "Anda tidak memiliki akses untuk tindakan ini.";
const STALE = "Data sudah berubah, muat ulang halaman.";
const OFFLINE = "Koneksi terputus. Data Anda aman, coba lagi.";

interface Options {
  /** Names of the form's own fields: what the host says of any other is told on top. */
  fields: readonly string[];
  /** Sentences for statuses that mean something of this form's own, in place of the general ones (designs B10). */
  texts?: Partial<Record<401 | 403 | 409 | 422, string>>;
}

/**
 * Why a host did not take a form, in words for its sender; the text that was written is never lost.
 * @throws AppError not-found for a host's 404: what the form is about is gone; whatever is no `HostError`
 */
export function refusalOf(visit: Visit, error: unknown, { fields, texts = {} }: Options): Refusal {
  if (isMissing(error)) throw new AppError("not-found", undefined, { cause: error });
  if (!(error instanceof HostError)) throw error;
  const refuse = (status: Refusal["status"], message: string | null, named: Refusal["fields"] = {}): Refusal => ({
    status,
    message,
    fields: named,
  });
  if (error.status === 422) {
    const known = Object.entries(fieldErrors.parse(error.data)).filter(([name]) => fields.includes(name));
    return refuse(422, known.length > 0 ? null : (texts[422] ?? UNKNOWN), Object.fromEntries(known));
  }
  if (error.status === 429) return refuse(429, tooManyText(error));
  // A page with 401 would owe the browser a way to sign in by itself, and text browsers ask before they show it.
  if (error.status === 401) return refuse(422, texts[401] ?? "Sesi berakhir, silakan masuk lagi.");
  if (error.status === 403) return refuse(403, texts[403] ?? FORBIDDEN);
  if (error.status === 409) return refuse(409, texts[409] ?? STALE);
  if (error.status === 413) return refuse(413, "Berkas terlalu besar (maks. 5 MB)");
  visit.log.warn(
    { requestId: visit.requestId, host: error.host, operation: error.operation, kind: error.kind, status: error.status },
    "a form could not be sent",
  );
  return refuse(503, OFFLINE);
}
