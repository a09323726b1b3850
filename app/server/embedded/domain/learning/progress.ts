import type { Transaction } from "kysely";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { forbidden, type HostContext, type Queryable, STALE_MESSAGE } from "../../kit/context";
import { issueCompletionCertificate, listCertificateNumbers } from "./certificates";
import { type ClassRow, findClass, isEnrolled } from "./class-access";
import {
  findChapter,
  type LearnerKey,
  type LessonPlace,
  type OutlineChapter,
  readOutline,
  toChapterLink,
} from "./outline";
import { countDoneChapter } from "./stored-progress";

export const toChapterKey = ({ module, slug }: Pick<OutlineChapter, "module" | "slug">) =>
  `${module}/${slug}`;

/** Keys of the chapters that a learner has done. */
export async function readDoneChapters(
  db: Queryable,
  { tenantId, classId, userId }: LearnerKey,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom("chapter_progress")
    .select(["module_slug as module", "chapter_slug as slug"])
    .where("lms_id", "=", tenantId)
    .where("class_id", "=", classId)
    .where("user_id", "=", userId)
    .execute();
  return new Set(rows.map(toChapterKey));
}

/** Chapters that the host itself marks as done: after a pass, or a hand-in. */
const MEASURED_MESSAGES: Partial<Record<OutlineChapter["type"], string>> = {
  quiz: "Selesaikan kuisnya sampai lulus untuk menandai bab ini",
  assignment: "Kumpulkan tugasnya untuk menandai bab ini",
};

/**
 * Marks a chapter as done on the learner's word. Repeated, it changes nothing.
 * @throws ApiError 403 unless enrolled, 404, 409 for a quiz that is not passed or a task that is not handed in
 */
export async function completeLesson(
  context: HostContext,
  { user, ...place }: LessonPlace & { user: HostUser },
) {
  const { db } = context;
  const row = await findClass(db, place.tenantId, place.class);
  if (!(await isEnrolled(db, row, user.id))) throw forbidden();
  const key = { tenantId: row.lms_id, classId: row.id, userId: user.id };
  const outline = await readOutline(db, key);
  const index = findChapter(outline, place);
  const chapter = outline[index] as OutlineChapter;
  return db.transaction().execute(async (trx) => {
    if (MEASURED_MESSAGES[chapter.type]) await requireDone(trx, key, chapter);
    else await markDone(context, trx, { key, chapter, isSelfDeclared: true });
    const { doneCount } = await finishClass(context, trx, { row, outline, key });
    return {
      next: toChapterLink(outline[index + 1]),
      doneCount,
      chapterCount: outline.length,
      certificates: await listCertificateNumbers(trx, key),
    };
  });
}

/** @throws ApiError 409 */
async function requireDone(trx: Queryable, key: LearnerKey, chapter: OutlineChapter) {
  if (!(await readDoneChapters(trx, key)).has(toChapterKey(chapter)))
    throw new ApiError(409, MEASURED_MESSAGES[chapter.type] ?? STALE_MESSAGE);
}

interface DoneChapter {
  key: LearnerKey;
  chapter: Pick<OutlineChapter, "module" | "slug">;
  /** False for what the host has measured, such as a passed quiz. */
  isSelfDeclared: boolean;
}

export async function markDone(
  { clock }: HostContext,
  trx: Queryable,
  { key, chapter, isSelfDeclared }: DoneChapter,
): Promise<void> {
  const doneAt = clock();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("chapter_progress")
    .values({
      lms_id: key.tenantId,
      class_id: key.classId,
      user_id: key.userId,
      module_slug: chapter.module,
      chapter_slug: chapter.slug,
      done_at: doneAt,
      self_declared: Number(isSelfDeclared),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) await countDoneChapter(trx, key, doneAt);
}

interface FinishedClass {
  row: ClassRow;
  outline: readonly OutlineChapter[];
  key: LearnerKey;
}

/** Issues the certificate of completion after the last chapter. Call it after each change of progress. */
export async function finishClass(
  context: HostContext,
  trx: Transaction<Schema>,
  { row, outline, key }: FinishedClass,
): Promise<{ doneCount: number }> {
  const done = await readDoneChapters(trx, key);
  const doneCount = outline.filter((chapter) => done.has(toChapterKey(chapter))).length;
  if (doneCount === outline.length && outline.length > 0)
    await issueCompletionCertificate(context, trx, { row, key });
  return { doneCount };
}
