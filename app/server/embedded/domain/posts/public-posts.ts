import type { POST_SORTS, Post } from "../../../hosts/services/post-schemas";
import { type HostContext, notFound, type Queryable } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { containsWords } from "../../kit/text";
import {
  parseTags,
  postOrder,
  queryPosts,
  queryPublicPosts,
  selectPostCards,
  selectPosts,
} from "./post-queries";

interface PostFilter {
  tenantId: string;
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

/** Newest first unless `sort` is set. */
export async function listPublicPosts({ db, clock }: HostContext, filter: PostFilter) {
  let query = queryPublicPosts(db, filter.tenantId, clock());
  if (filter.kinds) query = query.where("p.kind_slug", "in", filter.kinds);
  if (filter.categoryId) query = query.where("p.category_id", "=", filter.categoryId);
  if (filter.categorySlug) query = query.where("c.slug", "=", filter.categorySlug);
  if (filter.excludeId) query = query.where("p.id", "!=", filter.excludeId);
  if (filter.isParent)
    query = query.where("p.parent_id", filter.isParent === "true" ? "is" : "is not", null);
  for (const condition of containsWords("p.search_text", filter.search))
    query = query.where(condition);
  const { rows, ...paging } = await readPage(
    selectPostCards(query).orderBy(postOrder(filter.sort)),
    filter.page,
    filter.pageSize,
  );
  return { ...paging, items: rows.map(parseTags) };
}

interface PostLookup {
  tenantId: string;
  kind?: string | undefined;
  id?: string | undefined;
  slug?: string | undefined;
}

/** @throws ApiError 404 */
export async function getPublicPost(context: HostContext, lookup: PostLookup): Promise<Post> {
  const post = await findPublicPost(context, lookup);
  if (!post) throw notFound("Tulisan");
  return post;
}

/** By id, else by slug, else by a former slug. */
async function findPublicPost(
  context: HostContext,
  { tenantId, kind, id, slug }: PostLookup,
): Promise<Post | null> {
  const { db, clock } = context;
  if (!id && !slug) return null;
  let query = queryPublicPosts(db, tenantId, clock());
  if (kind) query = query.where("p.kind_slug", "=", kind);
  query = id ? query.where("p.id", "=", id) : query.where("p.slug", "=", slug ?? "");
  const row = await selectPosts(query).executeTakeFirst();
  if (row) return parseTags(row);
  if (id || !slug || !kind) return null;
  const renamedId = await findPostIdByOldSlug(db, { tenantId, kind, slug });
  return renamedId ? findPublicPost(context, { tenantId, kind, id: renamedId }) : null;
}

/** The post that had this slug before. */
export async function findPostIdByOldSlug(
  db: Queryable,
  { tenantId, kind, slug }: { tenantId: string; kind: string; slug: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom("post_slugs")
    .select("post_id")
    .where("lms_id", "=", tenantId)
    .where("kind_slug", "=", kind)
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row?.post_id;
}

/**
 * Increments the view counter.
 * @throws ApiError 404
 */
export async function countPostView(
  context: HostContext,
  lookup: PostLookup,
): Promise<{ views: number }> {
  const post = await getPublicPost(context, lookup);
  return context.db
    .updateTable("posts")
    .set((eb) => ({ views: eb("views", "+", 1) }))
    .where("lms_id", "=", lookup.tenantId)
    .where("id", "=", post.id)
    .returning("views")
    .executeTakeFirstOrThrow();
}

/** A post of any status, for responses to its editor. */
export async function readPost(db: Queryable, tenantId: string, id: string): Promise<Post> {
  return parseTags(
    await selectPosts(queryPosts(db, tenantId).where("p.id", "=", id)).executeTakeFirstOrThrow(),
  );
}
