import { z } from "zod";
import { QUESTION_STATES, questionText } from "~/lib/lesson-fields";
import { recordVersion } from "~/lib/shared-fields";
import type { Operation } from "../host-contract";
import { instant, PAGE_SIZE, paged, pageNumber, pageSize } from "../schemas";
import { lessonPlaceSchema } from "./lessons";

const answerSchema = z.object({ text: z.string(), by: z.string(), at: instant });

export const lessonQuestionSchema = z.object({
  id: z.string(),
  text: z.string(),
  askedAt: instant,
  isOwn: z.boolean(),
  answer: answerSchema.nullable(),
});
export type LessonQuestion = z.output<typeof lessonQuestionSchema>;

export const questionRowSchema = z.object({
  id: z.string(),
  text: z.string(),
  askedBy: z.string(),
  askedAt: instant,
  class: z.object({ slug: z.string(), name: z.string(), type: z.string() }),
  chapter: z.object({ module: z.string(), slug: z.string() }),
  answer: answerSchema.nullable(),
  isHidden: z.boolean(),
  version: z.number().int(),
});
export type QuestionRow = z.output<typeof questionRowSchema>;

const params = z.object({ id: z.string().min(1).max(40) });

export const questionOperations = {
  /** A learner asks the class's staff about a chapter. 403 unless enrolled, 404, 429. */
  askQuestion: {
    method: "POST",
    path: "v1/lesson/question",
    body: lessonPlaceSchema.extend({ text: questionText }),
    response: z.object({ id: z.string() }),
    success: [201],
    idempotent: false,
    auth: "user",
  },
  /** The caller's own questions about a chapter, and the answered ones of others. 403 for non-members, 404. */
  listLessonQuestions: {
    method: "GET",
    path: "v1/lesson/questions",
    query: lessonPlaceSchema,
    response: z.object({ items: z.array(lessonQuestionSchema) }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Questions of the classes that the caller teaches, oldest first while open, else newest first. 403. */
  listQuestions: {
    method: "GET",
    path: "v1/question",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(PAGE_SIZE.content),
      state: z.enum(QUESTION_STATES).optional(),
    }),
    response: paged(questionRowSchema),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Answers, or changes the answer, and mails it to the learner. 403, 404, 409 for a stale version. */
  answerQuestion: {
    method: "POST",
    path: "v1/question/{id}/answer",
    params,
    body: z.object({ text: questionText, version: recordVersion }),
    response: questionRowSchema,
    success: [200],
    idempotent: false,
    auth: "user",
  },
  /** Hides a question from the class, or shows it again. 403, 404, 409. */
  hideQuestion: {
    method: "POST",
    path: "v1/question/{id}/hide",
    params,
    body: z.object({ isHidden: z.boolean(), version: recordVersion }),
    response: questionRowSchema,
    success: [200],
    idempotent: false,
    auth: "user",
  },
} satisfies Record<string, Operation>;
