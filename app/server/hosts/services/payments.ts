import { z } from "zod";
import { lookup } from "~/lib/lookup";
import { PAYMENT_METHOD_NAMES, PAYMENT_STATUSES, type PaymentStatus } from "~/lib/payment-status";
import { REFUND_CAUSES, REFUND_STATUSES } from "~/lib/refund-status";
import { voucherCodeField } from "~/lib/voucher-fields";
import type { Operation } from "../host-contract";
import {
  count,
  firstText,
  flag,
  instant,
  isRecord,
  optionalAddress,
  optionalChoice,
  optionalCount,
  optionalInstant,
  optionalText,
  prepared,
  rows,
  rupiah,
  text,
} from "../schemas";

export const invoiceSchema = z.object({
  id: z.string(),
  /** `INV/2026/08/000123`. */
  number: z.string(),
  /** Current order; null for a free class. */
  orderId: z.string().nullable(),
  classSlug: z.string(),
  className: z.string(),
  userId: z.string(),
  items: z.array(z.object({ name: z.string(), qty: z.number().int(), price: rupiah })),
  /** `total` is `subtotal - discount + fee + uniqueCode`. The last two are 0 in the embedded host. */
  subtotal: rupiah,
  discount: rupiah,
  /** Code of the voucher that gave the discount; of our host only. */
  voucher: z.string().nullable(),
  fee: rupiah,
  uniqueCode: z.number().int().min(0).max(999),
  total: rupiah,
  /** A `PaymentMethod`, or `gratis`. */
  method: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  /** These four only while payable. `payUrl` is null until the gateway has responded. */
  payUrl: z.string().nullable(),
  vaNumber: z.string().nullable(),
  /** QRIS payload. */
  qrString: z.string().nullable(),
  expiresAt: instant.nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
});
export type Invoice = z.output<typeof invoiceSchema>;

/** Words of gateways and other hosts for our statuses. */
const STATUS_WORDS: Record<string, PaymentStatus> = {
  settlement: "paid",
  capture: "paid",
  success: "paid",
  completed: "paid",
  expire: "expired",
  cancel: "cancelled",
  canceled: "cancelled",
  deny: "failed",
  failure: "failed",
  error: "failed",
};

const readStatusWord = (raw: Record<string, unknown>): string => {
  const word = firstText(raw.status, raw.transaction_status, raw.payment_status).toLowerCase();
  return lookup(STATUS_WORDS, word) ?? word;
};

/** An order's status. One that a host does not tell is not known yet: pending. */
const orderStatusSchema = prepared(
  (value) => {
    const raw = isRecord(value) ? value : { status: value };
    return {
      orderId: firstText(raw.orderId, raw.order_id, raw.external_id),
      kind: raw.kind,
      isTrial: raw.isTrial,
      isReturned: raw.isReturned,
      status: readStatusWord(raw),
    };
  },
  z.object({
    orderId: text(),
    kind: optionalChoice(["class", "donation"]),
    status: optionalChoice(PAYMENT_STATUSES).transform((status) => status ?? "pending"),
    /** Paid in the sandbox, where no money moves; of our host only. */
    isTrial: flag(),
    /** Nothing was given for the payment, so that it is owed back or was returned; of our host only. */
    isReturned: flag(),
  }),
);

/** An invoice in an answer: no field is required, because the product names none. */
const answeredInvoiceFields = {
  id: text(),
  number: text(),
  orderId: optionalText(),
  classSlug: text(),
  className: text(),
  userId: text(),
  items: rows(z.object({ name: text(), qty: count(1), price: count() })),
  subtotal: count(),
  discount: count(),
  voucher: optionalText(),
  fee: count(),
  uniqueCode: count(),
  total: optionalCount(),
  method: text(),
  status: optionalChoice(PAYMENT_STATUSES),
  payUrl: optionalAddress(),
  vaNumber: optionalText(),
  qrString: optionalText(),
  expiresAt: optionalInstant(),
  createdAt: optionalInstant(),
  paidAt: optionalInstant(),
};

