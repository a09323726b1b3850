import { z } from "zod";
import { PAYMENT_METHOD_NAMES, PAYMENT_STATUSES } from "~/lib/payment-status";
import type { Operation } from "../host-contract";
import { instant, rupiah } from "../schemas";

export const invoiceSchema = z.object({
  id: z.string(),
  /** `INV/2026/08/000123`. */
  number: z.string(),
  /** The present try; null for a class without a price. */
  orderId: z.string().nullable(),
  classSlug: z.string(),
  className: z.string(),
  userId: z.string(),
  items: z.array(z.object({ name: z.string(), qty: z.number().int(), price: rupiah })),
  /** `total` is `subtotal - discount + fee + uniqueCode`; the last three are 0 in an embedded host: nothing is charged for paying, and a gateway knows payments apart. */
  subtotal: rupiah,
  discount: rupiah,
  fee: rupiah,
  uniqueCode: z.number().int().min(0).max(999),
  total: rupiah,
  /** One of ours, or `gratis`. */
  method: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  /** These three while it can be paid. `payUrl` is null until the gateway has answered. */
  payUrl: z.string().nullable(),
  vaNumber: z.string().nullable(),
  expiresAt: instant.nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
});
export type Invoice = z.output<typeof invoiceSchema>;

const slug = z.string().min(1).max(96);
const method = z.enum(PAYMENT_METHOD_NAMES, { error: "Pilih cara membayar" });
const orderId = z.string().min(1).max(50);

/** Payments of classes (designs B4). */
export const paymentOperations = {
  /**
   * One live invoice a person and class: a second request gets the first (200), and one that ran out is taken up again with a new order. A
   * class without a price enrols at once (status paid). 404; 409 when enrolled already, or when the class takes nobody; 503 when the gateway
   * does not answer: the invoice is there, and the next request tries again.
   */
  createInvoice: {
    method: "POST",
    path: "v1/class/payment/invoice",
    query: z.object({ slug }),
    body: z.object({ method }),
    response: invoiceSchema,
    success: [200, 201],
    idempotent: false,
    auth: "user",
  },
  /**
   * Acts, though it is a GET (STO16): closes the old order and makes a new one, because gateways refuse a number twice; `method` changes the
   * way to pay. What is paid on the old one all the same counts once. A request without another `method` within 10 s after the payment page
   * was created is a duplicate and returns the current order. 404, 409 as above or when it is paid, 429 after ten in an hour, 503.
   */
  repayInvoice: {
    method: "GET",
    path: "v1/class/repay",
    query: z.object({ slug, method: method.optional() }),
    response: invoiceSchema,
    success: [200],
    idempotent: false,
    auth: "user",
  },
  /**
   * A gateway's own notice, believed by its signature alone; `callbackToken` is the header that some send instead. 401 forged, 404 unknown order,
   * 422 another amount. Sent again, or out of order, it changes nothing.
   */
  sendCallback: {
    method: "POST",
    path: "v1/class/payment/callback",
    body: z.record(z.string(), z.unknown()),
    response: z.object({ orderId: z.string(), status: z.enum(PAYMENT_STATUSES) }),
    success: [200],
    idempotent: true,
    auth: "none",
    tenant: false,
  },
  /** Only reads: how an order stands, for where to send its payer. 404. */
  readCallback: {
    method: "GET",
    path: "v1/class/payment/callback",
    query: z.object({ orderId }),
    response: z.object({
      orderId: z.string(),
      kind: z.enum(["class", "donation"]),
      status: z.enum(PAYMENT_STATUSES),
    }),
    success: [200],
    idempotent: true,
    auth: "app",
  },
  /** Reads, though it is a POST (STO16). By order for its owner and roles 0 and 1, by the key on its receipt for whoever holds that; else 404. */
  getPaymentDetail: {
    method: "POST",
    path: "v1/class/payment/detail",
    body: z.union([z.object({ orderId }), z.object({ key: z.string().min(20).max(120) })]),
    response: invoiceSchema.extend({
      events: z.array(z.object({ at: instant, kind: z.string(), detail: z.string().nullable() })),
    }),
    success: [200],
    idempotent: true,
    auth: "visitor",
  },
} satisfies Record<string, Operation>;
