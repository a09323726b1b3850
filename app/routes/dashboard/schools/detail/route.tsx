import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { decideSchool, getSchool } from "~/server/features/schools";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { decisionSchema } from "./schema";
import { SchoolDetail } from "./view";

export const handle = { script: true, cache: false, access: "school.decide" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, school] = await Promise.all([
    getDashboardMenu(context),
    getSchool(context, params.id ?? ""),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: school.name, noindex: true }),
    menu,
    path: context.url.pathname,
    school,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, decisionSchema);
  if (!posted.ok) return posted.result;
  const outcome = await decideSchool(context, params.id ?? "", posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(context.url.pathname, 303);
});

export default function SchoolDetailRoute() {
  const page = useLoaderData<typeof loader>();
  return <SchoolDetail {...page} formResult={useActionData<typeof action>()} />;
}
