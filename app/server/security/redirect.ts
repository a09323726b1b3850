/** Control characters and the backslash: browsers drop the former and read the latter as a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const TREACHEROUS = /[\u0000-\u001f\u007f\\]/;
/** A path of this site begins with one slash; two begin a host. */
const OTHER_HOST = /^\/[\s/]/;
/** More layers of percent-encoding than anybody writes in earnest. */
const MOST_LAYERS = 3;

const isTreacherous = (path: string) => !path.startsWith("/") || OTHER_HOST.test(path) || TREACHEROUS.test(path);

/**
 * The address to send a visitor to after a form, when a link or a field names it (RTE27): a relative path of this site
 * or, for anything that a browser could read as another host or as a script (`//host`, `/\host`, `javascript:`,
 * however encoded), the fallback. The answer is normalised and fit for a header.
 */
export function safeRedirectTarget(input: unknown, fallback: string): string {
  if (typeof input !== "string" || input.length > 2048) return fallback;
  let layer = input;
  for (let depth = 0; depth <= MOST_LAYERS; depth++) {
    if (isTreacherous(layer)) return fallback;
    const inner = decoded(layer);
    if (inner === layer) break;
    if (depth === MOST_LAYERS) return fallback;
    layer = inner;
  }
  const { origin, pathname, search, hash } = new URL(input, "http://here.invalid");
  return origin === "http://here.invalid" && !pathname.startsWith("//") ? pathname + search + hash : fallback;
}

/** One layer of percent-encoding off, byte by byte: one malformed escape must not hide the others. */
const decoded = (text: string) => text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
