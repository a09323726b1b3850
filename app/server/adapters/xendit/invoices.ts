import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { AdapterError } from "../adapter-error";
import { fetchJson, type HttpFetch, toBasicAuth } from "../fetch-json";
import type { PaymentGateway, PaymentMethod, PaymentUpdate } from "../payment-gateway";

interface Options {
  secretKey: string;
  /** The dashboard's verification token, sent with every callback in `x-callback-token`. */
  callbackToken: string;
  /** Without a slash at the end: `https://api.xendit.co`. */
  url: string;
  send: HttpFetch;
  clock?: () => number;
}

const METHODS: Record<PaymentMethod, string> = {
  qris: "QRIS",
  va_bca: "BCA",
  va_mandiri: "MANDIRI",
  va_bni: "BNI",
  va_bri: "BRI",
  // Xendit has no GoPay button on invoices here; its QRIS code is paid with it all the same.
  gopay: "QRIS",
  ovo: "OVO",
  alfamart: "ALFAMART",
  indomaret: "INDOMARET",
};

const invoiceSchema = z.object({
  id: z.string(),
  external_id: z.string(),
  status: z.string(),
  amount: z.number().int().min(0),
  paid_amount: z.number().nullish(),
  paid_at: z.string().nullish(),
  invoice_url: z.string().nullish(),
});

/** Xendit invoices: a hosted payment page, statuses by callback with a shared token (domain facts, 5). */
export function createXenditGateway({
  secretKey,
  callbackToken,
  url,
  send,
  clock = Date.now,
}: Options): PaymentGateway {
  const headers = { Authorization: toBasicAuth(secretKey) };
  const find = async (orderId: string, signal?: AbortSignal) => {
    const { body } = await fetchJson({
      service: "xendit",
      send,
      method: "GET",
      headers,
      signal,
      url: `${url}/v2/invoices?external_id=${encodeURIComponent(orderId)}`,
    });
    return parseResponse(z.array(invoiceSchema), body)[0] ?? null;
  };
  return {
    name: "xendit",
    async create({ orderId, amount, items, method, customer, expiresAt, returnUrl }, signal) {
      // They would make a second invoice for the same number: after a lost answer the first one is the one.
      const before = await find(orderId, signal);
      const made = before ?? parseResponse(invoiceSchema, await createInvoice());
      if (!made.invoice_url)
        throw new AdapterError("xendit", true, "an invoice without an address");
      return { gatewayId: made.id, payUrl: made.invoice_url, vaNumber: null };

      async function createInvoice() {
        const { body } = await fetchJson({
          service: "xendit",
          send,
          method: "POST",
          url: `${url}/v2/invoices`,
          headers,
          signal,
          body: {
            external_id: orderId,
            amount,
            currency: "IDR",
            payer_email: customer.email,
            description: items
              .map(({ name }) => name)
              .join(", ")
              .slice(0, 200),
            // In seconds.
            invoice_duration: Math.max(60, Math.round((expiresAt - clock()) / 1000)),
            payment_methods: [METHODS[method]],
            customer: {
              given_names: customer.name,
              email: customer.email,
              ...(customer.phone && { mobile_number: customer.phone }),
            },
            items: items.map(({ name, quantity, price }) => ({ name, quantity, price })),
            success_redirect_url: returnUrl,
            failure_redirect_url: returnUrl,
            locale: "id",
          },
        });
        return body;
      }
    },
    async status(orderId, signal) {
      const found = await find(orderId, signal);
      return found && toPaymentUpdate(found);
    },
    async expire(orderId, signal) {
      const found = await find(orderId, signal);
      if (found?.status !== "PENDING") return;
      await fetchJson({
        service: "xendit",
        send,
        method: "POST",
        url: `${url}/invoices/${encodeURIComponent(found.id)}/expire!`,
        headers,
        signal,
      });
    },
    verify(body, token) {
      if (token === undefined || !timingSafeEqual(digest(token), digest(callbackToken)))
        return null;
      const result = invoiceSchema.safeParse(body);
      return result.success ? toPaymentUpdate(result.data) : null;
    },
  };
}

/** Of one length whatever was sent, so that comparing says nothing. */
const digest = (text: string) => createHash("sha256").update(text).digest();

const STATUS: Record<string, PaymentUpdate["status"]> = {
  PENDING: "pending",
  PAID: "paid",
  SETTLED: "paid",
  EXPIRED: "expired",
};

function toPaymentUpdate({
  id,
  external_id,
  status,
  amount,
  paid_amount,
  paid_at,
}: z.output<typeof invoiceSchema>): PaymentUpdate {
  const known = STATUS[status] ?? "pending";
  const paidAt = paid_at ? Date.parse(paid_at) : Number.NaN;
  // The amount paid, so that an under- or overpayment does not match the invoice.
  const reportedAmount = known === "paid" ? (paid_amount ?? amount) : amount;
  return {
    orderId: external_id,
    gatewayId: id,
    status: known,
    amount: reportedAmount,
    paidAt: Number.isNaN(paidAt) ? null : paidAt,
  };
}

function parseResponse<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body);
  if (!result.success)
    throw new AdapterError(
      "xendit",
      true,
      `an unknown answer: ${z.prettifyError(result.error).slice(0, 200)}`,
    );
  return result.data;
}
