import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { payoutRequestSchema } from "~/lib/payout-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import {
  findBalanceErrors,
  getAvailableBalance,
  getBankOptions,
  getPayoutFees,
  requestPayout,
} from "~/server/features/payouts";
import { addFieldErrors, createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { PayoutRequest } from "./view";

export const handle = {
  script: true,
  cache: false,
  access: "payout.request",
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const [menu, banks, available] = await Promise.all([
    getDashboardMenu(context),
    getBankOptions(context),
    getAvailableBalance(context),
  ]);
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Ajukan pencairan", noindex: true }),
    menu,
    banks,
    available,
    fees: getPayoutFees(context),
    path: context.url.pathname,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, payoutRequestSchema);
  if (!posted.ok)
    return addFieldErrors(posted.result, await findBalanceErrors(context, posted.payload.amount));
  const outcome = await requestPayout(context, posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.fail(outcome);
  // A host that only confirms names no payout.
  throw redirect(["/Dashboard/Payouts", outcome.value].filter(Boolean).join("/"), 303);
});

export default function PayoutRequestRoute() {
  const page = useLoaderData<typeof loader>();
  return <PayoutRequest {...page} formResult={useActionData<typeof action>()} />;
}
