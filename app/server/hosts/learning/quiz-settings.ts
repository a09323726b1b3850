import { z } from "zod";
import { quizSettingsSchema } from "~/lib/quiz-settings-fields";
import type { Operation } from "../host-contract";

const params = z.object({ quizId: z.string().min(1).max(64) });
const version = z.number().int().min(1);

const responseSchema = quizSettingsSchema.extend({
  id: z.string(),
  version,
  class: z.object({ id: z.string(), slug: z.string(), name: z.string(), type: z.string() }),
  /** Of the questions that the quiz may draw, with their number. */
  tags: z.array(z.object({ tag: z.string(), available: z.number().int() })),
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
    body: quizSettingsSchema.extend({ version }),
  },
} satisfies Record<string, Operation>;
