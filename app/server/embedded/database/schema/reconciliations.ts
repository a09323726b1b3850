import type { Difference, Movement } from "~/lib/reconciliation";

export interface ReconciliationTables {
  /** Rupiah are whole; `gross`, `fee` and `net` are sums of the file's rows that were compared. */
  reconciliations: {
    lms_id: string;
    id: string;
    file_name: string;
    /** SHA-256 in hex. */
    file_hash: string;
    /** `YYYY-MM-DD` in WIB. */
    first_day: string;
    last_day: string;
    equal_count: number;
    /** Rows of payments that moved no money. */
    ignored_count: number;
    gross: number;
    fee: number;
    net: number;
    created_by_name: string;
    created_at: number;
  };
  /** Differences only. */
  reconciliation_rows: {
    lms_id: string;
    reconciliation_id: string;
    seq: number;
    difference: Difference;
    movement: Movement;
    /** "" if the row names none. */
    order_id: string;
    /** Of the file; null if it lacks the order. */
    line: number | null;
    amount: number | null;
    fee: number | null;
    net: number | null;
    /** Of the ledger; null if it lacks the order. */
    own_amount: number | null;
  };
}
