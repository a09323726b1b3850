import { z } from "zod";
import { PAYOUT_STATUSES } from "~/lib/payout-status";
import type { Operation } from "../host-contract";
import { instant, rupiah } from "../schemas";
import { payoutFilters, payoutSchema } from "../services/payouts";
import { auditRow } from "./audit";

const reason = z
  .string()
  .trim()
  .min(10, "Alasan wajib diisi, 10-500 karakter")
  .max(500, "Alasan wajib diisi, 10-500 karakter");
const change = { method: "POST", success: [200], idempotent: false, auth: "user" } as const;

/** Payout administration (designs B5). */
export const adminPayoutOperations = {
  /** 404 for one that the reader may not see. The whole account number for its requester and roles 0 and 1. */
  getPayout: {
    method: "GET",
    path: "v1/payout/{id}",
    params: z.object({ id: z.string().max(40) }),
    response: payoutSchema.extend({
      events: z.array(
        z.object({
          at: instant,
          actor: z.string(),
          kind: z.string(),
          detail: z.string().nullable(),
        }),
      ),
      /** Rows of the audit log, for roles 0 and 1; else none. */
      audit: z.array(auditRow),
      /** So far. */
      approvals: z.array(z.object({ name: z.string(), at: instant })),
      needsTwo: z.boolean(),
      /** Its requester approved it, which only an installation with a single admin allows: to be shown in red. */
      selfApproved: z.boolean(),
      /** What this reader may do now. */
      can: z.object({
        approve: z.boolean(),
        reject: z.boolean(),
        cancel: z.boolean(),
        reverse: z.boolean(),
      }),
      isOwn: z.boolean(),
    }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** By its requester while it is queued. 404, 409. */
  cancelPayout: {
    ...change,
    path: "v1/payout/{id}/cancel",
    params: z.object({ id: z.string().max(40) }),
    body: z.object({ version: z.coerce.number().int().min(1) }),
    response: payoutSchema,
  },
  /** The bank sent a completed one back: its money is the requester's again. Roles 0 and 1, not the requester; 404, 409. */
  reversePayout: {
    ...change,
    path: "v1/payout/{id}/reverse",
    params: z.object({ id: z.string().max(40) }),
    body: z.object({ version: z.coerce.number().int().min(1), reason }),
    response: payoutSchema,
  },
  /** Number and sum by status, of what the reader sees. */
  getPayoutTotals: {
    method: "GET",
    path: "v1/payout-totals",
    response: z.array(
      z.object({ status: z.enum(PAYOUT_STATUSES), count: z.number().int(), amount: rupiah }),
    ),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** All filtered rows as CSV (RFC 4180, UTF-8 with a mark), however many; fields that a spreadsheet would calculate are made text. */
  exportPayouts: {
    method: "GET",
    path: "v1/payout-export",
    query: payoutFilters,
    response: z.unknown(),
    success: [200],
    idempotent: true,
    auth: "user",
    raw: true,
  },
  /** Gives somebody with a role in the tenant something to pay out, such as a fee. Roles 0 and 1, not for oneself; 404, 422. */
  creditEarnings: {
    method: "POST",
    path: "v1/payout-credit",
    body: z.object({
      userId: z.string().max(40),
      amount: z.number().int().min(1_000).max(1_000_000_000),
      note: z.string().trim().min(3).max(100),
    }),
    response: z.object({ available: rupiah }),
    success: [201],
    idempotent: false,
    auth: "user",
  },
} satisfies Record<string, Operation>;
