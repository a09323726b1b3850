import type { InlineHashes } from "./inline-hashes";

/** What inline code a page may run: what bears its nonce, or what has one of these hashes. */
export type InlinePolicy = { nonce: string } | { hashes: InlineHashes };

export type HeaderPairs = [name: string, value: string][];

/** A page talks to its own site only (must-show 8): no other host, no framing, no plug-ins, no `<base>`. */
export function contentSecurityPolicy(inline: InlinePolicy): string {
  const [scripts, styles] =
    "nonce" in inline ? [[`'nonce-${inline.nonce}'`], [`'nonce-${inline.nonce}'`]] : [inline.hashes.scripts, inline.hashes.styles];
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

/** Two years, as the preload list asks, but without `preload`: that is the owner of the domain's to decide. */
export const STRICT_TRANSPORT = "max-age=63072000";

/** The headers of every HTML answer. @param https the visitor's own connection is encrypted: only then HSTS means something */
export function securityHeaders({ https, ...inline }: InlinePolicy & { https: boolean }): HeaderPairs {
  const headers: HeaderPairs = [
    ["Content-Security-Policy", contentSecurityPolicy(inline)],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
  ];
  if (https) headers.push(["Strict-Transport-Security", STRICT_TRANSPORT]);
  return headers;
}
