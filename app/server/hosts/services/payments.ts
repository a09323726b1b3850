import { z } from "zod";
import { PAYMENT_METHOD_NAMES, PAYMENT_STATUSES } from "~/lib/payment-status";
import type { Operation } from "../define";
import { instant, rupiah } from "../shapes";

export const invoiceSchema = z.object({
  id: z.string(),
  /** `INV/2026/08/000123`. */
  number: z.string(),
  orderId: z.string().nullable(),
  classSlug: z.string(),
  userId: z.string(),
  items: z.array(z.object({ name: z.string(), qty: z.number().int(), price: rupiah })),
  total: rupiah,
  method: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  payUrl: z.string().nullable(),
  vaNumber: z.string().nullable(),
  expiresAt: instant.nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
});
export type Invoice = z.output<typeof invoiceSchema>;

const slugQuery = z.object({ slug: z.string().min(1).max(96) });

/** Payments of classes (section 7, "Payments and payouts"; designs B4). */
export const paymentOperations = {
  /** One live invoice a person and class: a second request gets the first. A class without a price enrols at once (status paid). 404, 409 when enrolled. */
  createInvoice: {
    method: "POST",
    path: "v1/class/payment/invoice",
    query: slugQuery,
    body: z.object({ method: z.enum(PAYMENT_METHOD_NAMES, { error: "Pilih cara membayar" }) }),
    answer: invoiceSchema,
    success: [200, 201],
    idempotent: false,
    needs: "user",
  },
  /** Acts, though it is a GET (STO16): closes the old order and makes a new one, because gateways refuse a number twice. 404, 409 when paid. */
  repayInvoice: {
    method: "GET",
    path: "v1/class/repay",
    query: slugQuery,
    answer: invoiceSchema,
    success: [200],
    idempotent: false,
    needs: "user",
  },
  /**
   * A gateway's own notice, believed by its signature alone; `callbackToken` is the header that some send instead. 401 forged, 404 unknown order,
   * 422 another amount. Sent again, or out of order, it changes nothing.
   */
  sendCallback: {
    method: "POST",
    path: "v1/class/payment/callback",
    body: z.record(z.string(), z.unknown()),
    answer: z.object({ orderId: z.string(), status: z.enum(PAYMENT_STATUSES) }),
    success: [200],
    idempotent: true,
    needs: "nothing",
    tenant: false,
  },
  /** Only reads: how an order stands, for where to send its payer. 404. */
  readCallback: {
    method: "GET",
    path: "v1/class/payment/callback",
    query: z.object({ orderId: z.string().min(1).max(50) }),
    answer: z.object({ orderId: z.string(), kind: z.enum(["class", "donation"]), status: z.enum(PAYMENT_STATUSES) }),
    success: [200],
    idempotent: true,
    needs: "app",
  },
  /** Reads, though it is a POST (STO16). For its owner and roles 0 and 1; 404 for anybody else. */
  getPaymentDetail: {
    method: "POST",
    path: "v1/class/payment/detail",
    body: z.object({ orderId: z.string().min(1).max(50) }),
    answer: invoiceSchema.extend({ events: z.array(z.object({ at: instant, kind: z.string(), detail: z.string().nullable() })) }),
    success: [200],
    idempotent: true,
    needs: "user",
  },
} satisfies Record<string, Operation>;
