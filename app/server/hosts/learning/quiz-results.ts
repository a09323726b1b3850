import { z } from "zod";
import { essayGradeSchema, QUESTION_TYPES } from "~/lib/questions";
import type { Operation } from "../host-contract";
import { instant } from "../schemas";

const id = z.string().min(1).max(64);

const itemSchema = z.object({
  id,
  prompt: z.string(),
  type: z.enum(QUESTION_TYPES),
  /** Attempts that asked it. */
  count: z.number().int(),
  /** Mean percent of its points. */
  percent: z.number(),
  /** Correlation with the rest of the attempt, -1 to 1; null with fewer than five, or where all are alike. */
  discrimination: z.number().nullable(),
  /** Wrong options, the most chosen first. */
  distractors: z.array(z.object({ text: z.string(), count: z.number().int() })),
});
export type QuizItem = z.output<typeof itemSchema>;

const quizResultsSchema = z.object({
  quiz: z.object({ id, title: z.string(), passMark: z.number().int() }),
  class: z.object({ id: z.string(), slug: z.string(), name: z.string(), type: z.string() }),
  /** Learners with a finished attempt, and those who passed. */
  learnerCount: z.number().int(),
  passedCount: z.number().int(),
  /** Of the best scores; null without any. */
  averageScore: z.number().int().nullable(),
  /** Over the first graded attempt of each learner, the hardest first. */
  items: z.array(itemSchema),
  /** Attempts with ungraded essays, the oldest first. */
  waiting: z.array(z.object({ attemptId: id, learner: z.string(), submittedAt: instant })),
});
export type QuizResults = z.output<typeof quizResultsSchema>;

const essaysSchema = z.object({
  attemptId: id,
  quiz: z.object({ id, title: z.string() }),
  learner: z.string(),
  submittedAt: instant,
  isGraded: z.boolean(),
  essays: z.array(
    z.object({
      id,
      prompt: z.string(),
      rubric: z.array(z.string()),
      text: z.string(),
      grade: essayGradeSchema.nullable(),
    }),
  ),
});
export type Essays = z.output<typeof essaysSchema>;

export const quizResultOperations = {
  /** 403 unless staff of the class, 404. */
  getQuizResults: {
    method: "GET",
    path: "v1/quiz/{quizId}/results",
    params: z.object({ quizId: id }),
    response: quizResultsSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Essays of an attempt that was handed in. 403 unless staff of the class, 404. */
  getEssays: {
    method: "GET",
    path: "v1/quiz-attempts/{attemptId}/essays",
    params: z.object({ attemptId: id }),
    response: essaysSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /**
   * Grades all essays of a waiting attempt, which gives it its score. Repeated with the same grades, it changes nothing.
   * 403 unless staff of the class, 404, 409 if graded otherwise, 422 for an essay without grade.
   */
  gradeEssays: {
    method: "PUT",
    path: "v1/quiz-attempts/{attemptId}/grades",
    params: z.object({ attemptId: id }),
    body: z.object({ grades: z.record(z.string(), essayGradeSchema) }),
    response: essaysSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
} satisfies Record<string, Operation>;
