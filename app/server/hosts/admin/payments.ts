import { z } from "zod";
import { PAYMENT_STATUSES } from "~/lib/payment-status";
import { passwordField, reasonField } from "~/lib/payout-fields";
import type { Operation } from "../host-contract";
import { PAGE_SIZE, paged, pageNumber, pageSize } from "../schemas";
import { invoiceSchema } from "../services/payments";
import { refundSchema } from "./refunds";

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
   * Returns a paid invoice; once the money was sent, the learner's enrolment ends. Roles 0 and 1, not for their own invoice
   * (403); re-authenticates (422 at `password`, 429); 404; 409 if the invoice is unpaid or free, or its refund is under way.
   */
  refundInvoice: {
    method: "POST",
    path: "v1/invoice/{id}/refund",
    params: z.object({ id: z.string().max(40) }),
    body: z.object({ reason: reasonField, password: passwordField }),
    response: refundSchema,
    success: [200],
    idempotent: false,
    auth: "user",
  },
} satisfies Record<string, Operation>;
