import { z } from "zod";
import { lookup } from "~/lib/lookup";
import { bankCodeField, MAX_PAYOUT, MIN_PAYOUT } from "~/lib/payout-fields";
import { PAYOUT_STATUSES, type PayoutStatus } from "~/lib/payout-status";
import { versionField } from "~/lib/shared-fields";
import { DAY_MS } from "~/lib/time";
import type { Operation } from "../host-contract";
import {
  blank,
  firstText,
  flag,
  id,
  isRecord,
  nested,
  normalized,
  optionalChoice,
  optionalCount,
  optionalInstant,
  optionalText,
  PAGE_SIZE,
  pageNumber,
  pageOf,
  pageSize,
  prepared,
  requiredSlug,
  requiredText,
  rows,
  slugText,
  text,
  version,
} from "../schemas";

const dateField = z.iso.date();

/** Filters of list and CSV. */
export const payoutFilters = z.object({
  status: blank(z.enum(PAYOUT_STATUSES)),
  bank: blank(z.string().max(100)),
  /** Reference, names, or an account's last four digits. */
  search: z.string().max(100).optional(),
  /** First and last day of the request, `YYYY-MM-DD` in WIB. */
  from: blank(dateField),
  to: blank(dateField),
});
export type PayoutFilters = z.output<typeof payoutFilters>;

export const payoutSchema = z.object({
  id: requiredSlug(),
  /** Displayed number: `PO-2026-000045`; the id if the host has none. */
  reference: requiredText(),
  requesterId: text(),
  requesterName: text(),
  /**
   * Amount debited; null if unknown. The recipient gets `net` = `amount - fee`. In the embedded host the fee is Rp2.500 for
   * banks, 0 for e-wallets.
   */
  amount: optionalCount(),
  fee: optionalCount(),
  net: optionalCount(),
  /** A code, or the bank's name from hosts without codes. */
  bankCode: text(),
  /** "****1234" in lists. */
  accountNumber: text(),
  accountName: text(),
  notes: text(),
  /** Null for a status that is none of ours: then its host alone knows what may follow. */
  status: optionalChoice(PAYOUT_STATUSES),
  requestedAt: optionalInstant(),
  /** User who approved, rejected or cancelled it. */
  decidedBy: optionalText(),
  decidedAt: optionalInstant(),
  reason: optionalText(),
  /** First of two approvers, if two are required. */
  firstApprover: optionalText(),
  /** Waiting period of an account that the requester has not used before. */
  heldUntil: optionalInstant(),
  processedAt: optionalInstant(),
  completedAt: optionalInstant(),
  errorCode: optionalText(),
  errorMessage: optionalText(),
  version: version(),
});
export type Payout = z.output<typeof payoutSchema>;

/** Our status for the words of other hosts, which the product description does not name. */
const STATUS_WORDS: Record<string, PayoutStatus> = {
  request: "queued",
  requested: "queued",
  pending: "queued",
  waiting: "queued",
  approve: "approved",
  reject: "rejected",
  canceled: "cancelled",
  processing: "processed",
  paid: "completed",
  success: "completed",
  error: "failed",
};

function completePayout(raw: Record<string, unknown>): Record<string, unknown> {
  const status = firstText(raw.status).toLowerCase();
  const bank = isRecord(raw.bank) ? firstText(raw.bank.name, raw.bank.code) : raw.bank;
  return {
    ...raw,
    reference: firstText(raw.reference, raw.number, raw.code, raw.id),
    bankCode: firstText(raw.bankCode, raw.bank_code, bank, raw.bankName),
    status: lookup(STATUS_WORDS, status) ?? status,
    requestedAt: raw.requestedAt ?? raw.createdAt ?? raw.created_at,
  };
}

/** A payout as `v2/payout` shows it, of which only the id is required. */
const listedPayoutSchema = normalized(completePayout, payoutSchema);

/** The payout that a request or decision created or changed, as far as its host tells: else without an id. */
const changedPayoutSchema = nested(
  normalized(completePayout, payoutSchema.extend({ id: slugText(), reference: text() })),
);

const payoutRef = z.object({ id: z.string().max(200), version: versionField });

/** One result per payout; a host that only confirms names none. */
const approvalResults = rows(
  normalized(
    (raw) => ({ ...raw, ok: raw.ok ?? true }),
    z.object({
      id: id(),
      ok: flag(),
      message: text(),
      /** Current state; null if it does not exist. */
      payout: listedPayoutSchema.nullable().catch(null),
    }),
  ),
);

/** The bare amount, `balance`, or its three parts. */
const balanceSchema = prepared(
  (value) =>
    isRecord(value)
      ? { ...value, available: value.available ?? value.balance }
      : { available: value },
  z.object({ available: optionalCount(), held: optionalCount(), paidOut: optionalCount() }),
);

const bankSchema = normalized(
  (raw) => ({ ...raw, code: firstText(raw.code, raw.id, raw.name) }),
  z.object({ code: requiredText(), name: requiredText(), digits: z.array(z.number()).catch([]) }),
);

/** Payouts, version 2 (designs B5). */
export const payoutOperations = {
  /** Newest first. Roles 0, 1, 7 and 9 see the whole tenant, others their own; 403 without a role. */
  listPayouts: {
    method: "GET",
    path: "v2/payout/list",
    query: payoutFilters.extend({ page: pageNumber, perPage: pageSize(PAGE_SIZE.payout) }),
    response: pageOf(listedPayoutSchema),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  listBanks: {
    method: "GET",
    path: "v2/payout/banks",
    response: rows(bankSchema),
    success: [200],
    idempotent: true,
    auth: "app",
    cache: { fresh: DAY_MS, stale: DAY_MS },
  },
  /** The user's balance in rupiah. */
  getPayoutBalance: {
    method: "GET",
    path: "v2/payout/balance",
    response: balanceSchema,
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
      bankCode: bankCodeField,
      accountNumber: z.string().regex(/^\+?\d{6,20}$/, "Nomor rekening hanya angka, 6-20 digit"),
      accountName: z
        .string()
        .trim()
        .min(3, "Nama wajib diisi, 3-100 karakter")
        .max(100, "Nama wajib diisi, 3-100 karakter"),
      notes: z.string().trim().max(100, "Catatan paling banyak 100 karakter").default(""),
    }),
    response: changedPayoutSchema,
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
      /** Asked for by our own host only. */
      password: z.string().min(1, "Kata sandi wajib diisi").max(200).optional(),
    }),
    response: approvalResults,
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
    response: changedPayoutSchema,
    success: [200],
    idempotent: false,
    auth: "user",
  },
} satisfies Record<string, Operation>;
