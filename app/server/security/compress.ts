import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** Text that gets smaller; event streams are missing on purpose: an encoder would hold their events back. */
const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|manifest\+json|[a-z.-]+\+(?:json|xml))|image\/svg\+xml)/i;

/** Below this many bytes compression costs more than it saves: the answer fits one packet anyway. */
export const LEAST_BYTES = 1024;

/** Browsers send a handful of values; remembering the decision keeps the parsing off the page cache's way. */
const decided = new Map<string, Encoding>();
const MOST_DECIDED = 64;

/** The best encoding that an `Accept-Encoding` header allows (RFC 9110 12.5.3): brotli, then gzip, then none. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  const known = decided.get(header);
  if (known) return known;
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
  if (decided.size < MOST_DECIDED && header.length < 200) decided.set(header, encoding);
  return encoding;
}

export const isCompressible = (contentType: string | null) => contentType !== null && COMPRESSIBLE.test(contentType);

/**
 * An encoder for an answer that is made for one visitor. A small window (64 KB) and a low quality: measured, larger ones
 * halve the throughput and save few bytes on a page.
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
