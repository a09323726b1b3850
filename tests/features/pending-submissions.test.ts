import { describe, expect, test } from "vitest";
import { getPendingSubmission, savePendingSubmission } from "~/server/features/pending-submissions";
import type { Session } from "~/server/session/session";
import {
  createFakeContext,
  createFakeSession,
  createHostError,
  getCookieHeader,
} from "./fake-context";

const KEY = "k".repeat(24);
const TARGET = "/Dashboard/Payouts/1?x=2";
const FIELDS = {
  csrf: "t-1",
  idempotency_key: "0123456789abcdef",
  reason: "Rekening salah",
  password: "rahasia sekali",
  new_sandi: "rahasia lain",
};

const createRequest = (fields: Record<string, string>) =>
  new Request(`http://main.localhost${TARGET}`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });

/** Stores drafts like the admin host; contexts of one store share its drafts. */
function createStore() {
  const drafts = new Map<string, unknown>();
  const admin = {
    saveDraft: ({ body }: { body: { data: unknown } }) => {
      drafts.set(KEY, body.data);
      return { key: KEY, data: body.data, version: 1 };
    },
    getDraft: () => ({ key: KEY, data: drafts.get(KEY), version: 1 }),
  };
  const createContext = (cookie = "", session: Session | null = null) =>
    createFakeContext(
      { getMe: () => ({ id: session?.userId, name: "Sri", email: "s@example.org", kinds: [] }) },
      admin,
      { cookie, session },
    ).context;
  return { drafts, createContext };
}

describe("savePendingSubmission", () => {
  test("stores the form without secrets and ties it to the browser", async () => {
    const { drafts, createContext } = createStore();
    const context = createContext();

    const path = await savePendingSubmission(context, createRequest(FIELDS), TARGET);

    expect(path).toBe(`/Lanjutkan/${KEY}`);
    expect(JSON.stringify([...drafts])).not.toMatch(/rahasia|t-1/);
    expect([...context.cookies.changes().keys()]).toEqual(["_draft"]);
  });

  test("ignores a form that does not come from a signed-in page", async () => {
    const { createContext } = createStore();
    const context = createContext();

    expect(await savePendingSubmission(context, createRequest({ reason: "x" }), TARGET)).toBeNull();
    expect(context.cookies.takeHeaders()).toEqual([]);
  });

  test("rejects a form that is too large for a draft", async () => {
    const { createContext } = createStore();
    const request = createRequest({ ...FIELDS, reason: "x".repeat(60_001) });

    await expect(savePendingSubmission(createContext(), request, TARGET)).rejects.toMatchObject({
      code: "too-large",
    });
  });

  test("is unavailable while drafts cannot be stored", async () => {
    const { context } = createFakeContext(
      {},
      { saveDraft: () => Promise.reject(createHostError(0)) },
    );

    await expect(
      savePendingSubmission(context, createRequest(FIELDS), TARGET),
    ).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("getPendingSubmission", () => {
  test("returns the form with its idempotency key to the browser that sent it", async () => {
    const { createContext } = createStore();
    const sender = createContext();
    await savePendingSubmission(sender, createRequest(FIELDS), TARGET);

    const submission = await getPendingSubmission(createContext(getCookieHeader(sender)), KEY);

    expect(submission).toEqual({
      path: TARGET,
      fields: [["reason", "Rekening salah"]],
      idempotencyKey: "0123456789abcdef",
      isIncomplete: true,
    });
  });

  test("is not found from another browser", async () => {
    const { createContext } = createStore();
    await savePendingSubmission(createContext(), createRequest(FIELDS), TARGET);

    await expect(getPendingSubmission(createContext(), KEY)).rejects.toMatchObject({
      code: "not-found",
    });
  });

  test("is not found for another user of the same browser", async () => {
    const { createContext } = createStore();
    const sender = createContext("", createFakeSession("7"));
    await savePendingSubmission(sender, createRequest(FIELDS), TARGET);
    const cookie = getCookieHeader(sender);

    const open = (userId: string) =>
      getPendingSubmission(createContext(cookie, createFakeSession(userId)), KEY);

    await expect(open("8")).rejects.toMatchObject({ code: "not-found" });
    await expect(open("7")).resolves.toMatchObject({ path: TARGET });
  });
});
