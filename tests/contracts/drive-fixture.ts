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
