import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endSession } from "~/server/features/account";
import { ask } from "~/server/features/assistant/ask";
import { signOut } from "~/server/features/sign-in";
import type { RequestContext } from "~/server/request/context";
import { createFakeContext, createFakeSession, createHostError } from "./fake-context";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FIRST_LINE = `${JSON.stringify({ id: "c-1", message_id: "m-1", text: "Balai " })}\n`;

/** A signed-in visitor's answer whose upstream sends one line and then nothing, and its session at the hosts. */
async function startAnswer() {
  const host = { roles: [1, 7], isRevoked: false, isDown: false };
  const getMe = () => {
    if (host.isDown) throw createHostError(0);
    if (host.isRevoked) throw createHostError(401);
    return { id: "7", name: "Sri", email: "sri@example.org", kinds: host.roles };
  };
  const login = () => ({ token: "t", id: "v-1", workspace_id: "w", expiresAt: Date.now() + 6e5 });
  const { context } = createFakeContext({ getMe }, null, {
    session: createFakeSession("7"),
    hosts: {
      assistant: { login },
      account: { signOut: () => null, signOutEverywhere: () => null, endSession: () => null },
    },
  });
  const chat = async () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode(FIRST_LINE)),
      }),
    );
  const hosts = { ...context.hosts, assistant: { chat } };
  const visitor = { ...context, hostsForAssistant: () => hosts } as unknown as RequestContext;
  const result = await ask(visitor, {
    query: "Apa itu pendopo?",
    conversationId: undefined,
    idempotencyKey: "0123456789abcdef",
    maxWaitMs: 1_000,
  });
  if (!result.ok) throw new Error("question was refused");
  const { stream } = result;
  const reader = stream.subscribe(0);
  await reader.read(1_000);
  return { host, visitor, stream, find: () => visitor.answers.streams.find("v-1", stream.id) };
}

test.each([false, true])(
  "signing out ends the visitor's open answer (everywhere: %s)",
  async (everywhere) => {
    const { visitor, stream, find } = await startAnswer();
    expect(stream.hasEnded).toBe(false);

    await signOut(visitor, everywhere);

    expect(stream.hasEnded).toBe(true);
    expect(stream.events.at(-1)).toMatchObject({ type: "end", status: "cut" });
    expect(find()).toBeNull();
  },
);

test("signing out keeps the answers of the user's other sessions and of other users", async () => {
  const { visitor, stream } = await startAnswer();
  visitor.answers.streams.signOut("7", "another-session");
  visitor.answers.streams.signOut("8");
  expect(stream.hasEnded).toBe(false);
});

test("ending a session ends its open answer at once", async () => {
  const { host, visitor, stream } = await startAnswer();
  host.isRevoked = true;
  await endSession(visitor, "s-1");
  expect(stream.hasEnded).toBe(true);
});

test("a role or session lost elsewhere ends the answer within five seconds", async () => {
  for (const lose of ["role", "session"]) {
    const { host, stream, find } = await startAnswer();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(stream.hasEnded).toBe(false);
    if (lose === "role") host.roles = [1];
    else host.isRevoked = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect([lose, stream.hasEnded, find()]).toEqual([lose, true, null]);
  }
});

test("a services host that is down ends no answer", async () => {
  const { host, stream } = await startAnswer();
  host.isDown = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(stream.hasEnded).toBe(false);
});
