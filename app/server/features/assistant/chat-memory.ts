import type { RequestContext } from "../../request/context";
import { type ChatMemory, type HistoryEntry, readChatMemory } from "../../session/chat-cookies";

const toHistoryEntry = (
  pending: NonNullable<ChatMemory["pending"]>,
  ids: { conversationId: string; messageId: string },
  answer: string,
): HistoryEntry => ({
  conversation_id: ids.conversationId,
  message_id: ids.messageId,
  user_message: pending.question,
  bot_message: answer,
  created_at: Date.now(),
});

/**
 * The conversations that the visitor's browser remembers (BOOT13). The first exchange is added once both
 * ids are known (CHT10), at the next request: an answer's own page sends its headers too early.
 * @returns `changed` if the cookie must be written again
 */
export async function loadChatMemory(
  context: RequestContext,
  owner: string,
): Promise<{ memory: ChatMemory; changed: boolean }> {
  const memory = await readChatMemory(context, owner);
  const { pending } = memory;
  if (!pending) return { memory, changed: false };
  const stream = context.answers.streams.find(owner, pending.run);
  if (stream && !stream.hasEnded) {
    const current = stream.ids?.conversationId ?? memory.current;
    return { memory: { ...memory, current }, changed: false };
  }
  const ids = stream?.ids ?? pending.ids;
  if (!ids) return { memory: { ...memory, pending: null }, changed: true };
  const others = memory.history.filter((entry) => entry.conversation_id !== ids.conversationId);
  const history = [toHistoryEntry(pending, ids, stream?.text ?? ""), ...others];
  return {
    memory: { ...memory, current: memory.current ?? ids.conversationId, pending: null, history },
    changed: true,
  };
}

/** The memory without a conversation (CHT11). */
export const removeConversation = (memory: ChatMemory, conversationId: string): ChatMemory => ({
  ...memory,
  current: memory.current === conversationId ? null : memory.current,
  pending: memory.pending?.ids?.conversationId === conversationId ? null : memory.pending,
  history: memory.history.filter((entry) => entry.conversation_id !== conversationId),
});
