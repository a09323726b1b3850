import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { MINUTE_MS, SECOND_MS } from "~/lib/time";
import { getNetworkPrefix } from "../http/network-prefix";
import { type CoverColours, renderCoverSvg, renderPortraitSvg } from "./cover-svg";
import { type RenderQueue, renderQueue } from "./render-queue";

/** Domain 7. */
const OPEN_GRAPH_SIZE = { width: 1200, height: 630, fit: "cover" } as const;
const COVER_KINDS = new Set(["class", "post", "site", "mentor"]);
const COVER_FILE_NAME = /^([a-z0-9-]{1,96})\.(svg|png)$/;
const MAX_CACHE_BYTES = 16 * 1_048_576;
/** Renders, not requests: covers in the cache cost nothing. */
const MAX_RENDERS_PER_MINUTE = 20;

const HEADERS = {
  "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Content-Type-Options": "nosniff",
};

export interface CoverRequest {
  kind: string;
  /** Slug with `.svg` or `.png`. */
  file: string;
  colours: CoverColours;
  clientIp: string;
  /** Whether the tenant has a record with a share image of this slug. Asked for PNG only. */
  isKnown(kind: string, slug: string): Promise<boolean>;
}

interface Options {
  queue?: RenderQueue;
  clock?: () => number;
  maxRendersPerMinute?: number;
}

/**
 * Covers as SVG, which is text and costs nothing, and share images as PNG, which cost a render:
 * those exist for known records only, come out of one queue, and are limited per network.
 */
export function createCovers({
  queue = renderQueue,
  clock = Date.now,
  maxRendersPerMinute = MAX_RENDERS_PER_MINUTE,
}: Options = {}) {
  const images = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  const flights = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const renders = new LRUCache<string, { count: number; endsAt: number }>({ max: 5_000 });

  const consumeRender = (clientIp: string): boolean => {
    const network = getNetworkPrefix(clientIp);
    const used = renders.get(network);
    const window = used && used.endsAt > clock() ? used : { count: 0, endsAt: clock() + MINUTE_MS };
    if (window.count >= maxRendersPerMinute) return false;
    window.count++;
    renders.set(network, window);
    return true;
  };

  const renderPng = (key: string, svg: string) => {
    const render = queue.run(async () => {
      const image = sharp(Buffer.from(svg)).resize(OPEN_GRAPH_SIZE).png({ palette: true });
      const bytes = new Uint8Array(await image.toBuffer());
      images.set(key, bytes);
      return bytes;
    });
    if (!render) return null;
    const flight = render.finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };

  /** 404 for an unknown kind, an invalid slug, or a PNG of no record; 429; 503 with a full queue. */
  return async ({ kind, file, colours, clientIp, isKnown }: CoverRequest): Promise<Response> => {
    const [, slug, type] = COVER_FILE_NAME.exec(file) ?? [];
    if (!slug || !COVER_KINDS.has(kind)) return createTextResponse(404, "Tidak ditemukan");
    const svg =
      kind === "mentor"
        ? renderPortraitSvg(slug, colours)
        : renderCoverSvg(`${kind} ${slug}`, colours);
    if (type === "svg")
      return new Response(svg, {
        headers: { ...HEADERS, "Content-Type": "image/svg+xml; charset=utf-8" },
      });
    const key = `${kind} ${slug} ${Object.values(colours).join()}`;
    let bytes: Uint8Array<ArrayBuffer> | undefined = images.get(key);
    if (!bytes) {
      if (!(await isKnown(kind, slug))) return createTextResponse(404, "Tidak ditemukan");
      let flight: Promise<Uint8Array<ArrayBuffer>> | null = flights.get(key) ?? null;
      if (!flight) {
        if (!consumeRender(clientIp)) return createBusyResponse(429, MINUTE_MS);
        flight = renderPng(key, svg);
      }
      if (!flight) return createBusyResponse(503, 5 * SECOND_MS);
      bytes = await flight;
    }
    return new Response(bytes, { headers: { ...HEADERS, "Content-Type": "image/png" } });
  };
}

const createTextResponse = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { "Cache-Control": "no-store", ...headers } });

const createBusyResponse = (status: 429 | 503, retryAfterMs: number) =>
  createTextResponse(status, "Terlalu banyak gambar diminta sekaligus", {
    "Retry-After": String(retryAfterMs / SECOND_MS),
  });

/** The process's covers. */
export const createCoverResponse = createCovers();
