import type { SUBMISSION_KINDS, SUBMISSION_STATUSES } from "~/lib/submissions";
import type { MESSAGE_STATUSES } from "../../../hosts/assistant/contract";

export interface AssistantTables {
  /** A guest, or one row per user and tenant. */
  chat_identities: { lms_id: string; id: string; user_id: string | null; created_at: number };
  chat_tokens: {
    token_hash: string;
    lms_id: string;
    identity_id: string;
    created_at: number;
    expires_at: number;
  };
  /** `messages`: number of questions, equal to the last `seq`. */
  conversations: {
    lms_id: string;
    id: string;
    identity_id: string;
    messages: number;
    created_at: number;
    updated_at: number;
  };
  /** A question with its answer. `sources` is JSON `[{ number, title, url }]`. */
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
  chat_votes: {
    lms_id: string;
    message_id: string;
    value: "up" | "down";
    reason: string | null;
    comment: string;
    created_at: number;
    updated_at: number;
  };
  /** Reviews, aspirations and testimonies share a table, because they share moderation. */
  submissions: {
    lms_id: string;
    id: string;
    kind: (typeof SUBMISSION_KINDS)[number];
    status: (typeof SUBMISSION_STATUSES)[number];
    name: string;
    email: string | null;
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
    /** When this text was first published; its sender is mailed then. */
    published_at: number | null;
    version: number;
    /** Of a class's review, and who wrote it: one per class and learner. */
    class_id: string | null;
    user_id: string | null;
    /** Why it was hidden. */
    reason: string | null;
    /** Published answer to an aspiration. */
    answer: string | null;
  };
  /** JSON: `answers` `[{ most, least }]`, `guardian` `{ name, phone }`. Scores are computed. */
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
