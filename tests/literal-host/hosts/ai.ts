import { asText, bodyField, fail, incomplete, missing, missingFields, ok, paged } from "../answers";
import { GROUP } from "../data/ids";
import { roleOfToken } from "../data/people";
import type { State } from "../data/state";
import type { Answer, LiteralRequest } from "../types";
import type { Handler, Handlers } from "./handlers";

export const CHAT_TOKEN = "chat-token";

const WORDS_PER_LINE = 3;

/** The chat has its own token, so an access token of a user is refused. */
function withChatToken(handler: Handler): Handler {
  return (request, state) =>
    request.bearer === "" || roleOfToken(request.bearer) !== null
      ? fail(401, "Token percakapan tidak valid")
      : handler(request, state);
}

function createReply({ options }: State, query: string): string {
  return (
    options.chat?.text ??
    `Terima kasih atas pertanyaan “${query}”. Untuk pemula, mulailah dari kelas Dasar ` +
      "Pemrograman Web — gratis, empat pekan, dan boleh diulang 😊. Setelah itu ikuti kelas " +
      "Analisis Data, lalu temui mentor pada sesi tanya jawab."
  );
}

function toPieces(text: string): string[] {
  const words = text.split(/(?<= )/);
  const count = Math.ceil(words.length / WORDS_PER_LINE);
  return Array.from({ length: count }, (_, index) =>
    words.slice(index * WORDS_PER_LINE, (index + 1) * WORDS_PER_LINE).join(""),
  );
}

function answerChat(request: LiteralRequest, state: State): Answer {
  const absent = missingFields(request.body, ["workspace_id", "query"]);
  if (absent.length > 0) return incomplete(absent);
  const query = bodyField(request, "query");
  state.sequence += 1;
  const id =
    bodyField(request, "conversation_id") ||
    asText(state.makeId(GROUP.conversation, state.sequence));
  const reply = createReply(state, query);
  const history = state.conversations.get(id) ?? [];
  history.push({ query, response: { value: reply } });
  state.conversations.set(id, history);
  const message_id = `${id}-${history.length}`;
  const lines = toPieces(reply).map((text) => ({ message_id, id, text }));
  return { status: 200, body: null, lines };
}

export const aiHandlers: Handlers = {
  "POST ai/v1/identity/login": () => ok({ token: CHAT_TOKEN }),
  "GET ai/v1/identity/me": withChatToken((_request, { users }) => ok(users.get(4) ?? null)),
  "POST ai/v2/chat": withChatToken(answerChat),
  "GET ai/v1/conversations/{id}/messages": withChatToken(({ params, query }, state) =>
    paged(state.conversations.get(params.id ?? "") ?? [], query, 10),
  ),
  "DELETE ai/v1/conversations/{id}": withChatToken(({ params }, { conversations }) =>
    conversations.delete(params.id ?? "") ? ok(null) : missing(),
  ),
};
