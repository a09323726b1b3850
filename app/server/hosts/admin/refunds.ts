import { z } from "zod";
import { bankReferenceField, passwordField, reasonField } from "~/lib/payout-fields";
import { REFUND_CAUSES, REFUND_STATUSES } from "~/lib/refund-status";
import { versionField } from "~/lib/shared-fields";
import type { Operation } from "../host-contract";
import { instant, paged, pageNumber, pageSize, rupiah } from "../schemas";

export const refundSchema = z.object({
  id: z.string(),
  /** Displayed number: `REFUND-2026-000012`. */
  number: z.string(),
  cause: z.enum(REFUND_CAUSES),
  kind: z.enum(["class", "donation"]),
  orderId: z.string(),
  /** Number of the invoice or donation. */
  subjectNumber: z.string(),
  payerName: z.string(),
  payerEmail: z.string(),
  amount: rupiah,
  reason: z.string().nullable(),
  status: z.enum(REFUND_STATUSES),
  /** Staff member who proposed it; null if the system found it. */
  requestedBy: z.string().nullable(),
  firstApprover: z.string().nullable(),
  approvedBy: z.string().nullable(),
  /** Why the gateway cannot return it. */
  note: z.string().nullable(),
  bankReference: z.string().nullable(),
  createdAt: instant,
  refundedAt: instant.nullable(),
  version: z.number().int(),
});
export type Refund = z.output<typeof refundSchema>;

const change = {
  method: "POST",
  params: z.object({ id: z.string().max(40) }),
  success: [200],
  idempotent: false,
  auth: "user",
} as const;

/** Money owed back to payers (designs B4). Roles 0 and 1, not for their own payments (403). */
export const refundOperations = {
  /** Without `status` all that are not refunded yet, oldest first. */
  listRefunds: {
    method: "GET",
    path: "v1/refund",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(20),
      status: z.enum(REFUND_STATUSES).optional(),
    }),
    response: paged(refundSchema).extend({
      counts: z.record(z.enum(REFUND_STATUSES), z.number().int()),
    }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** 404. */
  getRefund: {
    method: "GET",
    path: "v1/refund/{id}",
    params: z.object({ id: z.string().max(40) }),
    response: refundSchema.extend({
      needsTwo: z.boolean(),
      can: z.object({ approve: z.boolean(), complete: z.boolean(), withdraw: z.boolean() }),
    }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Sends it through the gateway; from Rp10.000.000 the second approval does. Re-authenticates (422 at `password`, 429); 404, 409. */
  approveRefund: {
    ...change,
    path: "v1/refund/{id}/approve",
    body: z.object({ version: versionField, password: passwordField }),
    response: refundSchema,
  },
  /** Records a bank transfer for a refund that the gateway cannot make. Re-authenticates; 404, 409. */
  completeRefund: {
    ...change,
    path: "v1/refund/{id}/complete",
    body: z.object({
      version: versionField,
      bankReference: bankReferenceField,
      password: passwordField,
    }),
    response: refundSchema,
  },
  /** Removes an unapproved proposal of the staff. 404, 409. */
  withdrawRefund: {
    ...change,
    path: "v1/refund/{id}/withdraw",
    body: z.object({ version: versionField }),
    response: z.null(),
  },
  /** Returns a paid donation. It counts until the money was sent. Re-authenticates; 404; 409 if unpaid or under way. */
  refundDonation: {
    ...change,
    path: "v1/donation/{id}/refund",
    body: z.object({ reason: reasonField, password: passwordField }),
    response: refundSchema,
  },
} satisfies Record<string, Operation>;
