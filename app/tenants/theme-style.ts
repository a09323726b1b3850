import { adjustToContrast, getReadableTextColour } from "~/lib/contrast";
import type { Layout } from "./layout";

type CssSetting = Record<
  | `clr_${"primary" | "secondary" | "success" | "info" | "warning" | "danger" | "light" | "dark"}`
  | "ft_primary"
  | "ft_secondary",
  string
>;

const COLOUR_NAMES = [
  "primary",
  "secondary",
  "success",
  "info",
  "warning",
  "danger",
  "light",
  "dark",
] as const;
const AA_RATIO = 4.5;
const SYSTEM_FONTS = "system-ui, sans-serif";

/**
 * Renders the setting's ten CSS keys as custom properties (SET2). `--on-X` is readable on the
 * colour, `--text-X` is the colour adjusted to AA on both surfaces. Values are validated by the
 * setting schema (SET12). Data saver names no web font, so none is loaded.
 * @param options.selector the part of the page that has these properties
 */
export function createThemeStyle(
  css: CssSetting,
  layout: Pick<Layout, "surface" | "surface2">,
  { dataSaver, selector = ":root" }: { dataSaver: boolean; selector?: string },
): string {
  const colours = COLOUR_NAMES.map((name) => {
    const value = css[`clr_${name}`];
    const text = [layout.surface, layout.surface2].reduce(
      (colour, surface) => adjustToContrast(colour, surface, AA_RATIO),
      value,
    );
    return `--clr-${name}:${value};--on-${name}:${getReadableTextColour(value)};--text-${name}:${text};`;
  });
  const font = (family: string) =>
    dataSaver ? SYSTEM_FONTS : `"${family}","${family} Fallback",${SYSTEM_FONTS}`;
  return `${selector}{${colours.join("")}--ft-primary:${font(css.ft_primary)};--ft-secondary:${font(css.ft_secondary)}}`;
}
