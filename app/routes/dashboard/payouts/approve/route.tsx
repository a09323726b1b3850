import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SECRET_FIELDS } from "~/lib/account-fields";
import { approveSchema } from "~/lib/payout-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { approvePayout } from "~/server/features/payouts";
import { readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { PayoutDecision } from "../decision";
import { loadDecision } from "../load-decision";

export const handle: RouteHandle = { script: true, cache: false, access: "payout.decide" };

export const loader = guarded((visit, { params }) => loadDecision(visit, params.id ?? "", "approve", "Setujui pencairan"), "payout.decide");

export const action = guarded(async (visit, { request, params }) => {
  const posted = await readForm(visit, request, approveSchema, SECRET_FIELDS);
  if (!posted.ok) return posted.answer;
  const id = params.id ?? "";
  const outcome = await approvePayout(visit, id, posted.value);
  if (!outcome.ok) return posted.refuse(outcome);
  throw redirect(`/Dashboard/Payouts/${id}`, 303);
}, "payout.decide");

export default function ApprovePayoutRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return (
    <PayoutDecision
      {...page}
      schema={approveSchema}
      asks="password"
      title="Setujui pencairan"
      lead="Setelah disetujui, dana dikirim ke rekening ini."
      button="Setujui pencairan"
      answer={useActionData<typeof action>()}
    />
  );
}
