import { z } from "zod";
import { questionField, VOTE_REASONS, voteFields } from "~/lib/assistant";
import { defineHost } from "../host-contract";
import { instant, paged, pageNumber, pageSize } from "../schemas";

/** `streaming`: on its way; `cut`: the reader left or the model broke off, what was written is kept. */
export const MESSAGE_STATUSES = ["streaming", "done", "cut"] as const;

/** Identity calls take every 2xx for success (STO5). */
const SUCCESS_STATUSES = Array.from({ length: 100 }, (_, at) => 200 + at);

const sourceSchema = z.object({
  /** As it stands in the text: `[1]`. */
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
 * A line of the answer to `chat` (CHT3): `id` is the conversation's. The first line comes at once with an empty text; the last one
 * has `sources` and `status`, `cut` where the answer broke off.
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

/** The assistant: its own identities and tokens, answers from the tenant's published content. */
export const assistantContract = defineHost("assistant", {
  /** A token for a guest, or for the signed-in user, whose conversations are then the same on every device. 429. */
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
  /** `remaining`: questions that are left within the hour. */
  me: {
    method: "GET",
    path: "v1/identity/me",
    response: z.object({
      id: z.string(),
      workspace_id: z.string(),
      kind: z.enum(["guest", "user"]),
      /** The user's; null for a guest. */
      name: z.string().nullable(),
      limit: z.number().int(),
      remaining: z.number().int(),
    }),
    success: SUCCESS_STATUSES,
    idempotent: true,
    auth: "chat",
  },
  /**
   * Streams lines of JSON (`chatLineSchema`). `conversation_id` is left out to begin a conversation, never null (CHT1). Before the first line:
   * 404 for a conversation that is not the identity's, 422, 429 with `data: { retryAfterSeconds }`. A reader that leaves ends the work at once.
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
  /** Page 1 holds the newest messages, page 2 those before them; within a page the oldest stands first, as they are read. 404. */
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
  /** Ours: the identity's conversations, the last one used first, each by its first question. */
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
  /** Ours: one vote a message, which may be changed. 404; 409 while the answer is on its way; 422. */
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
