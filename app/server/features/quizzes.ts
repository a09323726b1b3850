import type { LearnerAnswer } from "~/lib/questions";
import { AppError } from "../app-error";
import { HostError } from "../hosts/host-contract";
import type { Attempt, AttemptResult, Quiz } from "../hosts/learning/quizzes";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt as attemptCall } from "./action-result";
import { getLearning } from "./learning";
import { required, requiredForSome } from "./required";

const NOT_ENROLLED_MESSAGE = "Kuis ini untuk peserta kelasnya. Daftarlah di halaman kelas dahulu.";

/** Rules of a quiz and the visitor's attempts. @throws AppError not-found, forbidden, unavailable */
export const getQuiz = (context: RequestContext, quizId: string): Promise<Quiz> =>
  requiredForSome(getLearning(context).getQuiz({ params: { quizId } }), NOT_ENROLLED_MESSAGE);

export interface AttemptPlace {
  quizId: string;
  attemptId: string;
}

/** The visitor's own attempt. @throws AppError not-found, unavailable */
export async function getAttempt(
  context: RequestContext,
  { quizId, attemptId }: AttemptPlace,
): Promise<Attempt> {
  const attempt = await required(getLearning(context).getAttempt({ params: { attemptId } }));
  if (attempt.quiz.id !== quizId) throw new AppError("not-found");
  return attempt;
}

/** Null before hand-in. @throws AppError not-found, unavailable */
export async function getAttemptResult(
  context: RequestContext,
  { quizId, attemptId }: AttemptPlace,
): Promise<AttemptResult | null> {
  const read = getLearning(context)
    .getAttemptResult({ params: { attemptId } })
    .catch((error: unknown) => {
      if (error instanceof HostError && error.status === 409) return { data: null };
      throw error;
    });
  const result = await required<AttemptResult | null>(read);
  if (result && result.quiz.id !== quizId) throw new AppError("not-found");
  return result;
}

/** Starts or continues. */
export const startAttempt = (
  context: RequestContext,
  quizId: string,
): Promise<ActionResult<{ attempt: Attempt }>> =>
  attemptCall(context, { fields: [], hostMessages: [409] }, async () => ({
    attempt: (await getLearning(context).startAttempt({ params: { quizId } })).data,
  }));

interface AnswerToSave {
  attemptId: string;
  questionId: string;
  /** Null removes what was saved. */
  answer: LearnerAnswer | null;
}

/** A 409 means that the attempt is closed. */
export const saveAnswer = (
  context: RequestContext,
  { attemptId, questionId, answer }: AnswerToSave,
): Promise<ActionResult<{ attempt: Attempt }>> =>
  attemptCall(context, { fields: [], hostMessages: [409] }, async () => ({
    attempt: (
      await getLearning(context).saveAnswers({
        params: { attemptId },
        body: { answers: { [questionId]: answer } },
      })
    ).data,
  }));

export const submitAttempt = (
  context: RequestContext,
  attemptId: string,
): Promise<ActionResult<object>> =>
  attemptCall(context, { fields: [] }, async () => {
    await getLearning(context).submitAttempt({ params: { attemptId } });
    return {};
  });

/** Page of the first question without an answer, from 1; the first page if all have one. */
export function findNextPage({ questions }: Attempt): number {
  const index = questions.findIndex(({ isAnswered }) => !isAnswered);
  return index < 0 ? 1 : index + 1;
}
