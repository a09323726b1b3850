import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { PaymentStatusPage } from "../status/view";

export const handle: RouteHandle = { cache: false };

const TITLE = "Pembayaran belum berhasil";

/** Can be opened again at any time (RTE18, PAY3). */
export const loader = guarded(async (visit) => ({
  seo: pageSeo(visit, { key: "Payment", title: TITLE, noindex: true, path: "/Payment-Status/Error" }),
  orderId: visit.url.searchParams.get("orderId")?.slice(0, 50) ?? null,
  reason: visit.url.searchParams.get("reason"),
}));

export default function PaymentError() {
  const { orderId, reason } = useLoaderData<typeof loader>();
  return (
    <PaymentStatusPage
      tone="warning"
      title={TITLE}
      text="Tidak ada dana yang kami terima. Anda dapat mencoba lagi dari tautan di email atau halaman tanda terima Anda."
      orderId={orderId}
      reason={reason}
    />
  );
}
