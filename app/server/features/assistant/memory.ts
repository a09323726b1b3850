import { type ChatMemory, chatMemoryCookie, type HistoryEntry, readChatMemory } from "../../session/chat-cookies";
import type { Visit } from "../../visit";
import { answerRuns } from "./answer-runs";

const toEntry = (
  pending: NonNullable<ChatMemory["pending"]>,
  ids: { conversationId: string; messageId: string },
  answer: string,
): HistoryEntry => ({
  ...{ conversation_id: ids.conversationId, message_id: ids.messageId },
  ...{ user_message: pending.question, bot_message: answer, created_at: Date.now() },
});

/**
 * What the visitor's browser remembers of their conversations (BOOT13). The first exchange of a new conversation is kept once both ids are
 * known (CHT10), at the first request after it: an answer's own page had its head sent before there was an answer.
 * @returns `changed` when the cookie is to be written anew
 */
export async function recall(visit: Visit, request: Request, owner: string): Promise<{ memory: ChatMemory; changed: boolean }> {
  const memory = await readChatMemory(visit.sealer, request, owner);
  const { pending } = memory;
  if (!pending) return { memory, changed: false };
  const run = answerRuns.find(owner, pending.run);
  if (run && !run.hasEnded) {
    // Still being written: it is looked at again at the next request.
    return { memory: run.ids ? { ...memory, current: run.ids.conversationId } : memory, changed: false };
  }
  const ids = run?.ids ?? pending.ids;
  if (!ids) return { memory: { ...memory, pending: null }, changed: true };
  const others = memory.history.filter(({ conversation_id }) => conversation_id !== ids.conversationId);
  const history = [toEntry(pending, ids, run?.text ?? ""), ...others];
  return { memory: { ...memory, current: memory.current ?? ids.conversationId, pending: null, history }, changed: true };
}

export const memoryCookie = (visit: Visit, memory: ChatMemory): Promise<string> =>
  chatMemoryCookie(visit.sealer, memory, visit.url.protocol === "https:");

/** Without a conversation, whatever became of it elsewhere (CHT11). */
export const without = (memory: ChatMemory, conversationId: string): ChatMemory => ({
  ...memory,
  current: memory.current === conversationId ? null : memory.current,
  pending: memory.pending?.ids?.conversationId === conversationId ? null : memory.pending,
  history: memory.history.filter(({ conversation_id }) => conversation_id !== conversationId),
});
