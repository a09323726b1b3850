import { z } from "zod";
import { PAYMENT_STATUSES } from "~/lib/payment-status";
import type { Operation } from "../host-contract";
import { PAGE_SIZE, paged, pageNumber, pageSize } from "../schemas";
import { invoiceSchema } from "../services/payments";

/** Invoice administration (designs B4). */
export const adminPaymentOperations = {
  /** Newest first. The whole tenant for roles 0 and 1, else the user's own; `mine` restricts to the user's own. */
  listInvoices: {
    method: "GET",
    path: "v1/invoice",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(PAGE_SIZE.content),
      status: z.enum(PAYMENT_STATUSES).optional(),
      /** Searches number, class, and the learner's name and email. */
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
   * Records a refund, which is made in the gateway's dashboard because gateways require a manual step. Ends the learner's
   * enrolment. Roles 0 and 1, not for their own invoice (403); 404; 409 if the invoice is unpaid or free; 422.
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
