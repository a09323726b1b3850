import type { POST_SORTS, Post } from "../../hosts/services/posts";
import type { HostContext, Queryable } from "../context";
import { readPage } from "../paging";
import { containsWords } from "../text";
import { postOrder, postsOf, publicPostsOf, selectPostCards, selectPosts, withTags } from "./post-rows";

interface PostFilter {
  kinds?: readonly string[] | undefined;
  page: number;
  pageSize: number;
  search?: string | undefined;
  categoryId?: string | undefined;
  categorySlug?: string | undefined;
  excludeId?: string | undefined;
  isParent?: "true" | "false" | undefined;
  sort?: (typeof POST_SORTS)[number] | undefined;
}

/** A page of what everybody may read, the newest first unless asked otherwise. */
export async function listPublicPosts({ db, clock }: HostContext, lmsId: string, filter: PostFilter) {
  let query = publicPostsOf(db, lmsId, clock());
  if (filter.kinds) query = query.where("p.kind_slug", "in", filter.kinds);
  if (filter.categoryId) query = query.where("p.category_id", "=", filter.categoryId);
  if (filter.categorySlug) query = query.where("c.slug", "=", filter.categorySlug);
  if (filter.excludeId) query = query.where("p.id", "!=", filter.excludeId);
  if (filter.isParent) query = query.where("p.parent_id", filter.isParent === "true" ? "is" : "is not", null);
  for (const word of containsWords("p.search_text", filter.search)) query = query.where(word);
  const { rows, ...measures } = await readPage(selectPostCards(query).orderBy(postOrder(filter.sort)), filter.page, filter.pageSize);
  return { ...measures, items: rows.map(withTags) };
}

interface Wanted {
  kind?: string | undefined;
  id?: string | undefined;
  slug?: string | undefined;
}

/** One public post by id, else by slug, else by a slug it had before; null when there is none. */
export async function findPublicPost(context: HostContext, lmsId: string, { kind, id, slug }: Wanted): Promise<Post | null> {
  const { db, clock } = context;
  if (!id && !slug) return null;
  let query = publicPostsOf(db, lmsId, clock());
  if (kind) query = query.where("p.kind_slug", "=", kind);
  query = id ? query.where("p.id", "=", id) : query.where("p.slug", "=", slug ?? "");
  const row = await selectPosts(query).executeTakeFirst();
  if (row) return withTags(row);
  const renamed = !id && slug && kind ? await findOldSlug(db, lmsId, kind, slug) : undefined;
  return renamed ? findPublicPost(context, lmsId, { kind, id: renamed }) : null;
}

async function findOldSlug(db: Queryable, lmsId: string, kind: string, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("post_slugs")
    .select("post_id")
    .where("lms_id", "=", lmsId)
    .where("kind_slug", "=", kind)
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row?.post_id;
}

/** Any post of the tenant, whatever its status; for those who have just changed it. */
export async function readPost(db: Queryable, lmsId: string, id: string): Promise<Post> {
  return withTags(await selectPosts(postsOf(db, lmsId).where("p.id", "=", id)).executeTakeFirstOrThrow());
}
