import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { findOrderResult, MAX_KEY_LENGTH } from "~/server/features/payments";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { PaymentStatusPage } from "../payment-status-page";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

const TITLE = "Pembayaran belum berhasil";

/** Can be reopened at any time (RTE18, PAY3); shows the current status of the order. */
export const loader = defineLoader(handle, async (context) => {
  const orderId = context.url.searchParams.get("orderId")?.slice(0, 50) ?? null;
  const key = context.url.searchParams.get("key")?.slice(0, MAX_KEY_LENGTH) ?? null;
  const order = orderId ? await findOrderResult(context, orderId, key) : null;
  if (orderId && order?.status === "paid")
    throw redirect(`/Payment-Status/Success?${new URLSearchParams({ orderId })}`);
  if (orderId && order?.status === "pending")
    throw redirect(`/CallbackPayment?${new URLSearchParams({ orderId })}`);
  return {
    seo: getPageSeo(context, {
      key: "Payment",
      title: TITLE,
      noindex: true,
      path: "/Payment-Status/Error",
    }),
    orderId,
    reason: order?.status ?? context.url.searchParams.get("reason"),
    donation: order?.donation ?? null,
    paidClass: order?.paidClass ?? null,
    isTrial: order?.isTrial ?? false,
    refunds: order?.refunds ?? [],
  };
});

export default function PaymentError() {
  const { orderId, reason, donation, paidClass, isTrial, refunds } = useLoaderData<typeof loader>();
  return (
    <PaymentStatusPage
      tone="warning"
      title={TITLE}
      text={
        reason === "refunded"
          ? "Dana yang sudah masuk dikembalikan kepada Anda."
          : "Tidak ada dana yang kami terima. Anda dapat mencoba lagi dari halaman tanda terima Anda."
      }
      orderId={orderId}
      reason={reason}
      donation={donation}
      paidClass={paidClass}
      isTrial={isTrial}
      refunds={refunds}
    />
  );
}
