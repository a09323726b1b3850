import { HostError } from "../hosts/define";
import type { BoundHosts, Tenant } from "../visit";
import { type DomainRules, isProgrammePath, ownDomain } from "./domain";

export interface TenantRules extends DomainRules {
  /** The tenant that an unknown host gets, with `noindex`. */
  defaultDomain: string;
}

/**
 * Host and path → tenant with its setting (specification, section 2; TEN1, TEN8–TEN10).
 * Both reads are cached by the client; the setting is version v0 of the services host (SET8).
 * @param hostsFor the hosts for one tenant, or for none while it is being looked up
 */
export async function findTenant(
  hostsFor: (lmsId?: string) => BoundHosts,
  rules: TenantRules,
  host: string,
  pathname: string,
): Promise<Tenant> {
  const { lms } = hostsFor();
  const appId = async (domain: string) => (await lms.getAppId({ query: { domain } })).data;
  const found = await appId(ownDomain(host, rules)).catch((error: unknown) => {
    if (error instanceof HostError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  });
  const owner =
    found?.isMain && isProgrammePath(pathname) ? await appId(rules.pesilatDomain) : (found ?? (await appId(rules.defaultDomain)));
  const setting = (await hostsFor(owner.id).services.getAppSettings()).data;
  return { lmsId: owner.id, domain: owner.domain, known: found !== null, setting };
}
