/** What the image route makes: the seven named widths (two share one value, NET6) in four formats, and nothing else. */
const WIDTHS = new Set(["320", "640", "768", "1024", "1280", "1536"]);
const FORMATS = { webp: "image/webp", avif: "image/avif", jpeg: "image/jpeg", png: "image/png" } as const;
export type ImageFormat = keyof typeof FORMATS;

export interface ImageAddress {
  width: number;
  format: ImageFormat;
  contentType: string;
  /** Without a slash in front: `images/x.jpg`. */
  id: string;
}

const PATH =
  /^\/_ipx\/w_(\d{3,4}),f_(webp|avif|jpeg|png)\/((?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*\.(?:jpe?g|png|webp|avif))$/;

/** Reads `/_ipx/w_640,f_webp/images/x.jpg`; null for any other width, format, remote address, hidden file or climbing path. */
export function readImageAddress(pathname: string): ImageAddress | null {
  const [, width = "", format = "", id = ""] = PATH.exec(pathname) ?? [];
  if (!WIDTHS.has(width) || !(format in FORMATS) || id.includes("..")) return null;
  return { width: Number(width), format: format as ImageFormat, contentType: FORMATS[format as ImageFormat], id };
}
