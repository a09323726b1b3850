import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { reversalDecisionFields } from "~/lib/payout-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { decideReversal } from "~/server/features/payouts";
import { readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadDecision } from "../load-decision";
import { PayoutReversal } from "./view";

export const handle = { cache: false, access: "payout.decide" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context, { params }) =>
  loadDecision(context, params.id ?? "", "confirmReversal", "Usulan pengembalian"),
);

export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, reversalDecisionFields);
  if (!posted.ok) return posted.result;
  const id = params.id ?? "";
  const outcome = await decideReversal(context, id, posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`/Dashboard/Payouts/${id}`, 303);
});

export default function PayoutReversalRoute() {
  const page = useLoaderData<typeof loader>();
  return <PayoutReversal {...page} formResult={useActionData<typeof action>()} />;
}
