import type { Appointment } from "../../../hosts/services/appointments";

export interface AppointmentTables {
  appointments: {
    lms_id: string;
    id: string;
    number: string;
    status: Appointment["status"];
    name: string;
    email: string;
    phone: string;
    institution: string;
    segment: Appointment["segment"];
    topic: string;
    preferred_date: string;
    slot: Appointment["slot"];
    message: string;
    /** A time that the team proposed and the visitor has not answered. */
    proposed_date: string | null;
    proposed_slot: Appointment["slot"] | null;
    /** Calendar files sent, so that a later one replaces an earlier one (RFC 5545 3.8.7.4). */
    calendar_sequence: number;
    /** SHA-256, so that database access does not open receipts. */
    manage_key_hash: string;
    /** Keyed hash of the client IP, for the hourly limit. */
    ip_hash: string;
    created_at: number;
    updated_at: number;
  };
  counters: { lms_id: string; name: string; value: number };
  /** `answer`: JSON response, replayed until `expires_at` (24 h). */
  idempotency_keys: {
    lms_id: string;
    operation: string;
    key: string;
    body_hash: string;
    answer: string;
    created_at: number;
    expires_at: number;
  };
}
