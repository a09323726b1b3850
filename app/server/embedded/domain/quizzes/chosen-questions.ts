import type { ChosenQuestion } from "~/lib/quiz-settings-fields";
import { ApiError } from "../../../hosts/host-handler";
import type { StoredQuizSettings } from "../../../hosts/learning/quiz-settings";
import type { Schema } from "../../database/schema/schema";
import {
  type HostContext,
  type Queryable,
  STALE_MESSAGE,
  validationError,
} from "../../kit/context";
import { requireClassStaff } from "../learning/class-access";
import { findQuiz, type QuizCall } from "./quiz";
import { getQuizSettings } from "./quiz-settings";
import { parseChosen } from "./stored-questions";

type SaveCall = QuizCall & { version: number; chosen: readonly ChosenQuestion[] };

/**
 * Stores the list; open attempts keep their questions.
 * @throws ApiError 403 unless staff of the class, 404, 409 for a stale version, 422 for questions that the class may not use
 */
export async function saveQuizQuestions(
  context: HostContext,
  { version, chosen, ...call }: SaveCall,
): Promise<StoredQuizSettings> {
  const { db, clock } = context;
  const { quiz, row } = await findQuiz(db, call.tenantId, call.quizId);
  await requireClassStaff(db, row, call.user);
  await requireUsable(db, quiz, chosen);
  const { numUpdatedRows } = await db
    .updateTable("quizzes")
    .set({ chosen: JSON.stringify(chosen), version: version + 1, updated_at: clock() })
    .where("lms_id", "=", call.tenantId)
    .where("id", "=", call.quizId)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(409, STALE_MESSAGE);
  return getQuizSettings(context, call);
}

/** Questions that were chosen before may stay, wherever the bank has moved them. @throws ApiError 422 */
async function requireUsable(
  db: Queryable,
  quiz: Schema["quizzes"],
  chosen: readonly ChosenQuestion[],
): Promise<void> {
  const ids = new Set(chosen.map(({ id }) => id));
  if (ids.size < chosen.length) throw validationError({ question: "Soal ini sudah dipilih" });
  const stored = new Set(parseChosen(quiz.chosen).map(({ id }) => id));
  const added = [...ids].filter((id) => !stored.has(id));
  if (added.length === 0) return;
  const rows = await db
    .selectFrom("questions")
    .select(["id", "prompt", "class_id"])
    .where("lms_id", "=", quiz.lms_id)
    .where("id", "in", added)
    .execute();
  if (rows.length < added.length) throw validationError({ question: "Soal ini tidak ada di bank" });
  const foreign = rows.find(({ class_id }) => class_id !== null && class_id !== quiz.class_id);
  if (foreign)
    throw validationError({ question: `Soal “${foreign.prompt}” bukan untuk kelas kuis ini` });
}
