import { z } from "zod";
import { formatDecimal } from "./decimals";
import {
  type LearnerAnswer,
  MAX_ANSWER_LENGTH,
  type QuestionOption,
  type QuestionType,
} from "./questions";
import { createDecimalField, createOptionalField } from "./shared-fields";

/** A question as its page shows it. */
export interface QuestionForm {
  id: string;
  type: QuestionType;
  prompt: string;
  /** Of matching, the left side. */
  options: QuestionOption[];
  right: QuestionOption[];
  rubric: string[];
}

/** Field of all types that are answered with one control. */
const ANSWER_FIELD = "answer";
/** Field of an option that is paired or put in order. */
export const getOptionField = (id: string) => `option-${id}`;

const MAX_SHORT_LENGTH = 500;

const createTextField = (max: number) =>
  createOptionalField(z.string().max(max, `Jawaban paling banyak ${max} karakter`));

const createPositionField = (count: number) =>
  createOptionalField(
    z.coerce
      .number(`Urutan berupa angka 1 sampai ${count}`)
      .int(`Urutan berupa angka 1 sampai ${count}`)
      .min(1, `Urutan berupa angka 1 sampai ${count}`)
      .max(count, `Urutan berupa angka 1 sampai ${count}`),
  );

const isOptionOf = (options: readonly QuestionOption[]) =>
  z.enum(options.map(({ id }) => id) as [string, ...string[]], "Pilih salah satu jawaban");

type AnswerField = z.ZodType<unknown, string | string[] | undefined>;

/** Schema of a question's form: every field may stay empty. */
export const createAnswerSchema = (question: QuestionForm) =>
  z.object(Object.fromEntries(getFields(question)) as Record<string, AnswerField>);

function getFields({ type, options, right }: QuestionForm): [string, z.ZodType][] {
  switch (type) {
    case "single":
      return [[ANSWER_FIELD, isOptionOf(options).optional()]];
    case "multiple":
      return [[ANSWER_FIELD, z.array(isOptionOf(options)).optional()]];
    case "true_false":
      return [[ANSWER_FIELD, z.enum(["true", "false"], "Pilih benar atau salah").optional()]];
    case "short":
      return [[ANSWER_FIELD, createTextField(MAX_SHORT_LENGTH)]];
    case "essay":
      return [[ANSWER_FIELD, createTextField(MAX_ANSWER_LENGTH)]];
    case "number":
      return [[ANSWER_FIELD, createOptionalField(createDecimalField("Jawaban"))]];
    case "matching":
      return options.map(({ id }) => [getOptionField(id), isOptionOf(right).optional()]);
    case "order":
      return options.map(({ id }) => [getOptionField(id), createPositionField(options.length)]);
  }
}

/** Null if nothing was filled in. @param values output of `createAnswerSchema` */
export function toLearnerAnswer(
  { type, options }: QuestionForm,
  values: Record<string, unknown>,
): LearnerAnswer | null {
  const answer = values[ANSWER_FIELD];
  if (type === "matching" || type === "order") {
    const parts = Object.fromEntries(
      options.flatMap(({ id }) => {
        const value = values[getOptionField(id)];
        return value === undefined ? [] : [[id, value]];
      }),
    );
    if (Object.keys(parts).length === 0) return null;
    return type === "matching"
      ? { pairs: parts as Record<string, string> }
      : { positions: parts as Record<string, number> };
  }
  const isEmpty = Array.isArray(answer) && answer.length === 0;
  if (answer === undefined || isEmpty) return null;
  if (type === "single") return { options: [String(answer)] };
  if (type === "multiple") return { options: answer as string[] };
  if (type === "true_false") return { value: answer === "true" };
  return type === "number" ? { value: Number(answer) } : { text: String(answer) };
}

/** The saved answer as the values of its form. */
export function toFormValues(
  { type }: QuestionForm,
  answer: LearnerAnswer | undefined,
): Record<string, string | string[]> {
  if (!answer) return {};
  if ("options" in answer)
    return { [ANSWER_FIELD]: type === "multiple" ? answer.options : (answer.options[0] ?? "") };
  if ("text" in answer) return { [ANSWER_FIELD]: answer.text };
  if ("value" in answer)
    return {
      [ANSWER_FIELD]:
        typeof answer.value === "number" ? formatDecimal(answer.value) : String(answer.value),
    };
  const parts = "pairs" in answer ? answer.pairs : answer.positions;
  return Object.fromEntries(
    Object.entries(parts).map(([id, value]) => [getOptionField(id), String(value)]),
  );
}
