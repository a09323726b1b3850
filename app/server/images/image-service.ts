import { createHash } from "node:crypto";
import { isBulkheadRejectedError } from "cockatiel";
import { createIPX, type IPXStorage, ipxFSStorage } from "ipx";
import { DAY_MS } from "~/lib/time";
import type { Log } from "../log/log";
import { renderCoverSvg } from "./cover-svg";
import { createImageCache, getUploadPrefix } from "./image-cache";
import { type ImagePath, parseImagePath } from "./image-path";
import { createRemoteImages, RemoteImageError } from "./remote-images";
import { type RenderQueue, RenderQueueFullError, renderQueue } from "./render-queue";

interface Options {
  /** Served folders as `<base>/<path>`: `images` → public/images. */
  publicDir: string;
  cacheDir: string;
  maxBytes?: number;
  /** Origins of other sites whose images are fetched (`IMAGE_ORIGINS`). */
  origins?: readonly string[];
  queue?: RenderQueue;
  log: Log;
}

const MAX_PIXELS = 40_000_000;
/** A remote image is read again after this time. */
const REMOTE_TTL_MS = 7 * DAY_MS;
/** Of the cover in place of a remote image that cannot be read: no tenant is known here. */
const NEUTRAL_COLOURS = { primary: "#7a8794", secondary: "#9aa5b1", dark: "#3e4c59" };

/** Files of one tenant's drive. */
export interface UploadSource {
  tenantId: string;
  /** @returns null if there is none that guests may see */
  read(id: string): Promise<ArrayBuffer | null>;
}

export type ServeImage = (request: Request, uploads?: UploadSource) => Promise<Response>;

/** Gives ipx the bytes that its caller has read already. */
const preparedStorage: IPXStorage = {
  name: "prepared",
  getMeta: () => ({}),
  getData: (_, options) => options?.bytes as ArrayBuffer,
};

/**
 * Image route (NET6): ipx behind an allowlist. ipx encodes on each hit, so results are cached on
 * disk, with one encoding per image at a time.
 */
export function createImageService({
  publicDir,
  cacheDir,
  maxBytes = 512 * 1_048_576,
  origins = [],
  queue = renderQueue,
  log,
}: Options): ServeImage {
  const ipx = createIPX({
    storage: ipxFSStorage({ dir: publicDir }),
    httpStorage: preparedStorage,
    sharpOptions: { limitInputPixels: MAX_PIXELS },
  });
  const remoteImages = createRemoteImages(origins, log);
  const files = createImageCache(cacheDir, maxBytes);
  const flights = new Map<string, Promise<Buffer>>();

  const encode = async ({ id, width, format }: ImagePath, bytes?: ArrayBuffer): Promise<Buffer> => {
    const quality = format === "avif" ? "50" : "75";
    const encoding = queue.run(() =>
      ipx(id, { width: String(width), format, quality }, { bytes }).process(),
    );
    if (!encoding) throw new RenderQueueFullError();
    const { data } = await encoding;
    return Buffer.isBuffer(data) ? data : Buffer.from(data);
  };

  const encodeFrom = async (image: ImagePath, uploads: UploadSource | undefined) => {
    if (image.source === "local") return encode(image);
    if (image.source === "remote")
      return remoteImages.use(image.id, (bytes) => encode(image, bytes));
    const upload = await uploads?.read(image.id);
    if (!upload) throw new UploadMissingError(image.id);
    // ipx takes bytes from outside for ids that are addresses only.
    return encode({ ...image, id: `https://drive.invalid/${image.id}` }, upload);
  };

  const readOrEncode = async (name: string, image: ImagePath, uploads?: UploadSource) => {
    const cached = await files.read(name);
    if (cached) return cached;
    const bytes = await encodeFrom(image, uploads);
    await files
      .write(name, bytes)
      .catch((error: unknown) => log.warn({ error }, "image cache write failed"));
    return bytes;
  };

  /** Changes with the image: a local one by its file's time, a remote one every week. Uploads never change. */
  const getVersion = async ({ id, source }: ImagePath, uploads?: UploadSource) => {
    if (source === "upload") return uploads?.tenantId ?? "";
    if (source === "remote") return Math.floor(Date.now() / REMOTE_TTL_MS);
    return (await ipx(id).getSourceMeta()).mtime?.getTime() ?? 0;
  };

  return async (request, uploads) => {
    const image = parseImagePath(new URL(request.url).pathname);
    if (!image) return createTextResponse(400, "Gambar tidak dapat diminta seperti itu");
    try {
      const hash = createHash("sha256")
        .update(`${image.id} ${await getVersion(image, uploads)} ${image.width}`)
        .digest("hex");
      const prefix = image.source === "upload" ? getUploadPrefix(image.id) : "";
      const name = `${prefix}${hash}.${image.format}`;
      const etag = `"${hash.slice(0, 24)}"`;
      const headers = { ...IMAGE_HEADERS, "Content-Type": image.contentType, ETag: etag };
      if (request.headers.get("if-none-match") === etag)
        return new Response(null, { status: 304, headers });
      const flight =
        flights.get(name) ?? readOrEncode(name, image, uploads).finally(() => flights.delete(name));
      flights.set(name, flight);
      return new Response(new Uint8Array(await flight), { headers });
    } catch (error) {
      return createFailureResponse(image, error, log);
    }
  };
}

class UploadMissingError extends Error {
  override name = "UploadMissingError";
  readonly statusCode = 404;
}

const IMAGE_HEADERS = {
  "Cache-Control": "public, max-age=86400",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

function createFailureResponse(image: ImagePath, error: unknown, log: Log): Response {
  if (error instanceof RenderQueueFullError || isBulkheadRejectedError(error))
    return createTextResponse(503, "Terlalu banyak gambar diminta sekaligus", {
      "Retry-After": "5",
    });
  if (error instanceof RemoteImageError) return createPlaceholder(image);
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status >= 500) log.warn({ error, id: image.id }, "image encoding failed");
  return createTextResponse(status === 404 || status === 403 ? 404 : 422, "Gambar tidak ditemukan");
}

/** A generated cover in place of a picture; nothing in place of a logo, whose text stands for it. */
function createPlaceholder({ id, format }: ImagePath): Response {
  if (format === "png") return createTextResponse(404, "Gambar tidak ditemukan");
  const headers = {
    ...IMAGE_HEADERS,
    "Cache-Control": "public, max-age=300",
    "Content-Type": "image/svg+xml; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
  return new Response(renderCoverSvg(id, NEUTRAL_COLOURS), { headers });
}

const createTextResponse = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      ...headers,
    },
  });
