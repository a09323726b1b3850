import type { AuditRowView, PageLinks, StatusView, TimelineItem } from "./views";

/** What the pages on payouts show, already in words. */
export interface PayoutRowView {
  id: string;
  reference: string;
  requester: string;
  /** "BCA ****1234" */
  account: string;
  amount: string;
  status: StatusView;
  requestedAt: { iso: string; words: string };
  /** Stale pages are told apart by it. */
  version: number;
  /** "22 November 2026 pukul 10.00 WIB", while it waits because its account is new. */
  heldUntil: string | null;
  /** May this person decide on it now? */
  canDecide: boolean;
}

export interface PayoutListView {
  rows: PayoutRowView[];
  links: PageLinks;
  /** By status, for the whole tenant or for one's own: what stands above the list. */
  totals: { status: string; label: string; count: number; amount: string; href: string }[];
  /** Null for who never had any, and where it could not be asked. */
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
  /** It had arrived, and the bank sent it back. */
  wasPaid: boolean;
  approvals: { name: string; when: string }[];
  /** Two people must approve this amount. */
  needsTwo: boolean;
  /** Its requester approved it. */
  selfApproved: boolean;
  timeline: TimelineItem[];
  /** Empty for who may not read the audit log. */
  audit: AuditRowView[];
  /** Why nothing can be decided here, where somebody might expect it. */
  hint: string | null;
  can: { approve: boolean; reject: boolean; cancel: boolean; reverse: boolean };
}
