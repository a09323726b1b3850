import type { assistantContract } from "../../hosts/assistant/contract";
import { type Handlers, HostRefusal } from "../../hosts/implement";
import { type HostContext, missing, type Queryable } from "../context";
import { readPage } from "../paging";

type Part = Pick<Handlers<typeof assistantContract>, "listMessages" | "deleteConversation" | "listConversations" | "vote">;
type Vote = NonNullable<Awaited<ReturnType<Part["listMessages"]>>["data"]["items"][number]["vote"]>;

/** @throws HostRefusal 404 for one that another identity has, as for one that nobody has */
async function requireConversation(db: Queryable, lmsId: string, identityId: string, id: string): Promise<void> {
  const row = await db
    .selectFrom("conversations")
    .select("id")
    .where("lms_id", "=", lmsId)
    .where("id", "=", id)
    .where("identity_id", "=", identityId)
    .executeTakeFirst();
  if (!row) throw missing("Percakapan");
}

/** An identity's own conversations and votes. */
export function conversationHandlers({ db, clock }: HostContext): Part {
  return {
    listConversations: async ({ lmsId, user, query: { page, perPage } }) => {
      const query = db
        .selectFrom("conversations as c")
        .select((eb) => [
          ...(["c.id", "c.messages", "c.created_at", "c.updated_at"] as const),
          eb
            .selectFrom("chat_messages as m")
            .select("m.query")
            .whereRef("m.lms_id", "=", "c.lms_id")
            .whereRef("m.conversation_id", "=", "c.id")
            .orderBy("m.seq")
            .limit(1)
            .as("title"),
        ])
        .where("c.lms_id", "=", lmsId)
        .where("c.identity_id", "=", user.id)
        .orderBy("c.updated_at", "desc")
        .orderBy("c.id");
      const { rows, ...measures } = await readPage(query, page, perPage);
      return { data: { ...measures, items: rows.map((row) => ({ ...row, title: row.title ?? "" })) } };
    },

    listMessages: async ({ lmsId, user, params, query: { page, perPage } }) => {
      await requireConversation(db, lmsId, user.id, params.id);
      const query = db
        .selectFrom("chat_messages as m")
        .leftJoin("chat_votes as v", (join) => join.onRef("v.lms_id", "=", "m.lms_id").onRef("v.message_id", "=", "m.id"))
        .select(["m.id", "m.query", "m.answer", "m.status", "m.sources", "m.created_at", "v.value", "v.reason", "v.comment"])
        .where("m.lms_id", "=", lmsId)
        .where("m.conversation_id", "=", params.id)
        .orderBy("m.seq", "desc");
      const { rows, ...measures } = await readPage(query, page, perPage);
      const items = rows.toReversed().map(({ answer, sources, value, reason, comment, ...message }) => ({
        ...message,
        response: { value: answer },
        sources: JSON.parse(sources),
        vote: value === null ? null : ({ value, reason, comment: comment ?? "" } as Vote),
      }));
      return { data: { ...measures, items } };
    },

    deleteConversation: async ({ lmsId, user, params }) => {
      const { numDeletedRows } = await db
        .deleteFrom("conversations")
        .where("lms_id", "=", lmsId)
        .where("id", "=", params.id)
        .where("identity_id", "=", user.id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw missing("Percakapan");
      return { data: null };
    },

    vote: async ({ lmsId, user, params, body: { value, reason, comment } }) => {
      const message = await db
        .selectFrom("chat_messages as m")
        .innerJoin("conversations as c", (join) => join.onRef("c.lms_id", "=", "m.lms_id").onRef("c.id", "=", "m.conversation_id"))
        .select("m.status")
        .where("m.lms_id", "=", lmsId)
        .where("m.id", "=", params.id)
        .where("c.identity_id", "=", user.id)
        .executeTakeFirst();
      if (!message) throw missing("Pesan");
      if (message.status === "streaming") throw new HostRefusal(409, "Jawaban ini masih ditulis.");
      // Reasons are for what was no good.
      const vote = { value, reason: value === "down" ? (reason ?? null) : null, comment };
      const now = clock();
      await db
        .insertInto("chat_votes")
        .values({ ...vote, lms_id: lmsId, message_id: params.id, created_at: now, updated_at: now })
        .onConflict((conflict) => conflict.columns(["lms_id", "message_id"]).doUpdateSet({ ...vote, updated_at: now }))
        .execute();
      return { data: vote };
    },
  };
}
