import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { findNextSchool } from "~/server/features/next-records";
import { decideSchool, getSchool } from "~/server/features/schools";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { decidedQuery, toDecidedHref } from "../../decided-query";
import { decisionSchema } from "../../decision-schema";
import { SchoolDetail } from "./view";

export const handle = {
  script: true,
  cache: false,
  access: "school.decide",
  query: decidedQuery,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const id = params.id ?? "";
  const isDecided = readQuery(handle.query, context.url).selesai !== undefined;
  const [menu, school, next] = await Promise.all([
    getDashboardMenu(context),
    getSchool(context, id),
    isDecided ? findNextSchool(context, id) : null,
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: school.name, noindex: true }),
    menu,
    path: context.url.pathname,
    school,
    decided: isDecided ? { next } : null,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, decisionSchema);
  if (!posted.ok) return posted.result;
  const outcome = await decideSchool(context, params.id ?? "", posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(toDecidedHref(context.url.pathname), 303);
});

export default function SchoolDetailRoute() {
  const page = useLoaderData<typeof loader>();
  return <SchoolDetail {...page} formResult={useActionData<typeof action>()} />;
}
