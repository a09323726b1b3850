import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Encoding, isCompressible, LEAST_BYTES } from "../security/compress";
import { securityHeaders } from "../security/headers";
import { inlineHashes } from "../security/inline-hashes";

/** One encoding of a page with its whole head, so that a hit neither joins nor counts anything. */
interface Variant {
  body: Buffer;
  /** Header names and values in turn. */
  head: readonly string[];
}

/** An answer as bytes: a page to keep, or one that is only passed on. */
export interface Page {
  status: number;
  /** Of bytes and head. Weak, and the same for every encoding: each holds the same page. */
  etag: string;
  /** May be kept for other visitors. */
  keep: boolean;
  /** May go to those who asked for the same page at the same moment. */
  shared: boolean;
  variants: Record<Encoding, Variant>;
  /** What a stored answer is renewed with (RFC 9110 15.4.5); a policy by hashes belongs to the bytes, which stay. */
  notModifiedHead: readonly string[];
  hasBrotli: boolean;
  /** Of all encodings and heads, about. */
  bytes: number;
}

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Made anew for each answer, or for the cache to say. */
const OWN = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "content-encoding",
  "content-security-policy",
  "date",
  "etag",
  "vary",
  "set-cookie",
  "cache-control",
]);

/**
 * A page goes to browsers with the cookies of its one visitor in the head, so no shared cache may keep it: `private`.
 * `no-cache` lets the browser keep it and ask each time, which the ETag answers with 304.
 */
const KEPT_CONTROL = "private, no-cache";
const VARY = "Accept-Encoding, Cookie, Save-Data";

/**
 * Reads a rendered response to its end and makes its head once: policy by the hashes of its own inline code, ETag of the
 * bytes. The gzip bytes are made here (a few ms beside the main thread); brotli's only by `addBrotli`.
 */
export async function toPage(response: Response): Promise<Page> {
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get("content-type");
  const html = type?.startsWith("text/html") ?? false;
  const control = response.headers.get("cache-control") ?? "";
  const cookies = response.headers.getSetCookie();
  const keep = response.status === 200 && html && cookies.length === 0 && !/private|no-store/i.test(control);
  const head: string[] = [];
  for (const [name, value] of response.headers) if (!OWN.has(name)) head.push(name, value);
  for (const cookie of cookies) head.push("Set-Cookie", cookie);
  if (html) {
    const taken = new Set(head.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase()));
    for (const [name, value] of securityHeaders({ hashes: inlineHashes(body.toString("utf8")), https: false }))
      if (!taken.has(name.toLowerCase())) head.push(name, value);
  }
  const etag = `W/"${createHash("sha256").update(head.join("\n")).update("\n\n").update(body).digest("base64url").slice(0, 22)}"`;
  const renewing = ["Cache-Control", keep ? KEPT_CONTROL : control || "no-store", "Vary", VARY];
  if (keep) renewing.push("ETag", etag);
  head.push(...renewing);

  const identity = variant(body, head);
  const compressed = body.length < LEAST_BYTES || !isCompressible(type) ? null : variant(await toGzip(body, { level: 6 }), head, "gzip");
  const zipped = compressed ?? identity;
  const shared = cookies.length === 0 && !/private/i.test(control);
  const variants = { identity, gzip: zipped, br: zipped };
  return weigh({
    status: response.status,
    etag,
    keep,
    shared,
    variants,
    notModifiedHead: renewing,
    hasBrotli: compressed === null,
    bytes: 0,
  });
}

/** Replaces the gzip bytes that brotli readers got so far. About 10 ms of a helper thread for 60 KB. */
export async function addBrotli(page: Page): Promise<void> {
  if (page.hasBrotli) return;
  page.hasBrotli = true;
  const { body, head } = page.variants.identity;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  page.variants.br = variant(await toBrotli(body, { params }), head.slice(0, -2), "br");
  weigh(page);
}

function variant(body: Buffer, head: readonly string[], encoding?: Encoding): Variant {
  return { body, head: [...head, ...(encoding ? ["Content-Encoding", encoding] : []), "Content-Length", String(body.length)] };
}

/** Strings of a head count twice: each encoding has its own list, and the list itself takes room. */
function weigh(page: Page): Page {
  const bodies = new Set(Object.values(page.variants).map(({ body }) => body));
  const head = page.variants.identity.head.reduce((sum, text) => sum + text.length, 512);
  page.bytes = 2 * head + [...bodies].reduce((sum, body) => sum + body.length, 0);
  return page;
}
