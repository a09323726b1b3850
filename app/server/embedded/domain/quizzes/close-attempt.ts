import type { Transaction } from "kysely";
import type { Schema } from "../../database/schema/schema";
import type { HostContext } from "../../kit/context";
import {
  type AttemptKey,
  isOverdue,
  listOverdue,
  lockOpenAttempt,
  readSheet,
} from "./attempt-rows";
import { findQuiz } from "./quiz";
import { recordPass } from "./record-pass";
import { scoreSheet } from "./score";
import { parseAnswers } from "./sheet";

const BATCH_SIZE = 100;

/** Grades what is saved and records a pass, in one transaction. Without an open attempt it changes nothing. */
export async function closeAttempt(
  context: HostContext,
  trx: Transaction<Schema>,
  key: AttemptKey,
): Promise<void> {
  const attempt = await lockOpenAttempt(trx, key);
  if (!attempt) return;
  const placed = await findQuiz(trx, attempt.lms_id, attempt.quiz_id);
  const { score } = scoreSheet(await readSheet(trx, attempt), parseAnswers(attempt.answers));
  const isPassed = score !== null && score >= placed.quiz.pass_mark;
  const now = context.clock();
  await trx
    .updateTable("quiz_attempts")
    .set({
      status: score === null ? "waiting" : "graded",
      submitted_at: Math.min(now, attempt.deadline_at ?? now),
      score,
      passed: score === null ? null : Number(isPassed),
    })
    .where("lms_id", "=", key.lms_id)
    .where("id", "=", key.id)
    .execute();
  if (isPassed) await recordPass(context, trx, { placed, userId: attempt.user_id, score });
}

/** Closes an attempt whose time is over, also before the job comes to it. */
export async function closeIfOverdue(
  context: HostContext,
  attempt: Parameters<typeof isOverdue>[0],
): Promise<boolean> {
  if (!isOverdue(attempt, context.clock())) return false;
  await context.db.transaction().execute((trx) => closeAttempt(context, trx, attempt));
  return true;
}

/** Job: submits attempts whose time is over, with their saved answers. Safe in several processes. */
export async function submitOverdueAttempts(context: HostContext): Promise<void> {
  const { db, clock, log } = context;
  for (const key of await listOverdue(db, clock(), BATCH_SIZE)) {
    try {
      await db.transaction().execute((trx) => closeAttempt(context, trx, key));
    } catch (error) {
      log.error({ error, attempt: key.id }, "overdue quiz attempt could not be submitted");
    }
  }
}
