import { expect, test } from "vitest";
import type { AnswerEvent } from "~/lib/assistant";
import type { AnswerStream } from "~/server/answers/answer-stream";
import { AnswerStreams } from "~/server/answers/answer-streams";
import { createMemoryLog, waitFor } from "./test-server";

const toLine = (text: string) => `${JSON.stringify({ message_id: "m", id: "c", text })}\n`;
const log = createMemoryLog();

function createQuestion(text: string, { isOpen = false } = {}) {
  const state = { isAsked: false };
  const openUpstream = async () => {
    state.isAsked = true;
    return new Response(
      new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(toLine(text)));
          if (!isOpen) controller.close();
        },
      }),
    );
  };
  return { state, options: { question: "Apa?", openUpstream, log } };
}

async function readToEnd(stream: AnswerStream): Promise<AnswerEvent[]> {
  const subscription = stream.subscribe(0);
  const all: AnswerEvent[] = [];
  for (let events = await subscription.read(5_000); events; events = await subscription.read(5_000))
    all.push(...events.map(({ event }) => event));
  return all;
}

test("stopAll ends open answers and those started later with an end event, without asking", async () => {
  const streams = new AnswerStreams();
  const open = createQuestion("Setengah", { isOpen: true });
  const stream = streams.start("guest-1", open.options);
  await waitFor(() => stream.text !== "");
  streams.stopAll();
  const late = createQuestion("Terlambat");
  const lateStream = streams.start("guest-2", late.options);

  expect((await readToEnd(stream)).at(-1)).toMatchObject({ type: "end", status: "cut" });
  expect(await readToEnd(lateStream)).toEqual([
    {
      type: "end",
      status: "failed",
      sources: [],
      message: expect.stringContaining("Situs sedang diperbarui"),
    },
  ]);
  expect(late.state.isAsked).toBe(false);
  // A page that is still loading subscribes after the stop.
  expect(streams.find("guest-1", stream.id)).toBe(stream);
});

test("start drops the oldest ended answers beyond a total length, open ones last", async () => {
  const streams = new AnswerStreams({ maxTotalLength: 1_000 });
  const ask = async (owner: string, isOpen = false) => {
    const stream = streams.start(owner, createQuestion("x".repeat(300), { isOpen }).options);
    await waitFor(() => stream.text !== "" && (isOpen || stream.hasEnded));
    return stream;
  };
  const open = await ask("guest-0", true);
  const first = await ask("guest-1");
  const second = await ask("guest-2");
  const third = await ask("guest-3");

  expect(streams.find("guest-1", first.id)).toBeNull();
  expect(streams.find("guest-0", open.id)).toBe(open);
  expect(streams.find("guest-2", second.id) ?? streams.find("guest-3", third.id)).not.toBeNull();

  streams.stopAll();
});

test("an answer's text and sources lose control and direction characters", async () => {
  const streams = new AnswerStreams();
  const stream = streams.start(
    "guest-1",
    createQuestion("Baris\nsatu\u0000 \u202Egnp.exe\u2066\u200B").options,
  );
  await waitFor(() => stream.hasEnded);

  expect(stream.text).toBe("Baris\nsatu gnp.exe");
});
