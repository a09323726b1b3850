import { createHash } from "node:crypto";
import { createIPX, ipxFSStorage } from "ipx";
import type { Log } from "../log/log";
import { createImageCache } from "./image-cache";
import { type ImagePath, parseImagePath } from "./image-path";
import { type RenderQueue, renderQueue } from "./render-queue";

interface Options {
  /** Served folders as `<base>/<path>`: `images` → public/images. */
  publicDir: string;
  cacheDir: string;
  maxBytes?: number;
  queue?: RenderQueue;
  log: Log;
}

const MAX_PIXELS = 40_000_000;

/**
 * Image route (NET6): ipx behind an allowlist. ipx encodes on each hit, so results are cached on
 * disk, with one encoding per image at a time. Local files only.
 */
export function createImageService({
  publicDir,
  cacheDir,
  maxBytes = 512 * 1_048_576,
  queue = renderQueue,
  log,
}: Options): (request: Request) => Promise<Response> {
  const ipx = createIPX({
    storage: ipxFSStorage({ dir: publicDir }),
    sharpOptions: { limitInputPixels: MAX_PIXELS },
  });
  const files = createImageCache(cacheDir, maxBytes);
  const flights = new Map<string, Promise<Buffer>>();

  const readOrEncode = async (name: string, { id, width, format }: ImagePath): Promise<Buffer> => {
    const cached = await files.read(name);
    if (cached) return cached;
    const encoding = queue.run(() =>
      ipx(id, { width: String(width), format, quality: format === "avif" ? "50" : "75" }).process(),
    );
    if (!encoding)
      throw new Response("Terlalu banyak gambar diminta sekaligus", {
        status: 503,
        headers: { "Retry-After": "5" },
      });
    const { data } = await encoding;
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
        "Cross-Origin-Resource-Policy": "cross-origin",
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
