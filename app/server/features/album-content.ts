import type { AlbumPicture } from "~/lib/album-fields";
import { escapeHtml } from "~/lib/escape-html";
import { fromImageUrl } from "~/lib/image-address";
import { sanitizeEditorHtml } from "../hosts/sanitize-html";

/** A picture with its caption, as the sanitiser leaves it; others stay in the text. */
const FIGURE = /<figure>\s*<img ([^>]*)>\s*(?:<figcaption>([^<]*)<\/figcaption>\s*)?<\/figure>\s*/g;

const ENTITIES: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};
const decode = (text: string) =>
  text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity).trim();

const readAttribute = (attributes: string, name: "src" | "alt") =>
  decode(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? "");

export interface AlbumContent {
  /** Sanitised HTML without the pictures. */
  text: string;
  pictures: AlbumPicture[];
}

/** Takes the text of an album apart. @param html sanitised */
export function splitAlbum(html: string): AlbumContent {
  const pictures = [...html.matchAll(FIGURE)].map(([, attributes = "", caption = ""]) => ({
    address: fromImageUrl(readAttribute(attributes, "src")),
    alt: readAttribute(attributes, "alt"),
    caption: decode(caption),
  }));
  return { text: html.replace(FIGURE, "").trim(), pictures };
}

/** The pictures as a part of the text, which `splitAlbum` takes out again. */
export const toFigures = (pictures: readonly AlbumPicture[]): string =>
  sanitizeEditorHtml(pictures.map(toFigure).join("\n"));

function toFigure({ address, alt, caption }: AlbumPicture): string {
  const image = `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}" />`;
  const below = caption && `<figcaption>${escapeHtml(caption)}</figcaption>`;
  return `<figure>${image}${below}</figure>`;
}
