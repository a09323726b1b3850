import { z } from "zod";
import { isBank } from "~/lib/banks";
import { MAX_PAYOUT, MIN_PAYOUT } from "~/lib/payout-fields";
import { PAYOUT_STATUSES } from "~/lib/payout-status";
import type { Operation } from "../host-contract";
import { blank, instant, PAGE_SIZE, paged, pageNumber, pageSize, rupiah } from "../schemas";

const dateField = z.iso.date();

/** Filters of list and CSV. */
export const payoutFilters = z.object({
  status: blank(z.enum(PAYOUT_STATUSES)),
  bank: blank(z.string().max(20)),
  /** Reference, names, or an account's last four digits. */
  search: z.string().max(100).optional(),
  /** First and last day of the request, `YYYY-MM-DD` in WIB. */
  from: blank(dateField),
  to: blank(dateField),
});
export type PayoutFilters = z.output<typeof payoutFilters>;

export const payoutSchema = z.object({
  id: z.string(),
  /** Displayed number: `PO-2026-000045`. */
  reference: z.string(),
  requesterId: z.string(),
  requesterName: z.string(),
  /** Amount debited. The recipient gets `net` = `amount - fee`; the fee is Rp2.500 for banks, 0 for e-wallets. */
  amount: rupiah,
  fee: rupiah,
  net: rupiah,
  bankCode: z.string(),
  /** "****1234" in lists. */
  accountNumber: z.string(),
  accountName: z.string(),
  notes: z.string(),
  status: z.enum(PAYOUT_STATUSES),
  requestedAt: instant,
  /** User who approved, rejected or cancelled it. */
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  reason: z.string().nullable(),
  /** First of two approvers, if two are required. */
  firstApprover: z.string().nullable(),
  /** Waiting period of an account that the requester has not used before. */
  heldUntil: instant.nullable(),
  processedAt: instant.nullable(),
  completedAt: instant.nullable(),
  errorCode: z.string().nullable(),
  errorMessage: z.string().nullable(),
  version: z.number().int(),
});
export type Payout = z.output<typeof payoutSchema>;

const payoutRef = z.object({ id: z.string().max(40), version: z.coerce.number().int().min(1) });

const approvalResultSchema = z.object({
  id: z.string(),
  ok: z.boolean(),
  message: z.string(),
  /** Current state; null if it does not exist. */
  payout: payoutSchema.nullable(),
});

/** Payouts, version 2 (designs B5). */
export const payoutOperations = {
  /** Newest first. Roles 0, 1, 7 and 9 see the whole tenant, others their own; 403 without a role. */
  listPayouts: {
    method: "GET",
    path: "v2/payout/list",
    query: payoutFilters.extend({ page: pageNumber, perPage: pageSize(PAGE_SIZE.payout) }),
    response: paged(payoutSchema),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  listBanks: {
    method: "GET",
    path: "v2/payout/banks",
    response: z.array(
      z.object({ code: z.string(), name: z.string(), digits: z.array(z.number().int()) }),
    ),
    success: [200],
    idempotent: true,
    auth: "app",
    cache: { fresh: 86_400_000, stale: 86_400_000 },
  },
  /** The user's balance in rupiah. */
  getPayoutBalance: {
    method: "GET",
    path: "v2/payout/balance",
    response: z.object({ available: rupiah, held: rupiah, paidOut: rupiah }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Reserves the amount at once. 422 with fields, also for an insufficient balance; 409 for a fourth open request; 403. */
  requestPayout: {
    method: "POST",
    path: "v2/payout/request",
    body: z.object({
      amount: z
        .number()
        .int()
        .min(MIN_PAYOUT, "Pencairan paling sedikit Rp50.000")
        .max(MAX_PAYOUT, "Pencairan paling banyak Rp100.000.000"),
      bankCode: z.string().refine(isBank, "Pilih bank atau dompet digital"),
      accountNumber: z.string().regex(/^\+?\d{6,20}$/, "Nomor rekening hanya angka, 6-20 digit"),
      accountName: z
        .string()
        .trim()
        .min(3, "Nama wajib diisi, 3-100 karakter")
        .max(100, "Nama wajib diisi, 3-100 karakter"),
      notes: z.string().trim().max(100, "Catatan paling banyak 100 karakter").default(""),
    }),
    response: payoutSchema,
    success: [201],
    idempotent: false,
    auth: "user",
  },
  /**
   * Approves one or more payouts independently, each with the version that the approver saw (designs B5 has one version for all ids; here
   * only the stale row fails). Roles 0 and 1, never the requester (403); re-authenticates (422 at `password`,
   * 429 after five failures). From Rp10.000.000 two approvals are required. A single payout: 404, or 409 with
   * `data: { decidedBy, decidedAt, status }` if already decided, `{ heldUntil, status }` while its account is new. Several: one result each.
   * Repeating one's own decision is idempotent, also for rejecting and cancelling.
   */
  approvePayout: {
    method: "POST",
    path: "v2/payout/approve",
    body: z.object({
      payouts: z.array(payoutRef).min(1).max(100),
      password: z.string().min(1, "Kata sandi wajib diisi").max(200),
    }),
    response: z.array(approvalResultSchema),
    success: [200],
    idempotent: false,
    auth: "user",
  },
  /** Releases the amount. Roles 0 and 1, not the requester; 404, 409 as above, 422. */
  rejectPayout: {
    method: "POST",
    path: "v2/payout/reject",
    body: payoutRef.extend({
      reason: z
        .string()
        .trim()
        .min(10, "Alasan wajib diisi, 10-500 karakter")
        .max(500, "Alasan wajib diisi, 10-500 karakter"),
    }),
    response: payoutSchema,
    success: [200],
    idempotent: false,
    auth: "user",
  },
} satisfies Record<string, Operation>;
