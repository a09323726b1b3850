import { expect, test } from "vitest";
import { HOUR_MS } from "~/lib/time";
import type { ChatModel, ChatPrompt } from "./chat-model";
import { createTimeLimitedModel } from "./time-limited-model";

const forever = () => new Promise<never>(() => undefined);

/** A model that plays a script, ignoring its signal, behind limits and a clock of the test. */
function setUp(script: () => AsyncIterable<string>, firstTextMs = HOUR_MS, nextTextMs = HOUR_MS) {
  const state = { now: 0, calls: 0, log: [] as string[], signal: undefined as unknown, script };
  const model: ChatModel = {
    answer(prompt) {
      state.calls++;
      state.signal = prompt.signal;
      return state.script();
    },
  };
  const limited = createTimeLimitedModel(model, {
    timeouts: { firstTextMs, nextTextMs, pauseMs: 60_000 },
    clock: () => state.now,
    onPause: (error) => state.log.push(`pause: ${(error as Error).message}`),
    onResume: () => state.log.push("resume"),
  });
  const read = async (signal = new AbortController().signal) => {
    let text = "";
    try {
      for await (const chunk of limited.answer({ signal } as ChatPrompt)) text += chunk;
      return text;
    } catch (error) {
      return `${text}! ${(error as Error).message}`;
    }
  };
  return { state, read };
}

test("answer fails when no text comes in time, aborts the call, and later visitors do not wait", async () => {
  const { state, read } = setUp(async function* () {
    yield "";
    yield await forever();
  }, 20);

  expect(await read()).toMatch(/no text within 20 ms/);
  expect(state.signal).toMatchObject({ aborted: true });
  expect(await read()).toMatch(/paused after failures/);
  expect(state.calls).toBe(1);
});

test("answer fails in the middle when the next text does not come in time", async () => {
  const { state, read } = setUp(
    async function* () {
      yield "Sembilan ";
      yield await forever();
    },
    HOUR_MS,
    20,
  );

  expect(await read()).toMatch(/^Sembilan ! .*no text within 20 ms/);
  expect(state.log).toEqual([]);
});

test("a model that fails three times is paused, tried by one visitor after the pause, and resumed", async () => {
  const { state, read } = setUp(async function* () {
    if (state.now >= 0) throw new Error("429");
    yield "";
  });
  for (let at = 0; at < 5; at++) await read();

  expect(state.calls).toBe(3);
  expect(state.log).toEqual(["pause: 429"]);

  state.now = 60_000;
  await Promise.all([read(), read(), read()]);

  expect(state.calls).toBe(4);

  state.now = 120_000;
  state.script = async function* () {
    yield "Ya.";
  };

  expect(await read()).toBe("Ya.");
  expect(await read()).toBe("Ya.");
  expect(state.log).toEqual(["pause: 429", "resume"]);
});

test("a visitor who leaves is no failure of the model", async () => {
  const { state, read } = setUp(async function* () {
    if (state.now >= 0) throw new Error("aborted");
    yield "";
  });
  for (let at = 0; at < 5; at++) await read(AbortSignal.abort());

  expect(state.calls).toBe(5);
});
