import type { EssayGrade, LearnerAnswer } from "~/lib/questions";
import { toSearchText } from "../../kit/text";
import type { Answers, Grades, SheetQuestion } from "./sheet";

/** Points of a right answer: divisible by 1 to 10 parts and by 100, so that shares are whole numbers. */
export const FULL_POINTS = 12_600;
const NUMBER_PRECISION = 1e-9;

/**
 * Points of one answer, 0 to `FULL_POINTS` (docs/decisions/0060); null for an ungraded essay.
 * Several right options: those chosen less the wrong ones, at least 0. Matching and order: the share of items in place.
 */
export function scoreAnswer(
  question: SheetQuestion,
  answer: LearnerAnswer | undefined,
  grade?: EssayGrade | undefined,
): number | null {
  if (question.type === "essay" && answer)
    return grade ? (FULL_POINTS * grade.percent) / 100 : null;
  return answer && question.type !== "essay"
    ? Math.round(FULL_POINTS * getShare(question, answer))
    : 0;
}

type GradableQuestion = Exclude<SheetQuestion, { type: "essay" }>;

function getShare(question: GradableQuestion, given: LearnerAnswer): number {
  switch (question.type) {
    case "single":
      return Number("options" in given && question.answer.options.includes(given.options[0] ?? ""));
    case "multiple":
      return "options" in given ? scoreOptions(question.answer.options, given.options) : 0;
    case "true_false":
      return Number("value" in given && given.value === question.answer.value);
    case "short":
      return Number("text" in given && isAccepted(question.answer.accept, given.text));
    case "number":
      return Number("value" in given && isNear(question.answer, Number(given.value)));
    case "matching":
      return "pairs" in given
        ? getShareOf(question.options.left, ({ id }) =>
            isPaired(question.answer.pairs, given.pairs, id),
          )
        : 0;
    case "order":
      return "positions" in given
        ? getShareOf(question.answer.order, (id, at) => given.positions[id] === at + 1)
        : 0;
  }
}

function scoreOptions(right: readonly string[], chosen: readonly string[]): number {
  const hits = chosen.filter((id) => right.includes(id)).length;
  return Math.max(0, hits - (chosen.length - hits)) / right.length;
}

const isAccepted = (accept: readonly string[], text: string) =>
  accept.some((accepted) => toSearchText(accepted) === toSearchText(text));

/** 0.1 + 0.2 is within 0 of 0.3: binary fractions are compared with their own precision. */
const isNear = ({ value, tolerance }: { value: number; tolerance: number }, given: number) =>
  Math.abs(given - value) <= tolerance + NUMBER_PRECISION * Math.max(1, Math.abs(value));

const isPaired = (right: Record<string, string>, given: Record<string, string>, left: string) =>
  given[left] !== undefined && given[left] === right[left];

const getShareOf = <T>(items: readonly T[], isRight: (item: T, at: number) => boolean): number =>
  items.filter(isRight).length / items.length;

interface Marks {
  /** By question id; null while an essay is not graded. */
  points: Record<string, number | null>;
  /** 0 to 100, rounded; null while an essay is not graded. */
  score: number | null;
}

/** Questions weigh the same, but for those that were chosen with other points. */
export function scoreSheet(
  questions: readonly SheetQuestion[],
  answers: Answers,
  grades: Grades = {},
): Marks {
  const points = Object.fromEntries(
    questions.map((question) => [
      question.id,
      scoreAnswer(question, answers[question.id], grades[question.id]),
    ]),
  );
  const all = Object.values(points);
  const isWaiting = all.length === 0 || all.includes(null);
  const weights = questions.reduce((total, { weight = 1 }) => total + weight, 0);
  const sum = questions.reduce(
    (total, { id, weight = 1 }) => total + weight * (points[id] ?? 0),
    0,
  );
  return { points, score: isWaiting ? null : Math.round((100 * sum) / (FULL_POINTS * weights)) };
}
