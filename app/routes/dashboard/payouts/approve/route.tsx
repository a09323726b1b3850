import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { approveSchema, confirmSchema } from "~/lib/payout-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { approvePayout } from "~/server/features/payouts";
import { readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { toDecidedHref } from "../../decided-query";
import { PayoutDecisionPage } from "../decision-page";
import { asksPassword, loadDecision } from "../load-decision";

export const handle = { script: true, cache: false, access: "payout.decide" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context, { params }) =>
  loadDecision(context, params.id ?? "", "approve", "Setujui pencairan"),
);

export const action = defineAction(handle, async (context, { request, params }) => {
  const schema = asksPassword(context) ? approveSchema : confirmSchema;
  const posted = await readForm(context, request, schema);
  if (!posted.ok) return posted.result;
  const id = params.id ?? "";
  const outcome = await approvePayout(context, id, posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(toDecidedHref(`/Dashboard/Payouts/${id}`), 303);
});

export default function ApprovePayoutRoute() {
  const { asksPassword: hasPassword, ...page } = useLoaderData<typeof loader>();
  return (
    <PayoutDecisionPage
      {...page}
      schema={hasPassword ? approveSchema : confirmSchema}
      requiredField={hasPassword ? "password" : "nothing"}
      title="Setujui pencairan"
      lead="Setelah disetujui, dana dikirim ke rekening ini."
      buttonLabel="Setujui pencairan"
      formResult={useActionData<typeof action>()}
    />
  );
}
