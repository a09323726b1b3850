import type { HostContext } from "../../kit/context";

/** Tests for tenants and caches those found: they are never deleted. */
export function createTenantLookup({ db }: HostContext): (tenantId: string) => Promise<boolean> {
  const known = new Set<string>();
  return async (tenantId) => {
    if (known.has(tenantId)) return true;
    const row = await db
      .selectFrom("tenants")
      .select("lms_id")
      .where("lms_id", "=", tenantId)
      .executeTakeFirst();
    if (row) known.add(tenantId);
    return row !== undefined;
  };
}
