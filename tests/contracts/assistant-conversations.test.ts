import { beforeAll, expect, test } from "vitest";
import { DAY_MS } from "~/lib/time";
import { sweepConversations } from "~/server/embedded/domain/assistant/sweep-conversations";
import {
  askAssistant,
  type ChatGuest,
  createChatGuest,
  QUESTION,
  readChatMessages,
  seedContent,
} from "./assistant-fixture";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";

describeEachBackend((site) => {
  beforeAll(() => seedContent(site()));
  const db = () => site().database.db;
  const readMessages = (conversation: string) => readChatMessages(site(), conversation);
  const getErrors = (guest: ChatGuest, conversation: string) => [
    getError(
      guest.assistant.chat({
        body: { workspace_id: TENANT_ID, query: QUESTION, conversation_id: conversation },
      }),
    ),
    getError(guest.assistant.listMessages({ params: { id: conversation } })),
    getError(guest.assistant.deleteConversation({ params: { id: conversation } })),
  ];

  test("[CHT12] [ENT6] listMessages returns pages of ten, newest page first, each in chronological order", async () => {
    const accessToken = await createSignedInUser(db(), "talkative", []);
    const user = await createChatGuest(site(), { accessToken });
    const { conversation } = await askAssistant(user, "Halo");
    await db()
      .insertInto("chat_messages")
      .values(
        Array.from({ length: 12 }, (_, index) => ({
          lms_id: TENANT_ID,
          id: `m-${conversation}-${index}`,
          conversation_id: conversation,
          seq: index + 2,
          query: `Tanya ${index + 2}`,
          answer: "Jawab",
          status: "done" as const,
          sources: "[]",
          created_at: Date.now(),
          finished_at: Date.now(),
        })),
      )
      .execute();

    const { data } = await user.assistant.listMessages({ params: { id: conversation } });

    expect(data).toMatchObject({ page: 1, perPage: 10, totalItems: 13, totalPages: 2 });
    expect(data.items.map(({ query }) => query)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Tanya ${index + 4}`),
    );

    const second = await user.assistant.listMessages({
      params: { id: conversation },
      query: { page: 2 },
    });

    expect(second.data.items.map(({ query }) => query)).toEqual(["Halo", "Tanya 2", "Tanya 3"]);
    expect(second.data.items[0]).toMatchObject({
      response: { value: expect.stringContaining("asisten otomatis") },
      sources: [],
      vote: null,
      status: "done",
    });
    expect((await user.assistant.listConversations()).data.items).toMatchObject([
      { id: conversation, title: "Halo", messages: 1 },
    ]);
  });

  test("[CHT13] deleteConversation removes its messages and votes", async () => {
    const guest = await createChatGuest(site());
    const { conversation, message } = await askAssistant(guest, "Halo");
    await guest.assistant.vote({ params: { id: message }, body: { value: "up" } });

    await guest.assistant.deleteConversation({ params: { id: conversation } });

    expect(
      await getError(guest.assistant.listMessages({ params: { id: conversation } })),
    ).toMatchObject({
      status: 404,
      message: "Percakapan tidak ditemukan",
    });
    expect(
      await getError(guest.assistant.deleteConversation({ params: { id: conversation } })),
    ).toMatchObject({ status: 404 });
    expect(await readMessages(conversation)).toEqual([]);
    expect(
      await db().selectFrom("chat_votes").selectAll().where("message_id", "=", message).execute(),
    ).toEqual([]);
    expect((await guest.assistant.listConversations()).data.items).toEqual([]);
  });

  test("conversations of another identity or tenant return 404", async () => {
    const guest = await createChatGuest(site());
    const { conversation, message } = await askAssistant(guest, "Halo");

    const stranger = await createChatGuest(site());

    for (const error of getErrors(stranger, conversation))
      expect(await error).toMatchObject({ status: 404, message: "Percakapan tidak ditemukan" });
    expect(
      await getError(stranger.assistant.vote({ params: { id: message }, body: { value: "down" } })),
    ).toMatchObject({ status: 404 });

    const elsewhere = await createChatGuest(site(), { tenantId: OTHER_TENANT_ID });

    expect(
      await getError(elsewhere.assistant.listMessages({ params: { id: conversation } })),
    ).toMatchObject({ status: 404 });
    expect(
      await getError(elsewhere.assistant.vote({ params: { id: message }, body: { value: "up" } })),
    ).toMatchObject({ status: 404 });
    expect(
      await getError(
        elsewhere.assistant.chat({
          body: { workspace_id: OTHER_TENANT_ID, query: "Halo", conversation_id: conversation },
        }),
      ),
    ).toMatchObject({ status: 404 });
    expect((await stranger.assistant.me()).data.remaining).toBe(20);
    expect((await stranger.assistant.listConversations()).data.totalItems).toBe(0);
  });

  test('[CHT14] vote stores one replaceable vote per message, with a reason only for "down", and 409 while streaming', async () => {
    const guest = await createChatGuest(site());
    const { conversation, message } = await askAssistant(guest, "Halo");
    const vote = (body: Parameters<typeof guest.assistant.vote>[0]["body"]) =>
      guest.assistant.vote({ params: { id: message }, body });

    expect(
      (await vote({ value: "down", reason: "tidak lengkap", comment: "Kurang" })).data,
    ).toEqual({
      value: "down",
      reason: "tidak lengkap",
      comment: "Kurang",
    });

    await Promise.all([vote({ value: "up" }), vote({ value: "up" })]);

    expect((await vote({ value: "up", reason: "salah" })).data).toEqual({
      value: "up",
      reason: null,
      comment: "",
    });
    expect(
      (await guest.assistant.listMessages({ params: { id: conversation } })).data.items[0]?.vote,
    ).toEqual({
      value: "up",
      reason: null,
      comment: "",
    });
    expect(
      await db()
        .selectFrom("chat_votes")
        .select("value")
        .where("message_id", "=", message)
        .execute(),
    ).toHaveLength(1);

    await db()
      .updateTable("chat_messages")
      .set({ status: "streaming" })
      .where("id", "=", message)
      .execute();

    expect(await getError(vote({ value: "up" }))).toMatchObject({ status: 409 });
  });

  test("sweepConversations deletes 90-day-old messages and unused guests and closes abandoned answers", async () => {
    const [old, young] = [await createChatGuest(site()), await createChatGuest(site())];
    const [before, after] = [await askAssistant(old, "Halo"), await askAssistant(young, "Halo")];
    const expiredAt = Date.now() - 91 * DAY_MS;
    await db()
      .updateTable("chat_messages")
      .set({ created_at: expiredAt })
      .where("conversation_id", "=", before.conversation)
      .execute();
    await db()
      .updateTable("conversations")
      .set({ updated_at: expiredAt })
      .where("id", "=", before.conversation)
      .execute();
    await db()
      .updateTable("chat_tokens")
      .set({ expires_at: expiredAt })
      .where("identity_id", "=", old.id)
      .execute();
    await db()
      .updateTable("chat_identities")
      .set({ created_at: expiredAt })
      .where("id", "in", [old.id, young.id])
      .execute();
    await db()
      .updateTable("chat_messages")
      .set({ status: "streaming", created_at: Date.now() - 601_000 })
      .where("id", "=", after.message)
      .execute();

    await Promise.all([sweepConversations(site().context), sweepConversations(site().context)]);

    expect(await readMessages(before.conversation)).toEqual([]);
    expect(
      (
        await db()
          .selectFrom("chat_identities")
          .select("id")
          .where("id", "in", [old.id, young.id])
          .execute()
      ).map(({ id }) => id),
    ).toEqual([young.id]);
    expect(await readMessages(after.conversation)).toMatchObject([{ status: "cut" }]);
  });
});
