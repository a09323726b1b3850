import { z } from "zod";
import { adjustToContrast, contrastRatio, getReadableTextColour } from "./contrast";
import { versionField } from "./shared-fields";

export const COLOURS = {
  clr_primary: "Utama",
  clr_secondary: "Pendamping",
  clr_success: "Berhasil",
  clr_info: "Keterangan",
  clr_warning: "Peringatan",
  clr_danger: "Bahaya",
  clr_light: "Terang",
  clr_dark: "Gelap",
} as const;
export type ColourName = keyof typeof COLOURS;
export const COLOUR_NAMES = Object.keys(COLOURS) as ColourName[];
export type Colours = Record<ColourName, string>;

/** Fonts that the product ships. */
export const FONTS = ["Raleway", "Inter", "Source Serif 4", "Public Sans"] as const;

const AA_RATIO = 4.5;
/** Colours that are also used for text; the other two are backgrounds only. */
const TEXT_COLOURS: readonly ColourName[] = COLOUR_NAMES.slice(0, 6);

/** A colour as people type it, `0b5394` or `#abc`, to `#0b5394`. */
const colourField = z
  .string({ error: "Tulis warnanya, misalnya #0b5394" })
  .trim()
  .toLowerCase()
  .regex(
    /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/,
    "Tulis warna dengan 6 angka heksadesimal, misalnya #0b5394",
  )
  .transform((text) => {
    const digits = text.replace("#", "");
    return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
  });

const fontField = z
  .string({ error: "Pilih huruf" })
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 -]{0,39}$/, "Pilih huruf dari daftar");

const colourShape = Object.fromEntries(COLOUR_NAMES.map((name) => [name, colourField])) as Record<
  ColourName,
  typeof colourField
>;

export const coloursSchema = z.object({
  version: versionField,
  ...colourShape,
  ft_primary: fontField,
  ft_secondary: fontField,
  /** Text in place of a colour that is too light for it is shown in the nearest one that is not. */
  adjusts: z.literal("on").optional().catch(undefined),
});

export const COLOUR_PATHS = Object.fromEntries(
  [...COLOUR_NAMES, "ft_primary", "ft_secondary"].map((name) => [name, `css.${name}`]),
);

/** Backgrounds that a layout puts text on. */
export interface Surfaces {
  surface: string;
  surface2: string;
}

const toSurfaces = ({ surface, surface2 }: Surfaces) => [surface, surface2];

const getTextRatio = (colour: string, surfaces: Surfaces) =>
  Math.min(...toSurfaces(surfaces).map((surface) => contrastRatio(colour, surface)));

/** The colour, or the nearest one that can be read on all of a layout's backgrounds (WCAG AA). */
export const toTextColour = (colour: string, surfaces: Surfaces): string =>
  toSurfaces(surfaces).reduce(
    (nearest, surface) => adjustToContrast(nearest, surface, AA_RATIO),
    colour,
  );

/** Rounded down, so that no ratio looks sufficient that is not: "4,4:1". */
const formatRatio = (ratio: number) =>
  `${(Math.floor(ratio * 10) / 10).toFixed(1).replace(".", ",")}:1`;

export interface ContrastView {
  name: ColourName;
  label: string;
  colour: string;
  /** Text on this colour, which the theme chooses. */
  on: { colour: string; ratio: string };
  /** This colour as text; null for one that never is. */
  text: { ratio: string; passes: boolean; nearest: string } | null;
}

/** Each pair of text and background with its contrast. */
export const describeContrast = (colours: Colours, surfaces: Surfaces): ContrastView[] =>
  COLOUR_NAMES.map((name) => {
    const colour = colours[name];
    const on = getReadableTextColour(colour);
    const ratio = getTextRatio(colour, surfaces);
    return {
      name,
      label: COLOURS[name],
      colour,
      on: { colour: on, ratio: formatRatio(contrastRatio(on, colour)) },
      text: TEXT_COLOURS.includes(name)
        ? {
            ratio: formatRatio(ratio),
            passes: ratio >= AA_RATIO,
            nearest: toTextColour(colour, surfaces),
          }
        : null,
    };
  });

/** Errors of changed colours that cannot be read as text, with the nearest ones that can. */
export function findUnreadableColours(
  colours: Partial<Record<ColourName, unknown>>,
  current: Colours,
  surfaces: Surfaces,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const name of TEXT_COLOURS) {
    const { data: colour } = colourField.safeParse(colours[name]);
    const isSame = colour === current[name].toLowerCase();
    if (!colour || isSame || getTextRatio(colour, surfaces) >= AA_RATIO) continue;
    errors[name] =
      `Sebagai tulisan, kontras ${colour} hanya ${formatRatio(getTextRatio(colour, surfaces))}; paling sedikit 4,5:1. Warna terdekat yang terbaca: ${toTextColour(colour, surfaces)}`;
  }
  return errors;
}
