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
import { findTenant, type TenantRules } from "../tenant/find-tenant";
import type { BoundHosts, Tenant } from "./context";

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
  hostsFor: (tenantId?: string) => BoundHosts;
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
  const [{ data: version }, tenant] = await Promise.all([
    hostsFor().services.getVersion(),
    findTenant(hostsFor, domainRules, request.host, request.pathname),
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
  const cleared = isNamed && stored !== undefined && stored !== encodeVersion(version.version);
  if (cleared) {
    // BOOT2: cleared once, because the same response stores the new version.
    headers.push(["Clear-Site-Data", '"storage"']);
    for (const name of [COOKIE.session, COOKIE.chat, COOKIE.chatMemory])
      setCookie(toCookieName(name, request.https), "", 0);
  }
  // BOOT3: a first visit stores the version without clearing anything.
  if (isNamed && (stored === undefined || cleared))
    setCookie(COOKIE.version, encodeVersion(version.version), COOKIE_SECONDS);

  const validToken = cleared
    ? null
    : await appTokens.readFromCookies(
        tenant.tenantId,
        readCookie(request.cookie, COOKIE.token),
        readCookie(request.cookie, COOKIE.code),
      );
  const newToken = validToken ? null : await appTokens.getForTenant(tenant.tenantId);
  if (!validToken)
    setTokenCookies(newToken, setCookie, readCookie(request.cookie, COOKIE.token) !== undefined);
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

/** BOOT4: replaces the cookies of an invalid token, or clears them when no new token is available. */
function setTokenCookies(token: EncryptedToken | null, setCookie: SetCookie, hadCookies: boolean) {
  if (!token && !hadCookies) return;
  setCookie(COOKIE.token, token?.gt ?? "", token ? APP_TOKEN_SECONDS : 0);
  setCookie(COOKIE.code, token?.ct ?? "", token ? APP_TOKEN_SECONDS : 0);
}
