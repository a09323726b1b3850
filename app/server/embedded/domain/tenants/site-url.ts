import type { HostContext, Queryable } from "../../kit/context";
import { findTenantByDomain } from "./tenant-domains";

/** Builds absolute URLs on a tenant's primary domain with the scheme and port of BASE_URL. */
export function createSiteUrlBuilder(
  db: Queryable,
  baseUrl: string | undefined,
  port: number,
): (tenantId: string, path: string) => Promise<string> {
  const base = new URL(baseUrl ?? `http://localhost:${port}`);
  return async (tenantId, path) => {
    const row = await db
      .selectFrom("tenant_domains")
      .select("domain")
      .where("lms_id", "=", tenantId)
      .orderBy("is_primary", "desc")
      .executeTakeFirst();
    const host = row?.domain ?? base.hostname;
    return `${base.protocol}//${host}${base.port ? `:${base.port}` : ""}${path}`;
  };
}

/** Absolute URL of a path on the host name that the visitor is on, if it is the tenant's; else on its primary domain. */
export async function getVisitedUrl(
  context: HostContext,
  tenantId: string,
  path: string,
): Promise<string> {
  const { visitedOrigin, siteUrl } = context;
  if (!visitedOrigin || !URL.canParse(visitedOrigin)) return siteUrl(tenantId, path);
  const { hostname, origin } = new URL(visitedOrigin);
  const tenant = await findTenantByDomain(context, hostname);
  return tenant?.id === tenantId ? origin + path : siteUrl(tenantId, path);
}
