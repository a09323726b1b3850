import { type RawBuilder, sql } from "kysely";
import type { Schema } from "../../database/schema/schema";
import { toLikePattern } from "../../kit/text";
import { ERASED_EMAIL, ERASED_NAME, type Subject } from "./subject";

export interface PersonalTable {
  table: keyof Schema;
  /** Which of the tenant's rows belong to the person. */
  where: (subject: Subject) => RawBuilder<boolean>;
  /** "delete", values that replace the words, or "keep" for rows without any, or that another entry or step deletes. */
  erase: "delete" | "keep" | Record<string, unknown>;
}

const byUser =
  (column = "user_id") =>
  ({ userId }: Subject) =>
    sql<boolean>`${sql.ref(column)} = ${userId}`;
const byEmail =
  (column = "email") =>
  ({ email }: Subject) =>
    sql<boolean>`lower(${sql.ref(column)}) = ${email.toLowerCase()}`;
/** Columns of JSON or text without a name for the address. */
const byText =
  (column: string) =>
  ({ email }: Subject) =>
    sql<boolean>`lower(${sql.ref(column)}) like ${toLikePattern(`"${email.toLowerCase()}"`)} escape ${sql.lit("\\")}`;
/** Rows of the same tenant that refer to rows of another entry. */
const within =
  (column: string, parent: PersonalTable, key = "id") =>
  (subject: Subject) =>
    sql<boolean>`(lms_id, ${sql.ref(column)}) in (select lms_id, ${sql.ref(key)} from ${sql.table(parent.table)} where ${parent.where(subject)})`;

const identities: PersonalTable = { table: "chat_identities", where: byUser(), erase: "delete" };
const conversations: PersonalTable = {
  table: "conversations",
  where: within("identity_id", identities),
  erase: "keep",
};
const messages: PersonalTable = {
  table: "chat_messages",
  where: within("conversation_id", conversations),
  erase: "keep",
};
export const INBOX_ITEMS: PersonalTable = {
  table: "inbox_items",
  where: byEmail(),
  erase: "delete",
};
export const SUBMISSIONS: PersonalTable = {
  table: "submissions",
  where: (subject) => sql<boolean>`(${byEmail()(subject)} or ${byUser()(subject)})`,
  erase: "delete",
};
export const PAYOUTS: PersonalTable = {
  table: "payouts",
  where: byUser("requester_id"),
  erase: {
    requester_name: ERASED_NAME,
    account_name: ERASED_NAME,
    account_number: "0000",
    notes: "",
    search_text: sql`lower(reference)`,
  },
};
const invoices: PersonalTable = { table: "invoices", where: byUser(), erase: "keep" };
export const DONATIONS: PersonalTable = {
  table: "donations",
  where: byEmail(),
  erase: { name: ERASED_NAME, is_anonymous: 1, email: ERASED_EMAIL, phone: null, message: "" },
};
export const ORDERS: PersonalTable = {
  table: "payment_orders",
  where: (subject) =>
    sql<boolean>`(${within("subject_id", invoices)(subject)} or ${within("subject_id", DONATIONS)(subject)})`,
  erase: "keep",
};

const learningTables: readonly PersonalTable[] = [
  { table: "enrolments", where: byUser(), erase: "keep" },
  { table: "class_waits", where: byUser(), erase: "keep" },
  ...(
    [
      "chapter_progress",
      "quiz_attempts",
      "hand_ins",
      "lesson_notes",
      "lesson_questions",
      "calendar_tokens",
      "notice_opt_outs",
      "sent_reminders",
      "webinar_guests",
      "programme_learners",
      "class_staff",
      "region_leads",
      "suspensions",
    ] as const
  ).map((table): PersonalTable => ({ table, where: byUser(), erase: "delete" })),
  {
    table: "certificates",
    where: byUser(),
    erase: { name: "", revoked_reason: null, mailed_at: sql`coalesce(mailed_at, issued_at)` },
  },
];

const sentTables: readonly PersonalTable[] = [
  { table: "chat_votes", where: within("message_id", messages), erase: "keep" },
  messages,
  conversations,
  identities,
  ...(
    [
      "disc_results",
      "appointments",
      "job_applications",
      "service_requests",
      "demo_requests",
      "sign_ups",
    ] as const
  ).map((table): PersonalTable => ({ table, where: byEmail(), erase: "delete" })),
  SUBMISSIONS,
  { table: "form_drafts", where: byText("data"), erase: "delete" },
  { table: "inbox_events", where: within("item_id", INBOX_ITEMS), erase: "keep" },
  INBOX_ITEMS,
  {
    table: "outbox",
    where: (subject) => sql<boolean>`(${byEmail("to_address")(subject)} or ${byUser()(subject)})`,
    erase: "delete",
  },
];

