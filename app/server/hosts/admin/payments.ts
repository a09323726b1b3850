import { z } from "zod";
import { PAYMENT_SORTS } from "~/lib/list-sorts";
import { getKeys } from "~/lib/options";
import { PAYMENT_STATUSES } from "~/lib/payment-status";
import { passwordField, reasonField } from "~/lib/payout-fields";
import type { Operation } from "../host-contract";
import { instant, PAGE_SIZE, paged, pageNumber, pageSize, rupiah } from "../schemas";
import { invoiceSchema } from "../services/payments";
import { refundSchema } from "./refunds";

const params = z.object({ id: z.string().max(40) });
const read = { method: "GET", success: [200], idempotent: true, auth: "user" } as const;

const filters = z.object({
  status: z.enum(PAYMENT_STATUSES).optional(),
  /** Searches number, class, and the learner's name and email. */
  search: z.string().max(100).optional(),
  /** First and last day, `YYYY-MM-DD` in WIB. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

const listedInvoiceSchema = invoiceSchema.extend({
  learner: z.object({ name: z.string(), email: z.string() }),
});
export type ListedInvoice = z.output<typeof listedInvoiceSchema>;

const orderSchema = z.object({
  orderId: z.string(),
  amount: rupiah,
  status: z.enum(PAYMENT_STATUSES),
  /** The gateway's own number; null before it responded. */
  gatewayId: z.string().nullable(),
  createdAt: instant,
});

const ledgerRowSchema = z.object({
  at: instant,
  /** Such as `payment`, `refund` or `voucher`. */
  kind: z.string(),
  account: z.string(),
  /** Rupiah; negative out of the account. */
  amount: z.number().int(),
});
export type LedgerRow = z.output<typeof ledgerRowSchema>;

const invoiceDetailSchema = listedInvoiceSchema.extend({
  /** All payment attempts, oldest first. */
  orders: z.array(orderSchema),
  events: z.array(
    z.object({
      at: instant,
      orderId: z.string(),
      kind: z.string(),
      detail: z.string().nullable(),
    }),
  ),
  refunds: z.array(refundSchema),
  ledger: z.array(ledgerRowSchema),
  can: z.object({ refund: z.boolean() }),
});
export type InvoiceDetail = z.output<typeof invoiceDetailSchema>;

/** Invoice administration (designs B4). */
export const adminPaymentOperations = {
  /** Newest first, unless `sort` says another order. The whole tenant for roles 0 and 1, else the user's own; `mine` restricts to the user's own. */
  listInvoices: {
    method: "GET",
    path: "v1/invoice",
    query: filters.extend({
      page: pageNumber,
      perPage: pageSize(PAGE_SIZE.content),
      mine: z.enum(["true", "false"]).optional(),
      sort: z.enum(getKeys(PAYMENT_SORTS)).optional(),
    }),
    response: paged(listedInvoiceSchema),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** CSV of all filtered invoices. Roles 0 and 1, else 403. */
  exportInvoices: {
    ...read,
    path: "v1/invoice-export",
    query: filters,
    response: z.unknown(),
    raw: true,
  },
  /** An invoice with its payments, refunds and ledger entries. Roles 0 and 1, else 403; 404. */
  getInvoice: { ...read, path: "v1/invoice/{id}", params, response: invoiceDetailSchema },
  /**
   * Returns a paid invoice; once the money was sent, the learner's enrolment ends. Roles 0 and 1, not for their own invoice
   * (403); re-authenticates (422 at `password`, 429); 404; 409 if the invoice is unpaid or free, or its refund is under way.
   */
  refundInvoice: {
    method: "POST",
    path: "v1/invoice/{id}/refund",
    params,
    body: z.object({ reason: reasonField, password: passwordField }),
    response: refundSchema,
    success: [200],
    idempotent: false,
    auth: "user",
  },
} satisfies Record<string, Operation>;
