import { expect, test } from "vitest";
import { createSecurityHeaders, toHashSource, toNonceSource } from "./headers";

const getPolicy = (headers: ReturnType<typeof createSecurityHeaders>) =>
  new Map(headers).get("Content-Security-Policy") ?? "";

test("createSecurityHeaders allows the nonce and nothing unsafe", () => {
  const policy = getPolicy(
    createSecurityHeaders({ scriptNonce: "abc", styles: [toNonceSource("abc")], https: false }),
  );

  expect(policy).toContain("script-src 'self' 'nonce-abc';");
  expect(policy).toContain("style-src 'self' 'nonce-abc';");
  expect(policy).not.toContain("unsafe");
  for (const rule of [
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "default-src 'none'",
  ])
    expect(policy).toContain(rule);
});

test("createSecurityHeaders sends HSTS on https only", () => {
  const listNames = (https: boolean) =>
    createSecurityHeaders({ styles: [], https }).map(([name]) => name);
  expect(listNames(false)).not.toContain("Strict-Transport-Security");
  expect(listNames(true)).toContain("Strict-Transport-Security");
});

test("createSecurityHeaders allows no script without a nonce, not even the site's own files", () => {
  expect(getPolicy(createSecurityHeaders({ styles: [], https: false }))).toContain(
    "script-src 'none'; style-src 'self';",
  );
});

test("toHashSource hashes code byte by byte as browsers do", () => {
  // The example of the CSP standard, section 2.3.1.
  expect(toHashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
  expect(toHashSource("a")).not.toBe(toHashSource(" a"));
});
