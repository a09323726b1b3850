import type { QuestionLevel, QuestionType } from "~/lib/questions";

/** A bank question; `options` and `answer` as in `schema/learning.ts`. */
export interface SeedQuestion {
  slug: string;
  tags: string[];
  type: QuestionType;
  level: QuestionLevel;
  prompt: string;
  options: unknown;
  answer: unknown;
  explanation: string;
}

type Draft = Omit<SeedQuestion, "slug" | "tags">;
type Level = SeedQuestion["level"];

/** Questions with common tags; slugs consist of the tags and a number. */
export function bank(tags: string, ...drafts: Draft[]): SeedQuestion[] {
  const all = tags.split(" ");
  return drafts.map((draft, at) => ({ slug: `${all.join("-")}-${at + 1}`, tags: all, ...draft }));
}

/** Rotates by the prompt's length: a stable order in which the first is not always correct. */
function turned<T>(items: readonly T[], prompt: string): T[] {
  const by = prompt.length % items.length;
  return [...items.slice(by), ...items.slice(0, by)];
}
const named = (texts: readonly string[], prefix: string) =>
  texts.map((text, at) => ({ id: `${prefix}${at + 1}`, text }));
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/** Single choice; the first option is correct. */
export const one = (
  level: Level,
  prompt: string,
  options: [right: string, ...wrong: string[]],
  explanation: string,
): Draft => ({
  type: "single",
  level,
  prompt,
  explanation,
  options: turned(named(options, "p"), prompt),
  answer: { options: ["p1"] },
});

/** Multiple choice. */
export const many = (
  level: Level,
  prompt: string,
  right: string[],
  wrong: string[],
  explanation: string,
): Draft => {
  const rights = named(right, "b");
  return {
    type: "multiple",
    level,
    prompt,
    explanation,
    options: turned([...rights, ...named(wrong, "s")], prompt),
    answer: { options: ids(rights) },
  };
};

export const truth = (
  level: Level,
  prompt: string,
  value: boolean,
  explanation: string,
): Draft => ({
  type: "true_false",
  level,
  prompt,
  options: [],
  answer: { value },
  explanation,
});

/** Short text with all accepted spellings. */
export const short = (
  level: Level,
  prompt: string,
  accept: string[],
  explanation: string,
): Draft => ({
  type: "short",
  level,
  prompt,
  options: [],
  answer: { accept },
  explanation,
});

export const number = (
  level: Level,
  prompt: string,
  value: number,
  explanation: string,
  tolerance = 0,
): Draft => ({
  type: "number",
  level,
  prompt,
  options: [],
  answer: { value, tolerance },
  explanation,
});

export const match = (
  level: Level,
  prompt: string,
  pairs: [left: string, right: string][],
  explanation: string,
): Draft => {
  const left = named(
    pairs.map(([text]) => text),
    "k",
  );
  const right = named(
    pairs.map(([, text]) => text),
    "n",
  );
  const answer = Object.fromEntries(left.map(({ id }, at) => [id, right[at]?.id ?? ""]));
  // Differs from the order of the left side.
  return {
    type: "matching",
    level,
    prompt,
    explanation,
    options: { left, right: turned(right, "x") },
    answer: { pairs: answer },
  };
};

/** Items in correct order; they are displayed in another. */
export const order = (
  level: Level,
  prompt: string,
  items: string[],
  explanation: string,
): Draft => {
  const right = named(items, "u");
  return {
    type: "order",
    level,
    prompt,
    explanation,
    options: turned(right.toReversed(), prompt),
    answer: { order: ids(right) },
  };
};

/** Graded manually by a rubric. */
export const essay = (
  level: Level,
  prompt: string,
  rubric: string[],
  explanation: string,
): Draft => ({
  type: "essay",
  level,
  prompt,
  options: [],
  answer: { rubric },
  explanation,
});
