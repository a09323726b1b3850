import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { decideTeam, findNextTeam, getTeam } from "~/server/features/team-inbox";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { decidedQuery, toDecidedHref } from "../../decided-query";
import { decisionSchema } from "../../decision-schema";
import { TeamDetail } from "./view";

export const handle = {
  script: true,
  cache: false,
  access: "team.inbox",
  query: decidedQuery,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const id = params.id ?? "";
  const isDecided = readQuery(handle.query, context.url).selesai !== undefined;
  const [menu, team, next] = await Promise.all([
    getDashboardMenu(context),
    getTeam(context, id),
    isDecided ? findNextTeam(context, id) : null,
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: `Tim ${team.name}`, noindex: true }),
    menu,
    path: context.url.pathname,
    team,
    decided: isDecided ? { next } : null,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, decisionSchema);
  if (!posted.ok) return posted.result;
  const outcome = await decideTeam(context, params.id ?? "", posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(toDecidedHref(context.url.pathname), 303);
});

export default function TeamDetailRoute() {
  const page = useLoaderData<typeof loader>();
  return <TeamDetail {...page} formResult={useActionData<typeof action>()} />;
}
