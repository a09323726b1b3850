import { type TermsOf, wordsOf } from "./words";

const LENGTH = 200;

type Mark = [start: number, end: number];

/** Where the words stand that were found. */
export function marksIn(text: string, terms: ReadonlySet<string>, termsOf: TermsOf): Mark[] {
  return wordsOf(text)
    .filter(({ text: word }) => termsOf(word).some((term) => terms.has(term)))
    .map(({ start, end }) => [start, end]);
}

/** About 200 characters around where most of the words stand together, with an ellipsis where something was left out. */
export function excerptOf(text: string, terms: ReadonlySet<string>, termsOf: TermsOf): { excerpt: string; excerptMarks: Mark[] } {
  const marks = marksIn(text, terms, termsOf);
  const from = text.length <= LENGTH ? 0 : beginOf(text, bestStart(marks));
  const end = Math.min(text.length, from + LENGTH);
  const to = end === text.length ? end : text.lastIndexOf(" ", end) > from ? text.lastIndexOf(" ", end) : end;
  const before = from > 0 ? "… " : "";
  const excerpt = `${before}${text.slice(from, to).trim()}${to < text.length ? " …" : ""}`;
  return { excerpt, excerptMarks: marksIn(excerpt, terms, termsOf) };
}

/** The mark from which on a window holds the most marks. */
function bestStart(marks: readonly Mark[]): number {
  let [best, most] = [0, 0];
  for (const [start] of marks) {
    const inside = marks.filter(([other]) => other >= start && other < start + LENGTH - 40).length;
    if (inside > most) [best, most] = [start, inside];
  }
  return best;
}

/** A little before the position, at a word's beginning; the text's own beginning where that is near. */
function beginOf(text: string, position: number): number {
  const wanted = Math.min(position - 40, text.length - LENGTH);
  if (wanted <= 0) return 0;
  const space = text.indexOf(" ", wanted);
  return space < 0 ? wanted : space + 1;
}
