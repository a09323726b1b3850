import type { z } from "zod";
import { HostRefusal } from "../../hosts/implement";
import type { Post, postOperations } from "../../hosts/services/posts";
import { answerOnce } from "../answer-once";
import { cleanHtml } from "../clean-html";
import { type HandlersOf, type HostContext, invalid, MANAGERS, missing, type Queryable, requireRole, STALE } from "../context";
import { newRecordId } from "../ids";
import { readingMinutes, searchText } from "../text";
import { readPost } from "./post-lists";
import { requirePostRight } from "./post-rights";
import { choosePostSlug, keepOldSlug, withFreshSlug } from "./post-slugs";

type PostInput = z.output<(typeof postOperations)["createPost"]["body"]>;

/** The columns that an editor's input fills. A post that is published without a date is published now. */
function columnsOf(input: PostInput, author: string, publishedBefore: number | null, now: number) {
  const content = cleanHtml(input.content);
  const published_at = input.publishedAt ?? publishedBefore ?? (input.status === "published" ? now : null);
  if (input.status === "scheduled" && published_at === null) throw invalid({ publishedAt: "Tanggal terbit wajib diisi" });
  return {
    ...{
      category_id: input.categoryId,
      sort: input.sort,
      title: input.title,
      title_key: searchText(input.title),
      summary: input.summary,
      content,
    },
    ...{
      cover: input.cover,
      tags: JSON.stringify(input.tags),
      reading_minutes: readingMinutes(content),
      parent_id: input.parentId,
      audio_url: input.audioUrl,
    },
    ...{ meta_title: input.metaTitle, meta_description: input.metaDescription, status: input.status, published_at, updated_at: now },
    search_text: searchText(input.title, input.summary, author, ...input.tags),
    archived_at: input.status === "archived" ? now : null,
  };
}

/** The category and the parent must be the tenant's own, of the same kind. @throws HostRefusal 422 */
async function checkReferences(db: Queryable, lmsId: string, { kindSlug, categoryId, parentId }: PostInput, ownId?: string): Promise<void> {
  const exists = async (table: "categories" | "posts", id: string) =>
    (await db
      .selectFrom(table)
      .select("id")
      .where("lms_id", "=", lmsId)
      .where("kind_slug", "=", kindSlug)
      .where("id", "=", id)
      .executeTakeFirst()) !== undefined;
  if (categoryId !== null && !(await exists("categories", categoryId))) throw invalid({ categoryId: "Kategori tidak ditemukan" });
  if (parentId !== null && (parentId === ownId || !(await exists("posts", parentId))))
    throw invalid({ parentId: "Tulisan induk tidak ditemukan" });
}

/** Creating, changing and deleting posts. Updates and deletes are POST (STO12). */
export function postWrites(context: HostContext): Pick<HandlersOf<typeof postOperations>, "createPost" | "updatePost" | "deletePost"> {
  const { db, clock } = context;
  const find = (within: Queryable, lmsId: string, kind: Post["kindSlug"], slug: string) =>
    within
      .selectFrom("posts")
      .select(["id", "slug", "author", "author_id", "status", "published_at"])
      .where("lms_id", "=", lmsId)
      .where("kind_slug", "=", kind)
      .where("slug", "=", slug)
      .executeTakeFirst();

  return {
    createPost: async ({ lmsId, user, body, idempotencyKey }) => {
      requirePostRight(user, null, body.status);
      const create = () =>
        answerOnce(context, { lmsId, operation: "createPost", key: idempotencyKey, body: [user.id, body] }, async (trx) => {
          await checkReferences(trx, lmsId, body);
          const { name } = await trx.selectFrom("users").select("name").where("id", "=", user.id).executeTakeFirstOrThrow();
          const id = newRecordId();
          const now = clock();
          const slug = await choosePostSlug(trx, lmsId, body);
          await trx
            .insertInto("posts")
            .values({
              ...columnsOf(body, name, null, now),
              lms_id: lmsId,
              id,
              kind_slug: body.kindSlug,
              slug,
              author: name,
              author_id: user.id,
              views: 0,
              version: 1,
              created_at: now,
            })
            .execute();
          return readPost(trx, lmsId, id);
        });
      return { data: await withFreshSlug(body.slug, create) };
    },

    updatePost: async ({ lmsId, user, query, body }) => {
      const update = () =>
        db.transaction().execute(async (trx) => {
          const before = await find(trx, lmsId, body.kindSlug, query.slug);
          if (!before) throw missing("Tulisan");
          requirePostRight(user, before, body.status);
          await checkReferences(trx, lmsId, body, before.id);
          const slug = body.slug === undefined || body.slug === before.slug ? before.slug : await choosePostSlug(trx, lmsId, body);
          const { numUpdatedRows } = await trx
            .updateTable("posts")
            .set({ ...columnsOf(body, before.author, before.published_at, clock()), slug, version: body.version + 1 })
            .where("lms_id", "=", lmsId)
            .where("id", "=", before.id)
            .where("version", "=", body.version)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) throw new HostRefusal(409, STALE);
          if (slug !== before.slug)
            await keepOldSlug(trx, { lms_id: lmsId, kind_slug: body.kindSlug, slug: before.slug, post_id: before.id });
          return readPost(trx, lmsId, before.id);
        });
      return { data: await withFreshSlug(body.slug, update) };
    },

    deletePost: async ({ lmsId, user, query }) => {
      requireRole(user, MANAGERS);
      const { numUpdatedRows } = await db
        .updateTable("posts")
        .set((eb) => ({ status: "archived", archived_at: clock(), updated_at: clock(), version: eb("version", "+", 1) }))
        .where("lms_id", "=", lmsId)
        .where("kind_slug", "=", query.kindSlug)
        .where("slug", "=", query.slug)
        .where("status", "!=", "archived")
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw missing("Tulisan");
      return { data: null };
    },
  };
}
