import { expect } from "vitest";

/** Elements of which an empty one is a label without a value, or a value that is missing. */
const LABELLED = "p|li|dd|dt|h1|h2|h3|h4|summary|time|data|button|th|label|figcaption|strong";

const readText = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, "\n")
    .replace(/\n\s*/g, "\n");

/** Traces of missing data on a page: words of the language, and elements without content. */
export function findGaps(html: string): string[] {
  const text = readText(html);
  // Without quantifiers around the word: a page may hold a line of megabytes.
  const words = [...text.matchAll(/\b(?:undefined|null|NaN|Invalid Date)\b|\[object/g)];
  const attributes = [
    ...html.matchAll(
      /\s(?:href|src|srcset|content|datetime|value)="[^"]*(?:undefined|\bnull\b|\bNaN\b|\[object)[^"]*"/g,
    ),
  ];
  const empty = [...html.matchAll(new RegExp(`<(${LABELLED})(?:\\s[^>]*)?>\\s*</\\1>`, "g"))];
  const dangling = [...text.matchAll(/^(?:[·,:–]|\s*0 (?:menit|jam|bab)\b.*|Oleh)\s*$/gm)];
  return [...words, ...attributes, ...empty, ...dangling].map(([found]) =>
    found.trim().slice(0, 160),
  );
}

/** Paths that a page links to on its own site, in order of appearance. */
export const listLinks = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<a\s[^>]*href="(\/[^"#]*)"/g)].map(([, href = ""]) =>
      href.replaceAll("&amp;", "&"),
    ),
  ),
];

/** The page has its content and no trace of what the host leaves out. */
export function expectPage(
  { status, text }: { status: number; text: string },
  ...content: string[]
) {
  expect(status).toBe(200);
  for (const words of content) expect(text.includes(words), words).toBe(true);
  expect(findGaps(text)).toEqual([]);
}
