import { formatDecimal } from "./decimals";
import type { LearnerAnswer, QuestionContent, QuestionOption } from "./questions";

const NOT_ANSWERED = ["Tidak dijawab"];

const getText = (options: readonly QuestionOption[], id: string | undefined) =>
  options.find((option) => option.id === id)?.text ?? "tidak dijawab";
const formatTruth = (value: unknown) => (value === true ? "Benar" : "Salah");

/** A learner's answer in words, one line per part. */
export function formatAnswer(question: QuestionContent, answer: LearnerAnswer | null): string[] {
  if (!answer) return NOT_ANSWERED;
  if ("text" in answer) return [answer.text];
  if ("value" in answer)
    return [
      typeof answer.value === "number" ? formatDecimal(answer.value) : formatTruth(answer.value),
    ];
  if ("options" in answer && (question.type === "single" || question.type === "multiple"))
    return answer.options.map((id) => getText(question.options, id));
  if ("pairs" in answer && question.type === "matching")
    return formatPairs(question.options, answer.pairs);
  if ("positions" in answer && question.type === "order")
    return question.options
      .map(({ id, text }) => ({ text, position: answer.positions[id] }))
      .toSorted((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity))
      .map(({ text, position }) => `${position ?? "–"}. ${text}`);
  return NOT_ANSWERED;
}

/** What is right, in words; for an essay, what it is graded by. */
export function formatRightAnswer(question: QuestionContent): string[] {
  switch (question.type) {
    case "single":
    case "multiple":
      return question.answer.options.map((id) => getText(question.options, id));
    case "true_false":
      return [formatTruth(question.answer.value)];
    case "short":
      return [question.answer.accept.join(" atau ")];
    case "number": {
      const { value, tolerance } = question.answer;
      return [`${formatDecimal(value)}${tolerance > 0 ? ` (± ${formatDecimal(tolerance)})` : ""}`];
    }
    case "matching":
      return formatPairs(question.options, question.answer.pairs);
    case "order":
      return question.answer.order.map((id, at) => `${at + 1}. ${getText(question.options, id)}`);
    case "essay":
      return question.answer.rubric;
  }
}

const formatPairs = (
  { left, right }: { left: QuestionOption[]; right: QuestionOption[] },
  pairs: Record<string, string>,
) => left.map(({ id, text }) => `${text} → ${getText(right, pairs[id])}`);
