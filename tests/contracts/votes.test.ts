import { expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { askAssistant, createChatGuest } from "./assistant-fixture";
import { describeEachBackend, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";

describeEachBackend((site) => {
  const createAdmin = async (tenantId: string) => {
    const accessToken = await createSignedInUser(site().database.db, `votes-${tenantId}`, [
      { tenantId, role: ROLE.admin },
    ]);
    return site().createClients({ accessToken, tenantId });
  };

  test("listVotes returns votes with question and answer, and totals", async () => {
    const guest = await createChatGuest(site());
    const [good, bad] = [
      await askAssistant(guest, "Halo"),
      await askAssistant(guest, "Siapa kamu"),
    ];
    await guest.assistant.vote({ params: { id: good.message }, body: { value: "up" } });
    await guest.assistant.vote({
      params: { id: bad.message },
      body: { value: "down", reason: "salah", comment: "Bukan itu" },
    });
    const { admin } = await createAdmin(TENANT_ID);
    const { data } = await admin.listVotes();

    expect(data).toMatchObject({ up: 1, down: 1, totalItems: 2 });
    expect((await admin.listVotes({ query: { value: "down" } })).data.items).toEqual([
      {
        messageId: bad.message,
        value: "down",
        reason: "salah",
        comment: "Bukan itu",
        question: "Siapa kamu",
        answer: bad.text,
        at: expect.any(Number),
      },
    ]);
    expect((await (await createAdmin(OTHER_TENANT_ID)).admin.listVotes()).data).toMatchObject({
      totalItems: 0,
      up: 0,
      down: 0,
    });
  });
});
