import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeAll, expect, test } from "vitest";
import { findChatUser } from "~/server/embedded/assistant/chat-tokens";
import { sweepConversations } from "~/server/embedded/assistant/sweep-conversations";
import { sealAppToken } from "~/server/hosts/app-token";
import { ask, fillContent, linesOf, nextAddress, scriptedModel, type Talker, talker, textOf } from "./assistant-fixture";
import { signIn } from "./fixture";
import { SECRET } from "./host-context";
import { OURS, onEverySite, refusal, THEIRS } from "./site";

const DAY = 86_400_000;
const QUESTION = "Berapa suhu air untuk menyeduh kopi?";

onEverySite((site) => {
  beforeAll(() => fillContent(site()));
  afterEach(() => {
    site().context.ports.model = null;
  });
  const db = () => site().database.db;
  const messages = async (conversation: string) =>
    db().selectFrom("chat_messages").selectAll().where("conversation_id", "=", conversation).orderBy("seq").execute();
  const eventually = async (holds: () => Promise<boolean>) => {
    for (let tries = 0; tries < 100; tries++) {
      if (await holds()) return;
      await wait(30);
    }
    throw new Error("it never came to hold");
  };
  const hidden = (other: Talker, conversation: string) => [
    refusal(other.assistant.chat({ body: { workspace_id: OURS, query: QUESTION, conversation_id: conversation } })),
    refusal(other.assistant.listMessages({ params: { id: conversation } })),
    refusal(other.assistant.deleteConversation({ params: { id: conversation } })),
  ];

  test("[CHT13] [ENT21] a guest gets a token of the assistant's own, kept as a hash, and is told who they are", async () => {
    const { assistant, id, token } = await talker(site());
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await assistant.me()).toEqual({
      message: "Berhasil",
      data: { id, workspace_id: OURS, kind: "guest", name: null, limit: 20, remaining: 20 },
    });
    expect(JSON.stringify(await db().selectFrom("chat_tokens").selectAll().execute())).not.toContain(token);
    expect((await talker(site())).id).not.toBe(id);
  });

  test("a signed-in user is the same identity on every device; an access token that is over is refused", async () => {
    const accessToken = await signIn(db(), "asker", [{ lmsId: OURS, role: 4 }]);
    const [phone, laptop] = await Promise.all([talker(site(), { accessToken }), talker(site(), { accessToken })]);
    expect(phone.id).toBe(laptop.id);
    expect(phone.token).not.toBe(laptop.token);
    expect((await phone.assistant.me()).data).toMatchObject({ kind: "user", name: "Nama asker", limit: 60, remaining: 60 });
    const { conversation } = await ask(phone, "Halo");
    expect((await laptop.assistant.listMessages({ params: { id: conversation } })).data.totalItems).toBe(1);
    expect(await refusal(site().hosts({ accessToken: "nobody" }).assistant.login())).toMatchObject({ status: 401 });
    expect((await talker(site(), { accessToken, lmsId: THEIRS })).id).not.toBe(phone.id);
  });

  test("[ROL7] the chat token opens the assistant alone and in its tenant alone; the access token does not; one that is over is refused", async () => {
    const { token } = await talker(site());
    expect(await refusal(site().hosts({ chatToken: token, lmsId: THEIRS }).assistant.me())).toMatchObject({ status: 401 });
    const accessToken = await signIn(db(), "stranger", [{ lmsId: OURS, role: 1 }]);
    expect(await refusal(site().hosts({ chatToken: accessToken }).assistant.me())).toMatchObject({ status: 401 });
    expect(await refusal(site().hosts({ accessToken: token }).services.getMe())).toMatchObject({ status: 401 });
    expect(await findChatUser(db(), token, OURS, Date.now() + 31 * DAY)).toBeNull();
  });

  test("[CHT2] [CHT3] an answer is a stream of JSON lines that name message and conversation, the first one empty, the last one with its sources", async () => {
    const guest = await talker(site());
    const response = await guest.assistant.chat({ body: { workspace_id: OURS, query: QUESTION } });
    expect(response.headers.get("content-type")).toBe("application/x-ndjson; charset=utf-8");
    const lines = await linesOf(response);
    expect(new Set(lines.map(({ message_id, id }) => `${message_id} ${id}`)).size).toBe(1);
    expect(lines[0]).toMatchObject({ text: "" });
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.at(-1)).toMatchObject({
      text: "",
      status: "done",
      sources: [{ number: 1, title: "Menyeduh Kopi di Rumah", url: `/Blog/${OURS}-seduh-kopi/seduh-kopi` }],
    });
    const text = textOf(lines);
    expect(text).toContain("“Air untuk menyeduh kopi bersuhu 92 derajat.");
    expect(text).toMatch(/\[1\][\s\S]*Jawaban otomatis/);
    const [kept] = await messages(lines[0]?.id ?? "");
    expect(kept).toMatchObject({ query: QUESTION, answer: text, status: "done", seq: 1 });
  });

  test("the first line comes before the answer is known, and pieces as they are made", async () => {
    let go = (): void => undefined;
    const { model } = scriptedModel(async function* () {
      await new Promise<void>((resolve) => {
        go = resolve;
      });
      yield "Delapan ";
      yield "puluh.";
    });
    site().context.ports.model = model;
    const { assistant } = await talker(site());
    const reader = (await assistant.chat({ body: { workspace_id: OURS, query: QUESTION } })).body?.getReader();
    const first = new TextDecoder().decode((await reader?.read())?.value);
    expect(JSON.parse(first)).toMatchObject({ text: "" });
    const second = reader?.read();
    await wait(60);
    go();
    expect(new TextDecoder().decode((await second)?.value)).toContain("Delapan ");
    await reader?.cancel();
  });

  test("a question that leans on the one before is understood; another conversation knows nothing of it", async () => {
    const guest = await talker(site());
    const first = await ask(guest, "Apa isi kelas Barista Dasar?");
    const second = await ask(guest, "Berapa biayanya?", first.conversation);
    expect(second.conversation).toBe(first.conversation);
    expect(second.text).toContain("Rp450.000");
    expect(second.sources[0]?.url).toBe("/Class/barista-dasar");
    expect((await messages(first.conversation)).map(({ seq }) => seq)).toEqual([1, 2]);
  });

  test("says plainly what it does not know, and never speaks of drafts or of another tenant's content", async () => {
    const guest = await talker(site());
    const nothing = await ask(guest, "Siapa presiden pertama Prancis?");
    expect(nothing.text).toContain("saya tidak menemukan jawabannya di situs Kami");
    expect(nothing.sources).toEqual([{ number: 1, title: "Buat janji temu", url: "/Make-Appointment" }]);
    for (const query of ["Bagaimana resep teh tarik?", "Kelas Teh mulai kapan?", "Apa itu kopi rahasia?"]) {
      const { text, sources } = await ask(guest, query);
      expect(text).not.toMatch(/ketinggian|belum terbit|Kelas Teh/);
      expect(sources.map(({ title }) => title)).not.toContain("Teh Tarik Istimewa");
    }
    const theirs = await talker(site(), { lmsId: THEIRS });
    expect((await ask(theirs, "Bagaimana teh tarik dituang?", undefined, THEIRS)).text).toContain("ketinggian satu meter");
    expect((await ask(guest, "Halo, selamat pagi")).sources).toEqual([]);
  });

  test("what is published is known within seconds, and what was taken back no more", async () => {
    const guest = await talker(site());
    const ours = await db().selectFrom("posts").selectAll().where("id", "=", `${OURS}-seduh-kopi`).executeTakeFirstOrThrow();
    const [durian, cocoa] = ["Bagaimana merawat pohon durian?", "Bagaimana menyimpan cokelat batang?"];
    expect((await ask(guest, durian)).text).toContain("tidak menemukan");
    expect((await ask(guest, cocoa)).text).toContain("Cokelat batang disimpan di lemari gelap.");
    const row = {
      ...ours,
      id: `${OURS}-durian`,
      slug: "durian",
      title: "Merawat Pohon Durian",
      content: "<p>Pohon durian disiram pagi hari.</p>",
    };
    await db()
      .insertInto("posts")
      .values({ ...row, updated_at: Date.now() })
      .execute();
    await db().updateTable("posts").set({ status: "archived", version: 2 }).where("id", "=", `${OURS}-cokelat`).execute();
    await wait(3_100);
    expect((await ask(guest, durian)).text).toContain("disiram pagi hari");
    expect((await ask(guest, cocoa)).text).toContain("tidak menemukan");
  });

  test("a model answers from the same passages, one a page, with what was said before; what it cites are the sources", async () => {
    const { model, prompts } = scriptedModel(async function* () {
      yield "Suhunya 92 ";
      yield "derajat [1].";
    });
    site().context.ports.model = model;
    const guest = await talker(site());
    const first = await ask(guest, QUESTION);
    expect(first).toMatchObject({
      text: "Suhunya 92 derajat [1].",
      status: "done",
      sources: [{ number: 1, title: "Menyeduh Kopi di Rumah" }],
    });
    expect(first.lines.map(({ text }) => text)).toEqual(["", "Suhunya 92 ", "derajat ", "[1].", ""]);
    await ask(guest, "Berapa lama menyeduh kopi?", first.conversation);
    expect(prompts[1]).toMatchObject({
      siteName: "Kami",
      question: "Berapa lama menyeduh kopi?",
      history: [{ question: QUESTION, answer: first.text }],
    });
    expect(prompts[0]?.passages[0]).toMatchObject({ title: "Menyeduh Kopi di Rumah", text: expect.stringContaining("92 derajat") });
    expect(JSON.stringify(prompts)).not.toMatch(/rahasia|teh tarik/i);
  });

  test("a model that fails before its first word leaves the answer to the content; one that breaks off is cut, and said so", async () => {
    const guest = await talker(site());
    site().context.ports.model = scriptedModel(async function* () {
      if (Date.now() > 0) throw new Error("down");
      yield "";
    }).model;
    expect(await ask(guest, QUESTION)).toMatchObject({ text: expect.stringContaining("92 derajat"), status: "done" });
    site().context.ports.model = scriptedModel(async function* () {
      yield "Sembilan";
      throw new Error("broke off");
    }).model;
    const cut = await ask(guest, QUESTION);
    expect(cut).toMatchObject({ text: "Sembilan", status: "cut" });
    expect(await messages(cut.conversation)).toMatchObject([{ answer: "Sembilan", status: "cut" }]);
  });

  test("[CHT6] a reader that leaves ends the model's work at once; what was written is kept and marked", async () => {
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
    const leaving = new AbortController();
    const { assistant, token } = await talker(site());
    const gone = site().hosts({ chatToken: token, signal: leaving.signal, clientIp: nextAddress() }).assistant;
    const reader = (await gone.chat({ body: { workspace_id: OURS, query: QUESTION } })).body?.getReader();
    const [first = ""] = new TextDecoder().decode((await reader?.read())?.value).split("\n");
    const { id } = JSON.parse(first) as { id: string };
    void (async () => {
      while (!(await reader?.read())?.done);
    })().catch(() => undefined);
    // Once it has sent its first piece it waits for the next one.
    await eventually(async () => isWaiting);
    leaving.abort();
    await eventually(async () => signal?.aborted === true);
    await eventually(async () => (await messages(id))[0]?.status === "cut");
    const { data } = await assistant.listMessages({ params: { id } });
    expect(data.items).toMatchObject([{ response: { value: "Sebagian jawaban " }, status: "cut" }]);
  });

  test("[CHT1] the question is checked: length, workspace, and a conversation that is left out and not null", async () => {
    const { assistant, token } = await talker(site());
    const send = async (body: unknown) => {
      const answer = await site().send("assistant", "v2/chat", {
        method: "POST",
        body: JSON.stringify(body),
        headers: {
          ...{ "Content-Type": "application/json", "lms-id": OURS, Authorization: `Bearer ${token}` },
          AppToken: sealAppToken({ secret: SECRET, host: "assistant", appToken: site().appToken, now: Date.now() }) ?? "",
        },
      });
      return [answer.status, Object.keys(((await answer.json()) as { data: object }).data)];
    };
    expect(await send({ workspace_id: OURS, query: "a" })).toEqual([422, ["query"]]);
    expect(await send({ workspace_id: OURS, query: "a".repeat(2001) })).toEqual([422, ["query"]]);
    expect(await send({ workspace_id: OURS, query: "Halo", conversation_id: null })).toEqual([422, ["conversation_id"]]);
    expect(await refusal(assistant.chat({ body: { workspace_id: THEIRS, query: "Halo" } }))).toMatchObject({ status: 422 });
    expect((await assistant.me()).data.remaining).toBe(20);
  });

  test("twenty questions an hour for a guest, six hundred for all of one address, sixty for a user; a refused one says how long to wait", async () => {
    const clientIp = nextAddress();
    const guest = await talker(site(), { clientIp });
    const body = { workspace_id: OURS, query: "Halo" };
    // The last line is not read: the questions count when they are asked.
    const put = async ({ assistant }: Talker) => (await assistant.chat({ body })).body?.cancel();
    await Promise.all(Array.from({ length: 19 }, () => put(guest)));
    const atOnce = await Promise.allSettled([put(guest), put(guest), put(guest)]);
    expect(atOnce.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refused = await refusal(guest.assistant.chat({ body }));
    expect(refused).toMatchObject({ status: 429, message: expect.stringContaining("menit") });
    const { retryAfterSeconds } = refused.data as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThan(3_500);
    expect((await guest.assistant.me()).data.remaining).toBe(0);
    // The rest of the class, behind the same router.
    await put(await talker(site(), { clientIp }));
    await db()
      .updateTable("try_limits")
      .set({ count: 600 })
      .where("name", "like", `chat-network:${OURS}:%`)
      .where("count", "=", 21)
      .execute();
    expect(await refusal((await talker(site(), { clientIp })).assistant.chat({ body }))).toMatchObject({ status: 429 });
    await put(await talker(site(), { clientIp, accessToken: await signIn(db(), "learner", [{ lmsId: OURS, role: 4 }]) }));
    expect(await refusal(site().hosts({ chatToken: guest.token, clientIp: nextAddress() }).assistant.chat({ body }))).toMatchObject({
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

  test("[CHT12] [ENT6] history comes ten a page, the newest page first, oldest first within it", async () => {
    const accessToken = await signIn(db(), "talkative", []);
    const user = await talker(site(), { accessToken });
    const { conversation } = await ask(user, "Halo");
    await db()
      .insertInto("chat_messages")
      .values(
        Array.from({ length: 12 }, (_, at) => ({
          ...{ lms_id: OURS, id: `m-${conversation}-${at}`, conversation_id: conversation, seq: at + 2, query: `Tanya ${at + 2}` },
          ...{ answer: "Jawab", status: "done" as const, sources: "[]", created_at: Date.now(), finished_at: Date.now() },
        })),
      )
      .execute();
    const { data } = await user.assistant.listMessages({ params: { id: conversation } });
    expect(data).toMatchObject({ page: 1, perPage: 10, totalItems: 13, totalPages: 2 });
    expect(data.items.map(({ query }) => query)).toEqual(Array.from({ length: 10 }, (_, at) => `Tanya ${at + 4}`));
    const second = await user.assistant.listMessages({ params: { id: conversation }, query: { page: 2 } });
    expect(second.data.items.map(({ query }) => query)).toEqual(["Halo", "Tanya 2", "Tanya 3"]);
    expect(second.data.items[0]).toMatchObject({
      response: { value: expect.stringContaining("asisten otomatis") },
      sources: [],
      vote: null,
      status: "done",
    });
    expect((await user.assistant.listConversations()).data.items).toMatchObject([{ id: conversation, title: "Halo", messages: 1 }]);
  });

  test("[CHT13] a conversation is deleted with its messages and votes", async () => {
    const guest = await talker(site());
    const { conversation, message } = await ask(guest, "Halo");
    await guest.assistant.vote({ params: { id: message }, body: { value: "up" } });
    await guest.assistant.deleteConversation({ params: { id: conversation } });
    expect(await refusal(guest.assistant.listMessages({ params: { id: conversation } }))).toMatchObject({
      status: 404,
      message: "Percakapan tidak ditemukan",
    });
    expect(await refusal(guest.assistant.deleteConversation({ params: { id: conversation } }))).toMatchObject({ status: 404 });
    expect(await messages(conversation)).toEqual([]);
    expect(await db().selectFrom("chat_votes").selectAll().where("message_id", "=", message).execute()).toEqual([]);
    expect((await guest.assistant.listConversations()).data.items).toEqual([]);
  });

  test("another identity's and another tenant's conversation is as if it were not there", async () => {
    const guest = await talker(site());
    const { conversation, message } = await ask(guest, "Halo");
    const stranger = await talker(site());
    for (const refused of hidden(stranger, conversation))
      expect(await refused).toMatchObject({ status: 404, message: "Percakapan tidak ditemukan" });
    expect(await refusal(stranger.assistant.vote({ params: { id: message }, body: { value: "down" } }))).toMatchObject({ status: 404 });
    const elsewhere = await talker(site(), { lmsId: THEIRS });
    expect(await refusal(elsewhere.assistant.listMessages({ params: { id: conversation } }))).toMatchObject({ status: 404 });
    expect(await refusal(elsewhere.assistant.vote({ params: { id: message }, body: { value: "up" } }))).toMatchObject({ status: 404 });
    expect(
      await refusal(elsewhere.assistant.chat({ body: { workspace_id: THEIRS, query: "Halo", conversation_id: conversation } })),
    ).toMatchObject({ status: 404 });
    expect((await stranger.assistant.me()).data.remaining).toBe(20);
    expect((await stranger.assistant.listConversations()).data.totalItems).toBe(0);
  });

  test("[CHT14] one vote a message, which may be changed; a reason belongs to a bad answer", async () => {
    const guest = await talker(site());
    const { conversation, message } = await ask(guest, "Halo");
    const vote = (body: Parameters<typeof guest.assistant.vote>[0]["body"]) => guest.assistant.vote({ params: { id: message }, body });
    expect((await vote({ value: "down", reason: "tidak lengkap", comment: "Kurang" })).data).toEqual({
      value: "down",
      reason: "tidak lengkap",
      comment: "Kurang",
    });
    await Promise.all([vote({ value: "up" }), vote({ value: "up" })]);
    expect((await vote({ value: "up", reason: "salah" })).data).toEqual({ value: "up", reason: null, comment: "" });
    expect((await guest.assistant.listMessages({ params: { id: conversation } })).data.items[0]?.vote).toEqual({
      value: "up",
      reason: null,
      comment: "",
    });
    expect(await db().selectFrom("chat_votes").select("value").where("message_id", "=", message).execute()).toHaveLength(1);
    await db().updateTable("chat_messages").set({ status: "streaming" }).where("id", "=", message).execute();
    expect(await refusal(vote({ value: "up" }))).toMatchObject({ status: 409 });
  });

  test("questions are kept 90 days; answers whose process died are closed, guests without anything left go", async () => {
    const [old, young] = [await talker(site()), await talker(site())];
    const [before, after] = [await ask(old, "Halo"), await ask(young, "Halo")];
    const then = Date.now() - 91 * DAY;
    await db().updateTable("chat_messages").set({ created_at: then }).where("conversation_id", "=", before.conversation).execute();
    await db().updateTable("conversations").set({ updated_at: then }).where("id", "=", before.conversation).execute();
    await db().updateTable("chat_tokens").set({ expires_at: then }).where("identity_id", "=", old.id).execute();
    await db().updateTable("chat_identities").set({ created_at: then }).where("id", "in", [old.id, young.id]).execute();
    await db()
      .updateTable("chat_messages")
      .set({ status: "streaming", created_at: Date.now() - 601_000 })
      .where("id", "=", after.message)
      .execute();
    await Promise.all([sweepConversations(site().context), sweepConversations(site().context)]);
    expect(await messages(before.conversation)).toEqual([]);
    expect(
      (await db().selectFrom("chat_identities").select("id").where("id", "in", [old.id, young.id]).execute()).map(({ id }) => id),
    ).toEqual([young.id]);
    expect(await messages(after.conversation)).toMatchObject([{ status: "cut" }]);
  });
});
