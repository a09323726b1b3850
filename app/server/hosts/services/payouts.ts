import { z } from "zod";
import { isBank } from "~/lib/banks";
import { MAX_PAYOUT, MIN_PAYOUT } from "~/lib/payout-fields";
import { PAYOUT_STATUSES } from "~/lib/payout-status";
import type { Operation } from "../host-contract";
import { instant, PAGE_SIZE, paged, pageNumber, pageSize, rupiah } from "../schemas";

const dateField = z.iso.date();

/** What list and CSV are asked for. */
export const payoutFilters = z.object({
  status: z.enum(PAYOUT_STATUSES).optional(),
  bank: z.string().max(20).optional(),
  /** Reference, names, or an account's last four digits. */
  search: z.string().max(100).optional(),
  /** First and last day of asking, `YYYY-MM-DD` in WIB. */
  from: dateField.optional(),
  to: dateField.optional(),
});
export type PayoutFilters = z.output<typeof payoutFilters>;

export const payoutSchema = z.object({
  id: z.string(),
  /** Shown to people: `PO-2026-000045`. */
  reference: z.string(),
  requesterId: z.string(),
  requesterName: z.string(),
  /** What leaves the balance; the receiver gets `net`, which is `amount - fee`: 2.500 to banks, nothing to e-wallets. */
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
  /** Who approved, rejected or cancelled it. */
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  reason: z.string().nullable(),
  /** The first of two, where two are needed. */
  firstApprover: z.string().nullable(),
  /** An account that the requester never used before waits until then. */
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
  /** As it stands now; null for one that is not there. */
  payout: payoutSchema.nullable(),
});

/** Payouts, version 2 (designs B5). */
export const payoutOperations = {
  /** Newest first. Roles 0, 1, 7 and 9 see all of the tenant, other requesters their own; 403 without a role. */
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
  /** One's own, in rupiah. */
  getPayoutBalance: {
    method: "GET",
    path: "v2/payout/balance",
    response: z.object({ available: rupiah, held: rupiah, paidOut: rupiah }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Holds the amount at once. 422 with fields, also for more than is available; 409 for a fourth open request; 403. */
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
   * Approves one or many, each by itself, once, and with the version that its approver saw (designs B5 have one version for all ids; here
   * a page that is stale in one row loses that row alone). Roles 0 and 1, never the requester (403); the password again (422 at `password`,
   * 429 after five wrong ones). From Rp10.000.000 the first approval leaves it queued. One alone: 404, or 409 with
   * `data: { decidedBy, decidedAt, status }` when somebody was first, `{ heldUntil, status }` while its account is new. Of many, each says how it went.
   * The same person's same decision once more (a retry) changes nothing and is answered as the first time; so with rejecting and cancelling.
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
  /** Returns the money. Roles 0 and 1, not the requester; 404, 409 as above, 422. */
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
