type Rgb = [number, number, number];

const WHITE = "#ffffff";
const INK = "#111827";

function toRgb(hex: string): Rgb {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, "$&$&") : hex;
  return [1, 3, 5].map((index) => Number.parseInt(full.slice(index, index + 2), 16)) as Rgb;
}

const toHex = (rgb: Rgb) =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [r, g, b] = toRgb(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two hex colours, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrastRatio(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** White or dark ink, whichever contrasts more, or black where neither reaches 4.5. */
export function getReadableTextColour(background: string): string {
  const best = contrastRatio(WHITE, background) >= contrastRatio(INK, background) ? WHITE : INK;
  return contrastRatio(best, background) >= 4.5 ? best : "#000000";
}

/** Shifts a colour towards black or white until it has the contrast ratio on the surface. */
export function adjustToContrast(colour: string, surface: string, ratio: number): string {
  const target = toRgb(luminance(surface) > 0.18 ? "#000000" : WHITE);
  const start = toRgb(colour);
  for (let step = 0; step <= 50; step++) {
    const shifted = toHex(
      start.map(
        (channel, index) => channel + ((target[index] ?? 0) - channel) * (step / 50),
      ) as Rgb,
    );
    if (contrastRatio(shifted, surface) >= ratio) return shifted;
  }
  return toHex(target);
}
