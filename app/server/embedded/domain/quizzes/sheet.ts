import { z } from "zod";
import {
  type EssayGrade,
  essayGradeSchema,
  type LearnerAnswer,
  learnerAnswerSchema,
  type QuestionOption,
  questionContentSchema,
} from "~/lib/questions";

/** A question as a learner got it: a snapshot, with its options in the order of display. */
const sheetQuestionSchema = z
  .object({
    id: z.string(),
    prompt: z.string(),
    explanation: z.string(),
    /** Among the other questions; 1 if absent. */
    weight: z.number().int().min(1).optional(),
  })
  .and(questionContentSchema);
export type SheetQuestion = z.output<typeof sheetQuestionSchema>;

const sheetSchema = z.array(sheetQuestionSchema);
const answersSchema = z.record(z.string(), learnerAnswerSchema);
export type Answers = Record<string, LearnerAnswer>;

export const parseSheet = (json: string): SheetQuestion[] => sheetSchema.parse(JSON.parse(json));
export type Grades = Record<string, EssayGrade>;

export const parseGrades = (json: string): Grades =>
  z.record(z.string(), essayGradeSchema).parse(JSON.parse(json));
export const parseAnswers = (json: string): Answers => answersSchema.parse(JSON.parse(json));

interface BankRow {
  id: string;
  type: string;
  prompt: string;
  options: string;
  answer: string;
  explanation: string;
}

export const toSheetQuestion = ({ options, answer, ...row }: BankRow): SheetQuestion =>
  sheetQuestionSchema.parse({ ...row, options: JSON.parse(options), answer: JSON.parse(answer) });

const getIds = (options: readonly QuestionOption[]) => new Set(options.map(({ id }) => id));

/** Whether an answer has the question's form and names nothing but its options. */
export function fitsQuestion(question: SheetQuestion, answer: LearnerAnswer): boolean {
  switch (question.type) {
    case "single":
    case "multiple":
      return (
        "options" in answer &&
        (question.type === "multiple" || answer.options.length === 1) &&
        new Set(answer.options).size === answer.options.length &&
        answer.options.every((id) => getIds(question.options).has(id))
      );
    case "true_false":
      return "value" in answer && typeof answer.value === "boolean";
    case "number":
      return "value" in answer && typeof answer.value === "number";
    case "short":
    case "essay":
      return "text" in answer;
    case "matching":
      return (
        "pairs" in answer &&
        Object.keys(answer.pairs).every((id) => getIds(question.options.left).has(id)) &&
        Object.values(answer.pairs).every((id) => getIds(question.options.right).has(id))
      );
    case "order":
      return (
        "positions" in answer &&
        Object.entries(answer.positions).every(
          ([id, at]) =>
            getIds(question.options).has(id) && at >= 1 && at <= question.options.length,
        )
      );
  }
}

/** Whether nothing of the question is left open. */
export function isComplete(question: SheetQuestion, answer: LearnerAnswer | undefined): boolean {
  if (!answer) return false;
  if ("text" in answer) return answer.text.trim() !== "";
  if ("options" in answer) return answer.options.length > 0;
  if (question.type === "matching" && "pairs" in answer)
    return question.options.left.every(({ id }) => answer.pairs[id] !== undefined);
  if (question.type === "order" && "positions" in answer)
    return new Set(Object.values(answer.positions)).size === question.options.length;
  return true;
}
