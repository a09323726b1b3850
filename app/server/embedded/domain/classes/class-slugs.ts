import { ApiError } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import type { Queryable } from "../../kit/context";
import { findFreeSlug, toSlug } from "../../kit/text";

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

export const slugInUse = () =>
  new ApiError(409, "Alamat ini sudah dipakai.", { slug: "Alamat ini sudah dipakai kelas lain" });

/** Last parts of addresses that pages of the workspace and of competence classes have. */
const RESERVED_SLUGS = ["baru", "competence"];

/**
 * Returns the requested slug, or a free one derived from the name.
 * @throws ApiError 409 if the requested slug is in use
 */
export async function chooseClassSlug(
  db: Queryable,
  tenantId: string,
  { slug, name }: { slug?: string | undefined; name: string },
): Promise<string> {
  const base = slug ?? toSlug(name);
  // Slugs contain no LIKE wildcards.
  const rows = await db
    .selectFrom("classes")
    .select("slug")
    .where("lms_id", "=", tenantId)
    .where((eb) => eb.or([eb("slug", "=", base), eb("slug", "like", `${base}-%`)]))
    .execute();
  const used = new Set([...RESERVED_SLUGS, ...rows.map((row) => row.slug)]);
  if (slug === undefined) return findFreeSlug(base, used);
  if (used.has(slug)) throw slugInUse();
  return slug;
}
