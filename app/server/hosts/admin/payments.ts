import { z } from "zod";
import { PAYMENT_STATUSES } from "~/lib/payment-status";
import type { Operation } from "../host-contract";
import { PAGE_SIZE, paged, pageNumber, pageSize } from "../schemas";
import { invoiceSchema } from "../services/payments";

/** Invoice administration (designs B4). */
export const adminPaymentOperations = {
  /** Newest first. All of the tenant for roles 0 and 1, else one's own; `mine`: one's own in any case. */
  listInvoices: {
    method: "GET",
    path: "v1/invoice",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(PAGE_SIZE.content),
      status: z.enum(PAYMENT_STATUSES).optional(),
      /** Number, class, and the learner's name or email. */
      search: z.string().max(100).optional(),
      /** First and last day, `YYYY-MM-DD` in WIB. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      mine: z.enum(["true", "false"]).optional(),
    }),
    response: paged(
      invoiceSchema.extend({ learner: z.object({ name: z.string(), email: z.string() }) }),
    ),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /**
   * Records that a paid invoice's money went back, which is done in the gateway's own dashboard: gateways ask a person for it. The learner's
   * place in the class ends. Roles 0 and 1, never one's own (403); 404; 409 for one that is not paid or had no price; 422.
   */
  refundInvoice: {
    method: "POST",
    path: "v1/invoice/{id}/refund",
    params: z.object({ id: z.string().max(40) }),
    body: z.object({
      reason: z
        .string()
        .trim()
        .min(10, "Alasan wajib diisi, 10-500 karakter")
        .max(500, "Alasan wajib diisi, 10-500 karakter"),
    }),
    response: invoiceSchema,
    success: [200],
    idempotent: false,
    auth: "user",
  },
} satisfies Record<string, Operation>;
