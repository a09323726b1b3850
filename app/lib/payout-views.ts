import type { PageLinks, TimelineItem } from "./views";

/** What the pages on payouts show, already in words. */
export interface PayoutRowView {
  id: string;
  reference: string;
  requester: string;
  /** "BCA ****1234" */
  account: string;
  amount: string;
  status: { label: string; tone: "orange" | "green" | "blue" | "red" | "neutral" };
  requestedAt: { iso: string; words: string };
  /** Stale pages are told apart by it. */
  version: number;
  /** May this person decide on it now? */
  canDecide: boolean;
}

export interface PayoutListView {
  rows: PayoutRowView[];
  links: PageLinks;
  /** By status, for the whole tenant or for one's own: what stands above the list. */
  totals: { status: string; label: string; count: number; amount: string; href: string }[];
  balance: { available: string; held: string; paidOut: string } | null;
  /** All filtered rows as CSV. */
  csvHref: string;
}

export interface PayoutDetailView extends PayoutRowView {
  fee: string;
  net: string;
  accountName: string;
  accountNumber: string;
  bank: string;
  notes: string;
  reason: string | null;
  error: string | null;
  approvals: { name: string; when: string }[];
  /** Two people must approve this amount. */
  needsTwo: boolean;
  /** "22 November 2026 pukul 10.00 WIB", while a changed account is held. */
  heldUntil: string | null;
  timeline: TimelineItem[];
  /** Why nothing can be decided here, where somebody might expect it. */
  hint: string | null;
  can: { approve: boolean; reject: boolean; cancel: boolean; reverse: boolean };
}
