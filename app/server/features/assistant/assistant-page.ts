import { promiseHash } from "remix-utils/promise";
import type { ExchangeView } from "~/lib/assistant";
import { formatDateTime } from "~/lib/dates";
import { createPageLinks } from "~/lib/page-links";
import { isSafeRedirectPath } from "~/lib/redirect-path";
import type { PageLinks } from "~/lib/views";
import { HostError } from "../../hosts/host-contract";
import { warnFailure } from "../../log/limited-log";
import type { RequestContext } from "../../request/context";
import { type ChatMemory, setChatMemory } from "../../session/chat-cookies";
import { optional } from "../optional";
import { type Chat, withExistingChat } from "./chat-identity";
import { loadChatMemory } from "./chat-memory";

interface PageRequest {
  /** Undefined: the current conversation, if there is one. */
  conversationId: string | undefined;
  isNew: boolean;
  page: number;
}

export interface ConversationLink {
  id: string;
  title: string;
  at: string;
  href: string;
}

export interface AssistantPage {
  conversationId: string | null;
  exchanges: ExchangeView[];
  /** Null for a single page. */
  links: PageLinks | null;
  conversations: ConversationLink[];
  /** Questions left within the hour; null if unknown. */
  quota: { limit: number; remaining: number } | null;
  canVote: boolean;
  unavailable: ("messages" | "conversations")[];
  /** The requested conversation does not exist or is another visitor's. */
  isNotFound: boolean;
}

type Messages = Awaited<ReturnType<Chat["assistant"]["listMessages"]>>["data"];

export const conversationHref = (id: string) => `/Assistant?conversation=${encodeURIComponent(id)}`;

const formatKnown = (instant: number | null) => (instant === null ? "" : formatDateTime(instant));

const toExchange = (message: Messages["items"][number], index: number): ExchangeView => ({
  id: message.id || String(index + 1),
  question: message.query,
  answer: message.response.value,
  status: message.status ?? "done",
  sources: message.sources.filter(({ url }) => isSafeRedirectPath(url)),
  vote: message.vote?.value ?? null,
  at: formatKnown(message.created_at),
});

const createEmptyPage = ({ installation }: RequestContext, isGone: boolean): AssistantPage => ({
  canVote: installation.hasOwnAssistant,
  conversationId: null,
  exchanges: [],
  links: null,
  conversations: [],
  quota: null,
  unavailable: [],
  isNotFound: isGone,
});

/** The assistant's page for its visitor. Costs no call for a guest who has not asked anything. */
export async function getAssistantPage(
  context: RequestContext,
  wanted: PageRequest,
): Promise<AssistantPage> {
  const page = await withExistingChat(context, (chat) => readPage(context, chat, wanted)).catch(
    (error: unknown) => {
      if (!(error instanceof HostError)) throw error;
      const { log, requestId } = context;
      warnFailure(log, error, { message: "assistant unavailable", fields: { requestId } });
      return { ...createEmptyPage(context, false), unavailable: ["conversations" as const] };
    },
  );
  return page ?? createEmptyPage(context, wanted.conversationId !== undefined);
}

async function readPage(
  context: RequestContext,
  chat: Chat,
  { conversationId, isNew, page }: PageRequest,
): Promise<AssistantPage> {
  const { memory, changed } = await loadChatMemory(context, chat.identity.id);
  const id = conversationId ?? (isNew ? null : memory.current);
  const { messages, conversations, quota } = await promiseHash({
    messages: id === null ? Promise.resolve(null) : readMessages(context, chat, id, page),
    conversations: readConversations(context, chat),
    quota: readQuota(chat),
  });
  const isGone = messages === "gone";
  const list = isGone ? null : messages;
  const current = isGone || isNew ? null : (id ?? memory.current);
  if (changed || current !== memory.current) await setChatMemory(context, { ...memory, current });
  return {
    conversationId: isGone ? null : id,
    isNotFound: isGone && conversationId !== undefined,
    exchanges: list?.items.map(toExchange) ?? toLocalExchanges(memory, isGone ? null : id),
    links:
      id !== null && list && list.totalPages > 1
        ? createPageLinks(list, "/Assistant", { conversation: id })
        : null,
    conversations: conversations ?? memory.history.map(toLinkFromHistory),
    quota,
    canVote: context.installation.hasOwnAssistant,
    unavailable: id !== null && messages === null ? ["messages"] : [],
  };
}

/** Null if the host lists none: the browser remembers them. */
async function readConversations(
  context: RequestContext,
  { assistant }: Chat,
): Promise<ConversationLink[] | null> {
  if (!context.installation.hasOwnAssistant) return null;
  const query = { page: 1, perPage: 10 };
  const list = await optional(context, assistant.listConversations({ query }));
  return list.ok ? list.data.data.items.map(toConversationLink) : null;
}

/** @throws HostError 401: the expired token is renewed by the caller */
async function readQuota({ assistant }: Chat): Promise<AssistantPage["quota"]> {
  try {
    const { limit, remaining } = (await assistant.me()).data;
    return limit === null || remaining === null ? null : { limit, remaining };
  } catch (error) {
    if (error instanceof HostError && error.status !== 401) return null;
    throw error;
  }
}

async function readMessages(
  context: RequestContext,
  { assistant }: Chat,
  id: string,
  page: number,
): Promise<Messages | "gone" | null> {
  try {
    return (await assistant.listMessages({ params: { id }, query: { page, perPage: 10 } })).data;
  } catch (error) {
    if (!(error instanceof HostError) || error.status === 401) throw error;
    if (error.status === 404) return "gone";
    const { log, requestId } = context;
    warnFailure(log, error, { message: "conversation could not be read", fields: { requestId } });
    return null;
  }
}

/** The remembered first exchange, while the assistant is unavailable (CHT9). */
function toLocalExchanges({ history }: ChatMemory, id: string | null): ExchangeView[] {
  return history
    .filter(({ conversation_id }) => conversation_id === id)
    .map((entry) => ({
      id: entry.message_id,
      question: entry.user_message,
      answer: entry.bot_message,
      at: formatDateTime(entry.created_at),
      sources: [],
      status: "done",
      vote: null,
    }));
}

const toConversationLink = ({
  id,
  title,
  updated_at,
}: {
  id: string;
  title: string;
  updated_at: number | null;
}): ConversationLink => ({
  id,
  title,
  at: formatKnown(updated_at),
  href: conversationHref(id),
});

const toLinkFromHistory = (entry: ChatMemory["history"][number]): ConversationLink =>
  toConversationLink({
    id: entry.conversation_id,
    title: entry.user_message,
    updated_at: entry.created_at,
  });
