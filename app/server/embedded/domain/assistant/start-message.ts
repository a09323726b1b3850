import { type HostContext, notFound, type Queryable } from "../../kit/context";
import { newRecordId } from "../../kit/ids";
import { requireIdentity } from "./identities";
import { consumeQuestionAttempt } from "./rate-limits";

/** Exchanges passed to the model and to follow-up detection. */
const MAX_HISTORY_LENGTH = 4;

export interface Exchange {
  question: string;
  answer: string;
}

export interface CreatedMessage {
  conversationId: string;
  messageId: string;
  /** Oldest first. */
  history: Exchange[];
}

interface QuestionInput {
  tenantId: string;
  identityId: string;
  clientIp: string;
  query: string;
  conversationId: string | undefined;
}

/**
 * Stores a question in a new conversation or an existing one of the identity.
 * @throws ApiError 404 for another identity's conversation, 429
 */
export async function createMessage(
  context: HostContext,
  question: QuestionInput,
): Promise<CreatedMessage> {
  const { db, clock } = context;
  const { tenantId, identityId, clientIp, query } = question;
  const { isGuest } = await requireIdentity(db, tenantId, identityId);
  return db.transaction().execute(async (trx) => {
    await consumeQuestionAttempt(context, trx, { tenantId, identityId, isGuest, clientIp });
    const now = clock();
    const { id: conversationId, seq } = await createOrContinueConversation(trx, question, now);
    const history = await readHistory(trx, tenantId, conversationId);
    const messageId = newRecordId();
    await trx
      .insertInto("chat_messages")
      .values({
        lms_id: tenantId,
        id: messageId,
        conversation_id: conversationId,
        seq,
        query,
        answer: "",
        status: "streaming",
        sources: "[]",
        created_at: now,
        finished_at: null,
      })
      .execute();
    return { conversationId, messageId, history };
  });
}

async function createOrContinueConversation(
  trx: Queryable,
  { tenantId, identityId, conversationId }: QuestionInput,
  now: number,
): Promise<{ id: string; seq: number }> {
  if (conversationId === undefined) {
    const id = newRecordId();
    await trx
      .insertInto("conversations")
      .values({
        lms_id: tenantId,
        id,
        identity_id: identityId,
        messages: 1,
        created_at: now,
        updated_at: now,
      })
      .execute();
    return { id, seq: 1 };
  }
  // The row lock held until commit gives concurrent questions distinct numbers.
  const row = await trx
    .updateTable("conversations")
    .set((eb) => ({ messages: eb("messages", "+", 1), updated_at: now }))
    .where("lms_id", "=", tenantId)
    .where("id", "=", conversationId)
    .where("identity_id", "=", identityId)
    .returning("messages")
    .executeTakeFirst();
  if (!row) throw notFound("Percakapan");
  return { id: conversationId, seq: row.messages };
}

async function readHistory(
  trx: Queryable,
  tenantId: string,
  conversationId: string,
): Promise<Exchange[]> {
  const rows = await trx
    .selectFrom("chat_messages")
    .select(["query as question", "answer"])
    .where("lms_id", "=", tenantId)
    .where("conversation_id", "=", conversationId)
    .where("status", "!=", "streaming")
    .orderBy("seq", "desc")
    .limit(MAX_HISTORY_LENGTH)
    .execute();
  return rows.toReversed();
}
