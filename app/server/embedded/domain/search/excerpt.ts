import { type TermExtractor, tokenizeText } from "./words";

const EXCERPT_LENGTH = 200;

type Mark = [start: number, end: number];

/** Positions of the words that match one of the terms. */
export function findMarks(
  text: string,
  terms: ReadonlySet<string>,
  getTerms: TermExtractor,
): Mark[] {
  return tokenizeText(text)
    .filter(({ text: word }) => getTerms(word).some((term) => terms.has(term)))
    .map(({ start, end }) => [start, end]);
}

/** About 200 characters around the densest matches, with ellipses where text is cut. */
export function createExcerpt(
  text: string,
  terms: ReadonlySet<string>,
  getTerms: TermExtractor,
): { excerpt: string; excerptMarks: Mark[] } {
  const marks = findMarks(text, terms, getTerms);
  const start = text.length <= EXCERPT_LENGTH ? 0 : findExcerptStart(text, findBestStart(marks));
  const end = findExcerptEnd(text, start);
  const prefix = start > 0 ? "… " : "";
  const suffix = end < text.length ? " …" : "";
  const excerpt = `${prefix}${text.slice(start, end).trim()}${suffix}`;
  return { excerpt, excerptMarks: findMarks(excerpt, terms, getTerms) };
}

/** Ends at a word boundary where there is one. */
function findExcerptEnd(text: string, start: number): number {
  const end = Math.min(text.length, start + EXCERPT_LENGTH);
  if (end === text.length) return end;
  const space = text.lastIndexOf(" ", end);
  return space > start ? space : end;
}

/** Start of the window with the most marks. */
function findBestStart(marks: readonly Mark[]): number {
  let bestStart = 0;
  let maxCount = 0;
  for (const [start] of marks) {
    const count = marks.filter(
      ([other]) => other >= start && other < start + EXCERPT_LENGTH - 40,
    ).length;
    if (count > maxCount) {
      bestStart = start;
      maxCount = count;
    }
  }
  return bestStart;
}

/** A word boundary about 40 characters before the position. */
function findExcerptStart(text: string, position: number): number {
  const target = Math.min(position - 40, text.length - EXCERPT_LENGTH);
  if (target <= 0) return 0;
  const space = text.indexOf(" ", target);
  return space < 0 ? target : space + 1;
}
