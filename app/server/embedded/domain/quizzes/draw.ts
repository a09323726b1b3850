import { z } from "zod";
import { type DrawRule, drawRuleSchema } from "~/lib/quiz-settings-fields";
import type { SheetQuestion } from "./sheet";

/** Random integer from 0 to below `limit`. */
export type RandomInt = (limit: number) => number;

export const parseDraw = (json: string): DrawRule[] =>
  z.array(drawRuleSchema).parse(JSON.parse(json));

/** Fisher-Yates: every order is equally likely. */
export function shuffle<T>(items: readonly T[], random: RandomInt): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}

/**
 * Draws each rule's number of questions with its tag, none twice. Tags with the fewest spare
 * questions draw first, so that a shared question goes where it is needed. A tag with too few
 * gives all that it has.
 */
export function drawQuestions(
  rules: readonly DrawRule[],
  questionIdsByTag: ReadonlyMap<string, readonly string[]>,
  random: RandomInt,
): string[] {
  const getCandidates = ({ tag }: DrawRule) => questionIdsByTag.get(tag) ?? [];
  const getSpare = (rule: DrawRule) => getCandidates(rule).length - rule.count;
  const drawn = new Set<string>();
  for (const rule of rules.toSorted((a, b) => getSpare(a) - getSpare(b))) {
    const free = getCandidates(rule).filter((id) => !drawn.has(id));
    for (const id of shuffle(free, random).slice(0, rule.count)) drawn.add(id);
  }
  return shuffle([...drawn], random);
}

/**
 * Options in a random order. Those of matching and order always are, because the bank may hold them in
 * the right one; @param shufflesChoices whether choices are too
 */
export function shuffleOptions(
  question: SheetQuestion,
  random: RandomInt,
  shufflesChoices = true,
): SheetQuestion {
  switch (question.type) {
    case "single":
    case "multiple":
      return shufflesChoices
        ? ({ ...question, options: shuffle(question.options, random) } as SheetQuestion)
        : question;
    case "order":
      return { ...question, options: shuffle(question.options, random) } as SheetQuestion;
    case "matching": {
      const { left, right } = question.options;
      return { ...question, options: { left, right: shuffle(right, random) } };
    }
    default:
      return question;
  }
}
