import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { orderAfterwards } from "~/server/features/payments";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { PaymentStatusPage } from "../status/view";

export const handle: RouteHandle = { cache: false };

const TITLE = "Pembayaran belum berhasil";

/** Can be opened again at any time (RTE18, PAY3); an order that was paid since, however late, is told as paid, and one that still may be as open. */
export const loader = guarded(async (visit) => {
  const orderId = visit.url.searchParams.get("orderId")?.slice(0, 50) ?? null;
  const order = orderId ? await orderAfterwards(visit, orderId) : null;
  if (orderId && order?.status === "paid") throw redirect(`/Payment-Status/Success?${new URLSearchParams({ orderId })}`);
  if (orderId && order?.status === "pending") throw redirect(`/CallbackPayment?${new URLSearchParams({ orderId })}`);
  return {
    seo: pageSeo(visit, { key: "Payment", title: TITLE, noindex: true, path: "/Payment-Status/Error" }),
    orderId,
    reason: order?.status ?? visit.url.searchParams.get("reason"),
    donation: order?.donation ?? null,
  };
});

export default function PaymentError() {
  const { orderId, reason, donation } = useLoaderData<typeof loader>();
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
    />
  );
}