const completeInvoice = (value: unknown) => {
  const raw = isRecord(value) ? value : {};
  return {
    ...raw,
    orderId: firstText(raw.orderId, raw.order_id),
    payUrl: firstText(raw.payUrl, raw.pay_url, raw.payment_url, raw.redirect_url),
    vaNumber: firstText(raw.vaNumber, raw.va_number),
    qrString: firstText(raw.qrString, raw.qr_string, raw.qris),
    status: readStatusWord(raw),
  };
};
const answeredInvoiceSchema = prepared(completeInvoice, z.object(answeredInvoiceFields));

/** What the payer sees of it, on the receipt. */
export const payerRefundSchema = z.object({
  cause: z.enum(REFUND_CAUSES),
  status: z.enum(REFUND_STATUSES),
  amount: rupiah,
  /** Of the refund, or else of its finding. */
  at: instant,
});
export type PayerRefund = z.output<typeof payerRefundSchema>;

const slug = z.string().min(1).max(96);
const method = z.enum(PAYMENT_METHOD_NAMES, { error: "Pilih cara membayar" });
const orderId = z.string().min(1).max(50);

/** Payments of classes (designs B4). */
export const paymentOperations = {
  /**
   * One active invoice per user and class: a second request returns it (200), and an expired one is renewed with a new order. A
   * free class enrols at once (status paid). 404; 409 if already enrolled or the class is closed; 503 if the gateway
   * does not respond: the invoice exists, and the next request retries. A `voucher` takes off its discount, and replaces an open
   * order of another price; a price of 0 enrols at once. 422 at `voucher` if it does not apply.
   */
  createInvoice: {
    method: "POST",
    path: "v1/class/payment/invoice",
    sendsOrigin: true,
    query: z.object({ slug }),
    body: z.object({ method, voucher: voucherCodeField.optional() }),
    response: answeredInvoiceSchema,
    success: [200, 201],
    idempotent: false,
    auth: "user",
  },
  /**
   * Has side effects although it is a GET (STO16): replaces the order, because gateways reject a used number. `method` changes the
   * payment method. A payment of the old order still counts once. A request without a new `method` within 10 s after the payment page
   * was created is a duplicate and returns the current order. 404, 409 as above or if paid, 429 after ten per hour, 503.
   */
  repayInvoice: {
    method: "GET",
    path: "v1/class/repay",
    sendsOrigin: true,
    query: z.object({ slug, method: method.optional() }),
    response: answeredInvoiceSchema,
    success: [200],
    idempotent: false,
    auth: "user",
  },
  /**
   * A gateway's notification, authenticated by its signature or by `callbackToken`, a header. 401 forged, 404 unknown order,
   * 422 different amount. Duplicate and out-of-order notifications have no effect.
   */
  sendCallback: {
    method: "POST",
    path: "v1/class/payment/callback",
    body: z.record(z.string(), z.unknown()),
    response: orderStatusSchema,
    success: [200],
    idempotent: true,
    auth: "none",
    tenant: false,
  },
  /** Read-only: status of an order, to redirect its payer. 404. */
  readCallback: {
    method: "GET",
    path: "v1/class/payment/callback",
    query: z.object({ orderId }),
    response: orderStatusSchema,
    success: [200],
    idempotent: true,
    auth: "app",
  },
  /** Read-only although it is a POST (STO16). By order for its owner and roles 0 and 1, or by receipt key; else 404. */
  getPaymentDetail: {
    method: "POST",
    path: "v1/class/payment/detail",
    body: z.union([z.object({ orderId }), z.object({ key: z.string().min(20).max(120) })]),
    response: prepared(
      completeInvoice,
      z.object({
        ...answeredInvoiceFields,
        /** Of our host only, as the next two. */
        events: rows(z.object({ at: instant, kind: z.string(), detail: z.string().nullable() })),
        /** Payments that were or will be returned. */
        refunds: rows(payerRefundSchema),
        isTrial: flag(),
      }),
    ),
    success: [200],
    idempotent: true,
    auth: "visitor",
  },
} satisfies Record<string, Operation>;
