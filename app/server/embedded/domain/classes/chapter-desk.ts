import type { Criterion } from "~/lib/assignments";
import type { ChapterSettings } from "~/lib/syllabus-fields";
import { ApiError } from "../../../hosts/host-handler";
import type { DeskChapter } from "../../../hosts/learning/syllabus-desk";
import { sanitizeEditorHtml } from "../../../hosts/sanitize-html";
import type { Schema } from "../../database/schema/schema";
import { type HostContext, notFound, type Queryable, STALE_MESSAGE } from "../../kit/context";
import { readChapterFiles, replaceChapterFiles } from "../files/chapter-files";
import type { ClassRow } from "../learning/class-access";
import { type ClassCall, findOwnClass } from "./own-class";

type ChapterCall = ClassCall & { module: string; chapter: string };

/** A chapter with all that its form edits. @throws ApiError 403, 404 */
export async function getDeskChapter({ db }: HostContext, call: ChapterCall): Promise<DeskChapter> {
  return readDeskChapter(db, await findOwnClass(db, call), call);
}

async function readDeskChapter(db: Queryable, row: ClassRow, call: ChapterCall) {
  const { chapter, content } = await findChapter(db, row, call);
  const task = content?.assignment_id ? await readTask(db, row, content.assignment_id) : null;
  return {
    class: { slug: row.slug, name: row.name, type: row.type },
    module: chapter.module_slug,
    slug: chapter.slug,
    type: chapter.type,
    title: chapter.title,
    minutes: chapter.minutes,
    isFree: chapter.free === 1,
    isArchived: chapter.archived_at !== null,
    body: content?.body ?? "",
    media: content?.media ?? null,
    audio: content?.audio ?? null,
    captions: content?.captions ?? null,
    files: await readChapterFiles(db, row.lms_id, content),
    quizId: content?.quiz_id ?? null,
    task,
    version: content?.version ?? 0,
  };
}

/** @throws ApiError 404 */
async function findChapter(
  db: Queryable,
  { lms_id, id }: ClassRow,
  { module, chapter: slug }: ChapterCall,
) {
  const chapter = await db
    .selectFrom("class_chapters")
    .selectAll()
    .where("lms_id", "=", lms_id)
    .where("class_id", "=", id)
    .where("module_slug", "=", module)
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (!chapter) throw notFound("Bab");
  const content = await db
    .selectFrom("chapter_contents")
    .selectAll()
    .where("lms_id", "=", lms_id)
    .where("class_id", "=", id)
    .where("module_slug", "=", module)
    .where("chapter_slug", "=", slug)
    .executeTakeFirst();
  return { chapter, content };
}

async function readTask(db: Queryable, { lms_id }: ClassRow, id: string) {
  const task = await db
    .selectFrom("assignments")
    .select(["criteria", "due_at", "late_max", "pass_mark"])
    .where("lms_id", "=", lms_id)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return {
    criteria: parseCriteria(task.criteria).map(({ title, points }) => ({ title, points })),
    dueAt: task.due_at,
    lateMax: task.late_max,
    passMark: task.pass_mark,
  };
}

const parseCriteria = (json: string) => JSON.parse(json) as Criterion[];

type SaveCall = ChapterCall & { body: ChapterSettings & { version: number } };

/** @throws ApiError 403, 404, 409 for a stale version, 422 for a file that cannot be the chapter's */
export async function saveDeskChapter(context: HostContext, call: SaveCall): Promise<DeskChapter> {
  const now = context.clock();
  return context.db.transaction().execute(async (trx) => {
    const row = await findOwnClass(trx, call);
    const { chapter, content } = await findChapter(trx, row, call);
    await writeContent(trx, chapter, { ...call, now });
    await replaceChapterFiles(trx, {
      tenantId: row.lms_id,
      type: chapter.type,
      before: content,
      after: call.body,
      now,
    });
    const { title, minutes, isFree, task } = call.body;
    await trx
      .updateTable("class_chapters")
      .set({ title, minutes, free: Number(isFree) })
      .where("lms_id", "=", row.lms_id)
      .where("class_id", "=", row.id)
      .where("module_slug", "=", chapter.module_slug)
      .where("slug", "=", chapter.slug)
      .execute();
    if (task && content?.assignment_id)
      await writeTask(trx, { row, id: content.assignment_id, title, task, now });
    await trx
      .updateTable("classes")
      .set({ updated_at: now })
      .where("lms_id", "=", row.lms_id)
      .where("id", "=", row.id)
      .execute();
    return readDeskChapter(trx, row, call);
  });
}

/** @throws ApiError 409 for a stale version */
async function writeContent(
  trx: Queryable,
  { lms_id, class_id, module_slug, slug }: Schema["class_chapters"],
  { body, now }: SaveCall & { now: number },
): Promise<void> {
  const { media, audio, captions, version } = body;
  const columns = {
    body: sanitizeEditorHtml(body.body),
    media,
    audio,
    captions,
    version: version + 1,
    updated_at: now,
  };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("chapter_contents")
    .values({ lms_id, class_id, module_slug, chapter_slug: slug, ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(["lms_id", "class_id", "module_slug", "chapter_slug"])
        .doUpdateSet(columns)
        .where("chapter_contents.version", "=", version),
    )
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new ApiError(409, STALE_MESSAGE);
}

interface TaskWrite {
  row: ClassRow;
  id: string;
  title: string;
  task: NonNullable<ChapterSettings["task"]>;
  now: number;
}

/** Criteria keep their ids by position, so that grades stay with them. */
async function writeTask(trx: Queryable, { row, id, title, task, now }: TaskWrite): Promise<void> {
  const criteria = task.criteria.map((criterion, index) => ({ id: `k${index + 1}`, ...criterion }));
  const before = await trx
    .selectFrom("assignments")
    .select("criteria")
    .where("lms_id", "=", row.lms_id)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const ids = parseCriteria(before.criteria).map((criterion) => criterion.id);
  const kept = criteria.map((criterion, index) => ({
    ...criterion,
    id: ids[index] ?? criterion.id,
  }));
  await trx
    .updateTable("assignments")
    .set({
      title,
      criteria: JSON.stringify(kept),
      due_at: task.dueAt,
      late_max: task.lateMax,
      pass_mark: task.passMark,
      updated_at: now,
    })
    .where("lms_id", "=", row.lms_id)
    .where("id", "=", id)
    .execute();
}
