import { randomInt } from "node:crypto";
import type { Transaction } from "kysely";
import { MINUTE_MS } from "~/lib/time";
import { ApiError } from "../../../hosts/host-handler";
import type { Attempt } from "../../../hosts/learning/quizzes";
import type { Schema } from "../../database/schema/schema";
import { forbidden, type HostContext, type Queryable } from "../../kit/context";
import { newRecordId } from "../../kit/ids";
import { toAttempt } from "./attempt";
import { type AttemptRow, isOverdue, listAttempts, readQuestions } from "./attempt-rows";
import { closeAttempt } from "./close-attempt";
import { drawQuestions, parseDraw, type RandomInt, shuffle, shuffleOptions } from "./draw";
import { queryDrawable } from "./drawable";
import { findQuiz, type PlacedQuiz, type QuizCall } from "./quiz";
import type { SheetQuestion } from "./sheet";
import { parseChosen, readAsked } from "./stored-questions";

/**
 * Draws questions for a new attempt, or returns the open one.
 * @throws ApiError 403 unless enrolled, 404, 409 without attempts left or without questions
 */
export async function startAttempt(context: HostContext, call: QuizCall): Promise<Attempt> {
  const { db, clock } = context;
  const { tenantId, user, quizId } = call;
  const placed = await findQuiz(db, tenantId, quizId);
  const row = await db.transaction().execute(async (trx) => {
    await lockEnrolment(trx, placed, user.id);
    const attempts = await listAttempts(trx, { tenantId, quizId, userId: user.id });
    const open = attempts.find(({ status }) => status === "open");
    if (open && !isOverdue(open, clock())) return open;
    if (open) await closeAttempt(context, trx, open);
    const { max_attempts } = placed.quiz;
    if (max_attempts !== null && attempts.length >= max_attempts) return null;
    return insertAttempt(context, trx, { placed, userId: user.id });
  });
  // Thrown outside, so that an overdue attempt stays closed.
  if (!row) throw new ApiError(409, "Percobaan Anda untuk kuis ini sudah habis");
  return toAttempt(context, row);
}

/** Serialises the starts of one learner in one class. @throws ApiError 403 unless enrolled */
async function lockEnrolment(trx: Queryable, { row }: PlacedQuiz, userId: string): Promise<void> {
  const enrolment = await trx
    .updateTable("enrolments")
    .set((eb) => ({ source: eb.ref("source") }))
    .where("lms_id", "=", row.lms_id)
    .where("class_id", "=", row.id)
    .where("user_id", "=", userId)
    .returning("user_id")
    .executeTakeFirst();
  if (!enrolment) throw forbidden();
}

async function insertAttempt(
  { clock }: HostContext,
  trx: Transaction<Schema>,
  { placed: { quiz }, userId }: { placed: PlacedQuiz; userId: string },
): Promise<AttemptRow> {
  const sheet = await drawSheet(trx, quiz);
  if (sheet.length === 0) throw new ApiError(409, "Kuis ini belum memiliki soal");
  const now = clock();
  return trx
    .insertInto("quiz_attempts")
    .values({
      lms_id: quiz.lms_id,
      id: newRecordId(),
      quiz_id: quiz.id,
      user_id: userId,
      status: "open",
      questions: JSON.stringify(sheet.map(({ id }) => id)),
      sheet: JSON.stringify(sheet),
      answers: "{}",
      grades: "{}",
      started_at: now,
      deadline_at: quiz.time_limit_min === null ? null : now + quiz.time_limit_min * MINUTE_MS,
      submitted_at: null,
      score: null,
      passed: null,
      version: 1,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The chosen questions in their order, then the drawn ones; mixed if the quiz shuffles. */
async function drawSheet(trx: Queryable, quiz: Schema["quizzes"]): Promise<SheetQuestion[]> {
  const random = (limit: number) => randomInt(limit);
  const chosen = await readAsked(trx, quiz);
  const drawn = await drawIds(trx, quiz, random);
  const shuffles = quiz.shuffle === 1;
  const ids = [...chosen.map(({ id }) => id), ...drawn];
  const weights = new Map(chosen.map(({ id, points }) => [id, points]));
  const byId = new Map(
    (await readQuestions(trx, quiz.lms_id, ids)).map((question) => [question.id, question]),
  );
  return (shuffles ? shuffle(ids, random) : ids).flatMap((id) => {
    const question = byId.get(id);
    if (!question) return [];
    const weight = weights.get(id);
    const weighted = weight === undefined ? question : { ...question, weight };
    return [shuffleOptions(weighted, random, shuffles)];
  });
}

/** Ids of the questions that the quiz draws by tag, in the bank's order. */
async function drawIds(
  trx: Queryable,
  quiz: Schema["quizzes"],
  random: RandomInt,
): Promise<string[]> {
  const rules = parseDraw(quiz.draw);
  if (rules.length === 0) return [];
  const chosenIds = parseChosen(quiz.chosen).map(({ id }) => id);
  const tagged = await queryDrawable(trx, quiz, chosenIds)
    .select(["t.tag", "q.id"])
    .where(
      "t.tag",
      "in",
      rules.map(({ tag }) => tag),
    )
    .orderBy("q.created_at")
    .orderBy("q.id")
    .execute();
  const idsByTag = new Map(
    rules.map(({ tag }) => [tag, tagged.filter((row) => row.tag === tag).map(({ id }) => id)]),
  );
  const drawn = new Set(drawQuestions(rules, idsByTag, random));
  return [...new Set(tagged.map(({ id }) => id))].filter((id) => drawn.has(id));
}
