import type { Schema } from "../../database/schema/schema";
import type { Queryable } from "../../kit/context";

/** The class that had this slug before. */
export async function findClassIdByOldSlug(
  db: Queryable,
  tenantId: string,
  slug: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("class_slugs")
    .select("class_id")
    .where("lms_id", "=", tenantId)
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row?.class_id;
}

/** Redirects the former slug to this class, also if it redirected to another one before. */
export async function saveOldClassSlug(db: Queryable, row: Schema["class_slugs"]): Promise<void> {
  await db
    .insertInto("class_slugs")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["lms_id", "slug"]).doUpdateSet({ class_id: row.class_id }),
    )
    .execute();
}
