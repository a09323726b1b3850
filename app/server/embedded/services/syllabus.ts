import type { Syllabus } from "../../hosts/services/classes";
import { missing, type Queryable } from "../context";

/** A class's modules and chapters in order. @throws HostRefusal 404 */
export async function readSyllabus(db: Queryable, lmsId: string, classId: string): Promise<Syllabus> {
  const known = await db.selectFrom("classes").select("id").where("lms_id", "=", lmsId).where("id", "=", classId).executeTakeFirst();
  if (!known) throw missing("Kelas");
  const [modules, chapters] = await Promise.all([
    db
      .selectFrom("class_modules")
      .select(["slug", "title", "sort as order"])
      .where("lms_id", "=", lmsId)
      .where("class_id", "=", classId)
      .orderBy("sort")
      .execute(),
    db
      .selectFrom("class_chapters")
      .select(["module_slug", "slug", "title", "type", "minutes", "free"])
      .where("lms_id", "=", lmsId)
      .where("class_id", "=", classId)
      .orderBy("sort")
      .execute(),
  ]);
  const chaptersOf = (module: string) =>
    chapters
      .filter(({ module_slug }) => module_slug === module)
      .map(({ module_slug: _, free, ...chapter }) => ({ ...chapter, free: free === 1 }));
  return { modules: modules.map((module) => ({ ...module, chapters: chaptersOf(module.slug) })) };
}
