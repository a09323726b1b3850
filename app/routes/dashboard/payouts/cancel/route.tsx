import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { cancelSchema } from "~/lib/payout-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { cancelPayout } from "~/server/features/payouts";
import { readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { PayoutDecision } from "../decision";
import { loadDecision } from "../load-decision";

export const handle: RouteHandle = { script: true, cache: false, access: "payout.view" };

export const loader = guarded((visit, { params }) => loadDecision(visit, params.id ?? "", "cancel", "Batalkan pencairan"), "payout.view");

export const action = guarded(async (visit, { request, params }) => {
  const posted = await readForm(visit, request, cancelSchema);
  if (!posted.ok) return posted.answer;
  const id = params.id ?? "";
  const outcome = await cancelPayout(visit, id, posted.value);
  if (!outcome.ok) return posted.refuse(outcome);
  throw redirect(`/Dashboard/Payouts/${id}`, 303);
}, "payout.view");

export default function CancelPayoutRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return (
    <PayoutDecision
      {...page}
      schema={cancelSchema}
      asks="nothing"
      title="Batalkan pencairan"
      lead="Dana kembali ke saldo Anda."
      button="Batalkan pencairan"
      danger
      answer={useActionData<typeof action>()}
    />
  );
}
