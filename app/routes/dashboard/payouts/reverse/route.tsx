import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { reverseSchema } from "~/lib/payout-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { reversePayout } from "~/server/features/payouts";
import { readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { PayoutDecisionPage } from "../decision-page";
import { loadDecision } from "../load-decision";

export const handle = { script: true, cache: false, access: "payout.decide" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context, { params }) =>
  loadDecision(context, params.id ?? "", "reverse", "Catat pengembalian dari bank"),
);

export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, reverseSchema);
  if (!posted.ok) return posted.result;
  const id = params.id ?? "";
  const outcome = await reversePayout(context, id, posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`/Dashboard/Payouts/${id}`, 303);
});

export default function ReversePayoutRoute() {
  const page = useLoaderData<typeof loader>();
  return (
    <PayoutDecisionPage
      {...page}
      schema={reverseSchema}
      requiredField="reversal"
      title="Catat pengembalian dari bank"
      lead={
        page.payout.twoApproversReason
          ? "Pakai bila bank mengembalikan dana yang sudah terkirim. Pencairan ini disetujui dua orang, jadi orang kedua juga harus memastikan pengembaliannya."
          : "Pakai bila bank mengembalikan dana yang sudah terkirim. Dana kembali ke saldo pemohon."
      }
      buttonLabel="Catat pengembalian"
      isDestructive
      formResult={useActionData<typeof action>()}
    />
  );
}
