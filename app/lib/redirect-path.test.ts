import { expect, test } from "vitest";
import { isSafeRedirectPath } from "./redirect-path";

test.each([
  "/",
  "/Dashboard",
  "/Dashboard/Payouts?page=2&search=a%20b#daftar",
  "/Class/kopi-t%C3%A9h",
  "/a/b//c",
  "/?redirect=https://x.example",
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
])("isSafeRedirectPath rejects %j", (target) => {
  expect(isSafeRedirectPath(target)).toBe(false);
});
