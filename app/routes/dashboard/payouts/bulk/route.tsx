import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { bulkApproveSchema } from "~/lib/payout-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { getPayoutSelection } from "~/server/features/payout-selection";
import { approvePayouts } from "~/server/features/payouts";
import { requireSecondFactorSetup } from "~/server/features/second-factor";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { getPayoutViewer } from "../payout-viewer";
import { BulkPayoutApproval } from "./view";

export const handle = { script: true, cache: false, access: "payout.decide" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  await requireSecondFactorSetup(context);
  const reader = await getPayoutViewer(context);
  const ids = [...new Set(context.url.searchParams.getAll("id"))];
  const [menu, chosen] = await Promise.all([
    getDashboardMenu(context),
    getPayoutSelection(context, ids, reader),
  ]);
  return {
    seo: getPageSeo(context, {
      key: "Dashboard",
      title: "Setujui beberapa pencairan",
      noindex: true,
    }),
    ...chosen,
    menu,
    path: `${context.url.pathname}${context.url.search}`,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, bulkApproveSchema);
  if (!posted.ok) return posted.result;
  const payouts = posted.value.payouts.map((pair) => {
    const [id = "", version = ""] = pair.split(":");
    return { id, version: Number(version) };
  });
  const outcome = await approvePayouts(context, payouts, posted.value.password);
  if (!outcome.ok) return posted.fail(outcome);
  if (outcome.value.length === 0) throw redirect("/Dashboard/Payouts", 303);
  return data(
    {
      result: undefined,
      message: null,
      idempotencyKey: createIdempotencyKey(),
      outcomes: outcome.value,
    },
    { status: 409 },
  );
});

export default function BulkPayoutApprovalRoute() {
  const page = useLoaderData<typeof loader>();
  return <BulkPayoutApproval {...page} formResult={useActionData<typeof action>()} />;
}
