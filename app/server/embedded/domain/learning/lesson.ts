import type { HostUser } from "../../../hosts/host-handler";
import type { Lesson, Outline } from "../../../hosts/learning/lessons";
import type { HostContext, Queryable } from "../../kit/context";
import { listCertificateNumbers } from "./certificates";
import type { ClassRow } from "./class-access";
import { readNote } from "./notes";
import { findOpenChapter, type OutlineQuery, readClassOutline } from "./open-chapter";
import { type LessonPlace, type OutlineChapter, toChapterLink } from "./outline";
import { toChapterKey } from "./progress";

/** All chapters of a class with the user's progress. @throws ApiError 404 */
export async function getOutline({ db }: HostContext, query: OutlineQuery): Promise<Outline> {
  const { row, outline, done, access } = await readClassOutline(db, query);
  const key = { tenantId: row.lms_id, classId: row.id };
  return {
    class: toLessonClass(row),
    access: access ?? "visitor",
    doneCount: countDone(outline, done),
    modules: groupByModule(outline, done),
    certificates: query.user
      ? await listCertificateNumbers(db, { ...key, userId: query.user.id })
      : [],
  };
}

/** A chapter with the outline of its class. @throws ApiError 404 */
export async function getLesson(
  { db }: HostContext,
  { user, ...place }: LessonPlace & { user: HostUser | null },
): Promise<Lesson> {
  const { row, outline, done, index, chapter, access } = await findOpenChapter(db, {
    ...place,
    user,
  });
  const isLocked = access === "locked";
  return {
    class: toLessonClass(row),
    access,
    chapter: toItem(chapter, done),
    content: isLocked ? null : await readContent(db, row, chapter),
    note: user && !isLocked ? await readNote(db, toLearnerKey(row, user), chapter) : null,
    position: index + 1,
    doneCount: countDone(outline, done),
    previous: toChapterLink(outline[index - 1]),
    next: toChapterLink(outline[index + 1]),
    modules: groupByModule(outline, done),
  };
}

const toLearnerKey = ({ lms_id, id }: ClassRow, user: HostUser) => ({
  tenantId: lms_id,
  classId: id,
  userId: user.id,
});

async function readContent(db: Queryable, { lms_id, id }: ClassRow, chapter: OutlineChapter) {
  const row = await db
    .selectFrom("chapter_contents")
    .select(["body", "poster", "media", "audio", "captions", "quiz_id", "assignment_id"])
    .select(["language", "starter"])
    .where("lms_id", "=", lms_id)
    .where("class_id", "=", id)
    .where("module_slug", "=", chapter.module)
    .where("chapter_slug", "=", chapter.slug)
    .executeTakeFirst();
  return {
    body: row?.body ?? "",
    poster: row?.poster ?? null,
    media: row?.media ?? null,
    audio: row?.audio ?? null,
    captions: row?.captions ?? null,
    quizId: row?.quiz_id ?? null,
    assignmentId: row?.assignment_id ?? null,
    language: row?.language ?? null,
    starter: row?.starter ?? null,
  };
}

const toLessonClass = ({ id, slug, name, type }: ClassRow) => ({ id, slug, name, type });

const countDone = (outline: readonly OutlineChapter[], done: ReadonlySet<string>) =>
  outline.filter((chapter) => done.has(toChapterKey(chapter))).length;

const toItem = (chapter: OutlineChapter, done: ReadonlySet<string>) => ({
  module: chapter.module,
  slug: chapter.slug,
  title: chapter.title,
  type: chapter.type,
  minutes: chapter.minutes,
  isFree: chapter.isFree,
  isDone: done.has(toChapterKey(chapter)),
});

function groupByModule(outline: readonly OutlineChapter[], done: ReadonlySet<string>) {
  const modules = new Map<string, Outline["modules"][number]>();
  for (const chapter of outline) {
    const { module: slug, moduleTitle: title } = chapter;
    const module = modules.get(slug) ?? { slug, title, chapters: [] };
    module.chapters.push(toItem(chapter, done));
    modules.set(slug, module);
  }
  return [...modules.values()];
}
