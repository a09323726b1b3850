import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { encryptAppToken } from "~/server/hosts/app-token";
import {
  askAssistant,
  createChatGuest,
  createScriptedModel,
  joinChatText,
  nextGuestIp,
  QUESTION,
  readChatLines,
  readChatMessages,
  seedContent,
} from "./assistant-fixture";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { APP_SECRET } from "./host-context";

describeEachBackend((site) => {
  beforeAll(() => seedContent(site()));
  afterEach(() => {
    site().context.ports.model = null;
  });
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

  test("chat sends the first line before the model answers, and chunks as they arrive", async () => {
    const gate = Promise.withResolvers<void>();
    const { model } = createScriptedModel(async function* () {
      await gate.promise;
      yield "Delapan ";
      yield "puluh.";
    });
    site().context.ports.model = model;
    const { assistant } = await createChatGuest(site());
    const reader = (
      await assistant.chat({ body: { workspace_id: TENANT_ID, query: QUESTION } })
    ).body?.getReader();

    const first = new TextDecoder().decode((await reader?.read())?.value);

    expect(JSON.parse(first)).toMatchObject({ text: "" });

    const second = reader?.read();
    gate.resolve();

    expect(new TextDecoder().decode((await second)?.value)).toContain("Delapan ");

    await reader?.cancel();
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
    const nothing = await askAssistant(guest, "Siapa presiden pertama Prancis?");

    expect(nothing.text).toContain("saya tidak menemukan jawabannya di situs Kami");
    expect(nothing.sources).toEqual([
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

  test("chat passes passages and history to the model and returns the cited sources", async () => {
    const { model, prompts } = createScriptedModel(async function* () {
      yield "Suhunya 92 ";
      yield "derajat [1].";
    });
    site().context.ports.model = model;
    const guest = await createChatGuest(site());

    const first = await askAssistant(guest, QUESTION);

    expect(first).toMatchObject({
      text: "Suhunya 92 derajat [1].",
      status: "done",
      sources: [{ number: 1, title: "Menyeduh Kopi di Rumah" }],
    });
    expect(first.lines.map(({ text }) => text)).toEqual([
      "",
      "Suhunya 92 ",
      "derajat ",
      "[1].",
      "",
    ]);

    await askAssistant(guest, "Berapa lama menyeduh kopi?", first.conversation);

    expect(prompts[1]).toMatchObject({
      siteName: "Kami",
      question: "Berapa lama menyeduh kopi?",
      history: [{ question: QUESTION, answer: first.text }],
    });
    expect(prompts[0]?.passages[0]).toMatchObject({
      title: "Menyeduh Kopi di Rumah",
      text: expect.stringContaining("92 derajat"),
    });
    expect(JSON.stringify(prompts)).not.toMatch(/rahasia|teh tarik/i);
  });

  test("chat quotes content if the model fails before its first word and cuts the answer if it fails later", async () => {
    const guest = await createChatGuest(site());
    site().context.ports.model = createScriptedModel(async function* () {
      if (Date.now() > 0) throw new Error("down");
      yield "";
    }).model;

    expect(await askAssistant(guest, QUESTION)).toMatchObject({
      text: expect.stringContaining("92 derajat"),
      status: "done",
    });

    site().context.ports.model = createScriptedModel(async function* () {
      yield "Sembilan";
      throw new Error("broke off");
    }).model;
    const cut = await askAssistant(guest, QUESTION);

    expect(cut).toMatchObject({ text: "Sembilan", status: "cut" });
    expect(await readMessages(cut.conversation)).toMatchObject([
      { answer: "Sembilan", status: "cut" },
    ]);
  });

  test("[CHT6] chat aborts the model on disconnect and saves the partial answer as cut", async () => {
    let signal: AbortSignal | undefined;
    let isWaiting = false;
    site().context.ports.model = {
      async *answer(prompt) {
        signal = prompt.signal;
        yield "Sebagian jawaban ";
        isWaiting = true;
        await wait(20_000, undefined, { signal: prompt.signal });
        yield "yang tidak sampai";
      },
    };
    const abortController = new AbortController();
    const { assistant, token } = await createChatGuest(site());
    const leavingClient = site().createClients({
      chatToken: token,
      signal: abortController.signal,
      clientIp: nextGuestIp(),
    }).assistant;
    const reader = (
      await leavingClient.chat({ body: { workspace_id: TENANT_ID, query: QUESTION } })
    ).body?.getReader();
    const [first = ""] = new TextDecoder().decode((await reader?.read())?.value).split("\n");
    const { id } = JSON.parse(first) as { id: string };
    void (async () => {
      while (!(await reader?.read())?.done);
    })().catch(() => undefined);
    await vi.waitUntil(async () => isWaiting, { timeout: 5_000 });
    abortController.abort();
    await vi.waitUntil(async () => signal?.aborted === true, { timeout: 5_000 });
    await vi.waitUntil(async () => (await readMessages(id))[0]?.status === "cut", {
      timeout: 5_000,
    });

    const { data } = await assistant.listMessages({ params: { id } });

    expect(data.items).toMatchObject([{ response: { value: "Sebagian jawaban " }, status: "cut" }]);
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
