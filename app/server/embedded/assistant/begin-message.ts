import { type HostContext, missing, type Queryable } from "../context";
import { newRecordId } from "../ids";
import { readIdentity } from "./identities";
import { takeQuestion } from "./limits";

/** Exchanges that a model and a follow-up question are told of. */
const REMEMBERED = 4;

export interface Exchange {
  question: string;
  answer: string;
}

export interface BegunMessage {
  conversationId: string;
  messageId: string;
  /** What was said before in this conversation, oldest first. */
  history: Exchange[];
}

interface Question {
  lmsId: string;
  identityId: string;
  clientIp: string;
  query: string;
  conversationId: string | undefined;
}

/**
 * Counts and writes a question, in a new conversation or the one it belongs to.
 * @throws HostRefusal 404 for another identity's conversation, 429
 */
export async function beginMessage(context: HostContext, question: Question): Promise<BegunMessage> {
  const { db, clock } = context;
  const { lmsId, identityId, clientIp, query } = question;
  const { isGuest } = await readIdentity(db, lmsId, identityId);
  return db.transaction().execute(async (trx) => {
    await takeQuestion(context, trx, { lmsId, identityId, isGuest, clientIp });
    const now = clock();
    const { id: conversationId, seq } = await openConversation(trx, question, now);
    const history = await readHistory(trx, lmsId, conversationId);
    const messageId = newRecordId();
    await trx
      .insertInto("chat_messages")
      .values({
        ...{ lms_id: lmsId, id: messageId, conversation_id: conversationId, seq, query, answer: "", status: "streaming" },
        ...{ sources: "[]", created_at: now, finished_at: null },
      })
      .execute();
    return { conversationId, messageId, history };
  });
}

async function openConversation(
  trx: Queryable,
  { lmsId, identityId, conversationId }: Question,
  now: number,
): Promise<{ id: string; seq: number }> {
  if (conversationId === undefined) {
    const id = newRecordId();
    await trx
      .insertInto("conversations")
      .values({ lms_id: lmsId, id, identity_id: identityId, messages: 1, created_at: now, updated_at: now })
      .execute();
    return { id, seq: 1 };
  }
  // Its row is held until the end, so that of two questions at once each has a number of its own.
  const row = await trx
    .updateTable("conversations")
    .set((eb) => ({ messages: eb("messages", "+", 1), updated_at: now }))
    .where("lms_id", "=", lmsId)
    .where("id", "=", conversationId)
    .where("identity_id", "=", identityId)
    .returning("messages")
    .executeTakeFirst();
  if (!row) throw missing("Percakapan");
  return { id: conversationId, seq: row.messages };
}

async function readHistory(trx: Queryable, lmsId: string, conversationId: string): Promise<Exchange[]> {
  const rows = await trx
    .selectFrom("chat_messages")
    .select(["query as question", "answer"])
    .where("lms_id", "=", lmsId)
    .where("conversation_id", "=", conversationId)
    .where("status", "!=", "streaming")
    .orderBy("seq", "desc")
    .limit(REMEMBERED)
    .execute();
  return rows.toReversed();
}
