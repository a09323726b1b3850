import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { lookup } from "~/lib/lookup";
import { MINUTE_MS } from "~/lib/time";
import { AdapterError } from "../adapter-error";
import { fetchJson, type HttpFetch, toBasicAuth } from "../fetch-json";
import { parseResponse } from "../parse-response";
import {
  type PaymentGateway,
  type PaymentMethod,
  type PaymentRequest,
  type PaymentUpdate,
  UsedOrderIdError,
} from "../payment-gateway";
import { refundPayment } from "./refund";

interface Options {
  serverKey: string;
  /** Without a slash at the end: `https://app.sandbox.midtrans.com` and `https://api.sandbox.midtrans.com`, or the real ones. */
  appUrl: string;
  apiUrl: string;
  send: HttpFetch;
  clock?: () => number;
}

/** Snap's names of our payment methods. E-wallets that Snap does not offer pay by QRIS. */
const ENABLED_PAYMENTS: Record<PaymentMethod, string> = {
  qris: "other_qris",
  va_bca: "bca_va",
  va_mandiri: "echannel",
  va_bni: "bni_va",
  va_bri: "bri_va",
  gopay: "gopay",
  ovo: "other_qris",
  alfamart: "alfamart",
  indomaret: "indomaret",
};

const createdSchema = z.object({ token: z.string(), redirect_url: z.url() });
/** Notifications and status responses have the same fields; amounts are strings such as "650000.00". */
const notificationSchema = z.object({
  order_id: z.string(),
  transaction_id: z.string().default(""),
  status_code: z.string(),
  gross_amount: z.string(),
  transaction_status: z.string(),
  fraud_status: z.string().optional(),
  settlement_time: z.string().optional(),
});
type MidtransNotification = z.output<typeof notificationSchema>;
const signedNotificationSchema = notificationSchema.extend({ signature_key: z.string() });

const SERVICE = "midtrans";
const MAX_ITEM_NAME_LENGTH = 50;

/** Midtrans Snap: a hosted payment page, statuses by signed notification (domain 5). */
export function createMidtransGateway({
  serverKey,
  appUrl,
  apiUrl,
  send,
  clock = Date.now,
}: Options): PaymentGateway {
  const call = (request: Omit<Parameters<typeof fetchJson>[0], "service" | "send" | "headers">) =>
    fetchJson({
      ...request,
      service: SERVICE,
      send,
      headers: { Authorization: toBasicAuth(serverKey) },
    });
  return {
    name: "midtrans",
    async create(request, signal) {
      const { body } = await call({
        method: "POST",
        url: `${appUrl}/snap/v1/transactions`,
        signal,
        body: toTransaction(request, clock()),
      }).catch((error: unknown) => {
        throw isUsedOrderId(error)
          ? new UsedOrderIdError(SERVICE, false, error.message, error.status, { cause: error })
          : error;
      });
      const { token, redirect_url } = parseResponse(SERVICE, createdSchema, body);
      return { gatewayId: token, payUrl: redirect_url, vaNumber: null };
    },
    async status(orderId, signal) {
      const { status, body } = await call({
        method: "GET",
        url: `${apiUrl}/v2/${encodeURIComponent(orderId)}/status`,
        signal,
        acceptedStatuses: [404],
      });
      // Midtrans registers an order once a payment method is chosen; 404 is in the status or in the body.
      if (status === 404 || (body as { status_code?: unknown } | null)?.status_code === "404")
        return null;
      return toPaymentUpdate(parseResponse(SERVICE, notificationSchema, body));
    },
    async expire(orderId, signal) {
      await call({
        method: "POST",
        url: `${apiUrl}/v2/${encodeURIComponent(orderId)}/expire`,
        signal,
        // 404: no payment was started; 412: the order has already ended.
        acceptedStatuses: [404, 412],
      });
    },
    refund: (request, signal) =>
      refundPayment(
        {
          get: async (path, aborted) =>
            (await call({ method: "GET", url: `${apiUrl}/${path}`, signal: aborted })).body,
          post: async (path, body, aborted) =>
            (await call({ method: "POST", url: `${apiUrl}/${path}`, body, signal: aborted })).body,
        },
        request,
        signal,
      ),
    verify(body) {
      const result = signedNotificationSchema.safeParse(body);
      return result.success && hasValidSignature(result.data, serverKey)
        ? toPaymentUpdate(result.data)
        : null;
    },
  };
}

/** Snap answers 400 with its `error_messages`, the core API 406. Snap never returns a token twice. */
const isUsedOrderId = (error: unknown): error is AdapterError =>
  error instanceof AdapterError &&
  (error.status === 406 ||
    ([400, 409].includes(error.status) &&
      /order[ _]id/i.test(error.message) &&
      /taken|used|digunakan|duplicate|already|exist/i.test(error.message)));

function toTransaction(
  { orderId, amount, items, method, customer, expiresAt, returnUrl }: PaymentRequest,
  now: number,
) {
  return {
    transaction_details: { order_id: orderId, gross_amount: amount },
    item_details: items.map(({ name, quantity, price }) => ({
      name: name.slice(0, MAX_ITEM_NAME_LENGTH),
      quantity,
      price,
    })),
    customer_details: {
      first_name: customer.name,
      email: customer.email,
      ...(customer.phone && { phone: customer.phone }),
    },
    enabled_payments: [ENABLED_PAYMENTS[method]],
    expiry: { unit: "minutes", duration: Math.max(1, Math.round((expiresAt - now) / MINUTE_MS)) },
    callbacks: { finish: returnUrl },
  };
}

function hasValidSignature(
  { order_id, status_code, gross_amount, signature_key }: z.output<typeof signedNotificationSchema>,
  serverKey: string,
): boolean {
  const expected = createHash("sha512")
    .update(order_id + status_code + gross_amount + serverKey)
    .digest();
  const sent = Buffer.from(signature_key, "hex");
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

const STATUS: Record<string, PaymentUpdate["status"]> = {
  settlement: "paid",
  pending: "pending",
  authorize: "pending",
  expire: "expired",
  cancel: "cancelled",
  deny: "failed",
  failure: "failed",
  refund: "refunded",
  chargeback: "refunded",
  // The order stays paid: part of the money was not returned.
  partial_refund: "paid",
  partial_chargeback: "paid",
};

function toPaymentUpdate(from: MidtransNotification): PaymentUpdate {
  const { transaction_status, fraud_status } = from;
  // A captured card counts as paid once fraud detection accepts it; "challenge" awaits a manual review.
  const captured =
    transaction_status === "capture" && (fraud_status === undefined || fraud_status === "accept");
  const status = captured ? "paid" : (lookup(STATUS, transaction_status) ?? "pending");
  const paidAt = status === "paid" && from.settlement_time ? wibToMs(from.settlement_time) : null;
  return {
    orderId: from.order_id,
    gatewayId: from.transaction_id,
    status,
    amount: parseRupiah(from.gross_amount),
    paidAt,
  };
}

/**
 * "650000.00" → 650000.
 * @throws AdapterError if the amount is not whole rupiah
 */
function parseRupiah(text: string): number {
  if (!/^\d{1,12}(?:\.0{1,2})?$/.test(text))
    throw new AdapterError(SERVICE, false, `invalid amount ${text.slice(0, 20)}`);
  return Number.parseInt(text, 10);
}

/** "2026-08-17 10:00:00" in WIB. */
function wibToMs(text: string): number | null {
  const ms = Date.parse(`${text.replace(" ", "T")}+07:00`);
  return Number.isNaN(ms) ? null : ms;
}
