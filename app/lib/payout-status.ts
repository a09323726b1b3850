import type { StatusView } from "./views";

/** Designs B5, PAY4. */
export const PAYOUT_STATUSES = [
  "queued",
  "approved",
  "rejected",
  "cancelled",
  "processed",
  "completed",
  "failed",
] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

export const PAYOUT_STATUS: Record<PayoutStatus, StatusView> = {
  queued: { label: "Menunggu persetujuan", tone: "orange" },
  approved: { label: "Disetujui", tone: "blue" },
  rejected: { label: "Ditolak", tone: "red" },
  cancelled: { label: "Dibatalkan", tone: "neutral" },
  processed: { label: "Diproses bank", tone: "blue" },
  completed: { label: "Berhasil", tone: "green" },
  failed: { label: "Gagal", tone: "red" },
};

/** A status that its host does not name, or names in unknown words. */
const UNKNOWN_STATUS: StatusView = { label: "Status tidak diketahui", tone: "neutral" };

export const getPayoutStatus = (status: PayoutStatus | null): StatusView =>
  status === null ? UNKNOWN_STATUS : PAYOUT_STATUS[status];

/** Whether a decision may be due. Of an unknown status its host decides. */
export const isUndecided = (status: PayoutStatus | null): boolean =>
  status === "queued" || status === null;

/** Two people must approve payouts of this amount (rupiah) or more (designs B5). */
export const TWO_APPROVERS_THRESHOLD = 10_000_000;
/** `sum`: together with the requester's payouts approved within the last 24 hours. */
export const TWO_APPROVERS_REASONS = ["amount", "sum"] as const;
export type TwoApproversReason = (typeof TWO_APPROVERS_REASONS)[number];
