import { sql } from "kysely";
import type { postOperations } from "../../hosts/services/posts";
import { type HandlersOf, type HostContext, missing, type Queryable } from "../context";
import { readPage } from "../paging";
import { containsWords } from "../text";

interface CategoryFilter {
  kinds: readonly string[];
  page: number;
  pageSize: number;
  search?: string | undefined;
  slug?: string | undefined;
  sort?: "title" | "manual" | undefined;
  all?: "true" | "false" | undefined;
}

/** More categories than a site has, for the call that wants them all. */
const ALL = 1_000;

const postCount = (now: number) => sql<number>`(select count(*) from posts as p where p.lms_id = c.lms_id and p.category_id = c.id
  and p.status in ('published', 'scheduled') and p.published_at <= ${now})`;

/** A tenant's categories as `c`, each with how many of its posts everybody may read. */
export const categoriesOf = (db: Queryable, lmsId: string, now: number) =>
  db
    .selectFrom("categories as c")
    .select(["c.id", "c.kind_slug as kindSlug", "c.slug", "c.title", "c.sort", postCount(now).as("postCount")])
    .where("c.lms_id", "=", lmsId);

/** `all` answers one page with every category. */
export async function listCategories(
  { db, clock }: HostContext,
  lmsId: string,
  { kinds, page, pageSize, search, slug, sort, all }: CategoryFilter,
) {
  let query = categoriesOf(db, lmsId, clock()).where("c.kind_slug", "in", kinds);
  if (slug) query = query.where("c.slug", "=", slug);
  for (const word of containsWords("c.title_key", search)) query = query.where(word);
  query = sort === "title" ? query.orderBy("c.title_key") : query.orderBy("c.sort").orderBy("c.title_key");
  const { rows, ...measures } = await readPage(query.orderBy("c.id"), all === "true" ? 1 : page, all === "true" ? ALL : pageSize);
  return { ...measures, items: rows };
}

export function categoryReads(context: HostContext): Pick<HandlersOf<typeof postOperations>, "listCategories" | "getCategory"> {
  const { db, clock } = context;
  return {
    listCategories: async ({ lmsId, query: { kindSlug, ...filter } }) => ({
      data: await listCategories(context, lmsId, { ...filter, kinds: [kindSlug] }),
    }),
    getCategory: async ({ lmsId, query: { kindSlug, slug } }) => {
      const category = await categoriesOf(db, lmsId, clock())
        .where("c.kind_slug", "=", kindSlug)
        .where("c.slug", "=", slug)
        .executeTakeFirst();
      if (!category) throw missing("Kategori");
      return { data: category };
    },
  };
}
