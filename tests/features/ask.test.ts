import { describe, expect, test } from "vitest";
import { ask } from "~/server/features/assistant/ask";
import type { RequestContext } from "~/server/request/context";
import { createFakeContext, createHostError } from "./fake-context";

const QUESTION = {
  query: "Apa itu pendopo?",
  conversationId: undefined,
  idempotencyKey: "0123456789abcdef",
  maxWaitMs: 1_000,
};
const LINES = `${JSON.stringify({ id: "c-1", message_id: "m-1", text: "Balai.", status: "done" })}\n`;

/** Two requests of one process whose assistant responds through `chat`. */
function createRequests(chat: () => Promise<Response>) {
  const assistant = {
    login: () => ({
      token: "chat-1",
      id: "visitor-1",
      workspace_id: "w-1",
      expiresAt: Date.now() + 60_000,
    }),
  };
  const calls: string[] = [];
  const { answers } = createFakeContext({}).context;
  const createRequest = (): RequestContext => {
    const { context } = createFakeContext({}, null, { hosts: { assistant } });
    const hosts = {
      ...context.hosts,
      assistant: {
        chat: () => {
          calls.push("chat");
          return chat();
        },
      },
    };
    return { ...context, answers, hostsForAssistant: () => hosts } as unknown as RequestContext;
  };
  return { calls, first: createRequest(), second: createRequest() };
}

describe("ask", () => {
  test("gives a second click the same stream and cookies without a second call", async () => {
    const { calls, first, second } = createRequests(async () => new Response(LINES));

    const results = await Promise.all([ask(first, QUESTION), ask(second, QUESTION)]);

    const ids = results.map((result) => result.ok && result.stream.id);
    expect(ids[0]).toBeTruthy();
    expect(ids[1]).toBe(ids[0]);
    expect(calls).toEqual(["chat"]);
    expect(second.cookies.takeHeaders()).toEqual(first.cookies.takeHeaders());
    expect([...second.cookies.changes().keys()].sort()).toEqual(["_assistant", "_chat_memory"]);
  });

  test("repeats a question whose first attempt was rejected, and sets no cookie for it", async () => {
    const responses = [
      () => Promise.reject(createHostError(429, { retryAfterSeconds: 720 })),
      () => Promise.resolve(new Response(LINES)),
    ];
    const { first, second } = createRequests(() => responses.shift()?.() ?? Promise.reject());

    expect(await ask(first, QUESTION)).toMatchObject({
      ok: false,
      status: 429,
      message: "Batas pertanyaan tercapai. Anda dapat bertanya lagi dalam 12 menit.",
    });
    expect(first.cookies.takeHeaders()).toEqual([]);
    expect(await ask(second, QUESTION)).toMatchObject({ ok: true });
  });
});
