import { z } from "zod";
import { questionField, VOTE_REASONS, voteFields } from "~/lib/assistant";
import { defineHost } from "../host-contract";
import {
  firstText,
  given,
  headerText,
  id,
  integer,
  isRecord,
  nested,
  normalized,
  nothing,
  optionalChoice,
  optionalCount,
  optionalInstant,
  optionalText,
  pageNumber,
  pageOf,
  pageSize,
  prepared,
  requiredText,
  rows,
  text,
} from "../schemas";

/** `streaming`: in progress; `cut`: the reader disconnected or the model failed, the partial text is stored. */
export const MESSAGE_STATUSES = ["streaming", "done", "cut"] as const;

/** Characters of a whole answer. */
const MAX_MESSAGE_LENGTH = 2_097_152;

/** Identity calls accept every 2xx as success (STO5). */
const SUCCESS_STATUSES = Array.from({ length: 100 }, (_, at) => 200 + at);

const sourceSchema = z.object({
  /** Number in the text: `[1]`. */
  number: integer(),
  title: requiredText(),
  /** Path on the tenant's site. */
  url: requiredText(),
});

const voteSchema = z.object({
  value: z.enum(["up", "down"]),
  reason: optionalChoice(VOTE_REASONS),
  comment: text(),
});

/** The bare token, or its record. Who it belongs to, and until when, a host may leave out. */
const tokenSchema = prepared(
  (value) => {
    const raw = isRecord(value) ? value : { token: value };
    return { ...raw, token: firstText(raw.token, raw.access_token, raw.accessToken) };
  },
  z.object({
    token: headerText(),
    workspace_id: text(),
    id: text(),
    expiresAt: optionalInstant(),
  }),
);

/**
 * A line of a `chat` response (CHT3); `id` is the conversation's. The first line is sent at once with empty text; the last one
 * has `sources` and `status`, which is `cut` for an incomplete answer.
 */
export const chatLineSchema = z.object({
  message_id: id(),
  id: id(),
  // Not trimmed: words of one answer are split between lines.
  text: z.string().catch(""),
  sources: given(rows(sourceSchema)),
  status: z.enum(["done", "cut"]).optional().catch(undefined),
});
export type ChatLine = z.output<typeof chatLineSchema>;

/** An exchange: `query` and `response.value`, and those of our own host. */
const messageSchema = normalized(
  (raw) => ({
    ...raw,
    id: firstText(raw.id, raw.message_id),
    response: isRecord(raw.response) ? raw.response : { value: raw.response },
  }),
  z.object({
    /** "" if the host names none. */
    id: text(),
    query: text(MAX_MESSAGE_LENGTH),
    response: z.object({ value: text(MAX_MESSAGE_LENGTH) }),
    sources: rows(sourceSchema),
    /** Null for a host that stores whole answers only. */
    status: optionalChoice(MESSAGE_STATUSES),
    vote: voteSchema.nullable().catch(null),
    created_at: optionalInstant(),
  }),
);

const reference = z.string().min(1).max(200);

/** Assistant host: separate identities and tokens, answers from the tenant's published content. */
export const assistantContract = defineHost("assistant", {
  /** A token for a guest, or for the signed-in user, whose conversations are shared between devices. 429. */
  login: {
    method: "POST",
    path: "v1/identity/login",
    response: tokenSchema,
    success: SUCCESS_STATUSES,
    idempotent: false,
    auth: "visitor",
  },
  /** `remaining`: questions left in this hour. */
  me: {
    method: "GET",
    path: "v1/identity/me",
    response: nested(
      z.object({
        id: text(),
        workspace_id: text(),
        kind: optionalChoice(["guest", "user"]),
        /** User id; null for a guest. */
        name: optionalText(),
        limit: optionalCount(),
        remaining: optionalCount(),
      }),
    ),
    success: SUCCESS_STATUSES,
    idempotent: true,
    auth: "chat",
  },
  /**
   * Streams lines of JSON (`chatLineSchema`). Omit `conversation_id` to start a conversation, never null (CHT1). Errors before the first line:
   * 404 for another identity's conversation, 422, 429 with `data: { retryAfterSeconds }`. A disconnect stops the answer.
   */
  chat: {
    method: "POST",
    path: "v2/chat",
    body: z.object({
      workspace_id: reference,
      query: questionField,
      conversation_id: reference.optional(),
    }),
    response: z.unknown(),
    success: [200],
    idempotent: false,
    auth: "chat",
    raw: true,
  },
  /** Page 1 has the newest messages; within a page the oldest is first. 404. */
  listMessages: {
    method: "GET",
    path: "v1/conversations/{id}/messages",
    params: z.object({ id: reference }),
    query: z.object({ page: pageNumber, perPage: pageSize(10) }),
    response: pageOf(messageSchema),
    success: [200],
    idempotent: true,
    auth: "chat",
  },
  /** With its messages and votes. 404. */
  deleteConversation: {
    method: "DELETE",
    path: "v1/conversations/{id}",
    params: z.object({ id: reference }),
    response: nothing(),
    success: [200],
    idempotent: true,
    auth: "chat",
  },
  /** Addition: the identity's conversations, most recent first, titled by the first question. */
  listConversations: {
    method: "GET",
    path: "v1/conversations",
    query: z.object({ page: pageNumber, perPage: pageSize(10) }),
    response: pageOf(
      z.object({
        id: id(),
        title: text(),
        messages: optionalCount(),
        created_at: optionalInstant(),
        updated_at: optionalInstant(),
      }),
    ),
    success: [200],
    idempotent: true,
    auth: "chat",
  },
  /** Addition: one vote per message, which may be changed. 404; 409 while the answer is streaming; 422. */
  vote: {
    method: "POST",
    path: "v1/messages/{id}/vote",
    params: z.object({ id: reference }),
    body: voteFields,
    response: voteSchema,
    success: [200],
    idempotent: true,
    auth: "chat",
  },
});
