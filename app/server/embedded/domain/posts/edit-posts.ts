import type { z } from "zod";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import { sanitizeEditorHtml } from "../../../hosts/sanitize-html";
import type { Post } from "../../../hosts/services/post-schemas";
import type { postOperations } from "../../../hosts/services/posts";
import type { AuditSource } from "../../kit/audit/audit-log";
import {
  type HostContext,
  notFound,
  type Queryable,
  requirePermission,
  STALE_MESSAGE,
  validationError,
} from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId } from "../../kit/ids";
import { retryOnSlugConflict } from "../../kit/new-slugs";
import { getReadingMinutes, toSearchText } from "../../kit/text";
import { getUserName } from "../accounts/users";
import { auditPublication } from "./audit-publication";
import { decidePost } from "./decide-post";
import { requirePostPermission } from "./post-permissions";
import { saveFirstRevision, saveRevision } from "./post-revisions";
import { choosePostSlug, saveOldSlug } from "./post-slugs";
import { readPost } from "./public-posts";

type PostInput = z.output<(typeof postOperations)["createPost"]["body"]>;

interface PostState {
  author: string;
  previousPublishedAt: number | null;
  /** Stays while the author works on it. */
  returnReason: string | null;
  now: number;
}

/** Publishing without a date publishes now, unless the post has been public before. */
function getPublicationTime(
  { publishedAt, status }: PostInput,
  { previousPublishedAt, now }: PostState,
): number | null {
  if (publishedAt !== null || status !== "published") return publishedAt ?? previousPublishedAt;
  return Math.min(previousPublishedAt ?? now, now);
}

/** Columns that editors can write. */
function toPostColumns(input: PostInput, state: PostState) {
  const { author, now } = state;
  const content = sanitizeEditorHtml(input.content);
  const published_at = getPublicationTime(input, state);
  if (input.status === "scheduled" && published_at === null)
    throw validationError({ publishedAt: "Tanggal terbit wajib diisi" });
  return {
    category_id: input.categoryId,
    sort: input.sort,
    title: input.title,
    title_key: toSearchText(input.title),
    summary: input.summary,
    content,
    cover: input.cover,
    tags: JSON.stringify(input.tags),
    reading_minutes: getReadingMinutes(content),
    parent_id: input.parentId,
    audio_url: input.audioUrl,
    meta_title: input.metaTitle,
    meta_description: input.metaDescription,
    status: input.status,
    published_at,
    updated_at: now,
    search_text: toSearchText(input.title, input.summary, author, ...input.tags),
    archived_at: input.status === "archived" ? now : null,
    cover_alt: input.coverAlt,
    event_start_at: input.eventStartAt,
    event_end_at: input.eventEndAt,
    event_place: input.eventPlace,
    return_reason: input.status === "draft" ? state.returnReason : null,
  };
}

interface PostReferences {
  tenantId: string;
  /** Absent for a new post. */
  postId?: string;
  input: PostInput;
}

/** @throws ApiError 422 unless category and parent have the post's tenant and kind */
async function validateReferences(
  db: Queryable,
  { tenantId, postId, input: { kindSlug, categoryId, parentId } }: PostReferences,
): Promise<void> {
  const exists = async (table: "categories" | "posts", id: string) =>
    (await db
      .selectFrom(table)
      .select("id")
      .where("lms_id", "=", tenantId)
      .where("kind_slug", "=", kindSlug)
      .where("id", "=", id)
      .executeTakeFirst()) !== undefined;
  if (categoryId !== null && !(await exists("categories", categoryId)))
    throw validationError({ categoryId: "Kategori tidak ditemukan" });
  if (parentId !== null && (parentId === postId || !(await exists("posts", parentId))))
    throw validationError({ parentId: "Tulisan induk tidak ditemukan" });
}

interface PostKey {
  tenantId: string;
  kindSlug: string;
  slug: string;
}

const findEditablePost = (db: Queryable, { tenantId, kindSlug, slug }: PostKey) =>
  db
    .selectFrom("posts")
    .select(["id", "slug", "author", "author_id", "status", "published_at", "return_reason"])
    .where("lms_id", "=", tenantId)
    .where("kind_slug", "=", kindSlug)
    .where("slug", "=", slug)
    .executeTakeFirst();

interface CreateInput {
  tenantId: string;
  user: HostUser;
  body: PostInput;
  source: AuditSource;
  idempotencyKey: string | undefined;
}

