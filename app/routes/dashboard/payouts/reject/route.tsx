import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rejectSchema } from "~/lib/payout-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { rejectPayout } from "~/server/features/payouts";
import { readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { PayoutDecision } from "../decision";
import { loadDecision } from "../load-decision";

export const handle: RouteHandle = { script: true, cache: false, access: "payout.decide" };

export const loader = guarded((visit, { params }) => loadDecision(visit, params.id ?? "", "reject", "Tolak pencairan"), "payout.decide");

export const action = guarded(async (visit, { request, params }) => {
  const posted = await readForm(visit, request, rejectSchema);
  if (!posted.ok) return posted.answer;
  const id = params.id ?? "";
  const outcome = await rejectPayout(visit, id, posted.value);
  if (!outcome.ok) return posted.refuse(outcome);
  throw redirect(`/Dashboard/Payouts/${id}`, 303);
}, "payout.decide");

export default function RejectPayoutRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return (
    <PayoutDecision
      {...page}
      schema={rejectSchema}
      asks="reason"
      title="Tolak pencairan"
      lead="Dana kembali ke saldo pemohon, dan pemohon diberi tahu lewat email."
      button="Tolak pencairan"
      danger
      answer={useActionData<typeof action>()}
    />
  );
}
