import { DAY_MS, HOUR_MS, SECOND_MS } from "~/lib/time";

/** Lifetime of the two cookies that hold the app token: 23 hours (BOOT6). */
export const APP_TOKEN_SECONDS = (23 * HOUR_MS) / SECOND_MS;
/** General cookie lifetime: 30 days (BOOT7). Independent of the app token's. */
export const COOKIE_SECONDS = (30 * DAY_MS) / SECOND_MS;

/**
 * Cookie names. The first three are specified and never prefixed: `_gt` and `_ct` hold the app token
 * and its code, `_av` the last seen app version. All others carry `__Host-` on https.
 */
export const COOKIE = {
  token: "_gt",
  code: "_ct",
  version: "_av",
  session: "_session",
  chat: "_assistant",
  chatMemory: "_chat_memory",
} as const;

export const toCookieName = (name: string, https: boolean) => (https ? `__Host-${name}` : name);

interface CookieOptions {
  name: string;
  value: string;
  /** 0 deletes the cookie. */
  maxAgeSeconds: number;
  https: boolean;
}

/** A `Set-Cookie` value: HttpOnly, SameSite=Lax, host-only, Secure on https. */
export const serializeCookie = ({ name, value, maxAgeSeconds, https }: CookieOptions): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`;

/** The value of one cookie in a `Cookie` header. The first one counts (RFC 6265 5.4). */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined;
  for (const pair of header.split(";")) {
    const separator = pair.indexOf("=");
    if (separator > 0 && pair.slice(0, separator).trim() === name)
      return pair.slice(separator + 1).trim();
  }
  return undefined;
}
