import { z } from "zod";
import { AdapterError } from "../adapter-error";
import { parseResponse } from "../parse-response";
import type { RefundRequest, RefundResult } from "../payment-gateway";

const SERVICE = "midtrans";

/** Payment types that Midtrans can return; virtual accounts and counters are paid in and never out. */
const REFUNDABLE_TYPES = new Set([
  "credit_card",
  "gopay",
  "qris",
  "shopeepay",
  "akulaku",
  "kredivo",
]);
const FULLY_REFUNDED = ["refund", "chargeback"];

/** An unknown order has neither status nor type. */
const paidOrderSchema = z.object({
  transaction_status: z.string().default(""),
  payment_type: z.string().default(""),
  refunds: z.array(z.object({ refund_key: z.string() })).default([]),
});
const refundedSchema = z.object({
  status_code: z.string(),
  status_message: z.string().default(""),
});

interface CoreApi {
  get(path: string, signal?: AbortSignal): Promise<unknown>;
  post(path: string, body: unknown, signal?: AbortSignal): Promise<unknown>;
}

/**
 * Returns a payment by `/v2/{order_id}/refund`. The order's status is read first: it lists the refunds by our key, so
 * that an attempt whose answer was lost is found instead of repeated.
 */
export async function refundPayment(
  api: CoreApi,
  { refundKey, orderId, amount, reason }: RefundRequest,
  signal?: AbortSignal,
): Promise<RefundResult> {
  const path = `v2/${encodeURIComponent(orderId)}`;
  const order = parseResponse(SERVICE, paidOrderSchema, await api.get(`${path}/status`, signal));
  const isDone =
    FULLY_REFUNDED.includes(order.transaction_status) ||
    order.refunds.some(({ refund_key }) => refund_key === refundKey);
  if (isDone) return { status: "refunded", gatewayRefundId: refundKey };
  if (!REFUNDABLE_TYPES.has(order.payment_type))
    return {
      status: "manual",
      note: `${order.payment_type || "cara bayar"} tidak dapat dikembalikan Midtrans`,
    };
  const body = await api.post(`${path}/refund`, { refund_key: refundKey, amount, reason }, signal);
  const { status_code, status_message } = parseResponse(SERVICE, refundedSchema, body);
  if (status_code === "200") return { status: "refunded", gatewayRefundId: refundKey };
  if (/^5|^406|^429/.test(status_code)) throw new AdapterError(SERVICE, true, status_message);
  return {
    status: "manual",
    note: `Midtrans menolak: ${status_code} ${status_message}`.slice(0, 200),
  };
}
