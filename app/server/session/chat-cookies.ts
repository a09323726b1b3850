import { z } from "zod";
import { SECOND_MS } from "~/lib/time";
import { parseJson } from "../parse-json";
import type { CookieContext } from "./cookie-jar";
import { COOKIE, COOKIE_SECONDS } from "./cookies";

/** The visitor's identity at the assistant. Its token differs from the access token (ROL7). */
const identitySchema = z.object({
  token: z.string(),
  id: z.string(),
  workspaceId: z.string(),
  tenantId: z.string(),
  /** Null for a guest: signing in or out ends the identity. */
  userId: z.string().nullable(),
  /** UTC ms. */
  endsAt: z.number(),
});
export type ChatIdentity = z.output<typeof identitySchema>;

/** The first exchange of a conversation (CHT9), with long texts truncated. */
const entrySchema = z.object({
  conversation_id: z.string(),
  message_id: z.string(),
  user_message: z.string(),
  bot_message: z.string(),
  created_at: z.number(),
});
export type HistoryEntry = z.output<typeof entrySchema>;

const memorySchema = z.object({
  /** The assistant's id of the visitor. */
  owner: z.string(),
  /** The conversation to continue. */
  current: z.string().nullable(),
  /** A first question whose answer was incomplete when its page was sent; `run` is a stream id. */
  pending: z
    .object({
      run: z.string(),
      question: z.string(),
      ids: z.object({ conversationId: z.string(), messageId: z.string() }).nullable(),
    })
    .nullable(),
  /** Newest first. */
  history: z.array(entrySchema),
});
export type ChatMemory = z.output<typeof memorySchema>;

/** Browsers store 4,096 bytes per cookie, and encryption expands by a third. */
const MAX_COOKIE_BYTES = 2_700;
const MAX_TEXT_LENGTH = 160;

export const createEmptyMemory = (owner: string): ChatMemory => ({
  owner,
  current: null,
  pending: null,
  history: [],
});

export const truncateText = (text: string): string => {
  const plain = text.replace(/\s+/g, " ").trim();
  return plain.length <= MAX_TEXT_LENGTH
    ? plain
    : `${plain.slice(0, MAX_TEXT_LENGTH - 1).trimEnd()}…`;
};

async function readEncryptedCookie<T>(
  { cookies, encrypter }: CookieContext,
  name: string,
  schema: z.ZodType<T>,
): Promise<T | null> {
  const encrypted = cookies.get(name);
  const text = encrypted ? await encrypter.decrypt(name, encrypted) : null;
  return text === null ? null : (schema.safeParse(parseJson(text)).data ?? null);
}

/** @returns null if the identity is absent, altered, expired, another tenant's or another user's */
export async function readChatIdentity(
  context: CookieContext,
  { tenantId, userId, now }: { tenantId: string; userId: string | null; now: number },
): Promise<ChatIdentity | null> {
  const identity = await readEncryptedCookie(context, COOKIE.chat, identitySchema);
  return identity &&
    identity.tenantId === tenantId &&
    identity.userId === userId &&
    identity.endsAt > now
    ? identity
    : null;
}

export async function readChatMemory(context: CookieContext, owner: string): Promise<ChatMemory> {
  const memory = await readEncryptedCookie(context, COOKIE.chatMemory, memorySchema);
  return memory?.owner === owner ? memory : createEmptyMemory(owner);
}

export async function setChatIdentity(
  { cookies, encrypter }: CookieContext,
  identity: ChatIdentity,
  now: number,
): Promise<void> {
  const secondsLeft = Math.max(0, Math.floor((identity.endsAt - now) / SECOND_MS));
  const encrypted = await encrypter.encrypt(COOKIE.chat, JSON.stringify(identity));
  cookies.set(COOKIE.chat, encrypted, Math.min(COOKIE_SECONDS, secondsLeft));
}

/** Drops the oldest conversations until the cookie fits. */
export async function setChatMemory(
  { cookies, encrypter }: CookieContext,
  memory: ChatMemory,
): Promise<void> {
  const history = memory.history.map((entry) => ({
    ...entry,
    user_message: truncateText(entry.user_message),
    bot_message: truncateText(entry.bot_message),
  }));
  const pending = memory.pending && {
    ...memory.pending,
    question: truncateText(memory.pending.question),
  };
  const serialize = () => JSON.stringify({ ...memory, pending, history });
  while (history.length > 0 && Buffer.byteLength(serialize()) > MAX_COOKIE_BYTES) history.pop();
  const encrypted = await encrypter.encrypt(COOKIE.chatMemory, serialize());
  cookies.set(COOKIE.chatMemory, encrypted, COOKIE_SECONDS);
}
