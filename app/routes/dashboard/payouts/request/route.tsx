import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requestSchema } from "~/lib/payout-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { availableBalance, bankOptions, payoutFees, requestPayout } from "~/server/features/payouts";
import { newKey, readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { readerOf } from "../reader";
import { PayoutRequest } from "./view";

export const handle: RouteHandle = { script: true, cache: false, access: "payout.request" };

export const loader = guarded(async (visit) => {
  const [{ roles }, banks, available] = await Promise.all([readerOf(visit), bankOptions(visit), availableBalance(visit)]);
  return {
    seo: pageSeo(visit, { key: "Dashboard", title: "Ajukan pencairan", noindex: true }),
    ...{ roles, banks, available, fees: payoutFees, path: visit.url.pathname, idempotencyKey: newKey() },
  };
}, "payout.request");

export const action = guarded(async (visit, { request }) => {
  const posted = await readForm(visit, request, requestSchema);
  if (!posted.ok) return posted.answer;
  const outcome = await requestPayout(visit, posted.value, posted.idempotencyKey);
  if (!outcome.ok) return posted.refuse(outcome);
  throw redirect(`/Dashboard/Payouts/${outcome.value}`, 303);
}, "payout.request");

export default function PayoutRequestRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return <PayoutRequest {...page} answer={useActionData<typeof action>()} />;
}
