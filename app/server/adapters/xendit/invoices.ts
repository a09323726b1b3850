import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { lookup } from "~/lib/lookup";
import { SECOND_MS } from "~/lib/time";
import { AdapterError } from "../adapter-error";
import { fetchJson, type HttpFetch, toBasicAuth } from "../fetch-json";
import { parseResponse } from "../parse-response";
import type {
  PaymentGateway,
  PaymentMethod,
  PaymentRequest,
  PaymentUpdate,
} from "../payment-gateway";
import { refundInvoicePayment } from "./refunds";

const SERVICE = "xendit";

interface Options {
  secretKey: string;
  /** The dashboard's verification token, sent with every callback in `x-callback-token`. */
  callbackToken: string;
  /** Without a trailing slash: `https://api.xendit.co`. */
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
  // Xendit invoices do not offer GoPay, but GoPay can pay a QRIS code.
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

/** Xendit invoices: a hosted payment page, statuses by callback with a shared token (domain 5). */
export function createXenditGateway({
  secretKey,
  callbackToken,
  url,
  send,
  clock = Date.now,
}: Options): PaymentGateway {
  const call = async (
    request: Omit<Parameters<typeof fetchJson>[0], "service" | "send" | "url">,
    path: string,
  ) => {
    const { body } = await fetchJson({
      ...request,
      service: SERVICE,
      send,
      headers: { ...request.headers, Authorization: toBasicAuth(secretKey) },
      url: `${url}/${path}`,
    });
    return body;
  };
  const findInvoice = async (orderId: string, signal?: AbortSignal) => {
    const path = `v2/invoices?external_id=${encodeURIComponent(orderId)}`;
    const body = await call({ method: "GET", signal }, path);
    return parseResponse(SERVICE, z.array(invoiceSchema), body)[0] ?? null;
  };
  const createInvoice = async (request: PaymentRequest, signal?: AbortSignal) => {
    const body = toInvoice(request, clock());
    return parseResponse(
      SERVICE,
      invoiceSchema,
      await call({ method: "POST", signal, body }, "v2/invoices"),
    );
  };
  return {
    name: SERVICE,
    async create(request, signal) {
      // Xendit does not deduplicate by external id: after a lost response the invoice exists already.
      const existing = await findInvoice(request.orderId, signal);
      const invoice = existing ?? (await createInvoice(request, signal));
      if (!invoice.invoice_url) throw new AdapterError(SERVICE, true, "invoice without a URL");
      return { gatewayId: invoice.id, payUrl: invoice.invoice_url, vaNumber: null };
    },
    async status(orderId, signal) {
      const invoice = await findInvoice(orderId, signal);
      return invoice && toPaymentUpdate(invoice);
    },
    async expire(orderId, signal) {
      const invoice = await findInvoice(orderId, signal);
      if (invoice?.status !== "PENDING") return;
      await call({ method: "POST", signal }, `invoices/${encodeURIComponent(invoice.id)}/expire!`);
    },
    refund: (request, signal) =>
      refundInvoicePayment(
        {
          get: (path, aborted) => call({ method: "GET", signal: aborted }, path),
          post: (path, options) => call({ method: "POST", ...options }, path),
        },
        request,
        signal,
      ),
    verify(body, token) {
      if (token === undefined || !timingSafeEqual(digest(token), digest(callbackToken)))
        return null;
      const result = invoiceSchema.safeParse(body);
      return result.success ? toPaymentUpdate(result.data) : null;
    },
  };
}

function toInvoice(
  { orderId, amount, items, method, customer, expiresAt, returnUrl }: PaymentRequest,
  now: number,
) {
  return {
    external_id: orderId,
    amount,
    currency: "IDR",
    payer_email: customer.email,
    description: items
      .map(({ name }) => name)
      .join(", ")
      .slice(0, 200),
    // In seconds.
    invoice_duration: Math.max(60, Math.round((expiresAt - now) / SECOND_MS)),
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
  };
}

/** Equal length for any input, as `timingSafeEqual` requires. */
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
  const paymentStatus = lookup(STATUS, status) ?? "pending";
  const paidAt = paid_at ? Date.parse(paid_at) : Number.NaN;
  // The amount paid, so that an under- or overpayment does not match the invoice.
  const reportedAmount = paymentStatus === "paid" ? (paid_amount ?? amount) : amount;
  return {
    orderId: external_id,
    gatewayId: id,
    status: paymentStatus,
    amount: reportedAmount,
    paidAt: Number.isNaN(paidAt) ? null : paidAt,
  };
}
