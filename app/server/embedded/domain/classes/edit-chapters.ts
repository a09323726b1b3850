import { sql } from "kysely";
import type { ChapterType } from "../../../hosts/services/classes";
import { notFound, type Queryable } from "../../kit/context";
import { newRecordId } from "../../kit/ids";
import { findFreeSlug, toSlug } from "../../kit/text";
import { discardChapterFiles } from "../files/chapter-files";
import type { ClassRow } from "../learning/class-access";
import { listChapters, listModules, type SyllabusChange } from "./syllabus-desk";

const DEFAULT_MINUTES = 10;
const DEFAULT_PASS_MARK = 70;

interface NewChapter {
  module: string;
  title: string;
  type: ChapterType;
}

/** At the end of its module, with the quiz or task that its type needs. @throws ApiError 404 */
export async function addChapter(
  { trx, row, now }: SyllabusChange,
  { module, title, type }: NewChapter,
): Promise<void> {
  const modules = await listModules(trx, row);
  if (!modules.some(({ slug }) => slug === module)) throw notFound("Modul");
  const chapters = await listChapters(trx, row);
  // Unique in the class: an address without a module finds the first chapter of that name (RTE13).
  const slug = findFreeSlug(toSlug(title), new Set(chapters.map((chapter) => chapter.slug)));
  const own = chapters.filter((chapter) => chapter.module_slug === module);
  const key = { lms_id: row.lms_id, class_id: row.id };
  await trx
    .insertInto("class_chapters")
    .values({
      ...key,
      module_slug: module,
      slug,
      title,
      type,
      minutes: DEFAULT_MINUTES,
      free: 0,
      sort: Math.max(0, ...own.map(({ sort }) => sort)) + 1,
      archived_at: null,
    })
    .execute();
  const quizId = type === "quiz" ? await createQuiz(trx, row, { title, now }) : null;
  const taskId = type === "assignment" ? await createTask(trx, row, { title, now }) : null;
  await trx
    .insertInto("chapter_contents")
    .values({
      ...key,
      module_slug: module,
      chapter_slug: slug,
      body: "",
      quiz_id: quizId,
      assignment_id: taskId,
      version: 1,
      updated_at: now,
    })
    .execute();
}

interface Named {
  title: string;
  now: number;
}

/** Draws nothing until its settings say what. */
async function createQuiz(
  trx: Queryable,
  { lms_id, id: class_id }: ClassRow,
  { title, now }: Named,
) {
  const id = newRecordId();
  await trx
    .insertInto("quizzes")
    .values({
      lms_id,
      id,
      class_id,
      title,
      pass_mark: DEFAULT_PASS_MARK,
      time_limit_min: null,
      draw: "[]",
      max_attempts: null,
      review: "always",
      shuffle: 1,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

async function createTask(
  trx: Queryable,
  { lms_id, id: class_id }: ClassRow,
  { title, now }: Named,
) {
  const id = newRecordId();
  await trx
    .insertInto("assignments")
    .values({
      lms_id,
      id,
      class_id,
      title,
      criteria: JSON.stringify([{ id: "k1", title: "Hasil", points: 100 }]),
      due_at: null,
      late_max: null,
      pass_mark: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

interface ChapterRef {
  module: string;
  chapter: string;
}

const updateChapter = ({ trx, row }: SyllabusChange, { module, chapter }: ChapterRef) =>
  trx
    .updateTable("class_chapters")
    .where("lms_id", "=", row.lms_id)
    .where("class_id", "=", row.id)
    .where("module_slug", "=", module)
    .where("slug", "=", chapter);

/** Deletes a draft's chapter without progress; archives others, with what learners did. @throws ApiError 404 */
export async function removeChapter(change: SyllabusChange, ref: ChapterRef): Promise<void> {
  const { trx, row, now } = change;
  if (row.publication === "draft" && !(await hasProgress(trx, row, ref))) {
    await discardChapterFiles(trx, { ...change, ...ref });
    const work = await readWork(trx, row, ref);
    const { numDeletedRows } = await trx
      .deleteFrom("class_chapters")
      .where("lms_id", "=", row.lms_id)
      .where("class_id", "=", row.id)
      .where("module_slug", "=", ref.module)
      .where("slug", "=", ref.chapter)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound("Bab");
    if (work) await deleteWork(trx, row, work);
    return;
  }
  const { numUpdatedRows } = await updateChapter(change, ref)
    .set({ archived_at: now })
    .where("archived_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound("Bab");
}

const readWork = (trx: Queryable, { lms_id, id }: ClassRow, { module, chapter }: ChapterRef) =>
  trx
    .selectFrom("chapter_contents")
    .select(["quiz_id", "assignment_id"])
    .where("lms_id", "=", lms_id)
    .where("class_id", "=", id)
    .where("module_slug", "=", module)
    .where("chapter_slug", "=", chapter)
    .executeTakeFirst();

type Work = NonNullable<Awaited<ReturnType<typeof readWork>>>;

/** Deletes the quiz and the task of a deleted chapter, unless another one has them or a learner's answers refer to them. */
async function deleteWork(
  trx: Queryable,
  { lms_id }: ClassRow,
  { quiz_id, assignment_id }: Work,
): Promise<void> {
  const tables = [
    { table: "quizzes", column: "quiz_id", answers: "quiz_attempts", id: quiz_id },
    { table: "assignments", column: "assignment_id", answers: "hand_ins", id: assignment_id },
  ] as const;
  for (const { table, column, answers, id } of tables)
    await sql`delete from ${sql.table(table)} where lms_id = ${lms_id} and id = ${id}
      and not exists (select 1 from chapter_contents c where c.lms_id = ${lms_id} and ${sql.ref(`c.${column}`)} = ${id})
      and not exists (select 1 from ${sql.table(answers)} a where a.lms_id = ${lms_id} and ${sql.ref(`a.${column}`)} = ${id})`.execute(
      trx,
    );
}

async function hasProgress(
  trx: Queryable,
  { lms_id, id }: ClassRow,
  { module, chapter }: ChapterRef,
): Promise<boolean> {
  const found = await trx
    .selectFrom("chapter_progress")
    .select("user_id")
    .where("lms_id", "=", lms_id)
    .where("class_id", "=", id)
    .where("module_slug", "=", module)
    .where("chapter_slug", "=", chapter)
    .executeTakeFirst();
  return found !== undefined;
}

/** Back at the end of its module. @throws ApiError 404 */
export async function restoreChapter(change: SyllabusChange, ref: ChapterRef): Promise<void> {
  const chapters = await listChapters(change.trx, change.row);
  const own = chapters.filter(({ module_slug }) => module_slug === ref.module);
  const { numUpdatedRows } = await updateChapter(change, ref)
    .set({ archived_at: null, sort: Math.max(0, ...own.map(({ sort }) => sort)) + 1 })
    .where("archived_at", "is not", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound("Bab");
}
