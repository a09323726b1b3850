import { z } from "zod";
import { QUESTION_TYPES } from "~/lib/questions";
import { chosenQuestionSchema, MAX_CHOSEN, quizSettingsSchema } from "~/lib/quiz-settings-fields";
import { recordVersion } from "~/lib/shared-fields";
import type { Operation } from "../host-contract";

const params = z.object({ quizId: z.string().min(1).max(64) });

const responseSchema = quizSettingsSchema.extend({
  id: z.string(),
  version: recordVersion,
  class: z.object({ id: z.string(), slug: z.string(), name: z.string(), type: z.string() }),
  /** Of the questions that the quiz may draw, with their number. */
  tags: z.array(z.object({ tag: z.string(), available: z.number().int() })),
  /** In their order. */
  chosen: z.array(
    chosenQuestionSchema.extend({
      prompt: z.string(),
      type: z.enum(QUESTION_TYPES),
      isArchived: z.boolean(),
      /** The bank has moved it to another class. */
      isForeign: z.boolean(),
    }),
  ),
  // A stored quiz may draw nothing yet.
  draw: z.array(z.object({ tag: z.string(), count: z.number().int() })),
});
export type StoredQuizSettings = z.output<typeof responseSchema>;

const both = {
  path: "v1/quiz/{quizId}/settings",
  params,
  response: responseSchema,
  success: [200],
  auth: "user",
} as const;

/** For the staff of the quiz's class; 403 for others, 404. */
export const quizSettingsOperations = {
  getQuizSettings: { ...both, method: "GET", idempotent: true },
  /** Open attempts keep their questions and deadline. 409 for a stale version, 422 for more questions than a tag has. */
  saveQuizSettings: {
    ...both,
    method: "PUT",
    idempotent: false,
    body: quizSettingsSchema.extend({ version: recordVersion }),
  },
  /** Questions that every attempt has, in their order. 409 for a stale version, 422 for questions of another class. */
  saveQuizQuestions: {
    ...both,
    path: "v1/quiz/{quizId}/questions",
    method: "PUT",
    idempotent: false,
    body: z.object({
      version: recordVersion,
      chosen: z.array(chosenQuestionSchema).max(MAX_CHOSEN),
    }),
  },
} satisfies Record<string, Operation>;
