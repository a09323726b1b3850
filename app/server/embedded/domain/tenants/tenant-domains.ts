import type { HostContext } from "../../kit/context";

/** Finds the tenant of a domain, with its primary domain; null for an unknown domain. */
export async function findTenantByDomain(
  { db }: HostContext,
  domain: string,
): Promise<{ id: string; domain: string; isMain: boolean } | null> {
  const name = domain.toLowerCase();
  const tenant = await db
    .selectFrom("tenant_domains as d")
    .innerJoin("tenants as t", "t.lms_id", "d.lms_id")
    .leftJoin("tenant_domains as p", (join) =>
      join.onRef("p.lms_id", "=", "t.lms_id").on("p.is_primary", "=", 1),
    )
    .select(["t.lms_id as id", "p.domain as domain", "t.is_main as isMain"])
    .where("d.domain", "=", name)
    .executeTakeFirst();
  if (!tenant) return null;
  return { id: tenant.id, domain: tenant.domain ?? name, isMain: tenant.isMain === 1 };
}
