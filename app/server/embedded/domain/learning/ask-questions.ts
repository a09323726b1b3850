import { HOUR_MS } from "~/lib/time";
import type { HostUser } from "../../../hosts/host-handler";
import type { LessonQuestion } from "../../../hosts/learning/questions";
import { forbidden, type HostContext } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId } from "../../kit/ids";
import { consumeAttempt } from "../../kit/rate-limit";
import { findOpenChapter } from "./open-chapter";
import type { LessonPlace } from "./outline";

const MAX_QUESTIONS_PER_HOUR = 20;
const MAX_LISTED = 50;

type LearnerPlace = LessonPlace & { user: HostUser };

/** A learner's question about a chapter. @throws ApiError 403 unless enrolled, 404, 429 */
export async function askQuestion(
  context: HostContext,
  {
    user,
    text,
    idempotencyKey: key,
    ...place
  }: LearnerPlace & {
    text: string;
    idempotencyKey: string | undefined;
  },
): Promise<{ id: string }> {
  const { row, chapter, access } = await findOpenChapter(context.db, { ...place, user });
  if (access !== "enrolled") throw forbidden();
  const body = { user: user.id, class: row.id, module: chapter.module, slug: chapter.slug, text };
  const request = { tenantId: row.lms_id, operation: "askQuestion", key, body };
  return withIdempotency(context, request, async (trx) => {
    const now = context.clock();
    const limit = { name: `question:${user.id}`, max: MAX_QUESTIONS_PER_HOUR, windowMs: HOUR_MS };
    await consumeAttempt(trx, limit, now);
    const id = newRecordId();
    await trx
      .insertInto("lesson_questions")
      .values({
        lms_id: row.lms_id,
        id,
        class_id: row.id,
        module_slug: chapter.module,
        chapter_slug: chapter.slug,
        user_id: user.id,
        body: text,
        created_at: now,
        answer: null,
        answered_by_name: null,
        answered_at: null,
        hidden: 0,
        version: 1,
      })
      .execute();
    return { id };
  });
}

/** Own questions about a chapter and answered ones of others, newest first. @throws ApiError 403, 404 */
export async function listLessonQuestions(
  { db }: HostContext,
  { user, ...place }: LearnerPlace,
): Promise<LessonQuestion[]> {
  const { row, chapter, access } = await findOpenChapter(db, { ...place, user });
  if (access !== "enrolled" && access !== "staff") throw forbidden();
  const rows = await db
    .selectFrom("lesson_questions")
    .selectAll()
    .where("lms_id", "=", row.lms_id)
    .where("class_id", "=", row.id)
    .where("module_slug", "=", chapter.module)
    .where("chapter_slug", "=", chapter.slug)
    .where((eb) =>
      eb.or([
        eb("user_id", "=", user.id),
        eb.and([eb("hidden", "=", 0), eb("answered_at", "is not", null)]),
      ]),
    )
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(MAX_LISTED)
    .execute();
  return rows.map((question) => ({
    id: question.id,
    text: question.body,
    askedAt: question.created_at,
    isOwn: question.user_id === user.id,
    answer: toAnswer(question),
  }));
}

interface AnswerColumns {
  answer: string | null;
  answered_by_name: string | null;
  answered_at: number | null;
}

export const toAnswer = ({ answer, answered_by_name, answered_at }: AnswerColumns) =>
  answer === null || answered_at === null
    ? null
    : { text: answer, by: answered_by_name ?? "", at: answered_at };
