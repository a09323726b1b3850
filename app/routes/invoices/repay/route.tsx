import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { invoicePath, repayPath } from "~/lib/paths";
import { PAYMENT_METHODS } from "~/lib/payment-status";
import type { RouteHandle } from "~/lib/route-handle";
import { getInvoice, INVOICES_PATH, repay } from "~/server/features/invoices";
import { createIdempotencyKey, readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { paidEnrolmentSchema } from "../../classes/enrol/schema";
import { RepayPage } from "./view";

export const handle = { access: "user", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

/** A settled invoice has nothing to pay, so its own page answers. */
export const loader = defineLoader(handle, async (context, { params }) => {
  const { classSlug: _, ...invoice } = await getInvoice(context, {
    orderId: params.orderId ?? "",
  });
  if (!invoice.repayHref) throw redirect(invoicePath(invoice.orderId));
  return {
    seo: getPageSeo(context, {
      key: "Payment",
      title: `Bayar tagihan ${invoice.number}`,
      noindex: true,
      path: INVOICES_PATH,
    }),
    invoice,
    backHref: invoicePath(invoice.orderId),
    methods: PAYMENT_METHODS.map((method) => ({ ...method })),
    path: repayPath(invoice.orderId),
    idempotencyKey: createIdempotencyKey(),
  };
});

export const action = defineAction(handle, async (context, { request, params }) => {
  const posted = await readForm(context, request, paidEnrolmentSchema);
  if (!posted.ok) return posted.result;
  const { classSlug, orderId, repayHref } = await getInvoice(context, {
    orderId: params.orderId ?? "",
  });
  if (!repayHref) throw redirect(invoicePath(orderId), 303);
  const outcome = await repay(context, { slug: classSlug, ...posted.value });
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(outcome.href, 303);
});

export default function RepayRoute() {
  const page = useLoaderData<typeof loader>();
  return <RepayPage {...page} formResult={useActionData<typeof action>()} />;
}
