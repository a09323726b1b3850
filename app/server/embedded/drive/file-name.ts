import type { FILE_TYPES } from "../../hosts/drive/contract";

const ENDINGS: Record<(typeof FILE_TYPES)[number], string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "application/pdf": "pdf",
};
const LONGEST = 100;

/**
 * A name that is safe to show and to save: no folders, no control or direction characters (which make `fdp.exe` look like `exe.pdf`), no leading
 * dots, the ending of the type that the bytes have.
 * @param given URI-encoded, as in `x-file-name`
 */
export function safeFileName(given: string | null, type: (typeof FILE_TYPES)[number]): string {
  let name = "";
  try {
    name = decodeURIComponent(given ?? "");
  } catch {
    // One that cannot be read is no name.
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
      .slice(0, LONGEST)
      .join("")
      .trim() || "berkas"
  }.${ENDINGS[type]}`;
}

/** `Content-Disposition` for any name: plain ASCII for old clients beside the name itself (RFC 6266). */
export function contentDisposition(kind: "inline" | "attachment", name: string): string {
  const ascii = name
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
