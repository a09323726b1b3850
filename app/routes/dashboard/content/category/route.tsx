import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { categoryDeletionSchema, categoryFormSchema } from "~/lib/category-fields";
import { categoryPath } from "~/lib/content-paths";
import type { RouteHandle } from "~/lib/route-handle";
import { AppError } from "~/server/app-error";
import {
  categoriesOf,
  deleteCategory,
  listCategories,
  updateCategory,
} from "~/server/features/content/categories";
import { requireKind } from "~/server/features/content/desk-post";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createIdempotencyKey, type FormResult, readForm } from "~/server/forms/read-form";
import type { RequestContext } from "~/server/request/context";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { CategoryPage } from "./view";

export const handle = { access: "category.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

interface CategoryParams {
  kind?: string | undefined;
  slug?: string | undefined;
}

/** @throws AppError not-found, unavailable */
async function loadCategory(context: RequestContext, { kind, slug }: CategoryParams) {
  const kindSlug = requireKind(kind).slug;
  const categories = await listCategories(context, kindSlug);
  const category = categories.find((row) => row.slug === slug);
  if (!category) throw new AppError("not-found");
  const others = categories.filter((row) => row !== category);
  return { kindSlug, category, others };
}

export const loader = defineLoader(handle, async (context, { params }) => {
  const { kindSlug, category, others } = await loadCategory(context, params);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: category.title, noindex: true }),
    menu: await getDashboardMenu(context),
    path: categoryPath({ kind: kindSlug, slug: category.slug }),
    listHref: categoriesOf(kindSlug),
    category,
    targets: others.map(({ slug, title }) => ({ value: slug, label: title })),
    idempotencyKey: createIdempotencyKey(),
  };
});

const reject = ({ data: rejected, init }: FormResult, isDeletion: boolean) =>
  data({ ...rejected, isDeletion }, { status: init?.status ?? 422 });

/** Changes the category, or deletes it. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const { kindSlug, category } = await loadCategory(context, params);
  const key = { kindSlug, slug: category.slug };
  const isDeletion =
    (
      await request
        .clone()
        .formData()
        .catch(() => null)
    )?.get("intent") === "delete";
  if (isDeletion) {
    const posted = await readForm(context, request, categoryDeletionSchema);
    if (!posted.ok) return reject(posted.result, isDeletion);
    const outcome = await deleteCategory(context, key, posted.value.moveTo);
    if (!outcome.ok) return reject(posted.fail(outcome), isDeletion);
    throw redirect(categoriesOf(kindSlug), 303);
  }
  const posted = await readForm(context, request, categoryFormSchema);
  if (!posted.ok) return reject(posted.result, isDeletion);
  const { value } = posted;
  const outcome = await updateCategory(context, key, { ...value, sort: value.sort ?? 0 });
  if (!outcome.ok) return reject(posted.fail(outcome), isDeletion);
  throw redirect(categoriesOf(kindSlug), 303);
});

export default function CategoryRoute() {
  const page = useLoaderData<typeof loader>();
  return <CategoryPage {...page} formResult={useActionData<typeof action>()} />;
}