/** @throws ApiError 403, 409 if the slug is in use, 422 */
export async function createPost(
  context: HostContext,
  { tenantId, user, body, source, idempotencyKey }: CreateInput,
): Promise<Post> {
  requirePostPermission(user, null, body.status);
  const request = { tenantId, operation: "createPost", key: idempotencyKey, body: [user.id, body] };
  return retryOnSlugConflict(body.slug, () =>
    withIdempotency(context, request, async (trx) => {
      await validateReferences(trx, { tenantId, input: body });
      const author = await getUserName(trx, user.id);
      const id = newRecordId();
      const now = context.clock();
      const slug = await choosePostSlug(trx, tenantId, body);
      await trx
        .insertInto("posts")
        .values({
          ...toPostColumns(body, { author, previousPublishedAt: null, returnReason: null, now }),
          lms_id: tenantId,
          id,
          kind_slug: body.kindSlug,
          slug,
          author,
          author_id: user.id,
          views: 0,
          version: 1,
          created_at: now,
        })
        .execute();
      await saveRevision(trx, { tenantId, postId: id, savedBy: author, change: "saved" });
      await auditPublication(context, trx, {
        user,
        actorName: author,
        source,
        post: { id, title: body.title, slug },
        before: null,
        after: body.status,
      });
      return readPost(trx, tenantId, id);
    }),
  );
}

interface UpdateInput {
  tenantId: string;
  user: HostUser;
  /** The current slug; `body.slug` is the new one. */
  slug: string;
  body: z.output<(typeof postOperations)["updatePost"]["body"]>;
  source: AuditSource;
}

/** @throws ApiError 403, 404, 409 for a stale version or a slug in use, 422 */
export async function updatePost(context: HostContext, input: UpdateInput): Promise<Post> {
  return retryOnSlugConflict(input.body.slug, () =>
    context.db.transaction().execute((trx) => writePostUpdate(context, trx, input)),
  );
}

async function writePostUpdate(
  context: HostContext,
  trx: Queryable,
  { tenantId, user, slug: currentSlug, body, source }: UpdateInput,
): Promise<Post> {
  const { kindSlug } = body;
  const current = await findEditablePost(trx, { tenantId, kindSlug, slug: currentSlug });
  if (!current) throw notFound("Tulisan");
  requirePostPermission(user, current, body.status);
  await validateReferences(trx, { tenantId, postId: current.id, input: body });
  await saveFirstRevision(trx, { tenantId, postId: current.id });
  const slug =
    body.slug === undefined || body.slug === current.slug
      ? current.slug
      : await choosePostSlug(trx, tenantId, body);
  const columns = toPostColumns(body, {
    author: current.author,
    previousPublishedAt: current.published_at,
    returnReason: current.return_reason,
    now: context.clock(),
  });
  const { numUpdatedRows } = await trx
    .updateTable("posts")
    .set({ ...columns, slug, version: body.version + 1 })
    .where("lms_id", "=", tenantId)
    .where("id", "=", current.id)
    .where("version", "=", body.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(409, STALE_MESSAGE);
  const oldSlug = { lms_id: tenantId, kind_slug: kindSlug, slug: current.slug };
  if (slug !== current.slug) await saveOldSlug(trx, { ...oldSlug, post_id: current.id });
  const savedBy = await getUserName(trx, user.id);
  await saveRevision(trx, { tenantId, postId: current.id, savedBy, change: "saved" });
  await auditPublication(context, trx, {
    user,
    actorName: savedBy,
    source,
    post: { id: current.id, title: body.title, slug },
    before: current.status,
    after: body.status,
  });
  return readPost(trx, tenantId, current.id);
}

/**
 * Archives a post; `purgeArchivedPosts` deletes it after 30 days.
 * @throws ApiError 403, 404
 */
export async function deletePost(
  context: HostContext,
  { user, source, ...key }: PostKey & { user: HostUser; source: AuditSource },
): Promise<void> {
  requirePermission(user, "content.manage");
  const post = await context.db
    .selectFrom("posts")
    .select(["id", "version"])
    .where("lms_id", "=", key.tenantId)
    .where("kind_slug", "=", key.kindSlug)
    .where("slug", "=", key.slug)
    .where("status", "!=", "archived")
    .executeTakeFirst();
  if (!post) throw notFound("Tulisan");
  const { tenantId } = key;
  const decision = { decision: "archive", reason: "" } as const;
  await decidePost(context, { ...decision, ...post, tenantId, user, source });
}
