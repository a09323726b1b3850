import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eventually } from "../server/front";
import { type RunningApp, startApp } from "../support/start-app";
import { fakeAssistant } from "./fake-assistant";
import { eventsOf, seen, textOf, Visitor } from "./visitor";

let host: Awaited<ReturnType<typeof fakeAssistant>>;
let app: RunningApp;
let visitor: Visitor;

beforeAll(async () => {
  host = await fakeAssistant();
  const DATA_DIR = mkdtempSync(join(tmpdir(), "pendopo-assistant-"));
  app = await startApp({ DATA_DIR, SEED: "demo", LOG_LEVEL: "info", UPSTREAM_ASSISTANT_URL: host.url });
}, 60_000);

afterAll(async () => {
  await app?.stop();
  host?.close();
});

beforeEach(() => {
  host.state.refusesAll = false;
  host.state.deleteFails = false;
  visitor = new Visitor(app.url);
});

const last = () => host.asked.at(-1);
const read = async (response: Response) => eventsOf(await response.text());

test("[CHT1, CHT2, ROL7] the first question names no conversation, the next one does; both bear the chat token and nobody sees it", async () => {
  const first = await visitor.stream("Apa itu pendopo?");
  expect(first.headers.get("content-type")).toContain("text/event-stream");
  expect(first.headers.get("cache-control")).toContain("no-store");
  const events = await read(first);
  expect(textOf(events)).toBe("Jawaban untuk: Apa itu pendopo?");
  expect(events.at(-1)).toMatchObject({ event: "end", data: { status: "done", sources: [{ url: "/Class" }] } });
  expect(last()?.body).toEqual({ workspace_id: "ruang-1", query: "Apa itu pendopo?" });
  expect(last()?.token).toMatch(/^chat-guest-/);

  await read(await visitor.stream("Lalu?", { conversation: events[0]?.data.conversationId ?? "" }));
  expect(last()?.body).toEqual({ workspace_id: "ruang-1", query: "Lalu?", conversation_id: "c-1" });
  const page = await visitor.fetch("/Assistant");
  expect((await page.text()) + JSON.stringify([...visitor.cookies]) + JSON.stringify([...page.headers])).not.toContain("chat-guest-");
});

test("an answer that is cut in the middle keeps what came, says so, and is a line in the log", async () => {
  const before = app.output().split("Response stream error").length;
  const events = await read(await visitor.stream("putus"));
  expect(textOf(events)).toBe("Separuh jawaban");
  expect(events.at(-1)).toMatchObject({ event: "end", data: { status: "cut" } });
  expect(events.at(-1)?.data.message).toMatch(/^Jawaban terputus/);
  const page = seen(await (await visitor.ask("putus lagi")).text());
  expect(page).toMatch(/Sedang menulis … Separuh jawaban Jawaban terputus .* Pertanyaan lanjutan/);
  await eventually(() => app.output().split("Response stream error").length === before + 2);
});

test("[CHT3, CHT4] malformed lines are passed over, a letter may be split, the last line needs no newline", async () => {
  expect(textOf(await read(await visitor.stream("rusak")))).toBe("Satu – dua “é漢🌏” tiga.");
  expect(seen(await (await visitor.ask("rusak sekali")).text())).toContain("Satu – dua “é漢🌏” tiga.");
  await eventually(() => app.output().includes("lines of an answer made no sense"));
});

test("a line of 10 MB is passed over", async () => {
  expect(textOf(await read(await visitor.stream("panjang")))).toBe("Sebelum, sesudah.");
});

test("[CHT8] an answer without a body is a line in the log; the visitor is told in words", async () => {
  const before = app.output().split("Response stream error").length;
  const events = await read(await visitor.stream("kosong"));
  expect(events).toMatchObject([
    { event: "end", data: { status: "failed", message: "Asisten belum dapat menjawab. Coba lagi beberapa saat lagi." } },
  ]);
  await eventually(() => app.output().split("Response stream error").length === before + 1);
});

