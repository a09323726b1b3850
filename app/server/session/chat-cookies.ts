import { z } from "zod";
import { COOKIE, COOKIE_SECONDS, prefixed, readCookie, serializeCookie } from "./cookies";
import type { Sealer } from "./sealed";

/** Who talks to the assistant, with the chat token, which is another than the access token (ROL7). */
const identitySchema = z.object({
  token: z.string(),
  id: z.string(),
  workspaceId: z.string(),
  lmsId: z.string(),
  /** Whose it is; null for a guest's. Somebody who signed in or out since is another. */
  userId: z.string().nullable(),
  /** UTC ms. */
  endsAt: z.number(),
});
export type ChatIdentity = z.output<typeof identitySchema>;

/** What a visitor's own device remembers of a conversation: its first exchange (CHT9). Long texts are cut. */
const entrySchema = z.object({
  conversation_id: z.string(),
  message_id: z.string(),
  user_message: z.string(),
  bot_message: z.string(),
  created_at: z.number(),
});
export type HistoryEntry = z.output<typeof entrySchema>;

const memorySchema = z.object({
  /** The assistant's id of whom it belongs to. */
  owner: z.string(),
  /** The conversation that goes on. */
  current: z.string().nullable(),
  /** A first question whose answer was not whole when its page was sent. */
  pending: z
    .object({ run: z.string(), question: z.string(), ids: z.object({ conversationId: z.string(), messageId: z.string() }).nullable() })
    .nullable(),
  /** The newest first. */
  history: z.array(entrySchema),
});
export type ChatMemory = z.output<typeof memorySchema>;

/** A browser keeps 4,096 bytes a cookie; sealing makes four bytes of three. */
const MOST_BYTES = 2_700;
const LONGEST_TEXT = 160;

export const emptyMemory = (owner: string): ChatMemory => ({ owner, current: null, pending: null, history: [] });

/** Cut to what a list needs. */
export const shortText = (text: string): string => {
  const plain = text.replace(/\s+/g, " ").trim();
  return plain.length <= LONGEST_TEXT ? plain : `${plain.slice(0, LONGEST_TEXT - 1).trimEnd()}…`;
};

async function read<T>(sealer: Sealer, request: Request, name: string, schema: z.ZodType<T>): Promise<T | null> {
  const https = new URL(request.url).protocol === "https:";
  const sealed = readCookie(request.headers.get("cookie") ?? undefined, prefixed(name, https));
  const text = sealed ? await sealer.open(name, sealed) : null;
  return text === null ? null : (schema.safeParse(JSON.parse(text)).data ?? null);
}

/** @returns null for none, one that was altered or is over, another tenant's, or another person's */
export async function readChatIdentity(
  sealer: Sealer,
  request: Request,
  { lmsId, userId, now }: { lmsId: string; userId: string | null; now: number },
): Promise<ChatIdentity | null> {
  const found = await read(sealer, request, COOKIE.chat, identitySchema);
  return found && found.lmsId === lmsId && found.userId === userId && found.endsAt > now ? found : null;
}

export const readChatMemory = async (sealer: Sealer, request: Request, owner: string): Promise<ChatMemory> => {
  const found = await read(sealer, request, COOKIE.chatMemory, memorySchema);
  return found?.owner === owner ? found : emptyMemory(owner);
};

/** The `Set-Cookie` line of an identity. */
export async function chatIdentityCookie(sealer: Sealer, identity: ChatIdentity, https: boolean, now: number): Promise<string> {
  const seconds = Math.min(COOKIE_SECONDS, Math.max(0, Math.floor((identity.endsAt - now) / 1000)));
  return serializeCookie(prefixed(COOKIE.chat, https), await sealer.seal(COOKIE.chat, JSON.stringify(identity)), seconds, https);
}

/** The `Set-Cookie` line of what is remembered; the oldest conversations make way when a cookie can't hold them all. */
export async function chatMemoryCookie(sealer: Sealer, memory: ChatMemory, https: boolean): Promise<string> {
  const history = memory.history.map((entry) => ({
    ...entry,
    user_message: shortText(entry.user_message),
    bot_message: shortText(entry.bot_message),
  }));
  const pending = memory.pending && { ...memory.pending, question: shortText(memory.pending.question) };
  while (history.length > 0 && Buffer.byteLength(JSON.stringify({ ...memory, pending, history })) > MOST_BYTES) history.pop();
  const sealed = await sealer.seal(COOKIE.chatMemory, JSON.stringify({ ...memory, pending, history }));
  return serializeCookie(prefixed(COOKIE.chatMemory, https), sealed, COOKIE_SECONDS, https);
}
