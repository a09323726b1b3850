import { z } from "zod";
import { FORBIDDEN_MESSAGE, STALE_MESSAGE } from "~/lib/messages";
import { AppError } from "../app-error";
import type { FormError } from "../forms/read-form";
import { HostError } from "../hosts/host-contract";
import { warnFailure } from "../log/limited-log";
import type { RequestContext } from "../request/context";
import { isNotFound } from "./required";
import { getTooManyRequestsMessage } from "./retry-after";

const fieldErrorsSchema = z.record(z.string(), z.string()).catch({});

type MessageStatus = 401 | 403 | 409 | 422;

const INVALID_MESSAGE =
  "Isian ini belum dapat kami terima. Periksa kembali, lalu kirim sekali lagi.";
const EXPIRED_SESSION_MESSAGE = "Sesi berakhir, silakan masuk lagi.";
const TOO_LARGE_MESSAGE = "Berkas terlalu besar (maks. 5 MB)";
const UNAVAILABLE_MESSAGE = "Koneksi terputus. Data Anda aman, coba lagi.";

const STORAGE_FULL_MESSAGE =
  "Situs ini sedang tidak dapat menyimpan data karena ruang penyimpanannya penuh. Isian Anda masih ada di halaman ini; coba lagi nanti.";

export interface FormErrorOptions {
  /** Field names of the form. The host's errors on other fields become one general message. */
  fields: readonly string[];
  /** Messages that replace the general ones (designs B10). */
  messages?: Partial<Record<MessageStatus, string>>;
  /** Statuses for which the host's own message is shown, such as who decided first. */
  hostMessages?: readonly MessageStatus[];
}

/**
 * What to show the sender of a form that a host rejected.
 * @throws AppError not-found if the record is missing; any error that is not a `HostError`
 */
export function toFormError(
  context: RequestContext,
  error: unknown,
  { fields, messages = {}, hostMessages = [] }: FormErrorOptions,
): FormError {
  if (isNotFound(error)) throw new AppError("not-found", undefined, { cause: error });
  if (!(error instanceof HostError)) throw error;
  const getMessage = (status: MessageStatus, fallback: string) =>
    (hostMessages.includes(status) && error.upstreamMessage) || (messages[status] ?? fallback);
  switch (error.status) {
    // A 401 page would require a WWW-Authenticate header, and text browsers prompt for a password.
    case 401:
      return toError(422, getMessage(401, EXPIRED_SESSION_MESSAGE));
    case 403:
      return toError(403, getMessage(403, FORBIDDEN_MESSAGE));
    case 409:
      return toError(409, getMessage(409, STALE_MESSAGE));
    case 413:
      return toError(413, TOO_LARGE_MESSAGE);
    case 422:
      return toFieldErrors(error, fields, getMessage(422, INVALID_MESSAGE));
    case 429:
      return toError(429, getTooManyRequestsMessage(error));
  }
  const { log, requestId } = context;
  warnFailure(log, error, { message: "form submission failed", fields: { requestId } });
  return toError(503, error.status === 507 ? STORAGE_FULL_MESSAGE : UNAVAILABLE_MESSAGE);
}

const toError = (status: FormError["status"], message: string): FormError => ({
  status,
  message,
  fields: {},
});

function toFieldErrors(error: HostError, fields: readonly string[], message: string): FormError {
  const known = Object.entries(fieldErrorsSchema.parse(error.data)).filter(([name]) =>
    fields.includes(name),
  );
  return {
    status: 422,
    message: known.length > 0 ? null : message,
    fields: Object.fromEntries(known),
  };
}
