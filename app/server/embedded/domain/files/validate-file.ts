import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import type { MediaKind } from "~/lib/media-fields";
import { type FILE_PURPOSES, FILE_TYPES } from "../../../hosts/drive/contract";
import { ApiError } from "../../../hosts/host-handler";

type FileType = (typeof FILE_TYPES)[number];
type Purpose = Exclude<(typeof FILE_PURPOSES)[number], MediaKind>;

const isSmallType = (type: FileType) => type === "application/pdf" || isImage(type);

const MAX_PIXELS = 40_000_000;
const MAX_SIDE_PIXELS = 4_096;
/**
 * The largest image takes one core for 1 s and 160 MB, and a libuv thread that password hashing needs
 * too, so further encodings queue.
 */
const MAX_CONCURRENT_ENCODINGS = 1;

const isImage = (type: FileType) => type.startsWith("image/");

function isAllowedType(purpose: Purpose, type: FileType): boolean {
  if (purpose === "cv") return !isImage(type);
  return isImage(type) || !["photo", "logo", "picture"].includes(purpose);
}

function getAllowedTypes(purpose: Purpose): string {
  if (purpose === "cv") return "PDF";
  return isAllowedType(purpose, "application/pdf")
    ? "JPG, PNG, WebP, atau PDF"
    : "JPG, PNG, atau WebP";
}

/**
 * Detects the type from the bytes and re-encodes images, which removes metadata and appended data.
 * @throws ApiError 415 for another type, 422 for an unreadable or too large image
 */
export async function sanitizeFile(
  bytes: Uint8Array,
  purpose: Purpose,
): Promise<{ type: FileType; bytes: Uint8Array }> {
  const detectedType = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  const type = FILE_TYPES.find((name) => name === detectedType);
  if (!type || !isSmallType(type) || !isAllowedType(purpose, type))
    throw new ApiError(
      415,
      `Jenis berkas ini tidak didukung. Gunakan ${getAllowedTypes(purpose)}.`,
    );
  return {
    type,
    bytes: isImage(type) ? await withEncodingSlot(() => reencodeImage(bytes, type)) : bytes,
  };
}

async function reencodeImage(bytes: Uint8Array, type: FileType): Promise<Uint8Array> {
  const unreadable = new ApiError(
    422,
    "Gambar tidak dapat dibaca. Simpan ulang gambar itu, lalu coba lagi.",
  );
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable;
    });
  if (width * height > MAX_PIXELS)
    throw new ApiError(422, "Gambar terlalu besar (maks. 40 megapiksel)");
  // Re-encoding drops the EXIF orientation, so the image is rotated first.
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" }).rotate().resize({
    width: MAX_SIDE_PIXELS,
    height: MAX_SIDE_PIXELS,
    fit: "inside",
    withoutEnlargement: true,
  });
  const encoded =
    type === "image/jpeg"
      ? image.jpeg({ quality: 85 })
      : type === "image/png"
        ? image.png()
        : image.webp({ quality: 85 });
  return encoded.toBuffer().catch(() => {
    throw unreadable;
  });
}

let activeEncodings = 0;
const encodingQueue: (() => void)[] = [];

async function withEncodingSlot<T>(encode: () => Promise<T>): Promise<T> {
  if (activeEncodings >= MAX_CONCURRENT_ENCODINGS)
    await new Promise<void>((resolve) => encodingQueue.push(resolve));
  else activeEncodings++;
  try {
    return await encode();
  } finally {
    // A queued encoding takes over this slot.
    const next = encodingQueue.shift();
    if (next) next();
    else activeEncodings--;
  }
}
