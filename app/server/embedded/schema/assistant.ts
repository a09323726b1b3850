import type { SUBMISSION_KINDS, SUBMISSION_STATUSES } from "~/lib/submissions";
import type { MESSAGE_STATUSES } from "../../hosts/assistant/contract";

/** The assistant's conversations, and what visitors hand in to be published. */
export interface AssistantTables {
  /** Who talks to the assistant: a guest, or one row for a user in each tenant. */
  chat_identities: { lms_id: string; id: string; user_id: string | null; created_at: number };
  /** Only the token's SHA-256 is kept. */
  chat_tokens: { token_hash: string; lms_id: string; identity_id: string; created_at: number; expires_at: number };
  /** `messages`: how many were asked, also the last one's `seq`. */
  conversations: { lms_id: string; id: string; identity_id: string; messages: number; created_at: number; updated_at: number };
  /** A question with its answer. `sources` is JSON: `[{ title, url }]`. */
  chat_messages: {
    lms_id: string;
    id: string;
    conversation_id: string;
    seq: number;
    query: string;
    answer: string;
    status: (typeof MESSAGE_STATUSES)[number];
    sources: string;
    created_at: number;
    finished_at: number | null;
  };
  /** One a message: its conversation belongs to one identity. */
  chat_votes: {
    lms_id: string;
    message_id: string;
    value: "up" | "down";
    reason: string | null;
    comment: string;
    created_at: number;
    updated_at: number;
  };
  /** The hosted database's book reviews, aspirations and testimonies in one table: they are moderated alike. */
  submissions: {
    lms_id: string;
    id: string;
    kind: (typeof SUBMISSION_KINDS)[number];
    status: (typeof SUBMISSION_STATUSES)[number];
    name: string;
    email: string | null;
    /** The comment or message. */
    body: string;
    rating: number | null;
    role: string | null;
    topic: string | null;
    institution: string | null;
    photo_url: string | null;
    ip_hash: string;
    created_at: number;
    decided_by_name: string | null;
    decided_at: number | null;
    version: number;
  };
  /** `answers` is JSON `[{ most, least }]`, `guardian` JSON `{ name, phone }`; scores are computed from the answers. */
  disc_results: {
    lms_id: string;
    id: string;
    key_hash: string;
    name: string;
    email: string;
    birth_year: number;
    occupation: string | null;
    guardian: string | null;
    pattern: string;
    answers: string;
    seed: string;
    duration_sec: number;
    ip_hash: string;
    consent_at: number;
    created_at: number;
  };
}
