import { expect, test } from "vitest";
import { createSealer } from "./sealed";
import { csrfToken, newSession, openSession, sessionCookie } from "./session";

const sealer = createSealer(["k".repeat(32)]);
const NOW = Date.parse("2026-11-21T00:00:00Z");
const who = { accessToken: "access-1", userId: "7", name: "Sri", kind: 1, lmsId: "lms-main" };
const pair = (line: string) => line.split(";")[0];

test("[BOOT7] a session's cookie lives 30 days, is HttpOnly, and holds nothing that can be read", async () => {
  const line = await sessionCookie(sealer, newSession(who, NOW), true, NOW);
  expect(line).toMatch(/^__Host-_session=[\w.-]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/);
  expect(line).not.toContain("access-1");
});

test("a session is opened by its own tenant alone, until it is over", async () => {
  const session = newSession(who, NOW);
  const cookie = pair(await sessionCookie(sealer, session, false, NOW));
  const open = (more: object) => openSession(sealer, cookie, { lmsId: "lms-main", https: false, now: NOW, ...more });
  expect(await open({})).toEqual(session);
  expect(await open({ lmsId: "lms-other" })).toBeNull();
  expect(await open({ now: session.endsAt })).toBeNull();
  expect(await openSession(createSealer(["x".repeat(32)]), cookie, { lmsId: "lms-main", https: false, now: NOW })).toBeNull();
});

test("each sign-in has an id and a form token of its own", () => {
  const [one, two] = [newSession(who, NOW), newSession(who, NOW)];
  expect(one.id).not.toBe(two.id);
  expect(csrfToken(one)).not.toBe(csrfToken(two));
  expect(csrfToken(one)).toBe(csrfToken(one));
});
