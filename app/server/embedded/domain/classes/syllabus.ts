import type { Syllabus } from "../../../hosts/services/classes";
import { type HostContext, notFound } from "../../kit/context";

/**
 * Modules and chapters of a class in order.
 * @throws ApiError 404 for an unknown class
 */
export async function getClassSyllabus(
  { db }: HostContext,
  { tenantId, classId }: { tenantId: string; classId: string },
): Promise<Syllabus> {
  const classroom = await db
    .selectFrom("classes")
    .select("id")
    .where("lms_id", "=", tenantId)
    .where("id", "=", classId)
    .where("publication", "!=", "draft")
    .executeTakeFirst();
  if (!classroom) throw notFound("Kelas");
  const [modules, chapters] = await Promise.all([
    db
      .selectFrom("class_modules")
      .select(["slug", "title", "sort as order"])
      .where("lms_id", "=", tenantId)
      .where("class_id", "=", classId)
      .orderBy("sort")
      .execute(),
    db
      .selectFrom("class_chapters")
      .select(["module_slug", "slug", "title", "type", "minutes", "free"])
      .where("lms_id", "=", tenantId)
      .where("class_id", "=", classId)
      .where("archived_at", "is", null)
      .orderBy("sort")
      .execute(),
  ]);
  const getChapters = (module: string) =>
    chapters
      .filter(({ module_slug }) => module_slug === module)
      .map(({ module_slug: _, free, ...chapter }) => ({ ...chapter, free: free === 1 }));
  return { modules: modules.map((module) => ({ ...module, chapters: getChapters(module.slug) })) };
}
