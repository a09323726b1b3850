import sharp from "sharp";

/** Creates an image with EXIF metadata. */
export async function createImage(
  format: "jpeg" | "png" | "webp",
  width = 40,
  height = 30,
): Promise<Uint8Array<ArrayBuffer>> {
  const plain = sharp({ create: { width, height, channels: 3, background: "#2096c4" } }).withExif({
    IFD0: { Make: "Kamera Rahasia" },
    IFD3: { GPSLatitude: "7/1 33/1 0/1", GPSLatitudeRef: "S" },
  });
  return new Uint8Array(await plain.toFormat(format).toBuffer());
}

export function createPdf(bytes = 2_000): Uint8Array<ArrayBuffer> {
  const document = new Uint8Array(bytes).fill(0x20);
  document.set(Buffer.from("%PDF-1.4\n"));
  document.set(Buffer.from("%%EOF"), bytes - 5);
  return document;
}

const createMedia = (head: string | readonly number[], bytes: number): Uint8Array<ArrayBuffer> => {
  const media = new Uint8Array(bytes).fill(0x20);
  media.set(Buffer.from(head as string));
  return media;
};

/** The first boxes of an MP4 file of this brand, such as "isom" or "M4A ". */
export const createMp4 = (bytes = 10_000, brand = "isom") =>
  createMedia([0, 0, 0, 24, ...Buffer.from(`ftyp${brand}\0\0\0\0${brand}mp42`, "latin1")], bytes);

/** An EBML head that names the document type. */
export const createWebm = (bytes = 10_000) =>
  createMedia(
    [0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, ...Buffer.from("webm"), 0, 0, 0, 0],
    bytes,
  );

export const createMp3 = (bytes = 10_000) =>
  createMedia([...Buffer.from("ID3"), 3, 0, 0, 0, 0, 0x7f, 0x7f], bytes);

export const createOgg = (bytes = 10_000) =>
  createMedia(
    [...Buffer.from("OggS"), ...Array<number>(24).fill(0), ...Buffer.from("OpusHead")],
    bytes,
  );

export const CAPTIONS = "WEBVTT\n\n00:00.000 --> 00:02.000\nSelamat datang\n";
export const createCaptions = () => new Uint8Array(Buffer.from(CAPTIONS));
