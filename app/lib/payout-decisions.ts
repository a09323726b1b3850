import type { StatusView } from "./views";

/** Who decided a payout: `self` if its requester was among the approvers, `single` if one person alone. */
export const DECISION_KINDS = ["self", "single", "two", "rejected"] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

export const DECISION_VIEWS: Record<DecisionKind, StatusView> = {
  self: { label: "Pemohon ikut menyetujui", tone: "red" },
  single: { label: "Satu orang saja", tone: "orange" },
  two: { label: "Dua orang", tone: "green" },
  rejected: { label: "Ditolak", tone: "neutral" },
};

export const PAYOUT_REPORT_PATH = "/Dashboard/Payouts/Laporan";
