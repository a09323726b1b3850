import { ApiError } from "../../../hosts/host-handler";
import type { AttemptResult, ReviewedQuestion } from "../../../hosts/learning/quizzes";
import type { HostContext, Queryable } from "../../kit/context";
import { listCertificateNumbers } from "../learning/certificates";
import { isEnrolled } from "../learning/class-access";
import { toChapterLink } from "../learning/outline";
import { type AttemptCall, findOwnAttempt } from "./attempt";
import {
  type AttemptRow,
  hasAttemptsLeft,
  listAttempts,
  readSheet,
  toAttemptSummary,
} from "./attempt-rows";
import { findQuiz, type PlacedQuiz, toQuizPlace } from "./quiz";
import { FULL_POINTS, scoreAnswer } from "./score";
import { parseAnswers, parseGrades } from "./sheet";

/** @throws ApiError 404, 409 before hand-in */
export async function getAttemptResult(
  context: HostContext,
  call: AttemptCall,
): Promise<AttemptResult> {
  const { db } = context;
  const attempt = await findOwnAttempt(context, call);
  if (attempt.status === "open") throw new ApiError(409, "Jawaban Anda belum dikumpulkan");
  const placed = await findQuiz(db, attempt.lms_id, attempt.quiz_id);
  const { quiz, row } = placed;
  const userId = attempt.user_id;
  const attempts = await listAttempts(db, { tenantId: row.lms_id, quizId: quiz.id, userId });
  const canStart = (await isEnrolled(db, row, userId)) && hasAttemptsLeft(quiz, attempts);
  return {
    ...toQuizPlace(placed),
    ...toAttemptSummary(attempt),
    quiz: { id: quiz.id, title: quiz.title, passMark: quiz.pass_mark },
    reviewRule: quiz.review,
    review: mayReview(placed, attempts) ? await readReview(db, attempt) : null,
    canStart,
    next: toChapterLink(findNextChapter(placed)),
    certificates: await listCertificateNumbers(db, {
      tenantId: row.lms_id,
      classId: row.id,
      userId,
    }),
  };
}

/** A learner without another attempt may review what went wrong. */
function mayReview({ quiz }: PlacedQuiz, attempts: readonly AttemptRow[]): boolean {
  if (quiz.review !== "passed") return quiz.review === "always";
  return attempts.some(({ passed }) => passed === 1) || !hasAttemptsLeft(quiz, attempts);
}

const findNextChapter = ({ outline, chapters: [chapter] }: PlacedQuiz) =>
  chapter && outline[outline.indexOf(chapter) + 1];

async function readReview(db: Queryable, attempt: AttemptRow): Promise<ReviewedQuestion[]> {
  const answers = parseAnswers(attempt.answers);
  const grades = parseGrades(attempt.grades);
  return (await readSheet(db, attempt)).map((question) => {
    const answer = answers[question.id];
    const grade = grades[question.id];
    const points = scoreAnswer(question, answer, grade);
    return {
      id: question.id,
      prompt: question.prompt,
      explanation: question.explanation,
      content: question,
      answer: answer ?? null,
      feedback: grade?.feedback ?? "",
      percent: points === null ? null : (100 * points) / FULL_POINTS,
    };
  });
}
