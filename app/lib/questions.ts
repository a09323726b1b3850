import { z } from "zod";

/** Designs B3. */
export const QUESTION_TYPES = [
  "single",
  "multiple",
  "true_false",
  "short",
  "number",
  "matching",
  "order",
  "essay",
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];
export const QUESTION_LEVELS = ["mudah", "sedang", "sulit"] as const;
export type QuestionLevel = (typeof QUESTION_LEVELS)[number];

/** When a learner sees the right answers: after each attempt, after passing, or never. */
export const REVIEW_RULES = ["always", "passed", "never"] as const;
export type ReviewRule = (typeof REVIEW_RULES)[number];

export const MAX_OPTION_LENGTH = 1_000;
/** Options, pairs or steps of one question. */
export const MAX_ITEMS = 10;
export const MAX_FEEDBACK_LENGTH = 2_000;
/** Of an essay; other answers are shorter. */
export const MAX_ANSWER_LENGTH = 20_000;

const optionSchema = z.object({ id: z.string(), text: z.string().max(MAX_OPTION_LENGTH) });
export type QuestionOption = z.output<typeof optionSchema>;

const choices = z.array(optionSchema).min(2).max(MAX_ITEMS);
const noOptions = z.array(z.never());
const texts = z.array(z.string().max(MAX_OPTION_LENGTH));
const chosen = z.object({ options: z.array(z.string()).min(1) });
const side = z.array(optionSchema).min(2);

/** What a person gives an essay. */
export const essayGradeSchema = z.object({
  percent: z.number().int().min(0).max(100),
  feedback: z.string().max(MAX_FEEDBACK_LENGTH),
});
export type EssayGrade = z.output<typeof essayGradeSchema>;

/** What a question asks and what is right: one shape in the bank and on a learner's sheet. */
export const questionContentSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("single"), options: choices, answer: chosen }),
  z.object({ type: z.literal("multiple"), options: choices, answer: chosen }),
  z.object({
    type: z.literal("true_false"),
    options: noOptions,
    answer: z.object({ value: z.boolean() }),
  }),
  z.object({
    type: z.literal("short"),
    options: noOptions,
    answer: z.object({ accept: texts.min(1) }),
  }),
  z.object({
    type: z.literal("number"),
    options: noOptions,
    answer: z.object({ value: z.number(), tolerance: z.number().min(0) }),
  }),
  z.object({
    type: z.literal("matching"),
    // The right side may hold items that match nothing.
    options: z.object({ left: side.max(MAX_ITEMS), right: side }),
    answer: z.object({ pairs: z.record(z.string(), z.string()) }),
  }),
  z.object({
    type: z.literal("order"),
    options: choices,
    answer: z.object({ order: z.array(z.string()).min(2) }),
  }),
  z.object({ type: z.literal("essay"), options: noOptions, answer: z.object({ rubric: texts }) }),
]);
export type QuestionContent = z.output<typeof questionContentSchema>;

/** What a learner answers, by the question's type. Parts that are not answered are absent. */
export const learnerAnswerSchema = z.union([
  z.strictObject({ options: z.array(z.string()).max(MAX_ITEMS) }),
  z.strictObject({ value: z.union([z.boolean(), z.number()]) }),
  z.strictObject({ text: z.string().max(MAX_ANSWER_LENGTH) }),
  z.strictObject({ pairs: z.record(z.string(), z.string()) }),
  /** Positions from 1 by item, as typed: two items may bear the same one. */
  z.strictObject({ positions: z.record(z.string(), z.number().int()) }),
]);
export type LearnerAnswer = z.output<typeof learnerAnswerSchema>;
