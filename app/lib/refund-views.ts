import type { StatusView } from "./views";

export interface RefundRowView {
  id: string;
  number: string;
  payer: string;
  email: string;
  /** "Donasi DONASI-2026-000003" */
  subject: string;
  orderId: string;
  amount: string;
  cause: string;
  since: string;
  status: StatusView;
  /** Name of the first approver while the second one is awaited. */
  firstApprover: string | null;
}

export interface RefundDetailView extends RefundRowView {
  version: number;
  reason: string | null;
  requestedBy: string | null;
  approvedBy: string | null;
  note: string | null;
  bankReference: string | null;
  refundedAt: string | null;
  /** Why two people must approve; null if one suffices. */
  twoPeopleReason: string | null;
  can: { approve: boolean; complete: boolean; withdraw: boolean };
}
