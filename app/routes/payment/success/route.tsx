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

const TITLE = "Pembayaran berhasil";
const TEXT = "Terima kasih. Tanda terimanya kami kirim ke email Anda.";
/** Of a payment that nothing is given for, such as one that came after the last place had gone. */
const RETURNED_TITLE = "Pembayaran ini kami kembalikan";
const RETURNED_TEXT =
  "Uangnya sudah masuk, tetapi tidak dapat kami pakai. Alasan dan cara pengembaliannya kami kirim ke email Anda.";

/** Can be reopened at any time (RTE18, PAY3); redirects to the status page of an unpaid order. */
export const loader = defineLoader(handle, async (context) => {
  const orderId = context.url.searchParams.get("orderId")?.slice(0, 50) ?? null;
  const key = context.url.searchParams.get("key")?.slice(0, MAX_KEY_LENGTH) ?? null;
  const order = orderId ? await findOrderResult(context, orderId, key) : null;
  if (orderId && order && order.status !== "paid")
    throw redirect(`/CallbackPayment?${new URLSearchParams({ orderId })}`);
  return {
    seo: getPageSeo(context, {
      key: "Payment",
      title: order?.isReturned ? RETURNED_TITLE : TITLE,
      noindex: true,
      path: "/Payment-Status/Success",
    }),
    orderId,
    donation: order?.donation ?? null,
    paidClass: order?.paidClass ?? null,
    isTrial: order?.isTrial ?? false,
    isReturned: order?.isReturned ?? false,
    refunds: order?.refunds ?? [],
  };
});

export default function PaymentSuccess() {
  const { isReturned, ...page } = useLoaderData<typeof loader>();
  return (
    <PaymentStatusPage
      {...page}
      tone={isReturned ? "warning" : "success"}
      title={isReturned ? RETURNED_TITLE : TITLE}
      text={isReturned ? RETURNED_TEXT : TEXT}
      reason={null}
    />
  );
}
