import { createHash } from "node:crypto";

/**
 * Inline code of the app itself that a page may run. It never comes from the rendered HTML, which
 * also holds content from hosts.
 */
export interface InlinePolicy {
  /** Nonce of the scripts of a hydrated page. Without it the page runs no script at all. */
  scriptNonce?: string | undefined;
  /** CSP sources of the theme's style. */
  styles: readonly string[];
}

export type HeaderPairs = [name: string, value: string][];

export const toNonceSource = (nonce: string) => `'nonce-${nonce}'`;

export const toHashSource = (text: string) =>
  `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

/** Pages use their own origin only. */
export function createContentSecurityPolicy({ scriptNonce, styles }: InlinePolicy): string {
  return [
    "default-src 'none'",
    scriptNonce ? `script-src 'self' ${toNonceSource(scriptNonce)}` : "script-src 'none'",
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
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
    ["X-Frame-Options", "DENY"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    [
      "Permissions-Policy",
      "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    ],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
  ];
  if (https) headers.push(["Strict-Transport-Security", STRICT_TRANSPORT_SECURITY]);
  return headers;
}
