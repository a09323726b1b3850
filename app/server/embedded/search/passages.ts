import type { Passage } from "./document";

/** Words in a passage before the next block begins a new one. */
const FULL_AT = 110;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}

/** Plain text of HTML that `cleanHtml` made: tags are well formed there. */
export function plainText(html: string): string {
  return decode(html.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?])/g, "$1")
    .trim();
}

const countWords = (text: string) => text.split(" ").length;
/** An entry of a list that does not end like a sentence gets a mark, or it would run into the next one. */
const closed = (text: string) => (/[.!?:;…”"]$/.test(text) ? text : `${text}.`);

const BLOCK_END = /<\/(?:p|li|blockquote|pre|tr|figcaption|h[1-6])>/i;
const HEADING = /<h[1-6]\b[^>]*>/i;

/** An article cut at its headings and, where a part is long, between paragraphs. */
export function passagesOf(html: string): Passage[] {
  const passages: Passage[] = [];
  let heading = "";
  let text = "";
  const flush = () => {
    if (text) passages.push({ heading, text });
    text = "";
  };
  const add = (block: string) => {
    const part = plainText(block);
    if (!part) return;
    if (text && countWords(text) + countWords(part) > FULL_AT) flush();
    text = text ? `${text} ${closed(part)}` : closed(part);
  };
  for (const block of html.split(BLOCK_END)) {
    const [body = "", title] = block.split(HEADING);
    add(body);
    if (title === undefined) continue;
    flush();
    heading = plainText(title);
  }
  flush();
  return passages;
}

/** Sentences of plain text; an abbreviation's or number's dot does not end one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\d])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
