import type { DeskSyllabus } from "../../../hosts/learning/syllabus-desk";
import type { HostContext, Queryable } from "../../kit/context";
import type { ClassRow } from "../learning/class-access";
import { type ClassCall, findOwnClass } from "./own-class";

export interface SyllabusChange {
  trx: Queryable;
  row: ClassRow;
  now: number;
}

/** All modules of a class, also empty ones, with archived chapters last. @throws ApiError 403, 404 */
export async function getDeskSyllabus({ db }: HostContext, call: ClassCall): Promise<DeskSyllabus> {
  return readDeskSyllabus(db, await findOwnClass(db, call));
}

export async function readDeskSyllabus(db: Queryable, row: ClassRow): Promise<DeskSyllabus> {
  const [modules, chapters] = await Promise.all([listModules(db, row), listChapters(db, row)]);
  return {
    class: { slug: row.slug, name: row.name, type: row.type },
    version: row.syllabus_version,
    modules: modules.map(({ slug, title }) => ({
      slug,
      title,
      chapters: chapters
        .filter((chapter) => chapter.module_slug === slug)
        .map((chapter) => ({
          slug: chapter.slug,
          title: chapter.title,
          type: chapter.type,
          minutes: chapter.minutes,
          isFree: chapter.free === 1,
          isArchived: chapter.archived_at !== null,
        })),
    })),
  };
}

export const listModules = (db: Queryable, { lms_id, id }: ClassRow) =>
  db
    .selectFrom("class_modules")
    .select(["slug", "title", "sort"])
    .where("lms_id", "=", lms_id)
    .where("class_id", "=", id)
    .orderBy("sort")
    .orderBy("slug")
    .execute();

/** Of all modules in reading order; archived ones last. */
export const listChapters = (db: Queryable, { lms_id, id }: ClassRow) =>
  db
    .selectFrom("class_chapters")
    .selectAll()
    .where("lms_id", "=", lms_id)
    .where("class_id", "=", id)
    .orderBy((eb) =>
      eb.case().when("archived_at", "is", null).then(eb.lit(0)).else(eb.lit(1)).end(),
    )
    .orderBy("sort")
    .orderBy("slug")
    .execute();
