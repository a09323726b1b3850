import { CATEGORIES_PATH, categoryPath } from "~/lib/content-paths";
import type { PostKindSlug } from "~/lib/post-kind-slugs";
import type { RequestContext } from "../../request/context";
import { type ActionResult, attempt } from "../action-result";
import { required } from "../required";

export interface CategoryRow {
  slug: string;
  href: string;
  title: string;
  sort: number;
  /** Public posts; null if the host does not count them. */
  postCount: number | null;
}

/** Categories of a kind in their order. @throws AppError unavailable */
export async function listCategories(
  context: RequestContext,
  kindSlug: PostKindSlug,
): Promise<CategoryRow[]> {
  const query = { kindSlug, all: "true", sort: "manual" } as const;
  const list = await required(context.hosts.services.listCategories({ query }));
  return list.items.map(({ slug, title, sort, postCount }) => ({
    slug,
    href: categoryPath({ kind: kindSlug, slug }),
    title,
    sort,
    postCount,
  }));
}

interface CategoryInput {
  title: string;
  slug?: string | undefined;
  sort: number;
}

const FIELDS = ["title", "slug", "sort", "moveTo"];
const SAVE_ERRORS = { fields: FIELDS, hostMessages: [409] } as const;

const toBody = (kindSlug: PostKindSlug, { title, slug, sort }: CategoryInput) => ({
  kindSlug,
  title,
  sort,
  ...(slug && { slug }),
});

export const createCategory = (
  context: RequestContext,
  kindSlug: PostKindSlug,
  { idempotencyKey, ...category }: CategoryInput & { idempotencyKey: string },
): Promise<ActionResult> =>
  attempt(context, SAVE_ERRORS, () =>
    context.hosts.services.createCategory({ body: toBody(kindSlug, category), idempotencyKey }),
  );

interface CategoryKey {
  kindSlug: PostKindSlug;
  slug: string;
}

/** @throws AppError not-found */
export const updateCategory = (
  context: RequestContext,
  { kindSlug, slug }: CategoryKey,
  category: CategoryInput,
): Promise<ActionResult> =>
  attempt(context, SAVE_ERRORS, () =>
    context.hosts.services.updateCategory({ query: { slug }, body: toBody(kindSlug, category) }),
  );

/** Its posts go to `moveTo`; without posts, none is needed. @throws AppError not-found */
export const deleteCategory = (
  context: RequestContext,
  { kindSlug, slug }: CategoryKey,
  moveTo: string | undefined,
): Promise<ActionResult> =>
  attempt(context, SAVE_ERRORS, () =>
    context.hosts.services.deleteCategory({ query: { kindSlug, slug, moveTo } }),
  );

export const categoriesOf = (kindSlug: PostKindSlug) => `${CATEGORIES_PATH}?kind=${kindSlug}`;
