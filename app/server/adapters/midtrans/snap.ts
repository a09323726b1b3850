import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { AdapterError } from "../adapter-error";
import { fetchJson, type HttpFetch, toBasicAuth } from "../fetch-json";
import type { PaymentGateway, PaymentMethod, PaymentUpdate } from "../payment-gateway";

interface Options {
  serverKey: string;
  /** Without a slash at the end: `https://app.sandbox.midtrans.com` and `https://api.sandbox.midtrans.com`, or the real ones. */
  appUrl: string;
  apiUrl: string;
  send: HttpFetch;
  clock?: () => number;
}

/** Snap's names for our methods; an e-wallet that it has no button for pays by QRIS. */
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
/** A notification and the answer to a status question have the same fields; amounts are texts such as "650000.00". */
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

/** Midtrans Snap: a hosted payment page, statuses by signed notification (domain facts, 5). */
export function createMidtransGateway({
  serverKey,
  appUrl,
  apiUrl,
  send,
  clock = Date.now,
}: Options): PaymentGateway {
  const headers = { Authorization: toBasicAuth(serverKey) };
  const ask = (
    path: string,
    method: "GET" | "POST",
    signal: AbortSignal | undefined,
    also: number[] = [],
  ) =>
    fetchJson({
      service: "midtrans",
      send,
      method,
      url: `${apiUrl}/v2/${path}`,
      headers,
      signal,
      acceptedStatuses: also,
    });
  return {
    name: "midtrans",
    async create({ orderId, amount, items, method, customer, expiresAt, returnUrl }, signal) {
      const duration = Math.max(1, Math.round((expiresAt - clock()) / 60_000));
      const { body } = await fetchJson({
        service: "midtrans",
        send,
        method: "POST",
        url: `${appUrl}/snap/v1/transactions`,
        headers,
        signal,
        body: {
          transaction_details: { order_id: orderId, gross_amount: amount },
          // Their limit is 50 characters a name.
          item_details: items.map(({ name, quantity, price }) => ({
            name: name.slice(0, 50),
            quantity,
            price,
          })),
          customer_details: {
            first_name: customer.name,
            email: customer.email,
            ...(customer.phone && { phone: customer.phone }),
          },
          enabled_payments: [ENABLED_PAYMENTS[method]],
          expiry: { unit: "minutes", duration },
          callbacks: { finish: returnUrl },
        },
      });
      const { token, redirect_url } = parseResponse(createdSchema, body);
      return { gatewayId: token, payUrl: redirect_url, vaNumber: null };
    },
    async status(orderId, signal) {
      const { status, body } = await ask(
        `${encodeURIComponent(orderId)}/status`,
        "GET",
        signal,
        [404],
      );
      // An order that nobody has chosen a way to pay for is unknown to them: by status code or in the body.
      if (status === 404 || (body as { status_code?: unknown } | null)?.status_code === "404")
        return null;
      return toPaymentUpdate(parseResponse(notificationSchema, body));
    },
    async expire(orderId, signal) {
      // 404: nobody has begun to pay; 412: it has ended already.
      await ask(`${encodeURIComponent(orderId)}/expire`, "POST", signal, [404, 412]);
    },
    verify(body) {
      const result = notificationSchema.extend({ signature_key: z.string() }).safeParse(body);
      if (!result.success) return null;
      const { order_id, status_code, gross_amount, signature_key } = result.data;
      const expected = createHash("sha512")
        .update(order_id + status_code + gross_amount + serverKey)
        .digest();
      const sent = Buffer.from(signature_key, "hex");
      return sent.length === expected.length && timingSafeEqual(sent, expected)
        ? toPaymentUpdate(result.data)
        : null;
    },
  };
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
  // The rest of the money stays with us.
  partial_refund: "paid",
  partial_chargeback: "paid",
};

function toPaymentUpdate(from: MidtransNotification): PaymentUpdate {
  const { transaction_status, fraud_status } = from;
  // A captured card is paid once it is not taken for a fraud (a "challenge" waits for a person).
  const captured =
    transaction_status === "capture" && (fraud_status === undefined || fraud_status === "accept");
  const status = captured ? "paid" : (STATUS[transaction_status] ?? "pending");
  const paidAt = status === "paid" && from.settlement_time ? wibToMs(from.settlement_time) : null;
  return {
    orderId: from.order_id,
    gatewayId: from.transaction_id,
    status,
    amount: parseRupiah(from.gross_amount),
    paidAt,
  };
}

/** "650000.00" → 650000; anything but whole rupiah is no amount of ours. */
function parseRupiah(text: string): number {
  if (!/^\d{1,12}(?:\.0{1,2})?$/.test(text))
    throw new AdapterError("midtrans", false, `an amount of ${text.slice(0, 20)}`);
  return Number.parseInt(text, 10);
}

/** "2026-08-17 10:00:00" in WIB. */
function wibToMs(text: string): number | null {
  const ms = Date.parse(`${text.replace(" ", "T")}+07:00`);
  return Number.isNaN(ms) ? null : ms;
}

function parseResponse<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body);
  if (!result.success)
    throw new AdapterError(
      "midtrans",
      true,
      `an unknown answer: ${z.prettifyError(result.error).slice(0, 200)}`,
    );
  return result.data;
}
