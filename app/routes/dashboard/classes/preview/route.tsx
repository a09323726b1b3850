import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { classDecisionSchema } from "~/lib/class-desk-fields";
import { classPreviewPath } from "~/lib/class-desk-paths";
import type { RouteHandle } from "~/lib/route-handle";
import { decideClass, getClassPreview, getDeskClass } from "~/server/features/class-desk";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { ClassPreviewPage } from "./view";

export const handle = { access: "class.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, preview] = await Promise.all([
    getDashboardMenu(context),
    getClassPreview(context, params.slug ?? ""),
  ]);
  if (preview.slug !== params.slug) throw redirect(classPreviewPath(preview.slug), 301);
  const title = `Pratinjau ${preview.name}`;
  return {
    seo: getPageSeo(context, { key: "Dashboard", title, noindex: true }),
    menu,
    preview,
    idempotencyKey: createIdempotencyKey(),
  };
});

/** Publishes, withdraws or archives the class. */
export const action = defineAction(handle, async (context, { request, params }) => {
  const { slug } = await getDeskClass(context, params.slug ?? "");
  const posted = await readForm(context, request, classDecisionSchema);
  if (!posted.ok) return posted.result;
  const outcome = await decideClass(context, slug, posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(classPreviewPath(slug), 303);
});

export default function ClassPreviewRoute() {
  const page = useLoaderData<typeof loader>();
  return <ClassPreviewPage {...page} message={useActionData<typeof action>()?.message ?? null} />;
}
