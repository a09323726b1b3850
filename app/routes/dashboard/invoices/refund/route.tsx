import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { INVOICE_DESK_PATH, invoiceDeskPath } from "~/lib/paths";
import { requestRefundSchema } from "~/lib/refund-fields";
import type { RouteHandle } from "~/lib/route-handle";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import { getInvoice, refundInvoice } from "~/server/features/invoice-desk";
import { requireSecondFactorSetup } from "~/server/features/second-factor";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { PaymentRefund } from "../../payment-refund";

export const handle = { script: true, cache: false, access: "refund.manage" } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  await requireSecondFactorSetup(context);
  const [menu, invoice] = await Promise.all([
    getDashboardMenu(context),
    getInvoice(context, params.id ?? ""),
  ]);
  const { id, number, learner, email, amount, refundHref } = invoice;
  return {
    seo: getPageSeo(context, { key: "Dashboard", title: "Kembalikan tagihan", noindex: true }),
    subject: {
      noun: "tagihan",
      payer: "Peserta",
      listLabel: "Tagihan",
      listHref: INVOICE_DESK_PATH,
      backHref: invoiceDeskPath(id),
    },
    payment: { number, name: learner, email, amount, isPaid: refundHref !== null },
    menu,
    path: context.url.pathname,
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, requestRefundSchema);
  if (!posted.ok) return posted.result;
  const outcome = await refundInvoice(context, params.id ?? "", posted.value);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`/Dashboard/Refunds/${outcome.id}`, 303);
});

export default function InvoiceRefundRoute() {
  const page = useLoaderData<typeof loader>();
  return <PaymentRefund {...page} formResult={useActionData<typeof action>()} />;
}
