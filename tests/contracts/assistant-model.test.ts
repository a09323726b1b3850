import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import {
  askAssistant,
  createChatGuest,
  createScriptedModel,
  nextGuestIp,
  QUESTION,
  readChatMessages,
  seedContent,
} from "./assistant-fixture";
import { describeEachBackend, TENANT_ID } from "./backend";

describeEachBackend((site) => {
  beforeAll(() => seedContent(site()));
  afterEach(() => {
    site().context.ports.model = null;
  });
  const readMessages = (conversation: string) => readChatMessages(site(), conversation);

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
    const interrupted = await askAssistant(guest, QUESTION);

    expect(interrupted).toMatchObject({ text: "Sembilan", status: "cut" });
    expect(await readMessages(interrupted.conversation)).toMatchObject([
      { answer: "Sembilan", status: "cut" },
    ]);
  });

  test("chat stores no control or direction characters of the model", async () => {
    site().context.ports.model = createScriptedModel(async function* () {
      yield "Suhu\u0000nya \u202E29\u2069 ";
      yield "der\u200Bajat ht\u200Btps://jahat.example";
    }).model;
    const guest = await createChatGuest(site());

    const answer = await askAssistant(guest, QUESTION);

    expect(answer.text).toBe("Suhunya 29 derajat [tautan dihapus]");
    expect(await readMessages(answer.conversation)).toMatchObject([{ answer: answer.text }]);
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

    expect(data.items).toMatchObject([{ response: { value: "Sebagian jawaban" }, status: "cut" }]);
  });
});
