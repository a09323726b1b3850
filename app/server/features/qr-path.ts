import { encode } from "uqr";

interface QrPath {
  /** Modules per side, including the quiet zone. */
  size: number;
  /** SVG path of the black modules, one subpath per run. */
  path: string;
}

/** A QR code as inline SVG: needs no script and no external image. */
export function createQrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((isBlack) => (isBlack ? "1" : "0"))
        .join("")
        .matchAll(/1+/g),
    ].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
  );
  return { size, path: runs.join("") };
}
