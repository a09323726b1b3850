import { z } from "zod";
import { questionField, VOTE_REASONS, voteFields } from "~/lib/assistant";
import { defineHost } from "../host-contract";
import { instant, paged, pageNumber, pageSize } from "../schemas";

/** `streaming`: in progress; `cut`: the reader disconnected or the model failed, the partial text is stored. */
export const MESSAGE_STATUSES = ["streaming", "done", "cut"] as const;

/** Identity calls accept every 2xx as success (STO5). */
const SUCCESS_STATUSES = Array.from({ length: 100 }, (_, at) => 200 + at);

const sourceSchema = z.object({
  /** Number in the text: `[1]`. */
  number: z.number().int(),
  title: z.string(),
  /** Path on the tenant's site. */
  url: z.string(),
});

const voteSchema = z.object({
  value: z.enum(["up", "down"]),
  reason: z.enum(VOTE_REASONS).nullable(),
  comment: z.string(),
});

/**
 * A line of a `chat` response (CHT3); `id` is the conversation's. The first line is sent at once with empty text; the last one
 * has `sources` and `status`, which is `cut` for an incomplete answer.
 */
export const chatLineSchema = z.object({
  message_id: z.string(),
  id: z.string(),
  text: z.string(),
  sources: z.array(sourceSchema).optional(),
  status: z.enum(["done", "cut"]).optional(),
});
export type ChatLine = z.output<typeof chatLineSchema>;

const messageSchema = z.object({
  id: z.string(),
  query: z.string(),
  response: z.object({ value: z.string() }),
  sources: z.array(sourceSchema),
  status: z.enum(MESSAGE_STATUSES),
  vote: voteSchema.nullable(),
  created_at: instant,
});

const id = z.string().min(1).max(64);

/** Assistant host: separate identities and tokens, answers from the tenant's published content. */
export const assistantContract = defineHost("assistant", {
  /** A token for a guest, or for the signed-in user, whose conversations are shared between devices. 429. */
  login: {
    method: "POST",
    path: "v1/identity/login",
    response: z.object({
      token: z.string(),
      workspace_id: z.string(),
      id: z.string(),
      expiresAt: instant,
    }),
    success: SUCCESS_STATUSES,
    idempotent: false,
    auth: "visitor",
  },
  /** `remaining`: questions left in this hour. */
  me: {
    method: "GET",
    path: "v1/identity/me",
    response: z.object({
      id: z.string(),
      workspace_id: z.string(),
      kind: z.enum(["guest", "user"]),
      /** User id; null for a guest. */
      name: z.string().nullable(),
      limit: z.number().int(),
      remaining: z.number().int(),
    }),
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
      workspace_id: id,
      query: questionField,
      conversation_id: id.optional(),
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
    params: z.object({ id }),
    query: z.object({ page: pageNumber, perPage: pageSize(10) }),
    response: paged(messageSchema),
    success: [200],
    idempotent: true,
    auth: "chat",
  },
  /** With its messages and votes. 404. */
  deleteConversation: {
    method: "DELETE",
    path: "v1/conversations/{id}",
    params: z.object({ id }),
    response: z.null(),
    success: [200],
    idempotent: true,
    auth: "chat",
  },
  /** Addition: the identity's conversations, most recent first, titled by the first question. */
  listConversations: {
    method: "GET",
    path: "v1/conversations",
    query: z.object({ page: pageNumber, perPage: pageSize(10) }),
    response: paged(
      z.object({
        id: z.string(),
        title: z.string(),
        messages: z.number().int(),
        created_at: instant,
        updated_at: instant,
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
    params: z.object({ id }),
    body: voteFields,
    response: voteSchema,
    success: [200],
    idempotent: true,
    auth: "chat",
  },
});
