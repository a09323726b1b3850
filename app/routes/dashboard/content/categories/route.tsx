import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { categoryFormSchema } from "~/lib/category-fields";
import { POST_KINDS } from "~/lib/post-kind-slugs";
import { choiceQuery, readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { categoriesOf, createCategory, listCategories } from "~/server/features/content/categories";
import { KIND_OPTIONS } from "~/server/features/content/desk";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { CategoriesPage } from "./view";

export const handle = {
  access: "category.edit",
  cache: false,
  query: z.object({ kind: choiceQuery(POST_KINDS) }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const { kind = "blog" } = readQuery(handle.query, context.url);
  const [menu, categories] = await Promise.all([
    getDashboardMenu(context),
    listCategories(context, kind),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Kategori", noindex: true }),
    menu,
    kind,
    kinds: KIND_OPTIONS,
    categories,
    idempotencyKey: createIdempotencyKey(),
  };
});

/** Creates a category. */
export const action = defineAction(handle, async (context, { request }) => {
  const { kind = "blog" } = readQuery(handle.query, context.url);
  const posted = await readForm(context, request, categoryFormSchema);
  if (!posted.ok) return posted.result;
  const { idempotencyKey, value } = posted;
  const category = { ...value, sort: value.sort ?? 0, idempotencyKey };
  const outcome = await createCategory(context, kind, category);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(categoriesOf(kind), 303);
});

export default function CategoriesRoute() {
  const page = useLoaderData<typeof loader>();
  return <CategoriesPage {...page} formResult={useActionData<typeof action>()} />;
}
