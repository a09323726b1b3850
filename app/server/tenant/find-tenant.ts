import { type AppToken, HostError } from "../hosts/host-contract";
import type { BoundHosts, Tenant } from "../request/context";
import { type DomainRules, isProgramPath, resolveDomain } from "./domain";

export interface TenantRules extends DomainRules {
  /** Tenant of unknown hosts, with `noindex`. */
  defaultDomain: string;
}

/** The site is closed for now; its visitors see a page without a layout. */
export class SuspendedTenantError extends Error {
  override name = "SuspendedTenantError";
}

interface TenantRequest {
  host: string;
  pathname: string;
  /** The visitor's token, not validated yet. */
  appToken: AppToken | undefined;
}

/** Hosts bound to a caller before its tenant or token are known for certain. */
export type BindHostsTo = (caller: {
  tenantId?: string | undefined;
  appToken?: AppToken | undefined;
  origin?: string | undefined;
}) => BoundHosts;
/** Names and addresses; no other value can be a header. */
const HOST_NAME = /^[a-z0-9._:-]{1,253}$/;

/**
 * Resolves host and path to a tenant with its setting (TEN1, TEN8–TEN10). Both reads are cached;
 * the setting is version v0 of the services host (SET8).
 * @throws SuspendedTenantError
 */
export async function findTenant(
  hostsFor: BindHostsTo,
  rules: TenantRules,
  { host, pathname, appToken }: TenantRequest,
): Promise<Tenant> {
  const appId = async (domain: string) => {
    const { data } = await hostsFor({ appToken, origin: `https://${domain}` }).lms.getAppId();
    return { ...data, domain: data.domain ?? domain };
  };
  const site = resolveDomain(host, rules);
  const found = HOST_NAME.test(site) ? await appId(site).catch(nullIfUnknown) : null;
  const owner =
    found?.isMain && isProgramPath(pathname)
      ? await appId(rules.pesilatDomain)
      : (found ?? (await appId(rules.defaultDomain)));
  if (owner.isSuspended) throw new SuspendedTenantError(owner.id);
  const setting = (await hostsFor({ appToken, tenantId: owner.id }).services.getAppSettings()).data;
  const { id: tenantId, domain, isInstallation } = owner;
  return { tenantId, domain, isKnown: found !== null, isInstallation, setting };
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof HostError && (error.status === 404 || error.status === 400)) return null;
  throw error;
}
