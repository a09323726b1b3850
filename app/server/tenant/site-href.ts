import type { RequestContext } from "../request/context";

/**
 * An address on this site as a path, so that a visitor stays on the host that they are on; any other as it is.
 * Hosts name addresses of the tenant's own domain, which need not be the visited one.
 */
export function toSiteHref({ site, url }: Pick<RequestContext, "site" | "url">, address: string) {
  if (!URL.canParse(address)) return address;
  const { host, pathname, search, hash } = new URL(address);
  return [new URL(site.origin).host, url.host].includes(host) ? pathname + search + hash : address;
}
