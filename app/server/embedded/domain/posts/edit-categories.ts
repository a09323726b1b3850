import type { z } from "zod";
import { hasPermission } from "~/lib/permissions";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { postOperations } from "../../../hosts/services/posts";
import {
  forbidden,
  type HostContext,
  notFound,
  type Queryable,
  validationError,
} from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId } from "../../kit/ids";
import { retryOnSlugConflict, slugInUse } from "../../kit/new-slugs";
import { findFreeSlug, toSearchText, toSlug } from "../../kit/text";
import { queryCategories } from "./categories";

type CategoryInput = z.output<(typeof postOperations)["createCategory"]["body"]>;

const CATEGORY_IN_USE_MESSAGE = "Kategori masih dipakai. Pilih kategori tujuan untuk tulisannya.";

interface CategoryKey {
  tenantId: string;
  kindSlug: string;
  slug: string;
}

const findCategory = (db: Queryable, { tenantId, kindSlug, slug }: CategoryKey) =>
  db
    .selectFrom("categories")
    .select(["id", "slug"])
    .where("lms_id", "=", tenantId)
    .where("kind_slug", "=", kindSlug)
    .where("slug", "=", slug)
    .executeTakeFirst();

const readCategory = ({ clock }: HostContext, trx: Queryable, tenantId: string, id: string) =>
  queryCategories(trx, tenantId, clock()).where("c.id", "=", id).executeTakeFirstOrThrow();

async function chooseCategorySlug(
  db: Queryable,
  tenantId: string,
  { kindSlug, slug, title }: CategoryInput,
): Promise<string> {
  const rows = await db
    .selectFrom("categories")
    .select("slug")
    .where("lms_id", "=", tenantId)
    .where("kind_slug", "=", kindSlug)
    .execute();
  const usedSlugs = new Set(rows.map((row) => row.slug));
  if (slug === undefined) return findFreeSlug(toSlug(title), usedSlugs);
  if (usedSlugs.has(slug)) throw slugInUse();
  return slug;
}

interface CreateInput {
  tenantId: string;
  user: HostUser;
  body: CategoryInput;
  idempotencyKey: string | undefined;
}

/** @throws ApiError 403, or 409 if the slug is in use */
export async function createCategory(
  context: HostContext,
  { tenantId, user, body, idempotencyKey }: CreateInput,
) {
  if (!hasPermission(user.roles, "category.edit")) throw forbidden();
  const request = {
    tenantId,
    operation: "createCategory",
    key: idempotencyKey,
    body: [user.id, body],
  };
  return retryOnSlugConflict(body.slug, () =>
    withIdempotency(context, request, async (trx) => {
      const id = newRecordId();
      const slug = await chooseCategorySlug(trx, tenantId, body);
      await trx
        .insertInto("categories")
        .values({
          lms_id: tenantId,
          id,
          kind_slug: body.kindSlug,
          slug,
          title: body.title,
          title_key: toSearchText(body.title),
          sort: body.sort,
        })
        .execute();
      return readCategory(context, trx, tenantId, id);
    }),
  );
}

interface UpdateInput {
  tenantId: string;
  user: HostUser;
  /** The current slug; `body.slug` is the new one. */
  slug: string;
  body: CategoryInput;
}

/** @throws ApiError 403, 404, or 409 if the new slug is in use */
export async function updateCategory(
  context: HostContext,
  { tenantId, user, slug: currentSlug, body }: UpdateInput,
) {
  if (!hasPermission(user.roles, "category.edit")) throw forbidden();
  const update = async (trx: Queryable) => {
    const current = await findCategory(trx, {
      tenantId,
      kindSlug: body.kindSlug,
      slug: currentSlug,
    });
    if (!current) throw notFound("Kategori");
    const slug =
      body.slug === undefined || body.slug === current.slug
        ? current.slug
        : await chooseCategorySlug(trx, tenantId, body);
    await trx
      .updateTable("categories")
      .set({ slug, title: body.title, title_key: toSearchText(body.title), sort: body.sort })
      .where("lms_id", "=", tenantId)
      .where("id", "=", current.id)
      .execute();
    return readCategory(context, trx, tenantId, current.id);
  };
  return retryOnSlugConflict(body.slug, () => context.db.transaction().execute(update));
}

interface DeleteInput extends CategoryKey {
  user: HostUser;
  /** Slug of the category that takes over the posts. */
  moveTo?: string | undefined;
}

/** @throws ApiError 403, 404, 409 if posts remain and `moveTo` is not set, 422 if it is unknown */
export async function deleteCategory(
  { db }: HostContext,
  { tenantId, user, kindSlug, slug, moveTo }: DeleteInput,
): Promise<void> {
  if (!hasPermission(user.roles, "category.edit")) throw forbidden();
  await db.transaction().execute(async (trx) => {
    const category = await findCategory(trx, { tenantId, kindSlug, slug });
    if (!category) throw notFound("Kategori");
    const target =
      moveTo === undefined || moveTo === slug
        ? undefined
        : await findCategory(trx, { tenantId, kindSlug, slug: moveTo });
    if (moveTo !== undefined && !target)
      throw validationError({ moveTo: "Kategori tujuan tidak ditemukan" });
    await movePosts(trx, { tenantId, fromId: category.id, toId: target?.id });
    await trx
      .deleteFrom("categories")
      .where("lms_id", "=", tenantId)
      .where("id", "=", category.id)
      .execute();
  });
}

interface PostMove {
  tenantId: string;
  fromId: string;
  toId: string | undefined;
}

/** Archived posts count as well: they can be restored. @throws ApiError 409 without a target */
async function movePosts(trx: Queryable, { tenantId, fromId, toId }: PostMove): Promise<void> {
  if (toId !== undefined) {
    await trx
      .updateTable("posts")
      .set({ category_id: toId })
      .where("lms_id", "=", tenantId)
      .where("category_id", "=", fromId)
      .execute();
    return;
  }
  const post = await trx
    .selectFrom("posts")
    .select("id")
    .where("lms_id", "=", tenantId)
    .where("category_id", "=", fromId)
    .limit(1)
    .executeTakeFirst();
  if (post) throw new ApiError(409, CATEGORY_IN_USE_MESSAGE);
}
