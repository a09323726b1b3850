import { beforeAll, expect, test, vi } from "vitest";
import { encryptAppToken } from "~/server/hosts/app-token";
import {
  askAssistant,
  createChatGuest,
  joinChatText,
  QUESTION,
  readChatLines,
  readChatMessages,
  seedContent,
} from "./assistant-fixture";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { APP_SECRET } from "./host-context";

describeEachBackend((site) => {
  beforeAll(() => seedContent(site()));
  const db = () => site().database.db;
  const readMessages = (conversation: string) => readChatMessages(site(), conversation);

  test("[CHT2] [CHT3] chat streams JSON lines with message and conversation ids, first empty, last with sources", async () => {
    const guest = await createChatGuest(site());
    const response = await guest.assistant.chat({
      body: { workspace_id: TENANT_ID, query: QUESTION },
    });

    expect(response.headers.get("content-type")).toBe("application/x-ndjson; charset=utf-8");

    const lines = await readChatLines(response);

    expect(new Set(lines.map(({ message_id, id }) => `${message_id} ${id}`)).size).toBe(1);
    expect(lines[0]).toMatchObject({ text: "" });
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.at(-1)).toMatchObject({
      text: "",
      status: "done",
      sources: [
        {
          number: 1,
          title: "Menyeduh Kopi di Rumah",
          url: `/Blog/${TENANT_ID}-seduh-kopi/seduh-kopi`,
        },
      ],
    });

    const text = joinChatText(lines);

    expect(text).toContain("“Air untuk menyeduh kopi bersuhu 92 derajat.");
    expect(text).toMatch(/\[1\][\s\S]*Jawaban otomatis/);

    const [stored] = await readMessages(lines[0]?.id ?? "");

    expect(stored).toMatchObject({ query: QUESTION, answer: text, status: "done", seq: 1 });
  });

  test("chat resolves a follow-up question from its own conversation", async () => {
    const guest = await createChatGuest(site());
    const first = await askAssistant(guest, "Apa isi kelas Barista Dasar?");

    const second = await askAssistant(guest, "Berapa biayanya?", first.conversation);

    expect(second.conversation).toBe(first.conversation);
    expect(second.text).toContain("Rp450.000");
    expect(second.sources[0]?.url).toBe("/Class/barista-dasar");
    expect((await readMessages(first.conversation)).map(({ seq }) => seq)).toEqual([1, 2]);
  });

  test("chat answers neither from drafts nor from another tenant and says when it has no answer", async () => {
    const guest = await createChatGuest(site());
    const unanswered = await askAssistant(guest, "Siapa presiden pertama Prancis?");

    expect(unanswered.text).toContain("saya tidak menemukan jawabannya di situs Kami");
    expect(unanswered.sources).toEqual([
      { number: 1, title: "Buat janji temu", url: "/Make-Appointment" },
    ]);
    for (const query of [
      "Bagaimana resep teh tarik?",
      "Kelas Teh mulai kapan?",
      "Apa itu kopi rahasia?",
    ]) {
      const { text, sources } = await askAssistant(guest, query);
      expect(text).not.toMatch(/ketinggian|belum terbit|Kelas Teh/);
      expect(sources.map(({ title }) => title)).not.toContain("Teh Tarik Istimewa");
    }

    const theirs = await createChatGuest(site(), { tenantId: OTHER_TENANT_ID });

    expect(
      (await askAssistant(theirs, "Bagaimana teh tarik dituang?", undefined, OTHER_TENANT_ID)).text,
    ).toContain("ketinggian satu meter");
    expect((await askAssistant(guest, "Halo, selamat pagi")).sources).toEqual([]);
  });

  test("chat reflects published and archived posts after revalidation", async () => {
    const guest = await createChatGuest(site());
    const ours = await db()
      .selectFrom("posts")
      .selectAll()
      .where("id", "=", `${TENANT_ID}-seduh-kopi`)
      .executeTakeFirstOrThrow();
    const [durian, cocoa] = [
      "Bagaimana merawat pohon durian?",
      "Bagaimana menyimpan cokelat batang?",
    ];

    expect((await askAssistant(guest, durian)).text).toContain("tidak menemukan");
    expect((await askAssistant(guest, cocoa)).text).toContain(
      "Cokelat batang disimpan di lemari gelap.",
    );

    const row = {
      ...ours,
      id: `${TENANT_ID}-durian`,
      slug: "durian",
      title: "Merawat Pohon Durian",
      content: "<p>Pohon durian disiram pagi hari.</p>",
    };
    await db()
      .insertInto("posts")
      .values({ ...row, updated_at: Date.now() })
      .execute();
    await db()
      .updateTable("posts")
      .set({ status: "archived", version: 2 })
      .where("id", "=", `${TENANT_ID}-cokelat`)
      .execute();
    await vi.waitUntil(
      async () => (await askAssistant(guest, durian)).text.includes("disiram pagi hari"),
      { timeout: 10_000, interval: 1_000 },
    );

    expect((await askAssistant(guest, cocoa)).text).toContain("tidak menemukan");
  });

  test("[CHT1] chat rejects invalid lengths, a foreign workspace and a null conversation with 422", async () => {
    const { assistant, token } = await createChatGuest(site());
    const send = async (body: unknown) => {
      const answer = await site().sendRaw("assistant", "v2/chat", {
        method: "POST",
        body: JSON.stringify(body),
        headers: {
          "Content-Type": "application/json",
          "lms-id": TENANT_ID,
          Authorization: `Bearer ${token}`,
          AppToken:
            encryptAppToken({
              secret: APP_SECRET,
              host: "assistant",
              appToken: site().appToken,
              now: Date.now(),
            }) ?? "",
        },
      });
      return [answer.status, Object.keys(((await answer.json()) as { data: object }).data)];
    };

    expect(await send({ workspace_id: TENANT_ID, query: "a" })).toEqual([422, ["query"]]);
    expect(await send({ workspace_id: TENANT_ID, query: "a".repeat(2001) })).toEqual([
      422,
      ["query"],
    ]);
    expect(await send({ workspace_id: TENANT_ID, query: "Halo", conversation_id: null })).toEqual([
      422,
      ["conversation_id"],
    ]);
    expect(
      await getError(assistant.chat({ body: { workspace_id: OTHER_TENANT_ID, query: "Halo" } })),
    ).toMatchObject({ status: 422 });
    expect((await assistant.me()).data.remaining).toBe(20);
  });
});
