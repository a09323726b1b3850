import type { InboxEventType, InboxKind, InboxState } from "~/lib/inbox";

export interface InboxTables {
  /** What a visitor sent, as the team's list shows it; `id` is that of the appointment, request or application. */
  inbox_items: {
    lms_id: string;
    id: string;
    kind: InboxKind;
    /** Displayed number; "" for kinds without one. */
    number: string;
    name: string;
    email: string;
    phone: string;
    subject: string;
    search_text: string;
    state: InboxState;
    assignee_id: string | null;
    assignee_name: string | null;
    version: number;
    created_at: number;
    updated_at: number;
  };
  inbox_events: {
    lms_id: string;
    item_id: string;
    /** From 1. */
    seq: number;
    at: number;
    type: InboxEventType;
    /** Null for the visitor. */
    actor_name: string | null;
    /** Note, answer, reason, time or name, by type. */
    detail: string;
  };
  /** Of demo requests and questions; `id` is that of the item. */
  visitor_messages: {
    lms_id: string;
    id: string;
    institution: string;
    message: string;
  };
  answer_templates: {
    lms_id: string;
    id: string;
    name: string;
    body: string;
    updated_by_name: string;
    updated_at: number;
  };
}
