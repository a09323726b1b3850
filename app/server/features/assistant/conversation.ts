import type { ExchangeView } from "~/lib/assistant";
import { formatDateTime } from "~/lib/dates";
import { pageLinks } from "~/lib/page-links";
import { isRelativeTarget } from "~/lib/redirect-target";
import type { PageLinks } from "~/lib/views";
import { HostError } from "../../hosts/define";
import type { ChatMemory } from "../../session/chat-cookies";
import type { Visit } from "../../visit";
import { section } from "../section";
import { asKnownVisitor, type Chat } from "./identity";
import { memoryCookie, recall } from "./memory";

interface Wanted {
  /** Asked for by name; undefined: the one that goes on, where there is one. */
  conversationId: string | undefined;
  /** A new one is about to begin. */
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
  /** Links to earlier messages; null for a single page. */
  links: PageLinks | null;
  conversations: ConversationLink[];
  /** Questions left within the hour; null where nothing has been asked yet or it can't be known. */
  left: { limit: number; remaining: number } | null;
  /** Parts that could not be read. */
  gaps: ("messages" | "conversations")[];
  /** The conversation that was asked for is nobody's, or somebody else's. */
  isGone: boolean;
}

type Messages = Awaited<ReturnType<Chat["assistant"]["listMessages"]>>["data"];

export const conversationHref = (id: string) => `/Assistant?percakapan=${encodeURIComponent(id)}`;

const toExchange = (message: Messages["items"][number]): ExchangeView => ({
  ...{ id: message.id, question: message.query, answer: message.response.value, status: message.status },
  ...{ sources: message.sources.filter(({ url }) => isRelativeTarget(url)), vote: message.vote?.value ?? null },
  at: formatDateTime(message.created_at),
});

const nothing = (isGone: boolean): AssistantPage => ({
  ...{ conversationId: null, exchanges: [], links: null, conversations: [], left: null, gaps: [], isGone },
});

/** Everything on the assistant's page for its visitor, and the cookies that it renews. A guest who has asked nothing has nothing, and costs no call. */
export async function getAssistantPage(visit: Visit, request: Request, wanted: Wanted): Promise<AssistantPage & { cookies: string[] }> {
  const found = await asKnownVisitor(visit, request, (chat) => readPage(visit, request, chat, wanted)).catch((error: unknown) => {
    if (!(error instanceof HostError)) throw error;
    visit.log.warn({ requestId: visit.requestId, kind: error.kind, status: error.status }, "the assistant can't be asked");
    return { ...nothing(false), gaps: ["conversations" as const], cookies: [] };
  });
  return found ?? { ...nothing(wanted.conversationId !== undefined), cookies: [] };
}

async function readPage(visit: Visit, request: Request, chat: Chat, { conversationId, isNew, page }: Wanted) {
  const { assistant, identity } = chat;
  const { memory, changed } = await recall(visit, request, identity.id);
  const id = conversationId ?? (isNew ? null : memory.current);
  const [messages, conversations, me] = await Promise.all([
    id === null ? null : readMessages(visit, chat, id, page),
    section(visit, assistant.listConversations({ query: { page: 1, perPage: 10 } })),
    // A token that is over is told here, and renewed.
    assistant.me().catch((error: unknown) => {
      if (error instanceof HostError && error.status !== 401) return null;
      throw error;
    }),
  ]);
  const isGone = messages === "gone";
  const data = messages === "gone" ? null : messages;
  const kept: ChatMemory = { ...memory, current: isGone || isNew ? null : (id ?? memory.current) };
  const cookies = changed || kept.current !== memory.current ? [await memoryCookie(visit, kept)] : [];
  const view: AssistantPage = {
    ...{ conversationId: isGone ? null : id, isGone: isGone && conversationId !== undefined },
    exchanges: data?.items.map(toExchange) ?? remembered(memory, isGone ? null : id),
    links: id !== null && data && data.totalPages > 1 ? pageLinks(data, "/Assistant", { percakapan: id }) : null,
    conversations: conversations.ok ? conversations.data.data.items.map(toLink) : memory.history.map(fromHistory),
    left: me && { limit: me.data.limit, remaining: me.data.remaining },
    gaps: id !== null && messages === null ? ["messages"] : [],
  };
  return { ...view, cookies: [...chat.cookies, ...cookies] };
}

async function readMessages(visit: Visit, { assistant }: Chat, id: string, page: number): Promise<Messages | "gone" | null> {
  try {
    return (await assistant.listMessages({ params: { id }, query: { page, perPage: 10 } })).data;
  } catch (error) {
    if (!(error instanceof HostError) || error.status === 401) throw error;
    if (error.status === 404) return "gone";
    visit.log.warn({ requestId: visit.requestId, kind: error.kind, status: error.status }, "a conversation can't be read");
    return null;
  }
}

/** The first exchange, while the assistant can't say more (CHT9). */
function remembered({ history }: ChatMemory, id: string | null): ExchangeView[] {
  return history
    .filter(({ conversation_id }) => conversation_id === id)
    .map((entry) => ({
      ...{ id: entry.message_id, question: entry.user_message, answer: entry.bot_message, at: formatDateTime(entry.created_at) },
      ...{ sources: [], status: "done", vote: null },
    }));
}

const toLink = ({ id, title, updated_at }: { id: string; title: string; updated_at: number }): ConversationLink => ({
  ...{ id, title, at: formatDateTime(updated_at), href: conversationHref(id) },
});

const fromHistory = (entry: ChatMemory["history"][number]): ConversationLink =>
  toLink({ id: entry.conversation_id, title: entry.user_message, updated_at: entry.created_at });
