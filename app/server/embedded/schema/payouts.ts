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
    /** UTC ms before which the job leaves it alone, moved on by the process that takes it; null for one that it need not look at. */
    next_attempt_at: number | null;
    version: number;
    search_text: string;
    /** Its line in the export, see `payoutLine`. */
    csv_line: string;
  };
  payout_events: {
    lms_id: string;
    payout_id: string;
    /** The payout's version that it made. */
    version: number;
    at: number;
    actor_name: string;
    kind: string;
    detail: string | null;
  };
  /** The sandbox in place of a real payout service. */
  rail_orders: {
    reference: string;
    rail_id: string;
    amount: number;
    account_number: string;
    status: "processed" | "completed" | "failed";
    error_code: string | null;
    error_message: string | null;
    created_at: number;
    /** When its status began. */
    changed_at: number;
  };
}
