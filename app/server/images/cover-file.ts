import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { type CoverColours, coverSvg, portraitSvg } from "./cover";

const KINDS = new Set(["class", "post", "site", "mentor"]);
const FILE = /^([a-z0-9-]{1,96})\.(svg|png)$/;

/** Shared pictures are 1200 × 630 (domain, section 7); they are few and asked for by other sites' robots. */
const shared = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: 200 });

/** @returns 404 for an unknown kind or a name that is no slug */
export async function coverFile(kind: string, file: string, colours: CoverColours): Promise<Response> {
  const [, slug, type] = FILE.exec(file) ?? [];
  if (!slug || !KINDS.has(kind)) return new Response("Tidak ditemukan", { status: 404, headers: { "Cache-Control": "no-store" } });
  const svg = kind === "mentor" ? portraitSvg(slug, colours) : coverSvg(`${kind} ${slug}`, colours);
  const headers = {
    "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "X-Content-Type-Options": "nosniff",
  };
  if (type === "svg") return new Response(svg, { headers: { ...headers, "Content-Type": "image/svg+xml; charset=utf-8" } });
  const key = `${kind} ${slug} ${Object.values(colours).join()}`;
  const bytes =
    shared.get(key) ?? new Uint8Array(await sharp(Buffer.from(svg)).resize(1200, 630, { fit: "cover" }).png({ palette: true }).toBuffer());
  shared.set(key, bytes);
  return new Response(bytes, { headers: { ...headers, "Content-Type": "image/png" } });
}
