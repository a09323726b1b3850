import type { PayoutStatus } from "~/lib/payout-status";

export interface PayoutTables {
  payouts: {
    lms_id: string;
    id: string;
    reference: string;
    requester_id: string;
    requester_name: string;
    amount: number;
    fee: number;
    bank_code: string;
    account_number: string;
    account_name: string;
    notes: string;
    status: PayoutStatus;
    requested_at: number;
    decided_by: string | null;
    decided_by_name: string | null;
    decided_at: number | null;
    reason: string | null;
    first_approver_id: string | null;
    first_approver_name: string | null;
    held_until: number | null;
    processed_at: number | null;
    completed_at: number | null;
    error_code: string | null;
    error_message: string | null;
    rail_id: string | null;
    /** UTC ms of the job's next look, moved forward on claim; null if the job is done with it. */
    next_attempt_at: number | null;
    version: number;
    search_text: string;
  };
  payout_events: {
    lms_id: string;
    payout_id: string;
    /** Payout version after the event. */
    version: number;
    at: number;
    actor_name: string;
    kind: string;
    detail: string | null;
  };
  /** A row while the reversal waits for its second person. */
  payout_reversals: {
    lms_id: string;
    payout_id: string;
    proposed_by: string;
    proposed_by_name: string;
    proposed_at: number;
    /** Told to the requester once it is confirmed. */
    reason: string;
    /** For timeline and audit log: with the bank's reference and the rail's status. */
    detail: string;
  };
  /** State of the sandbox rail. */
  rail_orders: {
    reference: string;
    rail_id: string;
    amount: number;
    account_number: string;
    status: "processed" | "completed" | "failed";
    error_code: string | null;
    error_message: string | null;
    created_at: number;
    /** UTC ms of the last status change. */
    changed_at: number;
  };
}
