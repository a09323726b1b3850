import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { newWebinarPath } from "~/lib/class-desk-paths";
import { learnersPath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { webinarFormSchema } from "~/lib/webinar-desk-fields";
import { getDeskClass } from "~/server/features/class-desk";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createWebinar } from "~/server/features/webinar-desk";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { WebinarPage } from "../webinar-form";

export const handle = { access: "class.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

const TITLE = "Buat webinar";

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, { slug, name }] = await Promise.all([
    getDashboardMenu(context),
    getDeskClass(context, params.slug ?? ""),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: TITLE, noindex: true }),
    title: TITLE,
    menu,
    path: newWebinarPath(slug),
    course: { slug, name },
    values: null,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const { slug } = await getDeskClass(context, params.slug ?? "");
  const posted = await readForm(context, request, webinarFormSchema);
  if (!posted.ok) return posted.result;
  const { value, idempotencyKey } = posted;
  const outcome = await createWebinar(context, { slug, value, idempotencyKey });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`${learnersPath(slug)}#webinar`, 303);
});

export default function NewWebinarRoute() {
  const page = useLoaderData<typeof loader>();
  return <WebinarPage {...page} formResult={useActionData<typeof action>()} />;
}
