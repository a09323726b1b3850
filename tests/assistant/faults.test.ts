import { beforeEach, expect, test } from "vitest";
import { waitFor } from "../server/test-server";
import {
  AssistantClient,
  getEventText,
  parseServerSentEvents,
  toVisibleText,
} from "./assistant-client";
import { setUpFakeAssistant } from "./fake-assistant-app";

const world = setUpFakeAssistant();
let visitor: AssistantClient;

beforeEach(() => {
  world.host.state.refusesAll = false;
  world.host.state.deleteFails = false;
  visitor = new AssistantClient(world.app.url);
});

const getLastQuestion = () => world.host.asked.at(-1);
const read = async (response: Response) => parseServerSentEvents(await response.text());

test("[CHT1, CHT2, ROL7] only a follow-up names its conversation, and the chat token stays on the server", async () => {
  const first = await visitor.stream("Apa itu pendopo?");

  expect(first.headers.get("content-type")).toContain("text/event-stream");
  expect(first.headers.get("cache-control")).toContain("no-store");

  const events = await read(first);

  expect(getEventText(events)).toBe("Jawaban untuk: Apa itu pendopo?");
  expect(events.at(-1)).toMatchObject({
    event: "end",
    data: { status: "done", sources: [{ url: "/Class" }] },
  });
  expect(getLastQuestion()?.body).toEqual({ workspace_id: "ruang-1", query: "Apa itu pendopo?" });
  expect(getLastQuestion()?.token).toMatch(/^chat-guest-/);

  await read(await visitor.stream("Lalu?", { conversation: events[0]?.data.conversationId ?? "" }));

  expect(getLastQuestion()?.body).toEqual({
    workspace_id: "ruang-1",
    query: "Lalu?",
    conversation_id: "c-1",
  });

  const page = await visitor.fetch("/Assistant");

  expect(
    (await page.text()) + JSON.stringify([...visitor.cookies]) + JSON.stringify([...page.headers]),
  ).not.toContain("chat-guest-");
});

test("an interrupted answer keeps its text, says so, and is logged", async () => {
  const events = await read(await visitor.stream("putus"));
  expect(getEventText(events)).toBe("Separuh jawaban");
  expect(events.at(-1)).toMatchObject({ event: "end", data: { status: "cut" } });
  expect(events.at(-1)?.data.message).toMatch(/^Jawaban terputus/);
  const page = toVisibleText(await (await visitor.ask("putus lagi")).text());
  expect(page).toMatch(/Sedang menulis … Separuh jawaban Jawaban terputus .* Pertanyaan lanjutan/);
  await waitFor(() => world.app.output().includes("Response stream error"));
});

test("[CHT3, CHT4] malformed lines are skipped, characters may be split, and the last line needs no newline", async () => {
  expect(getEventText(await read(await visitor.stream("rusak")))).toBe("Satu – dua “é漢🌏” tiga.");
  expect(toVisibleText(await (await visitor.ask("rusak sekali")).text())).toContain(
    "Satu – dua “é漢🌏” tiga.",
  );
  await waitFor(() => world.app.output().includes("malformed lines in an answer were skipped"));
});

test("a line of 10 MB is skipped", async () => {
  expect(getEventText(await read(await visitor.stream("panjang")))).toBe("Sebelum, sesudah.");
});

test("[CHT8] an answer without a body is logged and shown as a failure", async () => {
  const before = world.app.output().split("Response stream error").length;
  const events = await read(await visitor.stream("kosong"));

  expect(events).toMatchObject([
    {
      event: "end",
      data: {
        status: "failed",
        message: "Asisten belum dapat menjawab. Coba lagi beberapa saat lagi.",
      },
    },
  ]);

  await waitFor(() => world.app.output().split("Response stream error").length === before + 1);
});

test("[ROL7] an expired token is renewed once and the question repeated with the new one", async () => {
  await read(await visitor.stream("pertama"));
  world.host.refused.add(getLastQuestion()?.token ?? "");
  const { logins } = world.host.state;
  expect(getEventText(await read(await visitor.stream("kedua")))).toBe("Jawaban untuk: kedua");
  expect(world.host.state.logins).toBe(logins + 1);
  await read(await visitor.stream("ketiga"));
  expect(world.host.state.logins).toBe(logins + 1);
});

test("a host that rejects every token is called twice at most", async () => {
  world.host.state.refusesAll = true;
  const { logins } = world.host.state;
  const refused = await visitor.stream("siapa saya");
  expect(refused.status).toBe(503);
  expect(await refused.json()).toEqual({
    message: "Asisten belum dapat dihubungi. Coba lagi beberapa saat lagi.",
  });
  expect(world.host.state.logins - logins).toBeLessThanOrEqual(2);
});

test("a rate-limited visitor sees when to ask again and keeps the question", async () => {
  const refused = await visitor.stream("batas");

  expect([refused.status, await refused.json()]).toEqual([
    429,
    { message: "Batas pertanyaan tercapai. Anda dapat bertanya lagi dalam 12 menit." },
  ]);

  const page = await visitor.ask("batas sudah lewat?");

  expect(page.status).toBe(429);

  const html = await page.text();

  expect(toVisibleText(html)).toContain("Anda dapat bertanya lagi dalam 12 menit.");
  expect(html).toMatch(/<textarea[^>]*>batas sudah lewat\?<\/textarea>/);
});

