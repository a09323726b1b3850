import type { AppToken } from "../hosts/host-contract";
import type { AppTokens, EncryptedToken } from "../session/app-tokens";
import {
  APP_TOKEN_SECONDS,
  COOKIE,
  COOKIE_SECONDS,
  readCookie,
  serializeCookie,
  toCookieName,
} from "../session/cookies";
import type { Encrypter } from "../session/encrypter";
import { readSession, type Session } from "../session/session";
import { type BindHostsTo, findTenant, type TenantRules } from "../tenant/find-tenant";
import type { Tenant } from "./context";

/** Per-request state resolved before routing: the outcome of the start-up sequence. */
export interface RequestBootstrap {
  tenant: Tenant;
  appVersion: string;
  appToken: AppToken | undefined;
  session: Session | null;
  /** Response headers for any page: `Set-Cookie` and, after a version change, `Clear-Site-Data`. */
  headers: [name: string, value: string][];
}

export interface BootstrapInput {
  host: string;
  pathname: string;
  cookie: string | undefined;
  https: boolean;
}

export interface BootstrapDependencies {
  hostsFor: BindHostsTo;
  domainRules: TenantRules;
  appTokens: AppTokens;
  encrypter: Encrypter;
}

type SetCookie = (name: string, value: string, maxAgeSeconds: number) => void;

const encodeVersion = (version: string) => encodeURIComponent(version);

/**
 * The start-up sequence in its specified order (BOOT1): app version, tenant setting, version
 * comparison, token validation, and a new token when none is valid. All reads are cached.
 */
export async function bootstrapRequest(
  { hostsFor, domainRules, appTokens, encrypter }: BootstrapDependencies,
  request: BootstrapInput,
): Promise<RequestBootstrap> {
  const gt = readCookie(request.cookie, COOKIE.token);
  const ct = readCookie(request.cookie, COOKIE.code);
  const appToken = (await appTokens.decryptCookies(gt, ct)) ?? undefined;
  const [{ data: version }, tenant] = await Promise.all([
    hostsFor({ appToken }).services.getVersion(),
    findTenant(hostsFor, domainRules, { host: request.host, pathname: request.pathname, appToken }),
  ]);
  const headers: RequestBootstrap["headers"] = [];
  const setCookie: SetCookie = (name, value, maxAgeSeconds) =>
    headers.push([
      "Set-Cookie",
      serializeCookie({ name, value, maxAgeSeconds, https: request.https }),
    ]);

  const stored = readCookie(request.cookie, COOKIE.version);
  // A host that names no version never changes it.
  const isNamed = version.version !== "";
  const cleared = isNamed && stored !== undefined && isNewVersion(version.version, stored);
  if (cleared) {
    // BOOT2: cleared once, because the same response stores the new version.
    headers.push(["Clear-Site-Data", '"storage"']);
    for (const name of [COOKIE.session, COOKIE.chat, COOKIE.chatMemory])
      setCookie(toCookieName(name, request.https), "", 0);
  }
  // BOOT3: a first visit stores the version without clearing anything.
  if (isNamed && (stored === undefined || cleared))
    setCookie(COOKIE.version, encodeVersion(version.version), COOKIE_SECONDS);

  const validToken = cleared ? null : await appTokens.readFromCookies(tenant.tenantId, gt, ct);
  const newToken = validToken ? null : await appTokens.getForTenant(tenant.tenantId);
  if (!validToken) setTokenCookies(newToken, setCookie, gt !== undefined);
  const session = cleared
    ? null
    : await readSession(encrypter, request.cookie, {
        tenantId: tenant.tenantId,
        https: request.https,
        now: Date.now(),
      });
  return {
    tenant,
    appVersion: version.version,
    appToken: validToken ?? newToken?.appToken,
    session,
    headers,
  };
}

const parseVersion = (version: string) =>
  /^v?\d+(?:\.\d+)*$/.test(version) ? version.replace("v", "").split(".").map(Number) : null;

/**
 * Whether a browser that stored one version meets a newer one. A lower number is an instance that has not been
 * upgraded yet: visitors between two instances would be signed out at each change. Other names have no
 * order, so any change counts.
 * @param stored as in the cookie, encoded
 */
function isNewVersion(version: string, stored: string): boolean {
  if (stored === encodeVersion(version)) return false;
  const current = parseVersion(version);
  const previous = parseVersion(stored);
  if (!current || !previous) return true;
  const length = Math.max(current.length, previous.length);
  for (let at = 0; at < length; at++) {
    const difference = (current[at] ?? 0) - (previous[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** BOOT4: replaces the cookies of an invalid token, or clears them when no new token is available. */
function setTokenCookies(token: EncryptedToken | null, setCookie: SetCookie, hadCookies: boolean) {
  if (!token && !hadCookies) return;
  setCookie(COOKIE.token, token?.gt ?? "", token ? APP_TOKEN_SECONDS : 0);
  setCookie(COOKIE.code, token?.ct ?? "", token ? APP_TOKEN_SECONDS : 0);
}
