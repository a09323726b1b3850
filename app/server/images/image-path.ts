/** Allowed widths (two names share one value) and formats (NET6). */
const WIDTHS = new Set(["320", "640", "768", "1024", "1280", "1536"]);
const FORMATS = {
  webp: "image/webp",
  avif: "image/avif",
  jpeg: "image/jpeg",
  png: "image/png",
} as const;
export type ImageFormat = keyof typeof FORMATS;

export interface ImagePath {
  width: number;
  format: ImageFormat;
  contentType: string;
  /** Without a leading slash, `images/x.jpg`; the address of a remote image; or the id of an uploaded file. */
  id: string;
  source: "local" | "remote" | "upload";
}

const IMAGE_PATH = /^\/_ipx\/w_(\d{3,4}),f_(webp|avif|jpeg|png)\/(.+)$/;
const LOCAL_FILE =
  /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*\.(?:jpe?g|png|webp|avif)$/;
/** A file of the tenant's drive, under the path that also serves it as it is. */
const UPLOADED_FILE = /^Berkas\/([0-9a-f]{32})$/;
/** `~` and an address in base64url (`lib/image-address.ts`). */
const REMOTE_ADDRESS = /^~([A-Za-z0-9_-]{11,2800})$/;

/**
 * Parses `/_ipx/w_640,f_webp/images/x.jpg`, `…/Berkas/{id}`, or `…/~…` with the address of another site.
 * @returns null for other widths and formats, dotfiles, parent folders and addresses other than http(s)
 */
export function parseImagePath(pathname: string): ImagePath | null {
  const [, width = "", format = "", file = ""] = IMAGE_PATH.exec(pathname) ?? [];
  if (!WIDTHS.has(width) || !(format in FORMATS)) return null;
  const image = readSource(file);
  if (!image) return null;
  return {
    width: Number(width),
    format: format as ImageFormat,
    contentType: FORMATS[format as ImageFormat],
    ...image,
  };
}

function readSource(file: string): Pick<ImagePath, "id" | "source"> | null {
  const [, uploadId] = UPLOADED_FILE.exec(file) ?? [];
  if (uploadId) return { id: uploadId, source: "upload" };
  const address = decodeAddress(file);
  if (address !== null) return { id: address, source: "remote" };
  return LOCAL_FILE.test(file) && !file.includes("..") ? { id: file, source: "local" } : null;
}

/** True for an image of a tenant's drive; all others are the same for every tenant. */
export const isUploadPath = (pathname: string): boolean =>
  parseImagePath(pathname)?.source === "upload";

function decodeAddress(file: string): string | null {
  const [, encoded] = REMOTE_ADDRESS.exec(file) ?? [];
  const text = encoded ? Buffer.from(encoded, "base64url").toString() : "";
  return /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text).href : null;
}
