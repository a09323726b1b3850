import type { LearnerAnswer } from "~/lib/questions";
import { ApiError } from "../../../hosts/host-handler";
import type { Attempt } from "../../../hosts/learning/quizzes";
import { type HostContext, validationError } from "../../kit/context";
import { type AttemptCall, findOwnAttempt, toAttempt } from "./attempt";
import { isOverdue, lockOpenAttempt, readSheet } from "./attempt-rows";
import { fitsQuestion, parseAnswers, type SheetQuestion } from "./sheet";

const CLOSED_MESSAGE = "Waktu kuis sudah habis atau jawaban sudah dikumpulkan";

/** By question id; null removes the answer. */
type AnswerChanges = Record<string, LearnerAnswer | null>;

/**
 * Replaces the answers to the given questions and leaves all others, so that pages and devices do not overwrite each other.
 * @throws ApiError 404, 409 once the attempt is closed, 422 for an answer that does not fit its question
 */
export async function saveAnswers(
  context: HostContext,
  { answers: changes, ...call }: AttemptCall & { answers: AnswerChanges },
): Promise<Attempt> {
  const { id, lms_id } = await findOwnAttempt(context, call);
  const saved = await context.db.transaction().execute(async (trx) => {
    const attempt = await lockOpenAttempt(trx, { lms_id, id });
    if (!attempt || isOverdue(attempt, context.clock())) throw new ApiError(409, CLOSED_MESSAGE);
    checkChanges(await readSheet(trx, attempt), changes);
    const merged = { ...parseAnswers(attempt.answers), ...changes };
    const kept = Object.entries(merged).filter(([, answer]) => answer !== null);
    return trx
      .updateTable("quiz_attempts")
      .set({ answers: JSON.stringify(Object.fromEntries(kept)) })
      .where("lms_id", "=", lms_id)
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return toAttempt(context, saved);
}

/** @throws ApiError 422 */
function checkChanges(sheet: readonly SheetQuestion[], changes: AnswerChanges): void {
  const byId = new Map(sheet.map((question) => [question.id, question]));
  const errors = Object.entries(changes).flatMap(([id, answer]) => {
    const question = byId.get(id);
    if (question && (answer === null || fitsQuestion(question, answer))) return [];
    return [[`answers.${id}`, "Jawaban tidak sesuai dengan soalnya"]];
  });
  if (errors.length > 0) throw validationError(Object.fromEntries(errors));
}