test("[XJS2] after five seconds of silence, page and stream have started and end complete", async () => {
  const startedAt = performance.now();
  const other = new AssistantClient(world.app.url);
  const page = await other.ask("diam sebentar");
  const streamed = await visitor.stream("diam");
  const reader = page.body?.getReader();
  const firstPart = toVisibleText(new TextDecoder().decode((await reader?.read())?.value));

  expect(performance.now() - startedAt).toBeLessThan(3_500);
  expect(firstPart).toMatch(/diam sebentar Jawaban Sedang menulis …\s*$/);

  let rest = "";
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
    rest += new TextDecoder().decode(piece.value);

  expect(toVisibleText(rest)).toMatch(/^ ?Akhirnya\. .*Pertanyaan lanjutan/);
  expect(getEventText(await read(streamed))).toBe("Akhirnya.");
});

test("[CHT9, CHT10] only the first exchange of a conversation is remembered, once both ids are known", async () => {
  await (await visitor.ask("jeda dulu")).text();
  await (await visitor.ask("Yang kedua, dalam percakapan lain")).text();
  await read(await visitor.stream("Lanjutan saja", { conversation: "c-1" }));
  // The fake host lists no conversations, so the page shows the browser's memory.
  const html = toVisibleText(await (await visitor.fetch("/Assistant?conversation=c-1")).text());

  expect(html).toContain("Yang kedua, dalam percakapan lain");
  expect(html).not.toContain("Lanjutan saja");

  const before = new AssistantClient(world.app.url);
  await read(await before.stream("jeda sebentar"));

  expect(toVisibleText(await (await before.fetch("/Assistant")).text())).toMatch(
    /Riwayat .*jeda sebentar/,
  );
});

test("[CHT11] deleting clears the browser's memory even if the call fails", async () => {
  await read(await visitor.stream("Hapus saya"));

  expect(toVisibleText(await (await visitor.fetch("/Assistant")).text())).toContain("Hapus saya");

  world.host.state.deleteFails = true;
  const sent = await visitor.fetch("/Assistant/Hapus/c-1", {
    method: "POST",
    body: new URLSearchParams({ idempotency_key: crypto.randomUUID() }),
  });

  expect(sent.status).toBe(303);

  const page = toVisibleText(
    await (await visitor.fetch(sent.headers.get("location") ?? "")).text(),
  );

  expect(page).toContain("sudah dihapus dari perangkat ini");
  expect(page).not.toContain("Hapus saya");
});

test("[CHT12, CHT13, ENT6] messages are read ten per page from page 1, with the visitor's identity", async () => {
  await read(await visitor.stream("Halaman"));
  world.host.seen.length = 0;
  await (await visitor.fetch("/Assistant?conversation=c-1")).text();
  await (await visitor.fetch("/Assistant?conversation=c-1&page=2")).text();
  const calledUrls = world.host.seen.map(({ url }) => url);
  expect(calledUrls).toContain("/v1/conversations/c-1/messages?page=1&perPage=10");
  expect(calledUrls).toContain("/v1/conversations/c-1/messages?page=2&perPage=10");
  expect(calledUrls).toContain("/v1/identity/me");
});

test("a second click gets the same answer without a second call", async () => {
  const key = crypto.randomUUID();
  const before = world.host.asked.length;
  const [one, two] = await Promise.all([
    visitor.stream("jeda klik", { key }),
    visitor.stream("jeda klik", { key }),
  ]);

  expect(one.headers.get("x-answer")).toBe(two.headers.get("x-answer"));
  expect([getEventText(await read(one)), getEventText(await read(two))]).toEqual(
    Array(2).fill("Pelan, akhirnya selesai."),
  );
  expect(world.host.asked.length).toBe(before + 1);
});

test("[CHT5, CHT7] a new question aborts the previous stream at the host", async () => {
  await read(await visitor.stream("kenalan"));
  const first = await visitor.stream("selamanya");
  const upstream = getLastQuestion();
  expect(upstream?.isClosed).toBe(false);
  await read(await visitor.stream("yang baru"));
  await waitFor(() => upstream?.isClosed === true);
  expect((await read(first)).at(-1)).toMatchObject({ event: "end", data: { status: "cut" } });
});

test("a browser resumes after its last event, and another visitor cannot", async () => {
  await read(await visitor.stream("kenalan"));
  const abortController = new AbortController();
  const first = await visitor.stream("jeda sambungan", { signal: abortController.signal });
  const run = first.headers.get("x-answer");
  const reader = first.body?.getReader();
  let text = "";
  while (!text.includes("Pelan")) text += new TextDecoder().decode((await reader?.read())?.value);
  abortController.abort();
  const events = parseServerSentEvents(text);
  const headers = { "Last-Event-ID": String(events.at(-1)?.id) };
  const rest = await read(await visitor.fetch(`/Assistant/Stream?stream=${run}`, { headers }));

  expect(getEventText(events) + getEventText(rest)).toBe("Pelan, akhirnya selesai.");
  expect(rest.some(({ id }) => events.some((before) => before.id === id))).toBe(false);
  expect(
    (await new AssistantClient(world.app.url).fetch(`/Assistant/Stream?stream=${run}`, { headers }))
      .status,
  ).toBe(404);
});
