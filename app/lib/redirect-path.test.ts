import { describe, expect, test } from "vitest";
import { getSafeRedirectPath, isSafeRedirectPath } from "./redirect-path";

test.each([
  "/",
  "/Dashboard",
  "/Dashboard/Payouts?page=2&search=a%20b#daftar",
  "/Class/kopi-t%C3%A9h",
  "/a/b//c",
  "/?redirect=https://x.example",
  "/three-layers/%252541",
  `/${"a".repeat(2_047)}`,
])("isSafeRedirectPath accepts %s", (target) => {
  expect(isSafeRedirectPath(target)).toBe(true);
});

test.each([
  "",
  "Dashboard",
  "//jahat.example",
  "/\\jahat.example",
  "\\/jahat.example",
  "https://jahat.example",
  "https:jahat.example",
  "javascript:alert(1)",
  "/%2fjahat.example",
  "/%2Fjahat.example",
  "/%5cjahat.example",
  "/%5C/jahat.example",
  "/\t/jahat.example",
  "/\n/jahat.example",
  " /Dashboard",
  "/\u0000",
  "/a%0d%0aSet-Cookie:x",
  "/a\u200b/b",
  "/a\\b",
  "/a b",
  `/${"a".repeat(2_048)}`,
  "/\u202Ea",
  "/%09/jahat.example",
  "http:/jahat.example",
  "data:text/html,x",
  "/a%5cb",
  "/%252F/jahat.example",
  "/..//jahat.example",
  "/four-layers/%25252541",
])("isSafeRedirectPath rejects %j", (target) => {
  expect(isSafeRedirectPath(target)).toBe(false);
});

describe("[RTE27] a redirect's target is a relative path of this site", () => {
  test.each([
    ["/", "/"],
    ["/Class", "/Class"],
    ["/Class?search=kelas%20kopi&page=2#daftar", "/Class?search=kelas%20kopi&page=2#daftar"],
    ["/Login?next=%2FClass", "/Login?next=%2FClass"],
    ["/Blog/1/diskon-100%", "/Blog/1/diskon-100%"],
    ["/a/../b", "/b"],
    ["/kópi", "/k%C3%B3pi"],
  ])("%s is taken", (input, output) => expect(getSafeRedirectPath(input, "/x")).toBe(output));

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
    "/a b",
    "/a\u200b/b",
    `/${"x".repeat(3000)}`,
    null,
    undefined,
    7,
    ["/Class"],
    {},
  ])("%j is not", (input) => expect(getSafeRedirectPath(input, "/x")).toBe("/x"));

  test("no browser would leave the site by what is taken", () => {
    for (const piece of ["/", "\\", "%2f", "%5c", "\t", ".", "%2e", "@", ":"]) {
      for (const next of ["/", "\\", "evil.test", "%2f", "\r", ".."]) {
        const target = getSafeRedirectPath(`/${piece}${next}/evil.test`, "/x");
        expect(new URL(target, "https://own.test/a/b").host).toBe("own.test");
        expect(target).not.toMatch(/^\/[/\\]/);
      }
    }
  });
});
