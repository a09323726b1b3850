import { describe, expect, test } from "vitest";
import { getSafeRedirectPath } from "./safe-redirect";

describe("[RTE27] getSafeRedirectPath", () => {
  test.each([
    ["/", "/"],
    ["/Class", "/Class"],
    ["/Class?search=kelas%20kopi&page=2#daftar", "/Class?search=kelas%20kopi&page=2#daftar"],
    ["/Login?next=%2FClass", "/Login?next=%2FClass"],
    ["/Blog/1/diskon-100%", "/Blog/1/diskon-100%"],
    ["/a/../b", "/b"],
    ["/kópi", "/k%C3%B3pi"],
  ])("accepts %s", (input, output) => expect(getSafeRedirectPath(input, "/x")).toBe(output));

  test.each([
    "https://evil.test",
    "//evil.test",
    "///evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "/\t/evil.test",
    "/\n/evil.test",
    " /evil",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "evil.test",
    "",
    "?a=1",
    "#x",
    "/%2F/evil.test",
    "/%2f%2fevil.test",
    "/%5Cevil.test",
    "/%09/evil.test",
    "/%252F/evil.test",
    "/%255cevil.test",
    "/a%0d%0aSet-Cookie:x=1",
    "/a\u0000b",
    "/..//evil.test",
    "/./\\evil.test",
    "/%5C%",
    "/%25252525252f/evil.test",
    `/${"x".repeat(3000)}`,
    null,
    undefined,
    7,
    ["/Class"],
    {},
  ])("replaces %j by the fallback", (input) => expect(getSafeRedirectPath(input, "/x")).toBe("/x"));

  test("returns no path that a browser resolves to another host", () => {
    for (const piece of ["/", "\\", "%2f", "%5c", "\t", ".", "%2e", "@", ":"]) {
      for (const next of ["/", "\\", "evil.test", "%2f", "\r", ".."]) {
        const target = getSafeRedirectPath(`/${piece}${next}/evil.test`, "/x");
        expect(new URL(target, "https://own.test/a/b").host).toBe("own.test");
        expect(target).not.toMatch(/^\/[/\\]/);
      }
    }
  });
});
