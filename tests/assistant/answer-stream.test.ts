import { expect, test } from "vitest";
import type { AnswerEvent } from "~/lib/assistant";
import { AnswerStream, type AnswerStreamOptions } from "~/server/answers/answer-stream";
import { createEventStream } from "~/server/features/assistant/event-stream";
import { createMemoryLog, waitFor } from "../server/test-server";

const toLine = (text: string, more = {}) =>
  `${JSON.stringify({ message_id: "m-1", id: "c-1", text, ...more })}\n`;
const encoder = new TextEncoder();

/** An upstream under the test's control, which records whether it was aborted. */
function createUpstream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const state = { isAborted: false };
  const body = new ReadableStream<Uint8Array>({
    start: (created) => {
      controller = created;
    },
  });
  const open = async (signal: AbortSignal) => {
    signal.addEventListener("abort", () => {
      state.isAborted = true;
    });
    return new Response(body);
  };
  return {
    open,
    state,
    send: (text: string) => controller?.enqueue(encoder.encode(text)),
    close: () => controller?.close(),
    fail: () => controller?.error(new Error("reset")),
  };
}

function startAnswer(
  openUpstream: AnswerStreamOptions["openUpstream"],
  timeouts: AnswerStreamOptions["timeouts"] = {},
) {
  const log = createMemoryLog();
  const answer = new AnswerStream({
    id: "r-1",
    question: "Apa?",
    openUpstream,
    log,
    timeouts: { reconnectMs: 40, closeMs: 40, ...timeouts },
  });
  return { log, answer };
}

async function readToEnd(answer: AnswerStream, after = 0): Promise<AnswerEvent[]> {
  const subscription = answer.subscribe(after);
  const all: AnswerEvent[] = [];
  for (;;) {
    const events = await subscription.read(2_000);
    if (events === null) break;
    all.push(...events.map(({ event }) => event));
  }
  subscription.unsubscribe();
  return all;
}

const getText = (events: AnswerEvent[]) =>
  events.map((event) => (event.type === "text" ? event.text : "")).join("");

test("[CHT3, CHT6] an answer is ids, text and an end with its sources, without foreign links", async () => {
  const upstream = createUpstream();
  const { answer } = startAnswer(upstream.open);
  const source = { number: 1, title: "Kelas", url: "/Class" };
  const sources = [
    source,
    { number: 2, title: "Luar", url: "https://jahat.example" },
    { number: 3, title: "Tab", url: "/\t/jahat.example" },
  ];

  upstream.send(toLine("") + toLine("Dua ") + toLine("kata"));
  upstream.send(toLine("", { sources, status: "done" }));
  upstream.close();
  const events = await readToEnd(answer);

  expect(events[0]).toEqual({ type: "begun", conversationId: "c-1", messageId: "m-1" });
  expect(getText(events)).toBe("Dua kata");
  expect(events.at(-1)).toEqual({ type: "end", status: "done", sources: [source], message: null });
  expect(answer.ids).toEqual({ conversationId: "c-1", messageId: "m-1" });
});

test("an answer moves from waiting to streaming to ended", async () => {
  const upstream = createUpstream();
  const { answer } = startAnswer(upstream.open);
  expect(answer.state).toBe("waiting");

  upstream.send(toLine("Halo"));
  await answer.waitForIds(1_000);
  expect(answer.state).toBe("streaming");

  answer.stop();
  expect(answer.state).toBe("ended");
});

test("an upstream that does not close after its last line is aborted", async () => {
  const upstream = createUpstream();
  const { answer } = startAnswer(upstream.open);

  upstream.send(toLine("Halo", { status: "done" }));
  await readToEnd(answer);

  await waitFor(() => upstream.state.isAborted);
});

