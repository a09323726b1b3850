import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { reverseSchema } from "~/lib/payout-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { reversePayout } from "~/server/features/payouts";
import { readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";
import { PayoutDecision } from "../decision";
import { loadDecision } from "../load-decision";

export const handle: RouteHandle = { script: true, cache: false, access: "payout.decide" };

export const loader = guarded(
  (visit, { params }) => loadDecision(visit, params.id ?? "", "reverse", "Catat pengembalian dari bank"),
  "payout.decide",
);

export const action = guarded(async (visit, { request, params }) => {
  const posted = await readForm(visit, request, reverseSchema);
  if (!posted.ok) return posted.answer;
  const id = params.id ?? "";
  const outcome = await reversePayout(visit, id, posted.value);
  if (!outcome.ok) return posted.refuse(outcome);
  throw redirect(`/Dashboard/Payouts/${id}`, 303);
}, "payout.decide");

export default function ReversePayoutRoute() {
  const { seo: _, ...page } = useLoaderData<typeof loader>();
  return (
    <PayoutDecision
      {...page}
      schema={reverseSchema}
      asks="reason"
      title="Catat pengembalian dari bank"
      lead="Pakai bila bank mengembalikan dana yang sudah terkirim. Dana kembali ke saldo pemohon."
      button="Catat pengembalian"
      danger
      answer={useActionData<typeof action>()}
    />
  );
}