test("[ROL7] a token that is over is renewed once, and the question asked with the new one", async () => {
  await read(await visitor.stream("pertama"));
  host.refused.add(last()?.token ?? "");
  const { logins } = host.state;
  expect(textOf(await read(await visitor.stream("kedua")))).toBe("Jawaban untuk: kedua");
  expect(host.state.logins).toBe(logins + 1);
  await read(await visitor.stream("ketiga"));
  expect(host.state.logins).toBe(logins + 1);
});

test("a host that refuses every token is asked twice and no more", async () => {
  host.state.refusesAll = true;
  const { logins } = host.state;
  const refused = await visitor.stream("siapa saya");
  expect(refused.status).toBe(503);
  expect(await refused.json()).toEqual({ message: "Asisten belum dapat dihubungi. Coba lagi beberapa saat lagi." });
  expect(host.state.logins - logins).toBeLessThanOrEqual(2);
});

test("whoever asked too much is told when they may ask again, and keeps their question", async () => {
  const refused = await visitor.stream("batas");
  expect([refused.status, await refused.json()]).toEqual([
    429,
    { message: "Batas pertanyaan tercapai. Anda dapat bertanya lagi dalam 12 menit." },
  ]);
  const page = await visitor.ask("batas sudah lewat?");
  expect(page.status).toBe(429);
  const html = await page.text();
  expect(seen(html)).toContain("Anda dapat bertanya lagi dalam 12 menit.");
  expect(html).toMatch(/<textarea[^>]*>batas sudah lewat\?<\/textarea>/);
});

test("[XJS2] five seconds of silence: the stream begins at once, the page is never blank, and both end whole", async () => {
  const began = performance.now();
  const other = new Visitor(app.url);
  const page = await other.ask("diam sebentar");
  const streamed = await visitor.stream("diam");
  const reader = page.body?.getReader();
  const firstPart = seen(new TextDecoder().decode((await reader?.read())?.value));
  expect(performance.now() - began).toBeLessThan(3_500);
  expect(firstPart).toMatch(/diam sebentar Jawaban Sedang menulis …\s*$/);
  let rest = "";
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) rest += new TextDecoder().decode(piece.value);
  expect(seen(rest)).toMatch(/^ ?Akhirnya\. .*Pertanyaan lanjutan/);
  expect(textOf(await read(streamed))).toBe("Akhirnya.");
});

test("[CHT9, CHT10] only the first exchange of a conversation is remembered, whole, once both ids are known", async () => {
  await (await visitor.ask("jeda dulu")).text();
  await (await visitor.ask("Yang kedua, dalam percakapan lain")).text();
  await read(await visitor.stream("Lanjutan saja", { conversation: "c-1" }));
  // The host lists no conversations, as the specification has it: what is shown is what the browser remembers.
  const html = seen(await (await visitor.fetch("/Assistant?percakapan=c-1")).text());
  expect(html).toContain("Yang kedua, dalam percakapan lain");
  expect(html).not.toContain("Lanjutan saja");
  const before = new Visitor(app.url);
  await read(await before.stream("jeda sebentar"));
  expect(seen(await (await before.fetch("/Assistant")).text())).toMatch(/Riwayat .*jeda sebentar/);
});

test("[CHT11] deleting removes what the browser remembers even when the call fails", async () => {
  await read(await visitor.stream("Hapus saya"));
  expect(seen(await (await visitor.fetch("/Assistant")).text())).toContain("Hapus saya");
  host.state.deleteFails = true;
  const sent = await visitor.fetch("/Assistant/Hapus/c-1", { method: "POST", body: new URLSearchParams({ kunci: crypto.randomUUID() }) });
  expect(sent.status).toBe(303);
  const page = seen(await (await visitor.fetch(sent.headers.get("location") ?? "")).text());
  expect(page).toContain("sudah dihapus dari perangkat ini");
  expect(page).not.toContain("Hapus saya");
});

test("[CHT12, CHT13, ENT6] messages are asked for ten a page, from the first page on; who asks logs in and is known by me", async () => {
  await read(await visitor.stream("Halaman"));
  host.seen.length = 0;
  await (await visitor.fetch("/Assistant?percakapan=c-1")).text();
  await (await visitor.fetch("/Assistant?percakapan=c-1&page=2")).text();
  const asked = host.seen.map(({ url }) => url);
  expect(asked).toContain("/v1/conversations/c-1/messages?page=1&perPage=10");
  expect(asked).toContain("/v1/conversations/c-1/messages?page=2&perPage=10");
  expect(asked).toContain("/v1/identity/me");
});

