import { createHash } from "node:crypto";
import { createIPX, ipxFSStorage } from "ipx";
import type { Log } from "../log/log";
import { createImageCache } from "./image-cache";
import { type ImagePath, parseImagePath } from "./image-path";

interface Options {
  /** Served folders as `<base>/<path>`: `images` → public/images. */
  publicDir: string;
  cacheDir: string;
  maxBytes?: number;
  log: Log;
}

/** Encoding occupies a core for about a second; more at once would delay pages. */
const MAX_CONCURRENT_ENCODINGS = 2;
const MAX_QUEUED_ENCODINGS = 64;
const MAX_PIXELS = 40_000_000;

/**
 * Image route (NET6): ipx behind an allowlist. ipx encodes on each hit, so results are cached on
 * disk, with one encoding per image at a time. Local files only.
 */
export function createImageService({
  publicDir,
  cacheDir,
  maxBytes = 512 * 1_048_576,
  log,
}: Options): (request: Request) => Promise<Response> {
  const ipx = createIPX({
    storage: ipxFSStorage({ dir: publicDir }),
    sharpOptions: { limitInputPixels: MAX_PIXELS },
  });
  const files = createImageCache(cacheDir, maxBytes);
  const flights = new Map<string, Promise<Buffer>>();
  const queue: (() => void)[] = [];
  let running = 0;

  const withSlot = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= MAX_CONCURRENT_ENCODINGS) {
      if (queue.length >= MAX_QUEUED_ENCODINGS)
        throw new Response("Terlalu banyak gambar diminta sekaligus", {
          status: 503,
          headers: { "Retry-After": "5" },
        });
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    running++;
    try {
      return await work();
    } finally {
      running--;
      queue.shift()?.();
    }
  };

  const readOrEncode = async (name: string, { id, width, format }: ImagePath): Promise<Buffer> => {
    const cached = await files.read(name);
    if (cached) return cached;
    const { data } = await withSlot(() =>
      ipx(id, { width: String(width), format, quality: format === "avif" ? "50" : "75" }).process(),
    );
    const bytes = Buffer.isBuffer(data) ? data : Buffer.from(data);
    await files
      .write(name, bytes)
      .catch((error: unknown) => log.warn({ error }, "image cache write failed"));
    return bytes;
  };

  return async (request) => {
    const image = parseImagePath(new URL(request.url).pathname);
    if (!image) return textResponse(400, "Gambar tidak dapat diminta seperti itu");
    try {
      const { mtime } = await ipx(image.id).getSourceMeta();
      const name = `${createHash("sha256")
        .update(`${image.id} ${mtime?.getTime() ?? 0} ${image.width}`)
        .digest("hex")}.${image.format}`;
      const etag = `"${name.slice(0, 24)}"`;
      const headers = {
        "Content-Type": image.contentType,
        ETag: etag,
        "Cache-Control": "public, max-age=86400",
        "X-Content-Type-Options": "nosniff",
      };
      if (request.headers.get("if-none-match") === etag)
        return new Response(null, { status: 304, headers });
      const flight =
        flights.get(name) ?? readOrEncode(name, image).finally(() => flights.delete(name));
      flights.set(name, flight);
      return new Response(new Uint8Array(await flight), { headers });
    } catch (error) {
      if (error instanceof Response) return error;
      const status = (error as { statusCode?: number }).statusCode ?? 500;
      if (status >= 500) log.warn({ error, id: image.id }, "image encoding failed");
      return textResponse(status === 404 || status === 403 ? 404 : 422, "Gambar tidak ditemukan");
    }
  };
}

const textResponse = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
