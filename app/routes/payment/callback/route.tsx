import { type HeadersFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { handOnNotice, orderState } from "~/server/features/payments";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { PendingPayment } from "./view";

export const handle: RouteHandle = { cache: false };

/** The payer's way back from a gateway (RTE18, PAY3). What is not known yet is asked again by itself, without script too. */
export const loader = guarded(async (visit) => {
  const orderId = visit.url.searchParams.get("orderId") ?? visit.url.searchParams.get("order_id") ?? "";
  const { status } = await orderState(visit, orderId);
  if (status === "paid") throw redirect(`/Payment-Status/Success?${new URLSearchParams({ orderId })}`);
  if (status !== "pending") throw redirect(`/Payment-Status/Error?${new URLSearchParams({ orderId, reason: status })}`);
  return {
    seo: pageSeo(visit, { key: "Payment", title: "Pembayaran sedang diverifikasi", noindex: true, path: "/CallbackPayment" }),
    orderId,
  };
});

/** Asks again by itself after ten seconds, without script. */
export const headers: HeadersFunction = () => ({ Refresh: "10" });

/** A gateway's own notice; its signature is the only thing that is believed. */
export const action = guarded(async (visit, { request }) => {
  const body: unknown = await request.json().catch(() => null);
  const status = await handOnNotice(visit, body, request.headers.get("x-callback-token"));
  return new Response(null, { status });
});

export default function CallbackPayment() {
  return <PendingPayment orderId={useLoaderData<typeof loader>().orderId} />;
}
