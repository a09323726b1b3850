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
  /** Without a leading slash: `images/x.jpg`. */
  id: string;
}

const IMAGE_PATH =
  /^\/_ipx\/w_(\d{3,4}),f_(webp|avif|jpeg|png)\/((?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*\.(?:jpe?g|png|webp|avif))$/;

/**
 * Parses `/_ipx/w_640,f_webp/images/x.jpg`.
 * @returns null for other widths and formats, remote addresses, dotfiles and parent folders
 */
export function parseImagePath(pathname: string): ImagePath | null {
  const [, width = "", format = "", id = ""] = IMAGE_PATH.exec(pathname) ?? [];
  if (!WIDTHS.has(width) || !(format in FORMATS) || id.includes("..")) return null;
  return {
    width: Number(width),
    format: format as ImageFormat,
    contentType: FORMATS[format as ImageFormat],
    id,
  };
}
