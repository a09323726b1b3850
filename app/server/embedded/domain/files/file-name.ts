import type { FILE_TYPES } from "../../../hosts/drive/contract";

const EXTENSIONS: Record<(typeof FILE_TYPES)[number], string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "application/pdf": "pdf",
  "video/mp4": "mp4",
  "video/webm": "webm",
  "audio/mpeg": "mp3",
  "audio/mp4": "m4a",
  "audio/ogg": "ogg",
  "text/vtt": "vtt",
};
const MAX_NAME_LENGTH = 100;

/**
 * Sanitises a file name: no folders, control characters or leading dots, and the extension of the
 * actual type. Direction characters go too, as they make `fdp.exe` look like `exe.pdf`.
 * @param encodedName URI-encoded, as in `x-file-name`
 */
export function sanitizeFileName(
  encodedName: string | null,
  type: (typeof FILE_TYPES)[number],
): string {
  let name = "";
  try {
    name = decodeURIComponent(encodedName ?? "");
  } catch {
    // Malformed encoding counts as no name.
  }
  const base = name
    .normalize("NFC")
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}"<>:|?*]/gu, "")
    .replace(/\s+/g, " ")
    .replace(/\.[A-Za-z0-9]{1,5}$/, "")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  return `${
    Array.from(base ?? "")
      .slice(0, MAX_NAME_LENGTH)
      .join("")
      .trim() || "berkas"
  }.${EXTENSIONS[type]}`;
}

/** Formats `Content-Disposition` with an ASCII fallback for old clients (RFC 6266). */
export function formatContentDisposition(kind: "inline" | "attachment", name: string): string {
  const ascii = name
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
