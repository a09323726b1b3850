const REDACTED = "[redacted]";
/** Path segments that precede a secret: possession of the link authorises its use. */
const SECRET_PARENTS = new Set([
  "bukti",
  "setup",
  "isi",
  "verifikasi",
  "kata-sandi",
  "undangan",
  "lanjutkan",
  "bayar",
  "tagihan",
  "jawaban",
  "kalender",
  "calendar-feed",
  "berhenti",
  "notice-link",
  "class-invitation",
]);
/** Shape of a generated key (base64url), such as an invitation token directly below a host. */
const GENERATED_KEY = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[\w-]{24,}(?:\.data)?$/;

/** An order number opens its payment page and receipt. */
const ORDER_NUMBER = /^(?:INV|DON)-[\w-]+$/i;

/**
 * Path for a log line: secret segments are replaced and the query is dropped, because it may hold
 * tokens and names. Routes match case-insensitively and decoded, so segments are compared that way.
 * @param path as requested, with or without a query
 */
export function redactPath(path: string): string {
  const segments = path.replace(/[?#].*$/s, "").split("/");
  return segments
    .map((segment, index) => {
      const isSecret =
        segment !== "" &&
        (SECRET_PARENTS.has(decodeSegment(segments[index - 1] ?? "").toLowerCase()) ||
          GENERATED_KEY.test(segment) ||
          ORDER_NUMBER.test(segment));
      return isSecret ? REDACTED : segment;
    })
    .join("/");
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
