import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rejectSchema } from "~/lib/payout-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { rejectPayout } from "~/server/features/payouts";
import { readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { toDecidedHref } from "../../decided-query";
import { PayoutDecisionPage } from "../decision-page";
import { loadDecision } from "../load-decision";

export const handle = { script: true, cache: false, access: "payout.decide" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context, { params }) =>
  loadDecision(context, params.id ?? "", "reject", "Tolak pencairan"),
);

export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, rejectSchema);
  if (!posted.ok) return posted.result;
  const id = params.id ?? "";
  const outcome = await rejectPayout(context, id, posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(toDecidedHref(`/Dashboard/Payouts/${id}`), 303);
});

export default function RejectPayoutRoute() {
  const { isMailed, ...page } = useLoaderData<typeof loader>();
  return (
    <PayoutDecisionPage
      {...page}
      schema={rejectSchema}
      requiredField="reason"
      title="Tolak pencairan"
      lead={`Dana kembali ke saldo pemohon${isMailed ? ", dan pemohon diberi tahu lewat email" : ""}.`}
      buttonLabel="Tolak pencairan"
      isDestructive
      formResult={useActionData<typeof action>()}
    />
  );
}
