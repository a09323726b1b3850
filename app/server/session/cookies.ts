/** The app token lives 23 hours in its two cookies (BOOT6). */
export const APP_TOKEN_SECONDS = 82_800;
/** The general cookie lifetime: 30 days. Another constant than the app token's (BOOT7). */
export const COOKIE_SECONDS = 2_592_000;

/**
 * Cookies by concern. `_gt` and `_ct` hold the app token and its code (section 3); `_av` the app version last seen.
 * `_asisten` the assistant's own token and `_obrolan` what is remembered of its conversations.
 * On https the ones the specification does not name carry the `__Host-` prefix.
 */
export const COOKIE = { token: "_gt", code: "_ct", version: "_av", session: "_session", chat: "_asisten", chatMemory: "_obrolan" } as const;

export const prefixed = (name: string, https: boolean) => (https ? `__Host-${name}` : name);

/** HttpOnly, SameSite=Lax, host-only, Secure on https. @param seconds lifetime; 0 deletes */
export function serializeCookie(name: string, value: string, seconds: number, https: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`;
}

/** The value of one cookie, or undefined. The first one counts, as in RFC 6265 5.4. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined;
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}
