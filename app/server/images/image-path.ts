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
  /** Without a leading slash, `images/x.jpg`; or the address of a remote image. */
  id: string;
  isRemote: boolean;
}

const IMAGE_PATH = /^\/_ipx\/w_(\d{3,4}),f_(webp|avif|jpeg|png)\/(.+)$/;
const LOCAL_FILE =
  /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*\.(?:jpe?g|png|webp|avif)$/;
/** `~` and an address in base64url (`lib/image-address.ts`). */
const REMOTE_ADDRESS = /^~([A-Za-z0-9_-]{11,2800})$/;

/**
 * Parses `/_ipx/w_640,f_webp/images/x.jpg`, or `/_ipx/w_640,f_webp/~…` with the address of another site.
 * @returns null for other widths and formats, dotfiles, parent folders and addresses other than http(s)
 */
export function parseImagePath(pathname: string): ImagePath | null {
  const [, width = "", format = "", file = ""] = IMAGE_PATH.exec(pathname) ?? [];
  if (!WIDTHS.has(width) || !(format in FORMATS)) return null;
  const address = decodeAddress(file);
  const isLocal = LOCAL_FILE.test(file) && !file.includes("..");
  if (address === null && !isLocal) return null;
  return {
    width: Number(width),
    format: format as ImageFormat,
    contentType: FORMATS[format as ImageFormat],
    id: address ?? file,
    isRemote: address !== null,
  };
}

function decodeAddress(file: string): string | null {
  const [, encoded] = REMOTE_ADDRESS.exec(file) ?? [];
  const text = encoded ? Buffer.from(encoded, "base64url").toString() : "";
  return /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text).href : null;
}
