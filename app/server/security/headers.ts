import type { InlineHashes } from "./inline-hashes";

export type InlinePolicy = { nonce: string } | { hashes: InlineHashes };

export type HeaderPairs = [name: string, value: string][];

/** Pages use their own origin only. */
export function createContentSecurityPolicy(inline: InlinePolicy): string {
  const [scripts, styles] =
    "nonce" in inline
      ? [[`'nonce-${inline.nonce}'`], [`'nonce-${inline.nonce}'`]]
      : [inline.hashes.scripts, inline.hashes.styles];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Two years, without `preload`, which is the domain owner's decision. */
export const STRICT_TRANSPORT_SECURITY = "max-age=63072000";

/**
 * Security headers of an HTML response.
 * @param https HSTS is sent over an encrypted connection only
 */
export function createSecurityHeaders({
  https,
  ...inline
}: InlinePolicy & { https: boolean }): HeaderPairs {
  const headers: HeaderPairs = [
    ["Content-Security-Policy", createContentSecurityPolicy(inline)],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    [
      "Permissions-Policy",
      "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    ],
    ["Cross-Origin-Opener-Policy", "same-origin"],
  ];
  if (https) headers.push(["Strict-Transport-Security", STRICT_TRANSPORT_SECURITY]);
  return headers;
}
