import { type Change, diffLines, diffWordsWithSpace } from "diff";

export interface DifferencePart {
  kind: "same" | "added" | "removed";
  text: string;
}

/** Above this many changed words or lines, a difference says no more than both texts. */
const MAX_EDITS = 1_000;
/** Of an unchanged stretch, what stays at each end. */
const CONTEXT_LENGTH = 150;

/** What changed between two texts, by words or else by lines. */
export function compareTexts(before: string, after: string): DifferencePart[] {
  const options = { maxEditLength: MAX_EDITS };
  const changes =
    diffWordsWithSpace(before, after, options) ?? diffLines(before, after, options) ?? null;
  return changes ? changes.map(toPart) : replaceWhole(before, after);
}

const toPart = ({ value, added, removed }: Change): DifferencePart => {
  if (added) return { kind: "added", text: value };
  return removed ? { kind: "removed", text: value } : { kind: "same", text: shorten(value) };
};

const replaceWhole = (before: string, after: string): DifferencePart[] => [
  { kind: "removed", text: before },
  { kind: "added", text: after },
];

const shorten = (text: string) =>
  text.length <= 2 * CONTEXT_LENGTH + 20
    ? text
    : `${text.slice(0, CONTEXT_LENGTH)} […] ${text.slice(-CONTEXT_LENGTH)}`;