test("a second click is the same question: one call, one answer", async () => {
  const key = crypto.randomUUID();
  const before = host.asked.length;
  const [one, two] = await Promise.all([visitor.stream("jeda klik", { key }), visitor.stream("jeda klik", { key })]);
  expect(one.headers.get("x-answer")).toBe(two.headers.get("x-answer"));
  expect([textOf(await read(one)), textOf(await read(two))]).toEqual(Array(2).fill("Pelan, akhirnya selesai."));
  expect(host.asked.length).toBe(before + 1);
});

test("[CHT5, CHT7] a new question ends the last one's stream at the host, silently", async () => {
  await read(await visitor.stream("kenalan"));
  const first = await visitor.stream("selamanya");
  const upstream = last();
  expect(upstream?.closed).toBe(false);
  await read(await visitor.stream("yang baru"));
  await eventually(() => upstream?.closed === true);
  expect((await read(first)).at(-1)).toMatchObject({ event: "end", data: { status: "cut" } });
});

test("a browser that was cut off goes on behind the last event it got; nobody else can", async () => {
  await read(await visitor.stream("kenalan"));
  const cut = new AbortController();
  const first = await visitor.stream("jeda sambungan", { signal: cut.signal });
  const run = first.headers.get("x-answer");
  const reader = first.body?.getReader();
  let text = "";
  while (!text.includes("Pelan")) text += new TextDecoder().decode((await reader?.read())?.value);
  cut.abort();
  const got = eventsOf(text);
  const headers = { "Last-Event-ID": String(got.at(-1)?.id) };
  const rest = await read(await visitor.fetch(`/Assistant/Stream?jawaban=${run}`, { headers }));
  expect(textOf(got) + textOf(rest)).toBe("Pelan, akhirnya selesai.");
  expect(rest.some(({ id }) => got.some((before) => before.id === id))).toBe(false);
  expect((await new Visitor(app.url).fetch(`/Assistant/Stream?jawaban=${run}`, { headers })).status).toBe(404);
});

/** Sends a question's form and reads none of the answer past its beginning. */
async function readNothing(address: string, path: string, body: string, headers: string) {
  const { port, host: name } = new URL(address);
  const socket = connect(Number(port), "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nHost: ${name}\r\n${headers}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  await once(socket, "readable");
  let sent = -1;
  for (let still = 0; still < 5; still = sent === last()?.sent ? still + 1 : 0) {
    sent = last()?.sent ?? 0;
    await pause(100);
  }
  return { socket, sent };
}

test("a client that stops reading holds the host back: at most 4 MB beyond what the system's buffers hold of an unread connection", async () => {
  await read(await visitor.stream("kenalan"));
  const direct = await readNothing(host.url, "/v2/chat", JSON.stringify({ query: "deras" }), "Authorization: Bearer x");
  direct.socket.destroy();
  const form = new URLSearchParams({ kunci: crypto.randomUUID(), query: "deras sekali" }).toString();
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const through = await readNothing(
    app.url,
    "/Assistant/Stream",
    form,
    `Cookie: ${cookie}\r\nContent-Type: application/x-www-form-urlencoded`,
  );
  expect(last()?.query).toBe("deras sekali");
  expect(through.sent - direct.sent).toBeLessThan(4 * 1_048_576);
  through.socket.destroy();
  await eventually(() => last()?.hungUp === true);
});

test("a hundred visitors who vanish: the host is let go of within two seconds, and no connection stays", async () => {
  const before = host.asked.length;
  const controller = new AbortController();
  await Promise.all(
    Array.from({ length: 100 }, async () => {
      const { body } = await new Visitor(app.url).stream("selamanya", { signal: controller.signal });
      await body?.getReader().read();
    }),
  );
  const open = host.asked.slice(before);
  expect(open.map(({ closed }) => closed)).toEqual(Array(100).fill(false));
  controller.abort();
  await eventually(() => open.every(({ closed, hungUp }) => closed && hungUp));
});
