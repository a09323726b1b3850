import { beforeAll, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { DAY_MS } from "~/lib/time";
import { findChatUser } from "~/server/embedded/domain/assistant/chat-tokens";
import {
  askAssistant,
  type ChatGuest,
  createChatGuest,
  nextGuestIp,
  seedContent,
} from "./assistant-fixture";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";

describeEachBackend((site) => {
  beforeAll(() => seedContent(site()));
  const db = () => site().database.db;

  test("[CHT13] [ENT21] login issues a guest token, stores only its hash, and me returns the guest", async () => {
    const { assistant, id, token } = await createChatGuest(site());

    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await assistant.me()).toEqual({
      message: "Berhasil",
      data: { id, workspace_id: TENANT_ID, kind: "guest", name: null, limit: 20, remaining: 20 },
    });
    expect(
      JSON.stringify(await db().selectFrom("chat_tokens").selectAll().execute()),
    ).not.toContain(token);
    expect((await createChatGuest(site())).id).not.toBe(id);
  });

  test("login returns one identity per user on all devices and rejects an unknown access token with 401", async () => {
    const accessToken = await createSignedInUser(db(), "asker", [
      { tenantId: TENANT_ID, role: ROLE.student },
    ]);
    const [phone, laptop] = await Promise.all([
      createChatGuest(site(), { accessToken }),
      createChatGuest(site(), { accessToken }),
    ]);

    expect(phone.id).toBe(laptop.id);
    expect(phone.token).not.toBe(laptop.token);
    expect((await phone.assistant.me()).data).toMatchObject({
      kind: "user",
      name: "Nama asker",
      limit: 60,
      remaining: 60,
    });

    const { conversation } = await askAssistant(phone, "Halo");

    expect(
      (await laptop.assistant.listMessages({ params: { id: conversation } })).data.totalItems,
    ).toBe(1);
    expect(
      await getError(site().createClients({ accessToken: "nobody" }).assistant.login()),
    ).toMatchObject({
      status: 401,
    });
    expect((await createChatGuest(site(), { accessToken, tenantId: OTHER_TENANT_ID })).id).not.toBe(
      phone.id,
    );
  });

  test("[ROL7] chat tokens are valid only for the assistant, in their tenant, until they expire", async () => {
    const { token } = await createChatGuest(site());

    expect(
      await getError(
        site().createClients({ chatToken: token, tenantId: OTHER_TENANT_ID }).assistant.me(),
      ),
    ).toMatchObject({ status: 401 });

    const accessToken = await createSignedInUser(db(), "stranger", [
      { tenantId: TENANT_ID, role: ROLE.admin },
    ]);

    expect(
      await getError(site().createClients({ chatToken: accessToken }).assistant.me()),
    ).toMatchObject({
      status: 401,
    });
    expect(
      await getError(site().createClients({ accessToken: token }).services.getMe()),
    ).toMatchObject({
      status: 401,
    });
    expect(
      await findChatUser(db(), {
        chatToken: token,
        tenantId: TENANT_ID,
        now: Date.now() + 31 * DAY_MS,
      }),
    ).toBeNull();
  });

  test("chat limits questions per hour: 20 per guest, 600 per network, 60 per user; 429 carries retryAfterSeconds", async () => {
    const clientIp = nextGuestIp();
    const guest = await createChatGuest(site(), { clientIp });
    const body = { workspace_id: TENANT_ID, query: "Halo" };
    // Questions count when asked, so the answers need not be read.
    const ask = async ({ assistant }: ChatGuest) => (await assistant.chat({ body })).body?.cancel();
    await Promise.all(Array.from({ length: 19 }, () => ask(guest)));

    const atOnce = await Promise.allSettled([ask(guest), ask(guest), ask(guest)]);

    expect(atOnce.filter(({ status }) => status === "fulfilled")).toHaveLength(1);

    const error = await getError(guest.assistant.chat({ body }));

    expect(error).toMatchObject({ status: 429, message: expect.stringContaining("menit") });

    const { retryAfterSeconds } = error.data as { retryAfterSeconds: number };

    expect(retryAfterSeconds).toBeGreaterThan(3_500);
    expect((await guest.assistant.me()).data.remaining).toBe(0);

    // Another guest behind the same router.
    await ask(await createChatGuest(site(), { clientIp }));
    await db()
      .updateTable("try_limits")
      .set({ count: 600 })
      .where("name", "like", `chat-network:${TENANT_ID}:%`)
      .where("count", "=", 21)
      .execute();

    expect(
      await getError((await createChatGuest(site(), { clientIp })).assistant.chat({ body })),
    ).toMatchObject({ status: 429 });

    await ask(
      await createChatGuest(site(), {
        clientIp,
        accessToken: await createSignedInUser(db(), "learner", [
          { tenantId: TENANT_ID, role: ROLE.student },
        ]),
      }),
    );

    expect(
      await getError(
        site()
          .createClients({ chatToken: guest.token, clientIp: nextGuestIp() })
          .assistant.chat({ body }),
      ),
    ).toMatchObject({
      status: 429,
    });
    expect(
      await db()
        .selectFrom("chat_messages as m")
        .innerJoin("conversations as c", "c.id", "m.conversation_id")
        .select("m.id")
        .where("c.identity_id", "=", guest.id)
        .execute(),
    ).toHaveLength(20);
  });
});
