import type { Generated } from "kysely";
import type { NoticeKind } from "~/lib/notices";

export interface CoreTables {
  enrolments: {
    lms_id: string;
    class_id: string;
    user_id: string;
    source: "free" | "paid" | "invited" | "admin";
    created_at: number;
    /** Of `chapter_progress`, which `markDone` and `enrol` keep it in step with. */
    done_count: Generated<number>;
    last_done_at: Generated<number | null>;
  };
  /** Written in the transaction of the event and sent by a job; `sent_at` is null until then. */
  outbox: {
    lms_id: string;
    id: string;
    to_address: string;
    subject: string;
    /** Plain text; links are absolute. */
    body: string;
    /** Subject type, such as `appointment`, for the admin's list. */
    kind: string;
    created_at: number;
    /** UTC ms; moved forward when a process claims the row. */
    next_attempt_at: number;
    attempts: number;
    sent_at: number | null;
    last_error: string | null;
    /** Of an email that its recipient may switch off: its kind, and who that is. */
    notice: NoticeKind | null;
    user_id: string | null;
    /** An iCalendar file to attach. */
    calendar: string | null;
  };
  ledger_transactions: { lms_id: string; id: string; kind: string; reference: string; at: number };
  ledger_entries: { lms_id: string; transaction_id: string; account: string; amount: number };
  ledger_balances: { lms_id: string; account: string; balance: number };
  /** How far a tenant's audit log was verified; `proof` is an HMAC of the other values. */
  audit_verifications: {
    lms_id: string;
    seq: number;
    hash: string;
    at: number;
    whole_at: number;
    broken_at: number | null;
    proof: string;
  };
  /** Append-only hash chain. `before` and `after` are JSON. */
  audit_log: {
    lms_id: string;
    seq: number;
    at: number;
    actor_id: string | null;
    actor_name: string;
    role: number | null;
    action: string;
    entity: string;
    entity_id: string;
    before: string;
    after: string;
    ip_hash: string;
    request_id: string;
    previous_hash: string;
    hash: string;
    /** Random, part of the hash; null in rows of releases before 0054, and once the row is redacted. */
    salt: string | null;
    /** HMAC of a row as it is after a name was taken out of it; null if it is as it was written. */
    redaction: string | null;
  };
}
