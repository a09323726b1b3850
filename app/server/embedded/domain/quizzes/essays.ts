import type { Transaction } from "kysely";
import type { EssayGrade } from "~/lib/questions";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { Essays } from "../../../hosts/learning/quiz-results";
import type { Schema } from "../../database/schema/schema";
import { type HostContext, notFound, type Queryable, validationError } from "../../kit/context";
import { getUserName } from "../accounts/users";
import { requireClassStaff } from "../learning/class-access";
import { type AttemptRow, readSheet } from "./attempt-rows";
import { findQuiz, type PlacedQuiz } from "./quiz";
import { recordPass } from "./record-pass";
import { scoreSheet } from "./score";
import { type Grades, parseAnswers, parseGrades, type SheetQuestion } from "./sheet";

interface EssayCall {
  tenantId: string;
  user: HostUser;
  attemptId: string;
}

type Essay = Extract<SheetQuestion, { type: "essay" }>;

/** Essays of an attempt that was handed in. @throws ApiError 403 unless staff of the class, 404 */
export async function getEssays({ db }: HostContext, call: EssayCall): Promise<Essays> {
  const { attempt, placed } = await findAttempt(db, call);
  const answers = parseAnswers(attempt.answers);
  const grades = parseGrades(attempt.grades);
  return {
    attemptId: attempt.id,
    quiz: { id: placed.quiz.id, title: placed.quiz.title },
    learner: await getUserName(db, attempt.user_id),
    submittedAt: attempt.submitted_at ?? 0,
    isGraded: attempt.status === "graded",
    essays: (await readEssays(db, attempt)).map(({ id, prompt, answer: { rubric } }) => {
      const written = answers[id];
      return {
        id,
        prompt,
        rubric,
        text: written && "text" in written ? written.text : "",
        grade: grades[id] ?? null,
      };
    }),
  };
}

async function findAttempt(db: Queryable, { tenantId, user, attemptId }: EssayCall) {
  const attempt = await db
    .selectFrom("quiz_attempts")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("id", "=", attemptId)
    .where("status", "<>", "open")
    .executeTakeFirst();
  if (!attempt) throw notFound("Percobaan kuis");
  const placed = await findQuiz(db, tenantId, attempt.quiz_id);
  await requireClassStaff(db, placed.row, user);
  return { attempt, placed };
}

/** Questions of the attempt that a person grades: an essay that was not written is worth nothing. */
async function readEssays(db: Queryable, attempt: AttemptRow): Promise<Essay[]> {
  const answers = parseAnswers(attempt.answers);
  return (await readSheet(db, attempt)).filter(
    (question): question is Essay => question.type === "essay" && question.id in answers,
  );
}

/**
 * Grades all essays of a waiting attempt, which gives it its score. Repeated, it changes nothing.
 * @throws ApiError 403 unless staff of the class, 404, 409 if graded otherwise, 422 for an essay without grade
 */
export async function gradeEssays(
  context: HostContext,
  { grades, ...call }: EssayCall & { grades: Record<string, EssayGrade> },
): Promise<Essays> {
  const { attempt, placed } = await findAttempt(context.db, call);
  const essays = await readEssays(context.db, attempt);
  const missing = essays.filter(({ id }) => grades[id] === undefined);
  if (missing.length > 0)
    throw validationError(
      Object.fromEntries(missing.map(({ id }) => [`grades.${id}`, "Beri nilai untuk jawaban ini"])),
    );
  const given = Object.fromEntries(
    essays.flatMap(({ id }) => (grades[id] ? [[id, grades[id]]] : [])),
  );
  await context.db.transaction().execute(async (trx) => {
    if (!(await storeGrades(context, trx, { attempt, placed, given })))
      await requireSameGrades(trx, attempt, given);
  });
  return getEssays(context, call);
}

interface Grading {
  attempt: AttemptRow;
  placed: PlacedQuiz;
  given: Grades;
}

/** @returns false if the attempt is not waiting any more */
async function storeGrades(
  context: HostContext,
  trx: Transaction<Schema>,
  { attempt, placed, given }: Grading,
): Promise<boolean> {
  const sheet = await readSheet(trx, attempt);
  const { score } = scoreSheet(sheet, parseAnswers(attempt.answers), given);
  if (score === null) return false;
  const isPassed = score >= placed.quiz.pass_mark;
  const { numUpdatedRows } = await trx
    .updateTable("quiz_attempts")
    .set((eb) => ({
      grades: JSON.stringify(given),
      status: "graded",
      score,
      passed: Number(isPassed),
      version: eb("version", "+", 1),
    }))
    .where("lms_id", "=", attempt.lms_id)
    .where("id", "=", attempt.id)
    .where("status", "=", "waiting")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (isPassed) await recordPass(context, trx, { placed, userId: attempt.user_id, score });
  return true;
}

/** A score may have issued a certificate, so it is not changed afterwards. @throws ApiError 409 */
async function requireSameGrades(
  trx: Queryable,
  { lms_id, id }: AttemptRow,
  given: Grades,
): Promise<void> {
  const { grades } = await trx
    .selectFrom("quiz_attempts")
    .select("grades")
    .where("lms_id", "=", lms_id)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const stored = parseGrades(grades);
  const isSame = Object.entries(given).every(
    ([questionId, { percent, feedback }]) =>
      stored[questionId]?.percent === percent && stored[questionId]?.feedback === feedback,
  );
  if (!isSame) throw new ApiError(409, "Jawaban ini sudah dinilai");
}