test("a reader that reconnects continues after its last event", async () => {
  const upstream = createUpstream();
  const { answer } = startAnswer(upstream.open, { reconnectMs: 500 });
  upstream.send(toLine("") + toLine("satu "));
  const subscription = answer.subscribe(0);
  const received = (await subscription.read(1_000)) ?? [];
  subscription.unsubscribe();

  upstream.send(toLine("dua "));
  const rest = readToEnd(answer, received.at(-1)?.id ?? 0);
  upstream.send(toLine("tiga"));
  upstream.close();

  const before = getText(received.map(({ event }) => event));
  expect(before + getText(await rest)).toBe("satu dua tiga");
  expect(upstream.state.isAborted).toBe(false);
});

test("[CHT7] the upstream is aborted silently after the last reader, and the text so far stays", async () => {
  const upstream = createUpstream();
  const { answer, log } = startAnswer(upstream.open);
  upstream.send(toLine("") + toLine("separuh"));
  const subscription = answer.subscribe(0);
  await subscription.read(1_000);

  subscription.unsubscribe();
  await waitFor(() => upstream.state.isAborted);

  expect(await readToEnd(answer)).toMatchObject([
    { type: "begun" },
    { type: "text", text: "separuh" },
    { type: "end", status: "cut" },
  ]);
  expect(log.lines).toEqual([]);
});

test("a reader that will return does not stop the answer", async () => {
  const upstream = createUpstream();
  const reconnectMs = 20;
  const { answer } = startAnswer(upstream.open, { reconnectMs });
  upstream.send(toLine("awal "));
  const subscription = answer.subscribe(0);
  await subscription.read(1_000);

  subscription.unsubscribe(true);
  const leftAt = performance.now();
  await waitFor(() => performance.now() - leftAt > 2 * reconnectMs);
  upstream.send(toLine("akhir"));
  upstream.close();

  expect(getText(await readToEnd(answer))).toBe("awal akhir");
});

test("an upstream that breaks off leaves its text and a log line", async () => {
  const upstream = createUpstream();
  const { answer, log } = startAnswer(upstream.open);
  upstream.send(toLine("") + toLine("separuh"));
  await waitFor(() => answer.text !== "");

  upstream.fail();
  const events = await readToEnd(answer);

  expect(getText(events)).toBe("separuh");
  expect(events.at(-1)).toMatchObject({ status: "cut" });
  expect(log.lines).toMatchObject([{ level: "error", message: "Response stream error" }]);
});

test("[CHT8] an answer without a body fails, and only the log names the cause", async () => {
  const { answer, log } = startAnswer(async () => new Response(null));

  const events = await readToEnd(answer);

  expect(events).toMatchObject([{ type: "end", status: "failed" }]);
  expect(JSON.stringify(events)).not.toContain("Response stream error");
  expect(log.lines).toMatchObject([{ level: "error", message: "Response stream error" }]);
});

test("createEventStream holds back the upstream of a client that does not read", async () => {
  let sentBytes = 0;
  const chunk = encoder.encode(toLine("x".repeat(1_000)));
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        sentBytes += chunk.length;
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  const { answer } = startAnswer(async () => new Response(body), { reconnectMs: 1_000 });
  const reader = createEventStream(answer, 0).getReader();

  await reader.read();
  await waitFor(() => sentBytes > 60_000);
  await waitUntilStable(() => sentBytes);

  expect(sentBytes).toBeLessThan(80_000);

  await reader.read();
  await waitFor(() => sentBytes > 120_000);
  await reader.cancel();
});

/** Waits until a value has not changed for ten turns of the event loop. */
async function waitUntilStable(getValue: () => number): Promise<void> {
  let previous = Number.NaN;
  for (let unchanged = 0; unchanged < 10; ) {
    await new Promise((resolve) => setImmediate(resolve));
    unchanged = getValue() === previous ? unchanged + 1 : 0;
    previous = getValue();
  }
}

test("createEventStream sends heartbeats while the answer is silent", async () => {
  const { answer } = startAnswer(createUpstream().open);
  const reader = createEventStream(answer, 0, 20).getReader();
  const read = async () => new TextDecoder().decode((await reader.read()).value);

  expect(await read()).toMatch(/^retry: 1000\nid: 0\n/);
  expect([await read(), await read()]).toEqual([":\n\n", ":\n\n"]);
  await reader.cancel();
});
