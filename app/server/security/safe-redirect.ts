/** Browsers drop control characters and read a backslash as a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const UNSAFE_CHARACTERS = /[\u0000-\u001f\u007f\\]/;
/** Two leading slashes name a host. */
const PROTOCOL_RELATIVE = /^\/[\s/]/;
/** Legitimate paths have fewer layers of percent-encoding. */
const MAX_DECODING_PASSES = 3;

const isUnsafePath = (path: string) =>
  !path.startsWith("/") || PROTOCOL_RELATIVE.test(path) || UNSAFE_CHARACTERS.test(path);

/**
 * Redirect target within this site (RTE27), normalised and safe in a header. Anything that a
 * browser could read as another host or a script, however encoded, becomes the fallback.
 */
export function getSafeRedirectPath(input: unknown, fallback: string): string {
  if (typeof input !== "string" || input.length > 2048) return fallback;
  let layer = input;
  for (let depth = 0; depth <= MAX_DECODING_PASSES; depth++) {
    if (isUnsafePath(layer)) return fallback;
    const inner = percentDecode(layer);
    if (inner === layer) break;
    if (depth === MAX_DECODING_PASSES) return fallback;
    layer = inner;
  }
  const { origin, pathname, search, hash } = new URL(input, "http://here.invalid");
  return origin === "http://here.invalid" && !pathname.startsWith("//")
    ? pathname + search + hash
    : fallback;
}

/** Removes one layer byte by byte: a malformed escape must not hide the others. */
const percentDecode = (text: string) =>
  text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
