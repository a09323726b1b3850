import type { Schema } from "../../database/schema/schema";
import type { Queryable } from "../../kit/context";
import { slugInUse } from "../../kit/new-slugs";
import { findFreeSlug, toSlug } from "../../kit/text";

/**
 * Returns the requested slug, or a free one derived from the title.
 * @throws ApiError 409 if the requested slug is in use
 */
export async function choosePostSlug(
  db: Queryable,
  tenantId: string,
  { kindSlug, slug, title }: { kindSlug: string; slug?: string | undefined; title: string },
): Promise<string> {
  const base = slug ?? toSlug(title);
  // Slugs contain no LIKE wildcards.
  const rows = await db
    .selectFrom("posts")
    .select("slug")
    .where("lms_id", "=", tenantId)
    .where("kind_slug", "=", kindSlug)
    .where((eb) => eb.or([eb("slug", "=", base), eb("slug", "like", `${base}-%`)]))
    .execute();
  const usedSlugs = new Set(rows.map((row) => row.slug));
  if (slug === undefined) return findFreeSlug(base, usedSlugs);
  if (usedSlugs.has(slug)) throw slugInUse();
  return slug;
}

/** Redirects the former slug to this post, also if it redirected to another one before. */
export async function saveOldSlug(db: Queryable, row: Schema["post_slugs"]): Promise<void> {
  await db
    .insertInto("post_slugs")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["lms_id", "kind_slug", "slug"]).doUpdateSet({ post_id: row.post_id }),
    )
    .execute();
}
