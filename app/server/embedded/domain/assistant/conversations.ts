import type { z } from "zod";
import type { assistantContract } from "../../../hosts/assistant/contract";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import { type HostContext, notFound, type Queryable } from "../../kit/context";
import { readPage } from "../../kit/paging";

type Operations = (typeof assistantContract)["operations"];
type Vote = z.output<Operations["vote"]["response"]>;

interface PageInput {
  tenantId: string;
  user: HostUser;
  page: number;
  perPage: number;
}

/** The identity's conversations by last use, titled by their first question. */
export async function listConversations(
  { db }: HostContext,
  { tenantId, user, page, perPage }: PageInput,
) {
  const query = db
    .selectFrom("conversations as c")
    .select(["c.id", "c.messages", "c.created_at", "c.updated_at"])
    .select((eb) =>
      eb
        .selectFrom("chat_messages as m")
        .select("m.query")
        .whereRef("m.lms_id", "=", "c.lms_id")
        .whereRef("m.conversation_id", "=", "c.id")
        .orderBy("m.seq")
        .limit(1)
        .as("title"),
    )
    .where("c.lms_id", "=", tenantId)
    .where("c.identity_id", "=", user.id)
    .orderBy("c.updated_at", "desc")
    .orderBy("c.id");
  const { rows, ...paging } = await readPage(query, page, perPage);
  return { ...paging, items: rows.map((row) => ({ ...row, title: row.title ?? "" })) };
}

/**
 * Page 1 holds the newest messages; each page is in chronological order.
 * @throws ApiError 404, also for another identity's conversation
 */
export async function listMessages(
  { db }: HostContext,
  { tenantId, user, conversationId, page, perPage }: PageInput & { conversationId: string },
) {
  await requireConversation(db, { tenantId, identityId: user.id, id: conversationId });
  const query = db
    .selectFrom("chat_messages as m")
    .leftJoin("chat_votes as v", (join) =>
      join.onRef("v.lms_id", "=", "m.lms_id").onRef("v.message_id", "=", "m.id"),
    )
    .select([
      "m.id",
      "m.query",
      "m.answer",
      "m.status",
      "m.sources",
      "m.created_at",
      "v.value",
      "v.reason",
      "v.comment",
    ])
    .where("m.lms_id", "=", tenantId)
    .where("m.conversation_id", "=", conversationId)
    .orderBy("m.seq", "desc");
  const { rows, ...paging } = await readPage(query, page, perPage);
  const items = rows
    .toReversed()
    .map(({ answer, sources, value, reason, comment, ...message }) => ({
      ...message,
      response: { value: answer },
      sources: JSON.parse(sources),
      vote: value === null ? null : ({ value, reason, comment: comment ?? "" } as Vote),
    }));
  return { ...paging, items };
}

async function requireConversation(
  db: Queryable,
  { tenantId, identityId, id }: { tenantId: string; identityId: string; id: string },
): Promise<void> {
  const row = await db
    .selectFrom("conversations")
    .select("id")
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .where("identity_id", "=", identityId)
    .executeTakeFirst();
  if (!row) throw notFound("Percakapan");
}

/** @throws ApiError 404, also for another identity's conversation */
export async function deleteConversation(
  { db }: HostContext,
  { tenantId, user, id }: { tenantId: string; user: HostUser; id: string },
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("conversations")
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .where("identity_id", "=", user.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound("Percakapan");
}

interface VoteInput {
  tenantId: string;
  user: HostUser;
  messageId: string;
  fields: z.output<Operations["vote"]["body"]>;
}

/**
 * Stores or replaces the vote on an answer.
 * @throws ApiError 404, or 409 while the answer is being written
 */
export async function voteOnAnswer(
  { db, clock }: HostContext,
  { tenantId, user, messageId, fields: { value, reason, comment } }: VoteInput,
): Promise<Vote> {
  const message = await db
    .selectFrom("chat_messages as m")
    .innerJoin("conversations as c", (join) =>
      join.onRef("c.lms_id", "=", "m.lms_id").onRef("c.id", "=", "m.conversation_id"),
    )
    .select("m.status")
    .where("m.lms_id", "=", tenantId)
    .where("m.id", "=", messageId)
    .where("c.identity_id", "=", user.id)
    .executeTakeFirst();
  if (!message) throw notFound("Pesan");
  if (message.status === "streaming") throw new ApiError(409, "Jawaban ini masih ditulis.");
  const vote = { value, reason: value === "down" ? (reason ?? null) : null, comment };
  const now = clock();
  await db
    .insertInto("chat_votes")
    .values({
      ...vote,
      lms_id: tenantId,
      message_id: messageId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["lms_id", "message_id"]).doUpdateSet({ ...vote, updated_at: now }),
    )
    .execute();
  return vote;
}
