import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { type FILE_PURPOSES, FILE_TYPES } from "../../hosts/drive/contract";
import { HostRefusal } from "../../hosts/implement";

type FileType = (typeof FILE_TYPES)[number];
type Purpose = (typeof FILE_PURPOSES)[number];

const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 4_096;
/** Encoding takes a core for a second and 160 MB for the largest picture: more at once wait. */
const MOST_AT_ONCE = 2;

const isPicture = (type: FileType) => type !== "application/pdf";

/** Photos and logos are shown, so they must be pictures. */
const takes = (purpose: Purpose, type: FileType) => isPicture(type) || !["photo", "logo"].includes(purpose);

/**
 * The file as it is kept: its type by its bytes, a picture encoded anew, so that nothing but its pixels is left (no place, no camera, no second
 * file behind it).
 * @throws HostRefusal 415 another type, 422 a picture that cannot be read or is too large to be decoded
 */
export async function checkFile(bytes: Uint8Array, purpose: Purpose): Promise<{ type: FileType; bytes: Uint8Array }> {
  const told = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  const type = FILE_TYPES.find((known) => known === told);
  if (!type || !takes(purpose, type)) {
    const wanted = takes(purpose, "application/pdf") ? "JPG, PNG, WebP, atau PDF" : "JPG, PNG, atau WebP";
    throw new HostRefusal(415, `Jenis berkas ini tidak didukung. Gunakan ${wanted}.`);
  }
  return { type, bytes: isPicture(type) ? await inTurn(() => encodeAnew(bytes, type)) : bytes };
}

async function encodeAnew(bytes: Uint8Array, type: FileType): Promise<Uint8Array> {
  const unreadable = new HostRefusal(422, "Gambar tidak dapat dibaca. Simpan ulang gambar itu, lalu coba lagi.");
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable;
    });
  if (width * height > MOST_PIXELS) throw new HostRefusal(422, "Gambar terlalu besar (maks. 40 megapiksel)");
  // What cameras write goes with the first encoding, so it is turned upright before.
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true });
  const encoded =
    type === "image/jpeg" ? picture.jpeg({ quality: 85 }) : type === "image/png" ? picture.png() : picture.webp({ quality: 85 });
  return encoded.toBuffer().catch(() => {
    throw unreadable;
  });
}

let busy = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy++;
  try {
    return await work();
  } finally {
    // Whoever waits takes this place over.
    const next = waiting.shift();
    if (next) next();
    else busy--;
  }
}
