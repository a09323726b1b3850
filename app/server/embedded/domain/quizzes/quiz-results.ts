import type { QuizResults } from "../../../hosts/learning/quiz-results";
import type { HostContext, Queryable } from "../../kit/context";
import { requireClassStaff } from "../learning/class-access";
import { type AnswerSheet, analyzeItems } from "./analyze-items";
import { type AttemptRow, readSheet } from "./attempt-rows";
import { findQuiz, type QuizCall, toQuizPlace } from "./quiz";
import { parseAnswers, parseGrades } from "./sheet";

/** @throws ApiError 403 unless staff of the class, 404 */
export async function getQuizResults(
  { db }: HostContext,
  { tenantId, user, quizId }: QuizCall,
): Promise<QuizResults> {
  const placed = await findQuiz(db, tenantId, quizId);
  await requireClassStaff(db, placed.row, user);
  const attempts = await listFinished(db, tenantId, quizId);
  const best = getBestScores(attempts);
  return {
    quiz: { id: quizId, title: placed.quiz.title, passMark: placed.quiz.pass_mark },
    class: toQuizPlace(placed).class,
    learnerCount: new Set(attempts.map(({ user_id }) => user_id)).size,
    passedCount: new Set(
      attempts.filter(({ passed }) => passed === 1).map(({ user_id }) => user_id),
    ).size,
    averageScore:
      best.length > 0
        ? Math.round(best.reduce((sum, score) => sum + score, 0) / best.length)
        : null,
    items: analyzeItems(await readFirstSheets(db, attempts)),
    waiting: attempts
      .filter(({ status }) => status === "waiting")
      .map(({ id, learner, submitted_at }) => ({
        attemptId: id,
        learner,
        submittedAt: submitted_at ?? 0,
      })),
  };
}

type FinishedAttempt = AttemptRow & { learner: string };

/** In the order of hand-in. */
const listFinished = (
  db: Queryable,
  tenantId: string,
  quizId: string,
): Promise<FinishedAttempt[]> =>
  db
    .selectFrom("quiz_attempts as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .selectAll("a")
    .select("u.name as learner")
    .where("a.lms_id", "=", tenantId)
    .where("a.quiz_id", "=", quizId)
    .where("a.status", "<>", "open")
    .orderBy("a.submitted_at")
    .orderBy("a.id")
    .execute();

function getBestScores(attempts: readonly AttemptRow[]): number[] {
  const best = new Map<string, number>();
  for (const { user_id, score } of attempts)
    if (score !== null) best.set(user_id, Math.max(score, best.get(user_id) ?? 0));
  return [...best.values()];
}

/** Of each learner's first graded attempt: later ones know the questions. */
async function readFirstSheets(
  db: Queryable,
  attempts: readonly AttemptRow[],
): Promise<AnswerSheet[]> {
  const first = new Map<string, AttemptRow>();
  for (const attempt of attempts)
    if (attempt.status === "graded" && !first.has(attempt.user_id))
      first.set(attempt.user_id, attempt);
  return Promise.all(
    [...first.values()].map(async (attempt) => ({
      questions: await readSheet(db, attempt),
      answers: parseAnswers(attempt.answers),
      grades: parseGrades(attempt.grades),
    })),
  );
}
