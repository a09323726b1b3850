import { HostRefusal } from "../../hosts/implement";
import type { Queryable } from "../context";
import type { Schema } from "../schema/schema";
import { freeSlug, slugOf } from "../text";
import { isDuplicate } from "../unique";

const ATTEMPTS = 5;

export const slugTaken = () => new HostRefusal(409, "Alamat ini sudah dipakai.", { slug: "Alamat ini sudah dipakai" });

/** The given slug, which must be free, or one made from the title with a number behind it when that is not. @throws HostRefusal 409 */
export async function choosePostSlug(
  db: Queryable,
  lmsId: string,
  { kindSlug, slug, title }: { kindSlug: string; slug?: string | undefined; title: string },
): Promise<string> {
  const base = slug ?? slugOf(title);
  // No LIKE wildcard is a letter of a slug.
  const rows = await db
    .selectFrom("posts")
    .select("slug")
    .where("lms_id", "=", lmsId)
    .where("kind_slug", "=", kindSlug)
    .where((eb) => eb.or([eb("slug", "=", base), eb("slug", "like", `${base}-%`)]))
    .execute();
  const taken = new Set(rows.map((row) => row.slug));
  if (slug === undefined) return freeSlug(base, taken);
  if (taken.has(slug)) throw slugTaken();
  return slug;
}

/** From now on the old slug answers this post; it no longer answers one that had it before. */
export async function keepOldSlug(db: Queryable, row: Schema["post_slugs"]): Promise<void> {
  await db
    .insertInto("post_slugs")
    .values(row)
    .onConflict((conflict) => conflict.columns(["lms_id", "kind_slug", "slug"]).doUpdateSet({ post_id: row.post_id }))
    .execute();
}

/** Does the work again when another call took the slug in between; a slug that was given is then taken. @throws HostRefusal 409 */
export async function withFreshSlug<T>(given: string | undefined, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      if (given !== undefined || attempt === ATTEMPTS) throw slugTaken();
    }
  }
}
