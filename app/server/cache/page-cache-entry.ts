import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Encoding, isCompressible, MIN_COMPRESSION_BYTES } from "../http/compression";
import { RETRY_AFTER_SECONDS } from "../http/unavailable-page";

/** One encoding of a page with its precomputed head. */
interface Variant {
  body: Buffer;
  /** Header names and values in turn. */
  head: readonly string[];
}

/** A rendered response as bytes, cacheable or not. */
export interface CachedPage {
  status: number;
  /** Weak ETag of bytes and head, equal for all encodings. */
  etag: string;
  /** May be cached. */
  isCacheable: boolean;
  /** A part could not be loaded. A complete page replaces this entry, even an older one. */
  hasGaps: boolean;
  /** May be shared with concurrent requests for the same page. */
  isShareable: boolean;
  variants: Record<Encoding, Variant>;
  /** Headers of a 304 (RFC 9110 15.4.5). The policy stays with the stored bytes. */
  notModifiedHead: readonly string[];
  hasBrotli: boolean;
  /** Approximate size of all encodings and heads. */
  bytes: number;
}

const gzipAsync = promisify(gzip);
const brotliCompressAsync = promisify(brotliCompress);

/** Set by the page handler on a page with gaps; never sent. */
export const GAPS_HEADER = "x-page-gaps";

/** Set per response or by the cache. */
const EXCLUDED_HEADERS = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "content-encoding",
  "date",
  "etag",
  "vary",
  "set-cookie",
  "cache-control",
  GAPS_HEADER,
]);

/** `private`, because responses carry cookies; `no-cache` makes browsers revalidate by ETag. */
const CACHE_CONTROL = "private, no-cache";
const VARY = "Accept-Encoding, Cookie, Save-Data";

/**
 * Reads a rendered response with its headers, and computes ETag and gzip bytes. Brotli is added by
 * `addBrotli`.
 */
export async function createCachedPage(response: Response): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get("content-type");
  const html = type?.startsWith("text/html") ?? false;
  const control = response.headers.get("cache-control") ?? "";
  const cookies = response.headers.getSetCookie();
  const hasGaps = response.headers.has(GAPS_HEADER);
  const isCacheable =
    response.status === 200 &&
    html &&
    !hasGaps &&
    cookies.length === 0 &&
    !/private|no-store/i.test(control);
  const head: string[] = [];
  for (const [name, value] of response.headers)
    if (!EXCLUDED_HEADERS.has(name)) head.push(name, value);
  for (const cookie of cookies) head.push("Set-Cookie", cookie);
  if (response.status === 503 && !response.headers.has("retry-after"))
    head.push("Retry-After", RETRY_AFTER_SECONDS);
  const etag = `W/"${createHash("sha256").update(head.join("\n")).update("\n\n").update(body).digest("base64url").slice(0, 22)}"`;
  const cacheControl = isCacheable ? CACHE_CONTROL : control || "no-store";
  const notModifiedHead = ["Cache-Control", cacheControl, "Vary", VARY];
  if (isCacheable) notModifiedHead.push("ETag", etag);
  head.push(...notModifiedHead);

  const identity = createVariant(body, head);
  const compressed =
    body.length < MIN_COMPRESSION_BYTES || !isCompressible(type)
      ? null
      : createVariant(await gzipAsync(body, { level: 6 }), head, "gzip");
  const smallest = compressed ?? identity;
  return setByteSize({
    status: response.status,
    etag,
    isCacheable,
    hasGaps,
    isShareable: cookies.length === 0 && !/private/i.test(control),
    variants: { identity, gzip: smallest, br: smallest },
    notModifiedHead,
    hasBrotli: compressed === null,
    bytes: 0,
  });
}

/** Adds the brotli encoding, which costs about 10 ms of a worker thread for 60 KB. */
export async function addBrotli(page: CachedPage): Promise<void> {
  if (page.hasBrotli) return;
  page.hasBrotli = true;
  const { body, head } = page.variants.identity;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  page.variants.br = createVariant(
    await brotliCompressAsync(body, { params }),
    head.slice(0, -2),
    "br",
  );
  setByteSize(page);
}

function createVariant(body: Buffer, head: readonly string[], encoding?: Encoding): Variant {
  return {
    body,
    head: [
      ...head,
      ...(encoding ? ["Content-Encoding", encoding] : []),
      "Content-Length",
      String(body.length),
    ],
  };
}

/** Headers count twice, because they are stored once per encoding. */
function setByteSize(page: CachedPage): CachedPage {
  const bodies = new Set(Object.values(page.variants).map(({ body }) => body));
  const head = page.variants.identity.head.reduce((sum, text) => sum + text.length, 512);
  page.bytes = 2 * head + [...bodies].reduce((sum, body) => sum + body.length, 0);
  return page;
}
