import { readableOn, toContrast } from "~/lib/contrast";
import type { Face } from "./face";

type Css = Record<
  `clr_${"primary" | "secondary" | "success" | "info" | "warning" | "danger" | "light" | "dark"}` | "ft_primary" | "ft_secondary",
  string
>;

const COLOURS = ["primary", "secondary", "success", "info", "warning", "danger", "light", "dark"] as const;
const SYSTEM = "system-ui, sans-serif";

/**
 * The setting's ten css keys as custom properties (SET2), with what AA needs beside each colour: `--on-X`, the text
 * that can be read on it, and `--text-X`, the colour moved until it can be read on both of the face's surfaces.
 * The values were validated when the setting was read (SET12). Under data-saver no web font is named, so none is loaded.
 */
export function themeStyle(css: Css, face: Pick<Face, "surface" | "surface2">, dataSaver: boolean): string {
  const colours = COLOURS.map((name) => {
    const value = css[`clr_${name}`];
    return `--clr-${name}:${value};--on-${name}:${readableOn(value)};--text-${name}:${toContrast(toContrast(value, face.surface, 4.5), face.surface2, 4.5)};`;
  });
  const font = (family: string) => (dataSaver ? SYSTEM : `"${family}","${family} Fallback",${SYSTEM}`);
  return `:root{${colours.join("")}--ft-primary:${font(css.ft_primary)};--ft-secondary:${font(css.ft_secondary)}}`;
}
