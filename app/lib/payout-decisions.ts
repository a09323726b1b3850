import type { StatusView } from "./views";

/** How many people stand behind a decided payout, its requester included. */
export const DECISION_KINDS = ["self", "single", "two", "rejected"] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

export const DECISION_VIEWS: Record<DecisionKind, StatusView> = {
  self: { label: "Satu orang saja", tone: "red" },
  single: { label: "Satu penyetuju", tone: "orange" },
  two: { label: "Dua penyetuju", tone: "green" },
  rejected: { label: "Ditolak", tone: "neutral" },
};

export const PAYOUT_REPORT_PATH = "/Dashboard/Payouts/Laporan";
