import { lookup } from "~/lib/lookup";
import type { Passage } from "./search-document";

const MAX_PASSAGE_WORDS = 110;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return lookup(ENTITIES, name.toLowerCase()) ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    },
  );
}

/** For sanitized HTML, whose tags are well formed. */
export function toPlainText(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?])/g, "$1")
    .trim();
}

const countWords = (text: string) => text.split(" ").length;
/** Keeps list items apart when their texts are joined. */
const ensurePunctuation = (text: string) => (/[.!?:;…”"]$/.test(text) ? text : `${text}.`);

const BLOCK_END_PATTERN = /<\/(?:p|li|blockquote|pre|tr|figcaption|h[1-6])>/i;
const HEADING_PATTERN = /<h[1-6]\b[^>]*>/i;

/** Splits an article at its headings, and long sections between paragraphs. */
export function splitPassages(html: string): Passage[] {
  const passages: Passage[] = [];
  let heading = "";
  let text = "";
  const flush = () => {
    if (text) passages.push({ heading, text });
    text = "";
  };
  const add = (block: string) => {
    const part = toPlainText(block);
    if (!part) return;
    if (text && countWords(text) + countWords(part) > MAX_PASSAGE_WORDS) flush();
    text = text ? `${text} ${ensurePunctuation(part)}` : ensurePunctuation(part);
  };
  for (const block of html.split(BLOCK_END_PATTERN)) {
    const [body = "", title] = block.split(HEADING_PATTERN);
    add(body);
    if (title === undefined) continue;
    flush();
    heading = toPlainText(title);
  }
  flush();
  return passages;
}

/** Dots in abbreviations and numbers do not end a sentence. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\d])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
