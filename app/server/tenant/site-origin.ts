import { normalizeHost } from "./domain";

export interface SiteAddress {
  /** BASE_URL: scheme and port of all tenants. */
  baseUrl: string | undefined;
  /** Port that the process listens on; 0 is any. */
  port: number;
}

export interface SiteOrigin {
  /** Origin of canonical and share URLs: the tenant's domain, whatever `Host` was requested. */
  origin: string;
  /** False for a `Host` in another spelling (an address, a trailing dot, another port). */
  isIndexable: boolean;
}

const ADDRESS_OR_TRAILING_DOT = /^\d+(?:\.\d+){3}$|:|\.$/;

/**
 * Public origin of a tenant for a request.
 * @param requested origin of the request
 * @param domain the tenant's, lower-case without a port; "" if the host names none
 */
export function resolveSiteOrigin(
  requested: URL,
  domain: string,
  { baseUrl, port }: SiteAddress,
): SiteOrigin {
  const base = baseUrl === undefined ? null : new URL(baseUrl);
  const isOwnPort = base
    ? requested.port === base.port
    : requested.port === "" || port === 0 || requested.port === String(port);
  const bareHost = requested.hostname.replace(/^\[|\]$/g, "");
  const ownPort = base?.port ?? (isOwnPort ? requested.port : String(port));
  const protocol = base?.protocol ?? requested.protocol;
  const host = domain || normalizeHost(requested.host);
  return {
    origin: `${protocol}//${host}${ownPort ? `:${ownPort}` : ""}`,
    isIndexable: isOwnPort && !ADDRESS_OR_TRAILING_DOT.test(bareHost),
  };
}
