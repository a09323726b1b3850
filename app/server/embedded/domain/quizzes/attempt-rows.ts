import { SECOND_MS } from "~/lib/time";
import type { Schema } from "../../database/schema/schema";
import type { Queryable } from "../../kit/context";
import { isActiveTenant } from "../tenants/active-tenants";
import { parseSheet, type SheetQuestion, toSheetQuestion } from "./sheet";

export type AttemptRow = Schema["quiz_attempts"];
export type AttemptKey = Pick<AttemptRow, "lms_id" | "id">;

/** For answers that were on their way when the time ran out (designs B3). */
const GRACE_MS = 30 * SECOND_MS;

export const isOverdue = ({ status, deadline_at }: AttemptRow, now: number): boolean =>
  status === "open" && deadline_at !== null && now > deadline_at + GRACE_MS;

/** A learner's attempts at a quiz, newest first. */
export function listAttempts(
  db: Queryable,
  { tenantId, quizId, userId }: { tenantId: string; quizId: string; userId: string },
): Promise<AttemptRow[]> {
  return db
    .selectFrom("quiz_attempts")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("quiz_id", "=", quizId)
    .where("user_id", "=", userId)
    .orderBy("started_at", "desc")
    .orderBy("id")
    .execute();
}

/** An open attempt can always be continued. */
export const hasAttemptsLeft = (
  { max_attempts }: Schema["quizzes"],
  attempts: readonly AttemptRow[],
): boolean =>
  max_attempts === null ||
  attempts.length < max_attempts ||
  attempts.some(({ status }) => status === "open");

export const toAttemptSummary = (row: AttemptRow) => ({
  id: row.id,
  status: row.status,
  startedAt: row.started_at,
  submittedAt: row.submitted_at,
  score: row.score,
  isPassed: row.passed === 1,
});

/** Overdue attempts of all tenants, the oldest first. */
export const listOverdue = (db: Queryable, now: number, limit: number): Promise<AttemptKey[]> =>
  db
    .selectFrom("quiz_attempts")
    .select(["lms_id", "id"])
    .where("status", "=", "open")
    .where("deadline_at", "<", now - GRACE_MS)
    .where(isActiveTenant("quiz_attempts.lms_id"))
    .orderBy("deadline_at")
    .limit(limit)
    .execute();

/** Locks an open attempt until the transaction ends; undefined if it is not open any more. */
export const lockOpenAttempt = (
  trx: Queryable,
  { lms_id, id }: AttemptKey,
): Promise<AttemptRow | undefined> =>
  trx
    .updateTable("quiz_attempts")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("lms_id", "=", lms_id)
    .where("id", "=", id)
    .where("status", "=", "open")
    .returningAll()
    .executeTakeFirst();

/** The questions as they were drawn. */
export async function readSheet(
  db: Queryable,
  { lms_id, sheet, questions }: AttemptRow,
): Promise<SheetQuestion[]> {
  if (sheet !== null) return parseSheet(sheet);
  const ids: string[] = JSON.parse(questions);
  const byId = new Map((await readQuestions(db, lms_id, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Questions of the bank, archived ones included, in no certain order. */
export async function readQuestions(
  db: Queryable,
  tenantId: string,
  ids: readonly string[],
): Promise<SheetQuestion[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("questions")
    .select(["id", "type", "prompt", "options", "answer", "explanation"])
    .where("lms_id", "=", tenantId)
    .where("id", "in", ids)
    .execute();
  return rows.map(toSheetQuestion);
}
