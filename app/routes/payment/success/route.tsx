import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { orderAfterwards } from "~/server/features/payments";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { PaymentStatusPage } from "../status/view";

export const handle: RouteHandle = { cache: false };

const TITLE = "Pembayaran berhasil";

/** Can be opened again at any time (RTE18, PAY3); of an order that is known and not paid it says nothing, but leads to where it stands. */
export const loader = guarded(async (visit) => {
  const orderId = visit.url.searchParams.get("orderId")?.slice(0, 50) ?? null;
  const order = orderId ? await orderAfterwards(visit, orderId) : null;
  if (orderId && order && order.status !== "paid") throw redirect(`/CallbackPayment?${new URLSearchParams({ orderId })}`);
  return {
    seo: pageSeo(visit, { key: "Payment", title: TITLE, noindex: true, path: "/Payment-Status/Success" }),
    orderId,
    donation: order?.donation ?? null,
  };
});

export default function PaymentSuccess() {
  const { orderId, donation } = useLoaderData<typeof loader>();
  return (
    <PaymentStatusPage
      tone="success"
      title={TITLE}
      text="Terima kasih. Tanda terimanya kami kirim ke email Anda."
      orderId={orderId}
      reason={null}
      donation={donation}
    />
  );
}
