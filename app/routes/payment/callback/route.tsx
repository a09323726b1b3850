import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { invoicePath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { forwardPaymentNotification, getOrderStatus } from "~/server/features/payments";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { refreshHeaders, withRefresh } from "~/shell/page-refresh";
import { seoMeta } from "~/shell/seo-meta";
import { PendingPayment } from "./view";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

/** Return page of the gateway (RTE18, PAY3). Reloads while the status is unknown, also without script. */
export const loader = defineLoader(handle, async (context) => {
  const orderId =
    context.url.searchParams.get("orderId") ?? context.url.searchParams.get("order_id") ?? "";
  const { status, kind } = await getOrderStatus(context, orderId);
  if (status === "paid")
    throw redirect(`/Payment-Status/Success?${new URLSearchParams({ orderId })}`);
  if (status !== "pending")
    throw redirect(`/Payment-Status/Error?${new URLSearchParams({ orderId, reason: status })}`);
  const page = {
    seo: getPageSeo(context, {
      key: "Payment",
      title: "Pembayaran sedang diverifikasi",
      noindex: true,
      path: "/CallbackPayment",
    }),
    orderId,
    invoiceHref: kind === "class" && context.session ? invoicePath(orderId) : null,
  };
  return withRefresh(page, true);
});

export const headers = refreshHeaders;

/** Gateway notification, authenticated by its signature only. */
export const action = defineAction(handle, async (context, { request }) => {
  const body: unknown = await request.json().catch(() => null);
  const status = await forwardPaymentNotification(
    context,
    body,
    request.headers.get("x-callback-token"),
  );
  return new Response(null, { status });
});

export default function PaymentCallbackRoute() {
  const { orderId, invoiceHref } = useLoaderData<typeof loader>();
  return <PendingPayment orderId={orderId} invoiceHref={invoiceHref} />;
}
