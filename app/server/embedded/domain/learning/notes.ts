import type { HostUser } from "../../../hosts/host-handler";
import { forbidden, type HostContext, type Queryable } from "../../kit/context";
import { findOpenChapter } from "./open-chapter";
import type { LearnerKey, LessonPlace, OutlineChapter } from "./outline";

type ChapterKey = Pick<OutlineChapter, "module" | "slug">;

const toNoteKey = ({ tenantId, classId, userId }: LearnerKey, { module, slug }: ChapterKey) => ({
  lms_id: tenantId,
  class_id: classId,
  user_id: userId,
  module_slug: module,
  chapter_slug: slug,
});

/** The learner's own note of a chapter; "" without one. */
export async function readNote(
  db: Queryable,
  key: LearnerKey,
  chapter: ChapterKey,
): Promise<string> {
  const row = await db
    .selectFrom("lesson_notes")
    .select("body")
    .where((eb) => eb.and(toNoteKey(key, chapter)))
    .executeTakeFirst();
  return row?.body ?? "";
}

/** Replaces the learner's own note; an empty one is deleted. @throws ApiError 403, 404 */
export async function saveNote(
  { db, clock }: HostContext,
  { user, text, ...place }: LessonPlace & { user: HostUser; text: string },
): Promise<{ updatedAt: number | null }> {
  const { row, chapter, access } = await findOpenChapter(db, { ...place, user });
  if (access === "locked") throw forbidden();
  const learner = { tenantId: row.lms_id, classId: row.id, userId: user.id };
  const key = toNoteKey(learner, chapter);
  if (text.trim() === "") {
    await db
      .deleteFrom("lesson_notes")
      .where((eb) => eb.and(key))
      .execute();
    return { updatedAt: null };
  }
  const change = { body: text, updated_at: clock() };
  await db
    .insertInto("lesson_notes")
    .values({ ...key, ...change })
    .onConflict((conflict) =>
      conflict
        .columns(["lms_id", "class_id", "user_id", "module_slug", "chapter_slug"])
        .doUpdateSet(change),
    )
    .execute();
  return { updatedAt: change.updated_at };
}
