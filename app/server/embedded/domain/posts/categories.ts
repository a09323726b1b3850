import { sql } from "kysely";
import { type HostContext, notFound, type Queryable } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { containsWords } from "../../kit/text";

interface CategoryFilter {
  tenantId: string;
  kinds: readonly string[];
  page: number;
  pageSize: number;
  search?: string | undefined;
  slug?: string | undefined;
  sort?: "title" | "manual" | undefined;
  /** "true": one page with every category. */
  all?: "true" | "false" | undefined;
}

const MAX_CATEGORIES = 1_000;

const countPublicPosts = (
  now: number,
) => sql<number>`(select count(*) from posts as p where p.lms_id = c.lms_id and p.category_id = c.id
  and p.status in ('published', 'scheduled') and p.published_at <= ${now})`;

/** Categories of a tenant as `c`, with their number of public posts at `now` (UTC ms). */
export const queryCategories = (db: Queryable, tenantId: string, now: number) =>
  db
    .selectFrom("categories as c")
    .select([
      "c.id",
      "c.kind_slug as kindSlug",
      "c.slug",
      "c.title",
      "c.sort",
      countPublicPosts(now).as("postCount"),
    ])
    .where("c.lms_id", "=", tenantId);

export async function listCategories({ db, clock }: HostContext, filter: CategoryFilter) {
  const { tenantId, kinds, page, pageSize, search, slug, sort, all } = filter;
  let query = queryCategories(db, tenantId, clock()).where("c.kind_slug", "in", kinds);
  if (slug) query = query.where("c.slug", "=", slug);
  for (const condition of containsWords("c.title_key", search)) query = query.where(condition);
  query =
    sort === "title"
      ? query.orderBy("c.title_key")
      : query.orderBy("c.sort").orderBy("c.title_key");
  const { rows, ...paging } = await readPage(
    query.orderBy("c.id"),
    all === "true" ? 1 : page,
    all === "true" ? MAX_CATEGORIES : pageSize,
  );
  return { ...paging, items: rows };
}

/** @throws ApiError 404 */
export async function getCategory(
  { db, clock }: HostContext,
  { tenantId, kindSlug, slug }: { tenantId: string; kindSlug: string; slug: string },
) {
  const category = await queryCategories(db, tenantId, clock())
    .where("c.kind_slug", "=", kindSlug)
    .where("c.slug", "=", slug)
    .executeTakeFirst();
  if (!category) throw notFound("Kategori");
  return category;
}
