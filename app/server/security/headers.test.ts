import { expect, test } from "vitest";
import { createSecurityHeaders } from "./headers";
import { getInlineHashes } from "./inline-hashes";

const getPolicy = (headers: ReturnType<typeof createSecurityHeaders>) =>
  new Map(headers).get("Content-Security-Policy") ?? "";

test("createSecurityHeaders allows the nonce and nothing unsafe", () => {
  const policy = getPolicy(createSecurityHeaders({ nonce: "abc", https: false }));

  expect(policy).toContain("script-src 'self' 'nonce-abc';");
  expect(policy).not.toContain("unsafe");
  for (const rule of [
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "default-src 'self'",
  ])
    expect(policy).toContain(rule);
});

test("createSecurityHeaders sends HSTS on https only", () => {
  const listNames = (https: boolean) =>
    createSecurityHeaders({ nonce: "abc", https }).map(([name]) => name);
  expect(listNames(false)).not.toContain("Strict-Transport-Security");
  expect(listNames(true)).toContain("Strict-Transport-Security");
});

test("createSecurityHeaders allows the site's own files only without inline code", () => {
  const hashes = getInlineHashes(
    '<script src="/assets/a.js"></script><script type="application/ld+json">{}</script><script></script>',
  );
  expect(hashes).toEqual({ scripts: [], styles: [] });
  expect(getPolicy(createSecurityHeaders({ hashes, https: false }))).toContain(
    "script-src 'self';",
  );
});

test("getInlineHashes hashes each inline script and style once, byte by byte as browsers do", () => {
  // The example of the CSP standard, section 2.3.1: the digest of `alert('Hello, world.');`.
  const html =
    "<SCRIPT async>alert('Hello, world.');</SCRIPT ><script type=\"module\">alert('Hello, world.');</script><style media=\"print\">a{}</style>";

  expect(getInlineHashes(html).scripts).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]);
  expect(getInlineHashes(html).styles).toHaveLength(1);
  expect(getInlineHashes("<script>a</script>").scripts).not.toEqual(
    getInlineHashes("<script> a</script>").scripts,
  );
});
