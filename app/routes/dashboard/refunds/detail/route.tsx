import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readQuery } from "~/lib/query";
import { refundDecisionSchema } from "~/lib/refund-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { findNextRefund } from "~/server/features/next-records";
import { decideRefund, getRefund } from "~/server/features/refunds";
import { requireSecondFactorSetup } from "~/server/features/second-factor";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { decidedQuery, toDecidedHref } from "../../decided-query";
import { RefundDetail } from "./view";

export const handle = {
  cache: false,
  access: "refund.manage",
  query: decidedQuery,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const id = params.id ?? "";
  const isDecided = readQuery(handle.query, context.url).selesai !== undefined;
  const [menu, refund, next] = await Promise.all([
    getDashboardMenu(context),
    getRefund(context, id),
    isDecided ? findNextRefund(context, id) : null,
  ]);
  if (refund.can.approve || refund.can.complete) await requireSecondFactorSetup(context);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: refund.number, noindex: true }),
    menu,
    path: context.url.pathname,
    refund,
    decided: isDecided ? { next } : null,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, refundDecisionSchema);
  if (!posted.ok) return posted.result;
  const id = params.id ?? "";
  const outcome = await decideRefund(context, id, posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  const isWithdrawn = posted.value.decision === "withdraw";
  throw redirect(
    isWithdrawn ? "/Dashboard/Refunds" : toDecidedHref(`/Dashboard/Refunds/${id}`),
    303,
  );
});

export default function RefundDetailRoute() {
  const page = useLoaderData<typeof loader>();
  return <RefundDetail {...page} formResult={useActionData<typeof action>()} />;
}
