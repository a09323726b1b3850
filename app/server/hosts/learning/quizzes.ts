import { z } from "zod";
import {
  learnerAnswerSchema,
  QUESTION_TYPES,
  questionContentSchema,
  REVIEW_RULES,
} from "~/lib/questions";
import type { Operation } from "../host-contract";
import { instant } from "../schemas";

const id = z.string().min(1).max(64);
const quizParams = z.object({ quizId: id });
const attemptParams = z.object({ attemptId: id });
const chapterLink = z.object({ module: z.string(), slug: z.string(), title: z.string() });
const option = z.object({ id: z.string(), text: z.string() });

/** `waiting`: handed in, with an essay that is not graded yet. */
export const ATTEMPT_STATUSES = ["open", "waiting", "graded"] as const;

const attemptSummarySchema = z.object({
  id,
  status: z.enum(ATTEMPT_STATUSES),
  startedAt: instant,
  submittedAt: instant.nullable(),
  /** 0 to 100; null until graded. */
  score: z.number().int().nullable(),
  isPassed: z.boolean(),
});

/** Where a quiz stands. */
const quizPlace = {
  class: z.object({ id: z.string(), slug: z.string(), name: z.string(), type: z.string() }),
  /** Null if no chapter holds the quiz. */
  chapter: chapterLink.nullable(),
};

export const quizSchema = z.object({
  ...quizPlace,
  id,
  title: z.string(),
  passMark: z.number().int(),
  /** Null: no limit. */
  minutes: z.number().int().nullable(),
  questionCount: z.number().int(),
  /** Null: unlimited. */
  maxAttempts: z.number().int().nullable(),
  review: z.enum(REVIEW_RULES),
  /** Its pass issues the class's certificate of competence. */
  isExam: z.boolean(),
  /** Of the class: sees the results of all learners. */
  isStaff: z.boolean(),
  isEnrolled: z.boolean(),
  /** The caller's, newest first. */
  attempts: z.array(attemptSummarySchema),
  bestScore: z.number().int().nullable(),
  isPassed: z.boolean(),
  canStart: z.boolean(),
});
export type Quiz = z.output<typeof quizSchema>;

/** A question without its answer. */
const askedQuestionSchema = z.object({
  id,
  type: z.enum(QUESTION_TYPES),
  prompt: z.string(),
  /** In the order of display; of matching, the left side. */
  options: z.array(option),
  /** Right side of matching; else empty. */
  right: z.array(option),
  /** Criteria by which an essay is graded. */
  rubric: z.array(z.string()),
  isAnswered: z.boolean(),
});
export type AskedQuestion = z.output<typeof askedQuestionSchema>;

const answers = z.record(z.string(), learnerAnswerSchema);

export const attemptSchema = z.object({
  ...quizPlace,
  id,
  quiz: z.object({ id, title: z.string() }),
  status: z.enum(ATTEMPT_STATUSES),
  /** Null without a time limit. */
  deadlineAt: instant.nullable(),
  /** By the host's clock; null without a time limit, 0 in the time of grace. */
  secondsLeft: z.number().int().nullable(),
  questions: z.array(askedQuestionSchema),
  answers,
});
export type Attempt = z.output<typeof attemptSchema>;

const reviewedQuestionSchema = z.object({
  id,
  prompt: z.string(),
  explanation: z.string(),
  content: questionContentSchema,
  answer: learnerAnswerSchema.nullable(),
  /** From the grader of an essay. */
  feedback: z.string(),
  /** Percent of the question's points; null for an essay that is not graded. */
  percent: z.number().nullable(),
});
export type ReviewedQuestion = z.output<typeof reviewedQuestionSchema>;

export const resultSchema = attemptSummarySchema.extend({
  ...quizPlace,
  quiz: z.object({ id, title: z.string(), passMark: z.number().int() }),
  reviewRule: z.enum(REVIEW_RULES),
  /** Null while the rule withholds it. */
  review: z.array(reviewedQuestionSchema).nullable(),
  canStart: z.boolean(),
  /** The chapter after the quiz. */
  next: chapterLink.nullable(),
  /** Numbers of the learner's valid certificates of the class. */
  certificates: z.array(z.string()),
});
export type AttemptResult = z.output<typeof resultSchema>;

export const quizOperations = {
  /** Rules and the caller's attempts. 403 unless enrolled or staff, 404. */
  getQuiz: {
    method: "GET",
    path: "v1/quiz/{quizId}",
    params: quizParams,
    response: quizSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Draws questions; while an attempt is open, returns that one. 403 unless enrolled, 404, 409 without attempts left. */
  startAttempt: {
    method: "POST",
    path: "v1/quiz/{quizId}/attempts",
    params: quizParams,
    response: attemptSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** The caller's own attempt. 404. */
  getAttempt: {
    method: "GET",
    path: "v1/quiz-attempts/{attemptId}",
    params: attemptParams,
    response: attemptSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /**
   * Replaces the answers to the given questions; null removes one. The last one written counts.
   * 404, 409 after hand-in or 30 s after the deadline, 422 for an answer of another form.
   */
  saveAnswers: {
    method: "PUT",
    path: "v1/quiz-attempts/{attemptId}/answers",
    params: attemptParams,
    body: z.object({ answers: z.record(z.string(), learnerAnswerSchema.nullable()) }),
    response: attemptSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Grades what is saved; repeated, it changes nothing. 404. */
  submitAttempt: {
    method: "POST",
    path: "v1/quiz-attempts/{attemptId}/submit",
    params: attemptParams,
    response: resultSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** 404, 409 before hand-in. */
  getAttemptResult: {
    method: "GET",
    path: "v1/quiz-attempts/{attemptId}/result",
    params: attemptParams,
    response: resultSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
} satisfies Record<string, Operation>;
