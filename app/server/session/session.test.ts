import { describe, expect, test } from "vitest";
import { createCookieJar } from "./cookie-jar";
import { createEncrypter } from "./encrypter";
import { createSession, getCsrfToken, readSession, setSessionCookie } from "./session";

const encrypter = createEncrypter(["k".repeat(32)]);
const NOW = Date.parse("2026-11-21T00:00:00Z");
const USER = { accessToken: "access-1", userId: "7", name: "Sri", kind: 1, tenantId: "lms-main" };
const REQUEST = { tenantId: "lms-main", https: false, now: NOW };

async function createCookie(session = createSession(USER, NOW), https = false): Promise<string> {
  const cookies = createCookieJar(undefined, https);
  await setSessionCookie({ cookies, encrypter }, session, NOW);
  return cookies.takeHeaders()[0] ?? "";
}
const getPair = (header: string) => header.split(";")[0];

describe("setSessionCookie", () => {
  test("[BOOT7] lasts 30 days, is HttpOnly and encrypted", async () => {
    const header = await createCookie(createSession(USER, NOW), true);

    expect(header).toMatch(
      /^__Host-_session=[\w.-]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(header).not.toContain("access-1");
  });
});

describe("readSession", () => {
  test("returns the session to its own tenant until it ends", async () => {
    const session = createSession(USER, NOW);
    const cookie = getPair(await createCookie(session));

    const read = (changes: object) => readSession(encrypter, cookie, { ...REQUEST, ...changes });

    expect(await read({})).toEqual(session);
    expect(await read({ tenantId: "lms-other" })).toBeNull();
    expect(await read({ now: session.endsAt })).toBeNull();
  });

  test("rejects a cookie of another installation", async () => {
    const cookie = getPair(await createCookie());

    expect(await readSession(createEncrypter(["x".repeat(32)]), cookie, REQUEST)).toBeNull();
  });

  test("signs out a cookie whose format is unknown", async () => {
    for (const text of ['{"id":"1","userId":7}', "not JSON"]) {
      const cookie = `_session=${await encrypter.encrypt("session", text)}`;

      expect(await readSession(encrypter, cookie, REQUEST)).toBeNull();
    }
  });
});

test("createSession gives each sign-in a new id and CSRF token", () => {
  const [first, second] = [createSession(USER, NOW), createSession(USER, NOW)];

  expect(first.id).not.toBe(second.id);
  expect(getCsrfToken(first)).not.toBe(getCsrfToken(second));
  expect(getCsrfToken(first)).toBe(getCsrfToken(first));
});
