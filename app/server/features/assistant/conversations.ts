import { HostError } from "../../hosts/define";
import { readChatMemory } from "../../session/chat-cookies";
import type { Visit } from "../../visit";
import { section } from "../section";
import { asKnownVisitor, knownChat } from "./identity";
import { memoryCookie, without } from "./memory";

/**
 * Deletes a conversation. What this browser remembers of it goes even when the call fails (CHT11).
 * @returns `isGone`: the assistant has nothing of it any more either
 */
export async function deleteConversation(visit: Visit, request: Request, id: string): Promise<{ isGone: boolean; cookies: string[] }> {
  const known = await knownChat(visit, request);
  const own = known ? await readChatMemory(visit.sealer, request, known.identity.id) : null;
  const cookies = own ? [await memoryCookie(visit, without(own, id))] : [];
  try {
    const renewed = await asKnownVisitor(visit, request, async ({ assistant, cookies: fresh }) => {
      await assistant.deleteConversation({ params: { id } });
      return fresh;
    });
    return { isGone: true, cookies: [...(renewed ?? []), ...cookies] };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (error.status === 404) return { isGone: true, cookies };
    visit.log.warn({ requestId: visit.requestId, kind: error.kind, status: error.status }, "a conversation could not be deleted");
    return { isGone: false, cookies };
  }
}

/** The first question of a conversation, for the page that asks whether it shall go; null where it can't be known. */
export async function conversationTitle(visit: Visit, request: Request, id: string): Promise<string | null> {
  const found = await section(
    visit,
    asKnownVisitor(visit, request, ({ assistant }) => assistant.listMessages({ params: { id }, query: { page: 1, perPage: 1 } })),
  );
  if (found.ok && found.data) return found.data.data.items[0]?.query ?? null;
  const known = await knownChat(visit, request);
  const memory = known && (await readChatMemory(visit.sealer, request, known.identity.id));
  return memory?.history.find(({ conversation_id }) => conversation_id === id)?.user_message ?? null;
}
