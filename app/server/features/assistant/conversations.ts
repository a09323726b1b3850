import { HostError } from "../../hosts/host-contract";
import { warnFailure } from "../../log/limited-log";
import type { RequestContext } from "../../request/context";
import { readChatMemory, setChatMemory } from "../../session/chat-cookies";
import { optional } from "../optional";
import { findChat, withExistingChat } from "./chat-identity";
import { removeConversation } from "./chat-memory";

/** The browser's memory of the visitor's conversations; null without a chat. */
async function readMemory(context: RequestContext) {
  const chat = await findChat(context);
  return chat && readChatMemory(context, chat.identity.id);
}

/**
 * Deletes a conversation. The browser forgets it even if the call fails (CHT11).
 * @returns whether the assistant has deleted it too
 */
export async function deleteConversation(context: RequestContext, id: string): Promise<boolean> {
  const memory = await readMemory(context);
  if (memory) await setChatMemory(context, removeConversation(memory, id));
  try {
    await withExistingChat(context, ({ assistant }) =>
      assistant.deleteConversation({ params: { id } }),
    );
    return true;
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (error.status === 404) return true;
    const { log, requestId } = context;
    warnFailure(log, error, { message: "conversation deletion failed", fields: { requestId } });
    return false;
  }
}

/** The first question of a conversation; null if it cannot be read. */
export async function getConversationTitle(
  context: RequestContext,
  id: string,
): Promise<string | null> {
  const messages = await optional(
    context,
    withExistingChat(context, ({ assistant }) =>
      assistant.listMessages({ params: { id }, query: { page: 1, perPage: 1 } }),
    ),
  );
  if (messages.ok && messages.data) return messages.data.data.items[0]?.query ?? null;
  const memory = await readMemory(context);
  return memory?.history.find((entry) => entry.conversation_id === id)?.user_message ?? null;
}
