import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { confirmSchema } from "~/lib/payout-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { cancelPayout } from "~/server/features/payouts";
import { readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { PayoutDecisionPage } from "../decision-page";
import { loadDecision } from "../load-decision";

export const handle = { script: true, cache: false, access: "payout.view" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context, { params }) =>
  loadDecision(context, params.id ?? "", "cancel", "Batalkan pencairan"),
);

export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, confirmSchema);
  if (!posted.ok) return posted.result;
  const id = params.id ?? "";
  const outcome = await cancelPayout(context, id, posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`/Dashboard/Payouts/${id}`, 303);
});

export default function CancelPayoutRoute() {
  const page = useLoaderData<typeof loader>();
  return (
    <PayoutDecisionPage
      {...page}
      schema={confirmSchema}
      requiredField="nothing"
      title="Batalkan pencairan"
      lead="Dana kembali ke saldo Anda."
      buttonLabel="Batalkan pencairan"
      isDestructive
      formResult={useActionData<typeof action>()}
    />
  );
}
