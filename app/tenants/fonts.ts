import inter from "../ui/fonts/inter.css?url";
import publicSans from "../ui/fonts/public-sans.css?url";
import raleway from "../ui/fonts/raleway.css?url";
import sourceSerif from "../ui/fonts/source-serif-4.css?url";
import type { Layout } from "./layout";

/** Stylesheets of the fonts that a site can choose, for those that its layout's own lacks. */
const FONT_STYLESHEETS: Readonly<Record<string, string>> = {
  Raleway: raleway,
  Inter: inter,
  "Source Serif 4": sourceSerif,
  "Public Sans": publicSans,
};

interface FontLinks {
  stylesheets: string[];
  /** Hashed woff2 URLs. */
  preloads: string[];
}

/** What a page loads for the fonts of a setting; nothing for a font that the product does not ship. */
export function getFontLinks(
  names: readonly string[],
  { fonts }: Pick<Layout, "fonts">,
): FontLinks {
  const chosen = [...new Set(names)];
  const isOwn = (name: string) => Object.hasOwn(fonts, name);
  return {
    stylesheets: chosen
      .filter((name) => !isOwn(name) && Object.hasOwn(FONT_STYLESHEETS, name))
      .map((name) => FONT_STYLESHEETS[name] ?? ""),
    preloads: chosen.filter(isOwn).flatMap((name) => fonts[name] ?? []),
  };
}
