import type { Queryable } from "../../kit/context";

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
