import { describe, expect, test } from "vitest";
import { APP_TOKEN_SECONDS, COOKIE_SECONDS, readCookie, serializeCookie } from "./cookies";

test("[BOOT6] the app token's cookies last 23 hours", () => {
  expect(APP_TOKEN_SECONDS).toBe(23 * 3600);
});

test("[BOOT7] the general cookie lifetime is 30 days", () => {
  expect(COOKIE_SECONDS).toBe(2_592_000);
});

describe("serializeCookie", () => {
  const cookie = { name: "_gt", value: "x", maxAgeSeconds: 60 };

  test("is HttpOnly, SameSite=Lax and host-only", () => {
    expect(serializeCookie({ ...cookie, https: false })).toBe(
      "_gt=x; Path=/; Max-Age=60; HttpOnly; SameSite=Lax",
    );
  });

  test("is Secure on https", () => {
    expect(serializeCookie({ ...cookie, https: true })).toMatch(/; Secure$/);
  });
});

test("readCookie matches the whole name", () => {
  expect(readCookie("a_gt=1; _gt=2;_ct=3", "_gt")).toBe("2");
  expect(readCookie("a_gt=1; _gt=2;_ct=3", "_ct")).toBe("3");
  expect(readCookie("a_gt=1", "_gt")).toBeUndefined();
  expect(readCookie(undefined, "_gt")).toBeUndefined();
});
