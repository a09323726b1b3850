import type { Schema } from "../../database/schema/schema";
import { notFound, type Queryable } from "../../kit/context";

type ChapterRow = Schema["class_chapters"];

export interface OutlineChapter extends Pick<ChapterRow, "slug" | "title" | "type" | "minutes"> {
  module: string;
  moduleTitle: string;
  isFree: boolean;
}

export type ClassKey = { tenantId: string; classId: string };
export type LearnerKey = ClassKey & { userId: string };

/** A chapter as a page's address names it. */
export interface LessonPlace {
  tenantId: string;
  class: string;
  module?: string | undefined;
  chapter: string;
}

/** All chapters of a class in reading order. */
export async function readOutline(
  db: Queryable,
  { tenantId, classId }: ClassKey,
): Promise<OutlineChapter[]> {
  const rows = await db
    .selectFrom("class_chapters as c")
    .innerJoin("class_modules as m", (join) =>
      join
        .onRef("m.lms_id", "=", "c.lms_id")
        .onRef("m.class_id", "=", "c.class_id")
        .onRef("m.slug", "=", "c.module_slug"),
    )
    .select(["c.slug", "c.title", "c.type", "c.minutes", "c.free", "c.module_slug as module"])
    .select("m.title as moduleTitle")
    .where("c.lms_id", "=", tenantId)
    .where("c.class_id", "=", classId)
    .where("c.archived_at", "is", null)
    .orderBy("m.sort")
    .orderBy("m.slug")
    .orderBy("c.sort")
    .orderBy("c.slug")
    .execute();
  return rows.map(({ free, ...chapter }) => ({ ...chapter, isFree: free === 1 }));
}

/** @returns index in the outline; without a module, of the first one that holds the chapter. @throws ApiError 404 */
export function findChapter(
  outline: readonly OutlineChapter[],
  { module, chapter }: Pick<LessonPlace, "module" | "chapter">,
): number {
  const index = outline.findIndex(
    (item) => item.slug === chapter && (module === undefined || item.module === module),
  );
  if (index < 0) throw notFound("Bab");
  return index;
}

export const toChapterLink = (chapter: OutlineChapter | undefined) =>
  chapter ? { module: chapter.module, slug: chapter.slug, title: chapter.title } : null;

interface HeldItem extends ClassKey {
  column: "quiz_id" | "assignment_id";
  id: string;
}

/** Chapters of an outline that hold a quiz or an assignment. */
export async function filterHolders(
  db: Queryable,
  outline: readonly OutlineChapter[],
  { tenantId, classId, column, id }: HeldItem,
): Promise<OutlineChapter[]> {
  const places = await db
    .selectFrom("chapter_contents")
    .select(["module_slug", "chapter_slug"])
    .where("lms_id", "=", tenantId)
    .where("class_id", "=", classId)
    .where(column, "=", id)
    .execute();
  return outline.filter(({ module, slug }) =>
    places.some((place) => place.module_slug === module && place.chapter_slug === slug),
  );
}
