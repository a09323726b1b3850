import { HostRefusal } from "../../hosts/implement";
import type { postOperations } from "../../hosts/services/posts";
import { answerOnce } from "../answer-once";
import { type HandlersOf, type HostContext, invalid, MANAGERS, missing, type Queryable, requireRole } from "../context";
import { newRecordId } from "../ids";
import { freeSlug, searchText, slugOf } from "../text";
import { categoriesOf } from "./category-reads";
import { slugTaken, withFreshSlug } from "./post-slugs";

type Writes = Pick<HandlersOf<typeof postOperations>, "createCategory" | "updateCategory" | "deleteCategory">;

const IN_USE = "Kategori masih dipakai. Pilih kategori tujuan untuk tulisannya.";

/** Categories are the superadmin's and the tenant's admins' (designs B2). */
export function categoryWrites(context: HostContext): Writes {
  const { db, clock } = context;
  const find = (within: Queryable, lmsId: string, kind: string, slug: string) =>
    within
      .selectFrom("categories")
      .select(["id", "slug"])
      .where("lms_id", "=", lmsId)
      .where("kind_slug", "=", kind)
      .where("slug", "=", slug)
      .executeTakeFirst();
  const read = (within: Queryable, lmsId: string, id: string) =>
    categoriesOf(within, lmsId, clock()).where("c.id", "=", id).executeTakeFirstOrThrow();

  const chooseSlug = async (
    within: Queryable,
    lmsId: string,
    { kindSlug, slug, title }: { kindSlug: string; slug?: string | undefined; title: string },
  ) => {
    const rows = await within
      .selectFrom("categories")
      .select("slug")
      .where("lms_id", "=", lmsId)
      .where("kind_slug", "=", kindSlug)
      .execute();
    const taken = new Set(rows.map((row) => row.slug));
    if (slug === undefined) return freeSlug(slugOf(title), taken);
    if (taken.has(slug)) throw slugTaken();
    return slug;
  };

  return {
    createCategory: async ({ lmsId, user, body, idempotencyKey }) => {
      requireRole(user, MANAGERS);
      const create = () =>
        answerOnce(context, { lmsId, operation: "createCategory", key: idempotencyKey, body: [user.id, body] }, async (trx) => {
          const id = newRecordId();
          const slug = await chooseSlug(trx, lmsId, body);
          await trx
            .insertInto("categories")
            .values({
              lms_id: lmsId,
              id,
              kind_slug: body.kindSlug,
              slug,
              title: body.title,
              title_key: searchText(body.title),
              sort: body.sort,
            })
            .execute();
          return read(trx, lmsId, id);
        });
      return { data: await withFreshSlug(body.slug, create) };
    },

    updateCategory: async ({ lmsId, user, query, body }) => {
      requireRole(user, MANAGERS);
      const update = () =>
        db.transaction().execute(async (trx) => {
          const before = await find(trx, lmsId, body.kindSlug, query.slug);
          if (!before) throw missing("Kategori");
          const slug = body.slug === undefined || body.slug === before.slug ? before.slug : await chooseSlug(trx, lmsId, body);
          await trx
            .updateTable("categories")
            .set({ slug, title: body.title, title_key: searchText(body.title), sort: body.sort })
            .where("lms_id", "=", lmsId)
            .where("id", "=", before.id)
            .execute();
          return read(trx, lmsId, before.id);
        });
      return { data: await withFreshSlug(body.slug, update) };
    },

    deleteCategory: async ({ lmsId, user, query: { kindSlug, slug, moveTo } }) => {
      requireRole(user, MANAGERS);
      await db.transaction().execute(async (trx) => {
        const category = await find(trx, lmsId, kindSlug, slug);
        if (!category) throw missing("Kategori");
        const target = moveTo === undefined || moveTo === slug ? undefined : await find(trx, lmsId, kindSlug, moveTo);
        if (moveTo !== undefined && !target) throw invalid({ moveTo: "Kategori tujuan tidak ditemukan" });
        // What is deleted but can still be brought back is in use, too.
        const used = await trx
          .selectFrom("posts")
          .select("id")
          .where("lms_id", "=", lmsId)
          .where("category_id", "=", category.id)
          .limit(1)
          .executeTakeFirst();
        if (used && !target) throw new HostRefusal(409, IN_USE);
        if (target)
          await trx
            .updateTable("posts")
            .set({ category_id: target.id })
            .where("lms_id", "=", lmsId)
            .where("category_id", "=", category.id)
            .execute();
        await trx.deleteFrom("categories").where("lms_id", "=", lmsId).where("id", "=", category.id).execute();
      });
      return { data: null };
    },
  };
}
