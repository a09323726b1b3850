import type { HostUser } from "../../../hosts/host-handler";
import type { Lesson, LessonAccess } from "../../../hosts/learning/lessons";
import type { HostContext, Queryable } from "../../kit/context";
import { type ClassRow, findClass, isClassStaff, isEnrolled } from "./class-access";
import {
  findChapter,
  type LessonPlace,
  type OutlineChapter,
  readOutline,
  toChapterLink,
} from "./outline";
import { readDoneChapters, toChapterKey } from "./progress";

/** A chapter with the outline of its class. @throws ApiError 404 */
export async function getLesson(
  { db }: HostContext,
  { user, ...place }: LessonPlace & { user: HostUser | null },
): Promise<Lesson> {
  const row = await findClass(db, place.tenantId, place.class);
  const key = { tenantId: row.lms_id, classId: row.id };
  const [outline, done, memberAccess] = await Promise.all([
    readOutline(db, key),
    user ? readDoneChapters(db, { ...key, userId: user.id }) : new Set<string>(),
    user ? getMemberAccess(db, row, user) : null,
  ]);
  const index = findChapter(outline, place);
  const chapter = outline[index] as OutlineChapter;
  const access = memberAccess ?? (chapter.isFree ? "free" : "locked");
  const toItem = (item: OutlineChapter) => ({
    module: item.module,
    slug: item.slug,
    title: item.title,
    type: item.type,
    minutes: item.minutes,
    isFree: item.isFree,
    isDone: done.has(toChapterKey(item)),
  });
  return {
    class: { id: row.id, slug: row.slug, name: row.name, type: row.type },
    access,
    chapter: toItem(chapter),
    content: access === "locked" ? null : await readContent(db, row, chapter),
    position: index + 1,
    doneCount: outline.filter((item) => done.has(toChapterKey(item))).length,
    previous: toChapterLink(outline[index - 1]),
    next: toChapterLink(outline[index + 1]),
    modules: groupByModule(outline).map(({ slug, title, chapters }) => ({
      slug,
      title,
      chapters: chapters.map(toItem),
    })),
  };
}

async function getMemberAccess(
  db: Queryable,
  row: ClassRow,
  user: HostUser,
): Promise<LessonAccess | null> {
  const [enrolled, staff] = await Promise.all([
    isEnrolled(db, row, user.id),
    isClassStaff(db, row, user),
  ]);
  if (enrolled) return "enrolled";
  return staff ? "staff" : null;
}

async function readContent(db: Queryable, { lms_id, id }: ClassRow, chapter: OutlineChapter) {
  const row = await db
    .selectFrom("chapter_contents")
    .select(["body", "poster", "quiz_id", "language", "starter"])
    .where("lms_id", "=", lms_id)
    .where("class_id", "=", id)
    .where("module_slug", "=", chapter.module)
    .where("chapter_slug", "=", chapter.slug)
    .executeTakeFirst();
  return {
    body: row?.body ?? "",
    poster: row?.poster ?? null,
    quizId: row?.quiz_id ?? null,
    language: row?.language ?? null,
    starter: row?.starter ?? null,
  };
}

function groupByModule(outline: readonly OutlineChapter[]) {
  const modules = new Map<string, { slug: string; title: string; chapters: OutlineChapter[] }>();
  for (const chapter of outline) {
    const known = modules.get(chapter.module);
    if (known) known.chapters.push(chapter);
    else
      modules.set(chapter.module, {
        slug: chapter.module,
        title: chapter.moduleTitle,
        chapters: [chapter],
      });
  }
  return [...modules.values()];
}
