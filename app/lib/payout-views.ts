import type { AuditRowView, PageLinks, StatusTab, StatusView, TimelineItem } from "./views";

export interface PayoutRowView {
  id: string;
  reference: string;
  requester: string;
  /** "BCA ****1234"; "" if unknown. */
  account: string;
  amount: string;
  status: StatusView;
  /** Null if unknown. */
  requestedAt: { iso: string; words: string } | null;
  /** For optimistic locking. */
  version: number;
  /** "22 November 2026 pukul 10.00 WIB" if the account is new. */
  onHoldUntil: string | null;
  /** Name of the first approver while the second one is awaited. */
  firstApprover: string | null;
  /** Whether the current user may decide now. */
  canDecide: boolean;
}

export interface PayoutListView {
  rows: PayoutRowView[];
  links: PageLinks;
  /** By status, of the tenant or of the current user; empty if the totals could not be loaded. */
  tabs: StatusTab[];
  /** Null without earnings, or if it could not be loaded. */
  balance: { available: string; held: string | null; paidOut: string | null } | null;
  /** Requests can be filtered by their dates. */
  hasDateFilter: boolean;
  /** Null without an export. */
  csvHref: string | null;
  /** Several payouts can be approved at once. */
  canDecideTogether: boolean;
  /** Reversals that wait for a second person, for deciders. */
  reversals: { id: string; text: string }[];
}

export interface PayoutDetailView extends PayoutRowView {
  /** Null if unknown. */
  fee: string | null;
  net: string | null;
  accountName: string;
  accountNumber: string;
  bank: string;
  notes: string;
  reason: string | null;
  error: string | null;
  /** Completed first, then returned by the bank. */
  wasPaid: boolean;
  approvals: { name: string; when: string }[];
  /** Why two people must approve; null if one suffices. */
  twoApproversReason: string | null;
  /** What one approver may still approve; null unless the viewer may decide. */
  dailyLimit: string | null;
  /** A reversal that waits for its second person. */
  reversal: { proposedBy: string; when: string; detail: string } | null;
  isSelfApproved: boolean;
  timeline: TimelineItem[];
  /** Empty without permission to read the audit log. */
  audit: AuditRowView[];
  /** Why the current user cannot decide. */
  hint: string | null;
  permissions: PayoutPermissions;
}

export interface PayoutPermissions {
  approve: boolean;
  reject: boolean;
  cancel: boolean;
  reverse: boolean;
  confirmReversal: boolean;
  withdrawReversal: boolean;
}
