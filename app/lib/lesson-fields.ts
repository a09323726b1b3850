import { z } from "zod";

export const MAX_NOTE_LENGTH = 10_000;

const MAX_QUESTION_LENGTH = 2_000;
export const QUESTION_STATES = ["open", "answered", "hidden"] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

/** A question, or the answer to one. */
export const questionText = z
  .string("Tulis pertanyaan atau jawabannya dahulu")
  .trim()
  .min(1, "Tulis pertanyaan atau jawabannya dahulu")
  .max(MAX_QUESTION_LENGTH, "Paling panjang 2.000 huruf; ringkas dahulu");

/** The form below a chapter. Without a note, the page has no field for it. */
export const lessonFormSchema = z.object({
  note: z
    .string()
    .max(MAX_NOTE_LENGTH, "Catatan paling panjang 10.000 huruf; bagi ke bab lain")
    .optional(),
  question: questionText.optional(),
});
