import { sql } from "kysely";
import { DRAW_MISSING_MESSAGE, type DrawRule, type QuizSettings } from "~/lib/quiz-settings-fields";
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
import { parseDraw } from "./draw";
import { queryDrawable } from "./drawable";
import { findQuiz, type QuizCall, toQuizPlace } from "./quiz";
import { parseChosen, readChosen } from "./stored-questions";

/** @throws ApiError 403 unless staff of the class, 404 */
export async function getQuizSettings(
  { db }: HostContext,
  { tenantId, user, quizId }: QuizCall,
): Promise<StoredQuizSettings> {
  const placed = await findQuiz(db, tenantId, quizId);
  const { quiz, row } = placed;
  await requireClassStaff(db, row, user);
  const chosen = await readChosen(db, quiz);
  return {
    id: quiz.id,
    version: quiz.version,
    class: toQuizPlace(placed).class,
    title: quiz.title,
    draw: parseDraw(quiz.draw),
    passMark: quiz.pass_mark,
    minutes: quiz.time_limit_min,
    maxAttempts: quiz.max_attempts,
    shuffle: quiz.shuffle === 1,
    review: quiz.review,
    chosen,
    tags: await countTags(db, quiz),
  };
}

const countTags = (db: Queryable, quiz: Schema["quizzes"]) =>
  queryDrawable(
    db,
    quiz,
    parseChosen(quiz.chosen).map(({ id }) => id),
  )
    .select(["t.tag", sql<number>`count(*)`.as("available")])
    .groupBy("t.tag")
    .orderBy("t.tag")
    .execute();

/**
 * Open attempts keep their questions and deadline.
 * @throws ApiError 403 unless staff of the class, 404, 409 for a stale version, 422 for more questions than a tag has
 */
export async function saveQuizSettings(
  context: HostContext,
  { version, ...input }: QuizCall & QuizSettings & { version: number },
): Promise<StoredQuizSettings> {
  const { tags, chosen } = await getQuizSettings(context, input);
  if (input.draw.length + chosen.length === 0)
    throw validationError({ draw: DRAW_MISSING_MESSAGE });
  requireQuestions(input.draw, tags);
  const { numUpdatedRows } = await context.db
    .updateTable("quizzes")
    .set({
      title: input.title,
      draw: JSON.stringify(input.draw),
      pass_mark: input.passMark,
      time_limit_min: input.minutes,
      max_attempts: input.maxAttempts,
      shuffle: Number(input.shuffle),
      review: input.review,
      version: version + 1,
      updated_at: context.clock(),
    })
    .where("lms_id", "=", input.tenantId)
    .where("id", "=", input.quizId)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(409, STALE_MESSAGE);
  return getQuizSettings(context, input);
}

/** @throws ApiError 422 */
function requireQuestions(draw: readonly DrawRule[], tags: StoredQuizSettings["tags"]): void {
  for (const { tag, count } of draw) {
    const available = tags.find((known) => known.tag === tag)?.available ?? 0;
    if (count > available)
      throw validationError({ draw: `Tag ${tag} hanya memiliki ${available} soal` });
  }
}
