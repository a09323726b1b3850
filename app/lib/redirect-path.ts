const MAX_LENGTH = 2_048;
/** Browsers drop control characters and read a backslash as a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it rejects
const UNSAFE_CHARACTERS = /[\u0000-\u001f\u007f\\]/;
/** Unencoded white space and invisible characters. Encoded ones, such as `%20`, are data. */
const INVISIBLE_CHARACTERS = /[\s\p{Cc}\p{Cf}]/u;
/** Two leading slashes name a host. */
const PROTOCOL_RELATIVE = /^\/[\s/]/;
/** Legitimate paths have fewer layers of percent-encoding. */
const MAX_DECODING_PASSES = 3;
const PLACEHOLDER_ORIGIN = "https://here.invalid";

/**
 * Redirect target within this site (RTE27), normalised and safe in a header. Anything that a browser
 * could read as another host or a script, however encoded, becomes the fallback.
 */
export function getSafeRedirectPath(input: unknown, fallback: string): string {
  return (typeof input === "string" ? normalizePath(input) : null) ?? fallback;
}

/** True for a path with query and hash that `getSafeRedirectPath` accepts. */
export const isSafeRedirectPath = (target: string): boolean => normalizePath(target) !== null;

function normalizePath(target: string): string | null {
  if (target.length > MAX_LENGTH || INVISIBLE_CHARACTERS.test(target) || !isSafeDecoded(target))
    return null;
  // One leading slash: always a path of the placeholder. Its dot segments may hide a second slash.
  const { pathname, search, hash } = new URL(target, PLACEHOLDER_ORIGIN);
  return pathname.startsWith("//") ? null : pathname + search + hash;
}

/** Checks the path and each layer below its percent-encoding. */
function isSafeDecoded(path: string): boolean {
  let layer = path;
  for (let pass = 0; pass <= MAX_DECODING_PASSES; pass++) {
    if (!layer.startsWith("/") || PROTOCOL_RELATIVE.test(layer) || UNSAFE_CHARACTERS.test(layer))
      return false;
    const decoded = percentDecode(layer);
    if (decoded === layer) return true;
    layer = decoded;
  }
  return false;
}

/** Removes one layer byte by byte: a malformed escape must not hide the others. */
const percentDecode = (text: string) =>
  text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
