import { type RawBuilder, sql } from "kysely";
import type { ContentSort } from "~/lib/list-sorts";
import { hasPermission } from "~/lib/permissions";
import type { PostStatus } from "~/lib/post-status";
import type { DeskPost } from "../../../hosts/admin/content";
import type { HostUser } from "../../../hosts/host-handler";
import {
  forbidden,
  type HostContext,
  notFound,
  type Queryable,
  requirePermission,
} from "../../kit/context";
import { readPage } from "../../kit/paging";
import { containsWords } from "../../kit/text";
import { findLastEditor, getPostRevision, listPostRevisions } from "./post-revisions";
import { findPostIdByOldSlug, readPost } from "./public-posts";

interface Caller {
  tenantId: string;
  user: HostUser;
}

interface DeskFilter extends Caller {
  page: number;
  perPage: number;
  status?: PostStatus | undefined;
  kindSlug?: string | undefined;
  categoryId?: string | undefined;
  search?: string | undefined;
  mine?: "true" | "false" | undefined;
  sort?: ContentSort | undefined;
}

const ORDERS = {
  changed: sql`p.updated_at desc`,
  published: sql`p.published_at is null, p.published_at desc`,
  title: sql`lower(p.title)`,
  views: sql`p.views desc`,
} satisfies Record<ContentSort, RawBuilder<unknown>>;

const managesAll = ({ roles }: HostUser) => hasPermission(roles, "content.manage");

/** Posts that the user may see at the desk, by every filter but the status. */
function queryDesk(db: Queryable, filter: DeskFilter) {
  const { tenantId, user, kindSlug, categoryId, search, mine } = filter;
  let query = db.selectFrom("posts as p").where("p.lms_id", "=", tenantId);
  if (!managesAll(user) || mine === "true") query = query.where("p.author_id", "=", user.id);
  if (kindSlug) query = query.where("p.kind_slug", "=", kindSlug);
  if (categoryId) query = query.where("p.category_id", "=", categoryId);
  for (const condition of containsWords("p.search_text", search)) query = query.where(condition);
  return query;
}

/** A page of posts of any status. @throws ApiError 403 */
export async function listDeskPosts({ db }: HostContext, filter: DeskFilter) {
  requirePermission(filter.user, "content.edit");
  const all = queryDesk(db, filter);
  const counted = await all
    .select(["p.status", sql<number>`count(*)`.as("total")])
    .groupBy("p.status")
    .execute();
  const query = filter.status ? all.where("p.status", "=", filter.status) : all;
  const { rows, ...pagination } = await readPage(
    query
      .select([
        "p.id",
        "p.kind_slug as kindSlug",
        "p.slug",
        "p.title",
        "p.author",
        "p.status",
        "p.published_at as publishedAt",
        "p.updated_at as updatedAt",
        "p.views",
      ])
      .orderBy(ORDERS[filter.sort ?? "changed"])
      .orderBy("p.id"),
    filter.page,
    filter.perPage,
  );
  const counts = Object.fromEntries(counted.map(({ status, total }) => [status, Number(total)]));
  return { ...pagination, items: rows, counts };
}

interface PostRef extends Caller {
  id: string;
}

/** A post that the user wrote or manages. @throws ApiError 403, 404 */
export async function requireDeskPost(db: Queryable, { tenantId, user, id }: PostRef) {
  requirePermission(user, "content.edit");
  const row = await db
    .selectFrom("posts")
    .select([
      "id",
      "kind_slug",
      "slug",
      "title",
      "author",
      "author_id",
      "status",
      "version",
      "updated_at",
      "archived_at",
      "return_reason",
    ])
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("Tulisan");
  if (!managesAll(user) && row.author_id !== user.id) throw forbidden();
  return row;
}

/** @throws ApiError 403, 404 */
export async function readDeskPost(db: Queryable, ref: PostRef): Promise<DeskPost> {
  const row = await requireDeskPost(db, ref);
  const { tenantId, user, id } = ref;
  const [post, editor] = [
    await readPost(db, tenantId, id),
    await findLastEditor(db, { tenantId, postId: id }),
  ];
  return {
    post,
    status: row.status,
    isAuthor: row.author_id === user.id,
    updatedAt: row.updated_at,
    updatedBy: editor ?? row.author,
    returnReason: row.return_reason,
    archivedAt: row.archived_at,
  };
}

/** By slug or former slug. @throws ApiError 403, 404 */
export async function getDeskPost(
  { db }: HostContext,
  { kindSlug, slug, ...caller }: Caller & { kindSlug: string; slug: string },
): Promise<DeskPost> {
  requirePermission(caller.user, "content.edit");
  const { tenantId } = caller;
  const row = await db
    .selectFrom("posts")
    .select("id")
    .where("lms_id", "=", tenantId)
    .where("kind_slug", "=", kindSlug)
    .where("slug", "=", slug)
    .executeTakeFirst();
  const id = row?.id ?? (await findPostIdByOldSlug(db, { tenantId, kind: kindSlug, slug }));
  if (!id) throw notFound("Tulisan");
  return readDeskPost(db, { ...caller, id });
}

/** @throws ApiError 403, 404 */
export async function listDeskRevisions(
  { db }: HostContext,
  { page, perPage, ...ref }: PostRef & { page: number; perPage: number },
) {
  const { id: postId } = await requireDeskPost(db, ref);
  return listPostRevisions(db, { tenantId: ref.tenantId, postId }, { page, perPage });
}

/** @throws ApiError 403, 404 */
export async function getDeskRevision(
  { db }: HostContext,
  { number, ...ref }: PostRef & { number: number },
) {
  const { id: postId } = await requireDeskPost(db, ref);
  return getPostRevision(db, { tenantId: ref.tenantId, postId }, number);
}
