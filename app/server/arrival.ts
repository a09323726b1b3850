import type { AppToken } from "./hosts/define";
import type { AppTokens, SealedToken } from "./session/app-tokens";
import { APP_TOKEN_SECONDS, COOKIE, COOKIE_SECONDS, prefixed, readCookie, serializeCookie } from "./session/cookies";
import type { Sealer } from "./session/sealed";
import { openSession, type Session } from "./session/session";
import { findTenant, type TenantRules } from "./tenant/find-tenant";
import type { BoundHosts, Tenant } from "./visit";

/** What is known of a visitor before a page is chosen: the start-up sequence's outcome. */
export interface Arrival {
  tenant: Tenant;
  appVersion: string;
  appToken: AppToken | undefined;
  /** Who is signed in on this tenant's site. */
  session: Session | null;
  /** Header lines for the answer, whichever page it is: `Set-Cookie` and, once, `Clear-Site-Data`. */
  headers: [name: string, value: string][];
}

export interface ArrivalRequest {
  host: string;
  pathname: string;
  cookie: string | undefined;
  https: boolean;
}

export interface ArrivalDeps {
  hostsFor: (lmsId?: string) => BoundHosts;
  rules: TenantRules;
  appTokens: AppTokens;
  sealer: Sealer;
}

const clean = (version: string) => encodeURIComponent(version);

/**
 * The start-up sequence in the specification's order (section 4; BOOT1): app version, tenant setting v0 (fonts and
 * colours are part of it), version compare, token validation, and a new token when there is no valid one.
 * Everything is read through caches, so a known visitor costs no call.
 */
export async function arrive({ hostsFor, rules, appTokens, sealer }: ArrivalDeps, request: ArrivalRequest): Promise<Arrival> {
  const [{ data: version }, tenant] = await Promise.all([
    hostsFor().services.getVersion(),
    findTenant(hostsFor, rules, request.host, request.pathname),
  ]);
  const headers: Arrival["headers"] = [];
  const setCookie = (name: string, value: string, seconds: number) =>
    headers.push(["Set-Cookie", serializeCookie(name, value, seconds, request.https)]);

  const stored = readCookie(request.cookie, COOKIE.version);
  const cleared = stored !== undefined && stored !== clean(version.version);
  if (cleared) {
    // BOOT2: everything the browser keeps goes, once: the new version is stored in the same answer, so there is no loop.
    headers.push(["Clear-Site-Data", '"storage"']);
    for (const name of [COOKIE.session, COOKIE.chat, COOKIE.chatMemory]) setCookie(prefixed(name, request.https), "", 0);
  }
  // BOOT3: a first visit stores the version without clearing anything.
  if (stored === undefined || cleared) setCookie(COOKIE.version, clean(version.version), COOKIE_SECONDS);

  const held = cleared
    ? null
    : await appTokens.fromCookies(tenant.lmsId, readCookie(request.cookie, COOKIE.token), readCookie(request.cookie, COOKIE.code));
  const fresh = held ? null : await appTokens.forTenant(tenant.lmsId);
  if (!held) setTokenCookies(fresh, setCookie, readCookie(request.cookie, COOKIE.token) !== undefined);
  const session = cleared
    ? null
    : await openSession(sealer, request.cookie, { lmsId: tenant.lmsId, https: request.https, now: Date.now() });
  return { tenant, appVersion: version.version, appToken: held ?? fresh?.appToken, session, headers };
}

/** BOOT4: an invalid token's cookies are replaced in the same answer, or cleared when no new token can be had. */
function setTokenCookies(
  token: SealedToken | null,
  setCookie: (name: string, value: string, seconds: number) => void,
  hadCookies: boolean,
) {
  if (!token && !hadCookies) return;
  setCookie(COOKIE.token, token?.gt ?? "", token ? APP_TOKEN_SECONDS : 0);
  setCookie(COOKIE.code, token?.ct ?? "", token ? APP_TOKEN_SECONDS : 0);
}
