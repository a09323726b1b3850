import type { HostUser } from "../../../hosts/host-handler";
import type { Quiz } from "../../../hosts/learning/quizzes";
import type { Schema } from "../../database/schema/schema";
import { forbidden, type HostContext, notFound, type Queryable } from "../../kit/context";
import { type ClassRow, isClassStaff, isEnrolled } from "../learning/class-access";
import {
  filterHolders,
  type OutlineChapter,
  readOutline,
  toChapterLink,
} from "../learning/outline";
import { type AttemptRow, hasAttemptsLeft, listAttempts, toAttemptSummary } from "./attempt-rows";
import { parseDraw } from "./draw";
import { readAsked } from "./stored-questions";

/** A quiz with its place in a class. */
export interface PlacedQuiz {
  quiz: Schema["quizzes"];
  row: ClassRow;
  outline: OutlineChapter[];
  /** That hold the quiz, in reading order. */
  chapters: OutlineChapter[];
  isExam: boolean;
}

/** @throws ApiError 404 */
export async function findQuiz(
  db: Queryable,
  tenantId: string,
  quizId: string,
): Promise<PlacedQuiz> {
  const quiz = await db
    .selectFrom("quizzes")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("id", "=", quizId)
    .executeTakeFirst();
  if (!quiz) throw notFound("Kuis");
  const row = await db
    .selectFrom("classes")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("id", "=", quiz.class_id)
    .executeTakeFirstOrThrow();
  const key = { tenantId, classId: row.id };
  const outline = await readOutline(db, key);
  const chapters = await filterHolders(db, outline, { ...key, column: "quiz_id", id: quiz.id });
  // The last quiz of a class is its exam (docs/decisions/0060).
  const lastQuiz = outline.findLast(({ type }) => type === "quiz");
  return {
    quiz,
    row,
    outline,
    chapters,
    isExam: lastQuiz !== undefined && chapters.includes(lastQuiz),
  };
}

export const toQuizPlace = ({ row, chapters }: PlacedQuiz) => ({
  class: { id: row.id, slug: row.slug, name: row.name, type: row.type },
  chapter: toChapterLink(chapters[0]),
});

export interface QuizCall {
  tenantId: string;
  user: HostUser;
  quizId: string;
}

/** Rules of a quiz and the caller's attempts. @throws ApiError 403 unless enrolled or staff, 404 */
export async function getQuiz(
  { db }: HostContext,
  { tenantId, user, quizId }: QuizCall,
): Promise<Quiz> {
  const placed = await findQuiz(db, tenantId, quizId);
  const { quiz, row, isExam } = placed;
  const [enrolled, isStaff] = await Promise.all([
    isEnrolled(db, row, user.id),
    isClassStaff(db, row, user),
  ]);
  if (!enrolled && !isStaff) throw forbidden();
  const [attempts, asked] = await Promise.all([
    listAttempts(db, { tenantId, quizId, userId: user.id }),
    readAsked(db, quiz),
  ]);
  return {
    ...toQuizPlace(placed),
    id: quiz.id,
    title: quiz.title,
    passMark: quiz.pass_mark,
    minutes: quiz.time_limit_min,
    questionCount: parseDraw(quiz.draw).reduce((sum, { count }) => sum + count, asked.length),
    maxAttempts: quiz.max_attempts,
    review: quiz.review,
    isExam: isExam && row.certificate_competence === 1,
    isStaff,
    isEnrolled: enrolled,
    attempts: attempts.map(toAttemptSummary),
    bestScore: getBestScore(attempts),
    isPassed: attempts.some(({ passed }) => passed === 1),
    canStart: enrolled && hasAttemptsLeft(quiz, attempts),
  };
}

function getBestScore(attempts: readonly AttemptRow[]): number | null {
  const scores = attempts.flatMap(({ score }) => score ?? []);
  return scores.length > 0 ? Math.max(...scores) : null;
}
