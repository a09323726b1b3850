import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createDecisionSchema, toDecision } from "~/lib/assignment-fields";
import { handInPath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { decideHandIn, getHandIn } from "~/server/features/assignments";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { HandInGrading } from "./view";

export const handle = { access: "class.edit", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const [menu, handIn] = await Promise.all([
    getDashboardMenu(context),
    getHandIn(context, params.id ?? ""),
  ]);
  const title = `Tugas ${handIn.learner}`;
  return {
    seo: getPageSeo(context, { key: "Dashboard", title, noindex: true }),
    menu,
    path: context.url.pathname,
    handIn,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const { id, assignment } = await getHandIn(context, params.id ?? "");
  const { criteria } = assignment;
  const posted = await readForm(context, request, createDecisionSchema(criteria));
  if (!posted.ok) return posted.result;
  const outcome = await decideHandIn(context, { id, ...toDecision(criteria, posted.value) });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(handInPath(id), 303);
});

export default function HandInGradingRoute() {
  const page = useLoaderData<typeof loader>();
  return <HandInGrading {...page} formResult={useActionData<typeof action>()} />;
}
