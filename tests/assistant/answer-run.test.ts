import { expect, test } from "vitest";
import type { AnswerEvent } from "~/lib/assistant";
import { runAnswer } from "~/server/features/assistant/answer-run";
import { eventStream } from "~/server/features/assistant/event-stream";
import { eventually, keepingLog } from "../server/front";

const line = (text: string, more = {}) => `${JSON.stringify({ message_id: "m-1", id: "c-1", text, ...more })}\n`;
const encoder = new TextEncoder();

/** An upstream that says what it is told to, and knows when it was let go of. */
function upstream() {
  let out: ReadableStreamDefaultController<Uint8Array> | undefined;
  const state = { aborted: false, pulls: 0 };
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      out = controller;
    },
  });
  const open = async (signal: AbortSignal) => {
    signal.addEventListener("abort", () => {
      state.aborted = true;
    });
    return new Response(body);
  };
  return {
    open,
    state,
    say: (text: string) => out?.enqueue(encoder.encode(text)),
    hangUp: () => out?.close(),
    breakOff: () => out?.error(new Error("reset")),
  };
}

function begin(open: (signal: AbortSignal) => Promise<Response>, times = {}) {
  const log = keepingLog();
  return {
    log,
    run: runAnswer({ id: "r-1", question: "Apa?", open, log, times: { grace: 40, closing: 40, ...times } }),
  };
}

async function readToEnd(run: ReturnType<typeof runAnswer>, after = 0): Promise<AnswerEvent[]> {
  const reader = run.join(after);
  const all: AnswerEvent[] = [];
  for (let events = await reader.read(2_000); events !== null; events = await reader.read(2_000))
    all.push(...events.map(({ event }) => event));
  reader.leave();
  return all;
}
const textOf = (events: AnswerEvent[]) => events.map((event) => (event.type === "text" ? event.text : "")).join("");

test("[CHT3, CHT6] an answer is ids, text and an end with its sources; then nothing of it runs on", async () => {
  const { open, say, hangUp } = upstream();
  const { run } = begin(open);
  const source = { number: 1, title: "Kelas", url: "/Class" };
  say(line("") + line("Dua ") + line("kata"));
  say(
    line("", {
      sources: [source, { number: 2, title: "Luar", url: "https://jahat.example" }, { number: 3, title: "Tab", url: "/\t/jahat.example" }],
      status: "done",
    }),
  );
  hangUp();
  const events = await readToEnd(run);
  expect(events[0]).toEqual({ type: "begun", conversationId: "c-1", messageId: "m-1" });
  expect(textOf(events)).toBe("Dua kata");
  expect(events.at(-1)).toEqual({ type: "end", status: "done", sources: [source], message: null });
  expect(run.ids).toEqual({ conversationId: "c-1", messageId: "m-1" });
});

test("an upstream that has said its last word and does not hang up is let go of", async () => {
  const { open, say, state } = upstream();
  const { run } = begin(open);
  say(line("Halo", { status: "done" }));
  await readToEnd(run);
  await eventually(() => state.aborted);
});

test("a reader who was cut off goes on behind the last event that came, and has nothing twice", async () => {
  const { open, say, hangUp, state } = upstream();
  const { run } = begin(open, { grace: 500 });
  say(line("") + line("satu "));
  const first = run.join(0);
  const got = await first.read(1_000);
  const last = got?.at(-1)?.number ?? 0;
  first.leave();
  say(line("dua "));
  const rest = readToEnd(run, last);
  say(line("tiga"));
  hangUp();
  const before = textOf((got ?? []).map(({ event }) => event));
  expect(before + textOf(await rest)).toBe("satu dua tiga");
  expect(state.aborted).toBe(false);
});

test("[CHT7] when the last reader has left the upstream is ended, silently, and what was written stays", async () => {
  const { open, say, state } = upstream();
  const { run, log } = begin(open);
  say(line("") + line("separuh"));
  const reader = run.join(0);
  await reader.read(1_000);
  reader.leave();
  await eventually(() => state.aborted);
  expect(await readToEnd(run)).toMatchObject([{ type: "begun" }, { type: "text", text: "separuh" }, { type: "end", status: "cut" }]);
  expect(log.lines).toEqual([]);
});

test("a reader with a link to the rest may be away while it is written", async () => {
  const { open, say, hangUp } = upstream();
  const { run } = begin(open);
  say(line("awal "));
  const reader = run.join(0);
  await reader.read(1_000);
  reader.leave(true);
  await new Promise((resolve) => setTimeout(resolve, 100));
  say(line("akhir"));
  hangUp();
  expect(textOf(await readToEnd(run))).toBe("awal akhir");
});

test("an upstream that breaks off leaves what it said, and a line in the log", async () => {
  const { open, say, breakOff } = upstream();
  const { run, log } = begin(open);
  say(line("") + line("separuh"));
  await eventually(() => run.text !== "");
  breakOff();
  const events = await readToEnd(run);
  expect(textOf(events)).toBe("separuh");
  expect(events.at(-1)).toMatchObject({ status: "cut" });
  expect(log.lines).toMatchObject([{ level: "error", message: "Response stream error" }]);
});

test("[CHT8] an answer without a body is a line in the log and nothing else of it", async () => {
  const { run, log } = begin(async () => new Response(null));
  const events = await readToEnd(run);
  expect(events).toMatchObject([{ type: "end", status: "failed" }]);
  expect(JSON.stringify(events)).not.toContain("Response stream error");
  expect(log.lines).toMatchObject([{ level: "error", message: "Response stream error" }]);
});

test("the upstream is asked for no more than a little ahead of a reader who does not read", async () => {
  let sent = 0;
  const piece = encoder.encode(line("x".repeat(1_000)));
  const body = new ReadableStream<Uint8Array>(
    {
      pull(out) {
        sent += piece.length;
        out.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  const { run } = begin(async () => new Response(body), { grace: 1_000 });
  const stream = eventStream(run, 0).getReader();
  await stream.read();
  await eventually(() => sent > 60_000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toBeLessThan(80_000);
  await stream.read();
  await eventually(() => sent > 120_000);
  await stream.cancel();
});

test("a silent answer is kept open by a line now and then", async () => {
  const { open } = upstream();
  const { run } = begin(open);
  const stream = eventStream(run, 0, 20).getReader();
  const read = async () => new TextDecoder().decode((await stream.read()).value);
  expect(await read()).toMatch(/^retry: 1000\nid: 0\n/);
  expect([await read(), await read()]).toEqual([":\n\n", ":\n\n"]);
  await stream.cancel();
});
