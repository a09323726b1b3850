import { expect, test } from "vitest";
import { APP_TOKEN_SECONDS, COOKIE_SECONDS, readCookie, serializeCookie } from "./cookies";

test("[BOOT6] the app token's cookies last 23 hours", () => {
  expect(APP_TOKEN_SECONDS).toBe(23 * 3600);
});

test("[BOOT7] the general cookie lifetime is 30 days, a constant of its own", () => {
  expect(COOKIE_SECONDS).toBe(2_592_000);
});

test("cookies are HttpOnly, SameSite=Lax, host-only, and Secure on https", () => {
  expect(serializeCookie("_gt", "x", 60, false)).toBe("_gt=x; Path=/; Max-Age=60; HttpOnly; SameSite=Lax");
  expect(serializeCookie("_gt", "x", 60, true)).toMatch(/; Secure$/);
});

test("a cookie is found by its whole name", () => {
  expect(readCookie("a_gt=1; _gt=2;_ct=3", "_gt")).toBe("2");
  expect(readCookie("a_gt=1; _gt=2;_ct=3", "_ct")).toBe("3");
  expect(readCookie("a_gt=1", "_gt")).toBeUndefined();
  expect(readCookie(undefined, "_gt")).toBeUndefined();
});
