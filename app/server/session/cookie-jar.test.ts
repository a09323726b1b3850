import { describe, expect, test } from "vitest";
import { createCookieJar } from "./cookie-jar";

describe("createCookieJar", () => {
  test("reads the request's cookies, with the __Host- prefix on https only", () => {
    const header = "_device=plain; __Host-_device=prefixed";

    expect(createCookieJar(header, false).get("_device")).toBe("plain");
    expect(createCookieJar(header, true).get("_device")).toBe("prefixed");
    expect(createCookieJar(undefined, true).get("_device")).toBeUndefined();
  });

  test("returns a value set or deleted during the request", () => {
    const cookies = createCookieJar("_device=a; _account=b", false);

    cookies.set("_device", "c", 60);
    cookies.delete("_account");

    expect(cookies.get("_device")).toBe("c");
    expect(cookies.get("_account")).toBeUndefined();
  });

  test("writes the last change of each cookie once", () => {
    const cookies = createCookieJar(undefined, true);
    cookies.set("_device", "a", 60);
    cookies.set("_device", "b", 60);
    cookies.delete("_account");

    expect(cookies.takeHeaders()).toEqual([
      "__Host-_device=b; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure",
      "__Host-_account=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
    ]);
    expect(cookies.takeHeaders()).toEqual([]);
  });

  test("copies the changes of another request, sent or not", () => {
    const first = createCookieJar(undefined, false);
    first.set("_assistant", "a", 60);
    first.takeHeaders();
    const second = createCookieJar(undefined, false);

    second.copyChanges(first);

    expect(second.takeHeaders()).toHaveLength(1);
  });
});
