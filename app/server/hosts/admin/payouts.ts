import { z } from "zod";
import { DECISION_KINDS } from "~/lib/payout-decisions";
import {
  bankReferenceField,
  passwordField,
  reasonField,
  reversalDecisionFields,
} from "~/lib/payout-fields";
import { PAYOUT_STATUSES, TWO_APPROVERS_REASONS } from "~/lib/payout-status";
import { versionField } from "~/lib/shared-fields";
import type { Operation } from "../host-contract";
import { instant, paged, pageNumber, pageSize, rupiah } from "../schemas";
import { payoutFilters, payoutSchema } from "../services/payouts";
import { auditRow } from "./audit";

/** Of the decision: first and last day, `YYYY-MM-DD` in WIB. */
const decisionFilters = z.object({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  kind: z.enum(DECISION_KINDS).optional(),
});
export type DecisionFilters = z.output<typeof decisionFilters>;

const decisionSchema = z.object({
  id: z.string(),
  reference: z.string(),
  amount: rupiah,
  status: z.enum(PAYOUT_STATUSES),
  kind: z.enum(DECISION_KINDS),
  requestedBy: z.string(),
  requestedAt: instant,
  /** Null for a rejection without an approval. */
  firstApprover: z.string().nullable(),
  firstApprovedAt: instant.nullable(),
  /** Who approved last, or rejected. */
  decidedBy: z.string(),
  decidedAt: instant,
});
export type PayoutDecision = z.output<typeof decisionSchema>;

const change = { method: "POST", success: [200], idempotent: false, auth: "user" } as const;

/** Payout administration (designs B5). */
export const adminPayoutOperations = {
  /** 404 if the user may not see it. The requester and roles 0 and 1 get the full account number. */
  getPayout: {
    method: "GET",
    path: "v1/payout/{id}",
    params: z.object({ id: z.string().max(40) }),
    response: payoutSchema.extend({
      amount: rupiah,
      status: z.enum(PAYOUT_STATUSES),
      events: z.array(
        z.object({
          at: instant,
          actor: z.string(),
          kind: z.string(),
          detail: z.string().nullable(),
        }),
      ),
      /** Audit log entries, for roles 0 and 1; otherwise empty. */
      audit: z.array(auditRow),
      /** Approvals so far. */
      approvals: z.array(z.object({ name: z.string(), at: instant })),
      /** Null if one approver suffices. */
      twoApproversReason: z.enum(TWO_APPROVERS_REASONS).nullable(),
      /** Rupiah of the requester's other payouts approved within the last 24 hours. */
      recentAmount: rupiah,
      /** Approved by its requester, which is possible only with a single admin; highlighted in red. */
      selfApproved: z.boolean(),
      /** Actions available to this user. */
      can: z.object({
        approve: z.boolean(),
        reject: z.boolean(),
        cancel: z.boolean(),
        reverse: z.boolean(),
        /** As the second person; also to decline. */
        confirmReversal: z.boolean(),
        withdrawReversal: z.boolean(),
      }),
      /** A reversal that waits for its second person, for roles 0 and 1. */
      reversal: z
        .object({ proposedBy: z.string(), proposedAt: instant, detail: z.string() })
        .nullable(),
      isOwn: z.boolean(),
    }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Only by its requester while queued. 404, 409. */
  cancelPayout: {
    ...change,
    path: "v1/payout/{id}/cancel",
    params: z.object({ id: z.string().max(40) }),
    body: z.object({ version: versionField }),
    response: payoutSchema,
  },
  /**
   * Records that the bank returned a completed payout and credits the requester; for a payout that needed two approvers,
   * proposes it, and the payout stays completed until `decideReversal`. Roles 0 and 1, not the requester;
   * re-authenticates (422 at `password`, 429). 422 at `confirmed` if the payout service does not report the return and
   * the sender does not state to have seen the money; 404, 409.
   */
  reversePayout: {
    ...change,
    path: "v1/payout/{id}/reverse",
    params: z.object({ id: z.string().max(40) }),
    body: z.object({
      version: versionField,
      reason: reasonField,
      bankReference: bankReferenceField,
      password: passwordField,
      confirmed: z.boolean().default(false),
    }),
    response: payoutSchema,
  },
  /**
   * Confirms or declines a proposed reversal as the second person (re-authenticates: 422 at `password`, 429), or withdraws
   * one's own. 403 for the requester and the wrong one of the two; 404, 409.
   */
  decideReversal: {
    ...change,
    path: "v1/payout/{id}/reversal",
    params: z.object({ id: z.string().max(40) }),
    body: reversalDecisionFields,
    response: payoutSchema,
  },
  /** Reversals that wait for a second person, oldest first. Roles 0 and 1, else 403. */
  listReversals: {
    method: "GET",
    path: "v1/payout-reversals",
    response: z.array(
      z.object({
        id: z.string(),
        reference: z.string(),
        amount: rupiah,
        proposedBy: z.string(),
        proposedAt: instant,
      }),
    ),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Count and sum by status, of the payouts visible to the user. */
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
  /** All filtered rows as CSV (RFC 4180, UTF-8 with BOM). Formula fields are escaped as text. */
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
  /** Approved and rejected payouts with who decided, newest decision first. Roles 0 and 1, else 403. */
  listPayoutDecisions: {
    method: "GET",
    path: "v1/payout-decision",
    query: decisionFilters.extend({ page: pageNumber, perPage: pageSize(20) }),
    response: paged(decisionSchema).extend({
      /** Of the period. */
      counts: z.record(z.enum(DECISION_KINDS), z.number().int()),
    }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** As `listPayoutDecisions`, all of them, as CSV. */
  exportPayoutDecisions: {
    method: "GET",
    path: "v1/payout-decision-export",
    query: decisionFilters,
    response: z.unknown(),
    success: [200],
    idempotent: true,
    auth: "user",
    raw: true,
  },
  /** Credits a user of the tenant, for example with a fee. Roles 0 and 1, not to themselves; re-authenticates; 404, 422, 429. */
  creditEarnings: {
    method: "POST",
    path: "v1/payout-credit",
    body: z.object({
      userId: z.string().max(40),
      amount: z.number().int().min(1_000).max(1_000_000_000),
      note: z.string().trim().min(3).max(100),
      password: passwordField,
    }),
    response: z.object({ available: rupiah }),
    success: [201],
    idempotent: false,
    auth: "user",
  },
} satisfies Record<string, Operation>;