const moneyTables: readonly PersonalTable[] = [
  // Before the rows that lead to it lose the address.
  { table: "payment_events", where: within("order_id", ORDERS, "order_id"), erase: "keep" },
  ORDERS,
  invoices,
  {
    table: "refunds",
    where: byEmail("payer_email"),
    erase: { payer_name: ERASED_NAME, payer_email: ERASED_EMAIL },
  },
  DONATIONS,
  { table: "payout_events", where: within("payout_id", PAYOUTS), erase: { detail: null } },
  PAYOUTS,
];

const ERASED_CONTACT = JSON.stringify({
  name: ERASED_NAME,
  position: "",
  email: ERASED_EMAIL,
  phone: "",
});

const schoolTables: readonly PersonalTable[] = [
  { table: "schools", where: byText("pic"), erase: { pic: ERASED_CONTACT } },
  {
    table: "teams",
    where: (subject) =>
      sql<boolean>`(${byText("coach")(subject)} or ${byUser("coach_user_id")(subject)})`,
    erase: { coach: ERASED_CONTACT, coach_user_id: null },
  },
  {
    table: "team_members",
    where: (subject) => sql<boolean>`(${byText("details")(subject)} or ${byUser()(subject)})`,
    erase: "delete",
  },
  { table: "user_roles", where: byUser(), erase: "delete" },
];

/** What a tenant holds on a person, in the order of an erasure: rows before those that they refer to. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  ...learningTables,
  ...sentTables,
  ...moneyTables,
  ...schoolTables,
];

/** Of the account, in all tenants. `users` keeps a row without words. */
export const ACCOUNT_TABLES = [
  "user_profiles",
  "sign_ups",
  "account_tokens",
  "account_sessions",
  "known_places",
  "auth_codes",
  "access_tokens",
  "second_factors",
  "recovery_codes",
  "sign_in_challenges",
] as const satisfies readonly (keyof Schema)[];

type NameColumn = readonly [table: keyof Schema, name: string, id: string | null];

/** Names of staff beside what they did: by the id next to it, or null where the name stands alone. */
export const STAFF_NAMES: readonly NameColumn[] = [
  ["payouts", "decided_by_name", "decided_by"],
  ["payouts", "first_approver_name", "first_approver_id"],
  ["payout_reversals", "proposed_by_name", "proposed_by"],
  ["refunds", "requested_by_name", "requested_by"],
  ["refunds", "first_approver_name", "first_approver_id"],
  ["refunds", "approved_by_name", "approved_by"],
  ["schools", "decided_by_name", "decided_by"],
  ["teams", "decided_by_name", "decided_by"],
  ["hand_ins", "decided_by_name", "decided_by_id"],
  ["inbox_items", "assignee_name", "assignee_id"],
  ["class_invitations", "created_by_name", "created_by"],
  ["setting_versions", "by_name", "by_id"],
  ["payout_events", "actor_name", null],
  ["inbox_events", "actor_name", null],
  ["inbox_events", "detail", null],
  ["answer_templates", "updated_by_name", null],
  ["vouchers", "created_by_name", null],
  ["submissions", "decided_by_name", null],
  ["certificates", "revoked_by_name", null],
  ["campaigns", "created_by_name", null],
  ["reconciliations", "created_by_name", null],
  ["tenant_suspensions", "suspended_by_name", null],
];

/** As above, of people whom visitors see: the site's name takes their place. */
export const PUBLIC_NAMES: readonly NameColumn[] = [
  ["posts", "author", "author_id"],
  ["posts", "author", null],
  ["post_revisions", "saved_by", null],
  ["announcements", "author_name", null],
  ["lesson_questions", "answered_by_name", null],
  ["certificates", "signer_name", null],
  ["campaign_updates", "author_name", null],
];

/** Texts about several people, in which single words are replaced. */
export const SHARED_TEXTS: readonly (readonly [table: keyof Schema, column: string])[] = [
  ["outbox", "subject"],
  ["outbox", "body"],
  ["outbox", "calendar"],
  ["inbox_events", "detail"],
  ["payout_events", "detail"],
  ["payout_reversals", "detail"],
  ["payouts", "reason"],
  ["refunds", "reason"],
  ["refunds", "note"],
  ["webinars", "speakers"],
  ["festival_items", "content"],
];

/** Columns that tell their reader nothing about the person, or that prove who is signed in. */
export const HIDDEN_COLUMNS: ReadonlySet<string> = new Set([
  "lms_id",
  "password_hash",
  "token_hash",
  "code_hash",
  "key_hash",
  "manage_key_hash",
  "browser_hash",
  "place_hash",
  "ip_hash",
  "secret",
  "search_text",
  "join_code",
  "next_attempt_at",
]);
