import {
  type BrotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  type Gzip,
} from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** Event streams are excluded, because an encoder delays their events. */
const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|manifest\+json|[a-z.-]+\+(?:json|xml))|image\/svg\+xml)/i;

/** Smaller responses fit one packet anyway. */
export const MIN_COMPRESSION_BYTES = 1024;

/** Browsers send few distinct values. */
const encodingCache = new Map<string, Encoding>();
const MAX_CACHED_ENCODINGS = 64;

/** Best encoding that `Accept-Encoding` allows (RFC 9110 12.5.3): brotli, gzip, none. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  const cached = encodingCache.get(header);
  if (cached) return cached;
  const weights = new Map(
    header.split(",").map((part) => {
      const [name = "", ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, weight ? Number(weight.slice(2)) || 0 : 1] as const;
    }),
  );
  const allowed = (name: string) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  const encoding = allowed("br") ? "br" : allowed("gzip") ? "gzip" : "identity";
  if (encodingCache.size < MAX_CACHED_ENCODINGS && header.length < 200)
    encodingCache.set(header, encoding);
  return encoding;
}

export const isCompressible = (contentType: string | null) =>
  contentType !== null && COMPRESSIBLE.test(contentType);

/**
 * Encoder for an uncached response. Window and quality are low, because larger ones halve the
 * throughput.
 */
export function createEncoder(encoding: Exclude<Encoding, "identity">): BrotliCompress | Gzip {
  if (encoding === "gzip") return createGzip({ level: 5 });
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_LGWIN]: 16,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}
