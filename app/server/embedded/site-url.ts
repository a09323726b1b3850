import type { Queryable } from "./context";

/** Absolute addresses on tenants' sites: the tenant's own domain, with the scheme and port that BASE_URL has. */
export function siteUrls(db: Queryable, baseUrl: string | undefined, port: number): (lmsId: string, path: string) => Promise<string> {
  const base = new URL(baseUrl ?? `http://localhost:${port}`);
  return async (lmsId, path) => {
    const row = await db
      .selectFrom("tenant_domains")
      .select("domain")
      .where("lms_id", "=", lmsId)
      .orderBy("is_primary", "desc")
      .executeTakeFirst();
    const host = row?.domain ?? base.hostname;
    return `${base.protocol}//${host}${base.port ? `:${base.port}` : ""}${path}`;
  };
}
