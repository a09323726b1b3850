import type { HostContext, Queryable } from "../../kit/context";

interface FoundTenant {
  id: string;
  /** The primary domain. */
  domain: string;
  isMain: boolean;
  isSuspended: boolean;
}

/** Finds the tenant of a domain, with its primary domain; null for an unknown domain. */
export async function findTenantByDomain(
  { db }: HostContext,
  domain: string,
): Promise<FoundTenant | null> {
  const name = domain.toLowerCase();
  const tenant = await selectTenants(db)
    .innerJoin("tenant_domains as d", "d.lms_id", "t.lms_id")
    .where("d.domain", "=", name)
    .executeTakeFirst();
  return tenant ? toFoundTenant(tenant, name) : null;
}

/** The main tenant; null in an empty database. */
export async function findMainTenant({ db }: HostContext): Promise<FoundTenant | null> {
  const tenant = await selectTenants(db)
    .where("t.is_main", "=", 1)
    .orderBy("t.created_at")
    .orderBy("t.lms_id")
    .executeTakeFirst();
  return tenant ? toFoundTenant(tenant, "") : null;
}

const selectTenants = (db: Queryable) =>
  db
    .selectFrom("tenants as t")
    .leftJoin("tenant_domains as p", (join) =>
      join.onRef("p.lms_id", "=", "t.lms_id").on("p.is_primary", "=", 1),
    )
    .leftJoin("tenant_suspensions as x", "x.lms_id", "t.lms_id")
    .select([
      "t.lms_id as id",
      "p.domain as domain",
      "t.is_main as isMain",
      "x.lms_id as suspension",
    ]);

const toFoundTenant = (
  {
    id,
    domain,
    isMain,
    suspension,
  }: { id: string; domain: string | null; isMain: number; suspension: string | null },
  fallbackDomain: string,
): FoundTenant => ({
  id,
  domain: domain ?? fallbackDomain,
  isMain: isMain === 1,
  isSuspended: suspension !== null,
});
