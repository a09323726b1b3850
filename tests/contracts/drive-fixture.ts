import sharp from "sharp";

/** A picture of these measures, with what a camera would write into it. */
export async function picture(format: "jpeg" | "png" | "webp", width = 40, height = 30): Promise<Uint8Array<ArrayBuffer>> {
  const plain = sharp({ create: { width, height, channels: 3, background: "#2096c4" } }).withExif({
    IFD0: { Make: "Kamera Rahasia" },
    IFD3: { GPSLatitude: "7/1 33/1 0/1", GPSLatitudeRef: "S" },
  });
  return new Uint8Array(await plain.toFormat(format).toBuffer());
}

/** So many bytes that begin and end as a PDF does. */
export function pdf(bytes = 2_000): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes).fill(0x20);
  whole.set(Buffer.from("%PDF-1.4\n"));
  whole.set(Buffer.from("%%EOF"), bytes - 5);
  return whole;
}
