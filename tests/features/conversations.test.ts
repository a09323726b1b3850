import { describe, expect, test } from "vitest";
import { findChat, withChat, withExistingChat } from "~/server/features/assistant/chat-identity";
import {
  deleteConversation,
  getConversationTitle,
} from "~/server/features/assistant/conversations";
import { readChatMemory, setChatMemory } from "~/server/session/chat-cookies";
import {
  createFakeContext,
  createFakeSession,
  createHostError,
  getCookieHeader,
} from "./fake-context";

type Handlers = Record<string, (input: never) => unknown>;

interface Visitor {
  userId?: string;
  cookie?: string;
  assistant?: Handlers;
}

function createVisitor({ userId, cookie = "", assistant = {} }: Visitor) {
  const login = () => ({
    token: `chat-${userId ?? "guest"}`,
    id: `visitor-${userId ?? "guest"}`,
    workspace_id: "w-1",
    expiresAt: Date.now() + 3_600_000,
  });
  return createFakeContext({}, null, {
    cookie,
    session: userId === undefined ? null : createFakeSession(userId),
    hosts: { assistant: { login, ...assistant } },
  });
}

/** Logs a visitor in to the assistant and returns the browser's cookies. */
async function getChatCookie(userId?: string): Promise<string> {
  const { context } = createVisitor(userId === undefined ? {} : { userId });
  await withChat(context, async () => undefined);
  return getCookieHeader(context);
}

const rejectWith = (status: number) => () => Promise.reject(createHostError(status));

describe("findChat", () => {
  test("finds the identity of the same user", async () => {
    const cookie = await getChatCookie("a");

    const chat = await findChat(createVisitor({ userId: "a", cookie }).context);

    expect(chat?.identity).toMatchObject({ id: "visitor-a", userId: "a" });
  });

  test("ignores the identity of another user of the same browser", async () => {
    const cookie = await getChatCookie("a");

    expect(await findChat(createVisitor({ userId: "b", cookie }).context)).toBeNull();
    expect(await findChat(createVisitor({ cookie }).context)).toBeNull();
  });

  test("ignores a guest's identity after signing in", async () => {
    const cookie = await getChatCookie();

    expect(await findChat(createVisitor({ userId: "b", cookie }).context)).toBeNull();
  });
});

describe("withExistingChat", () => {
  test("logs user B in instead of using the cookie of user A", async () => {
    const cookie = await getChatCookie("a");
    const { context, calls } = createVisitor({ userId: "b", cookie });

    const id = await withExistingChat(context, async ({ identity }) => identity.id);

    expect(id).toBe("visitor-b");
    expect(calls.map(({ name }) => name)).toEqual(["login"]);
  });

  test("does not call the assistant for a guest without a chat", async () => {
    const { context, calls } = createVisitor({});

    expect(await withExistingChat(context, async () => "content")).toBeNull();
    expect(calls).toEqual([]);
  });

  test("renews the rejected token of a user once", async () => {
    const cookie = await getChatCookie("a");
    const { context, calls } = createVisitor({ userId: "a", cookie });
    const run = async () => Promise.reject(createHostError(401));

    await expect(withExistingChat(context, run)).rejects.toMatchObject({ status: 401 });

    expect(calls.map(({ name }) => name)).toEqual(["login"]);
    expect(context.cookies.takeHeaders()).toEqual([]);
  });
});

describe("deleteConversation", () => {
  /** A browser that remembers the first exchange of conversation c-1. */
  async function createBrowser(deleteConversationHandler: () => unknown) {
    const { context: earlier } = createVisitor({});
    await withChat(earlier, async () => undefined);
    await setChatMemory(earlier, {
      owner: "visitor-guest",
      current: "c-1",
      pending: null,
      history: [
        {
          conversation_id: "c-1",
          message_id: "m-1",
          user_message: "Apa itu pendopo?",
          bot_message: "Balai.",
          created_at: 0,
        },
      ],
    });
    return createVisitor({
      cookie: getCookieHeader(earlier),
      assistant: {
        deleteConversation: deleteConversationHandler,
        listMessages: rejectWith(503),
      },
    });
  }

  test("removes the conversation from the browser even if the call fails", async () => {
    const { context } = await createBrowser(rejectWith(503));
    expect(await getConversationTitle(context, "c-1")).toBe("Apa itu pendopo?");

    expect(await deleteConversation(context, "c-1")).toBe(false);

    const memory = await readChatMemory(context, "visitor-guest");
    expect(memory).toMatchObject({ current: null, history: [] });
  });

  test("counts a conversation that is gone as deleted", async () => {
    const { context } = await createBrowser(rejectWith(404));

    expect(await deleteConversation(context, "c-1")).toBe(true);
  });
});
