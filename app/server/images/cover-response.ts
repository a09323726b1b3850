import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { type CoverColours, renderCoverSvg, renderPortraitSvg } from "./cover-svg";

/** Domain 7. */
const OPEN_GRAPH_SIZE = { width: 1200, height: 630, fit: "cover" } as const;
const COVER_KINDS = new Set(["class", "post", "site", "mentor"]);
const COVER_FILE_NAME = /^([a-z0-9-]{1,96})\.(svg|png)$/;

const pngCache = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: 200 });

/** @returns 404 for an unknown kind or an invalid slug */
export async function createCoverResponse(
  kind: string,
  file: string,
  colours: CoverColours,
): Promise<Response> {
  const [, slug, type] = COVER_FILE_NAME.exec(file) ?? [];
  if (!slug || !COVER_KINDS.has(kind))
    return new Response("Tidak ditemukan", {
      status: 404,
      headers: { "Cache-Control": "no-store" },
    });
  const svg =
    kind === "mentor"
      ? renderPortraitSvg(slug, colours)
      : renderCoverSvg(`${kind} ${slug}`, colours);
  const headers = {
    "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "X-Content-Type-Options": "nosniff",
  };
  if (type === "svg")
    return new Response(svg, {
      headers: { ...headers, "Content-Type": "image/svg+xml; charset=utf-8" },
    });
  const key = `${kind} ${slug} ${Object.values(colours).join()}`;
  const bytes =
    pngCache.get(key) ??
    new Uint8Array(
      await sharp(Buffer.from(svg)).resize(OPEN_GRAPH_SIZE).png({ palette: true }).toBuffer(),
    );
  pngCache.set(key, bytes);
  return new Response(bytes, { headers: { ...headers, "Content-Type": "image/png" } });
}
