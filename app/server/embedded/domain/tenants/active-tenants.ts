import { type SqlBool, sql } from "kysely";
import type { Queryable } from "../../kit/context";

/** Condition for jobs, which rest for suspended tenants. @param column the tenant's id */
export const isActiveTenant = (column: string) =>
  sql<SqlBool>`not exists (select 1 from tenant_suspensions as closed where closed.lms_id = ${sql.ref(column)})`;

export async function isSuspendedTenant(db: Queryable, tenantId: string): Promise<boolean> {
  const row = await db
    .selectFrom("tenant_suspensions")
    .select("lms_id")
    .where("lms_id", "=", tenantId)
    .executeTakeFirst();
  return row !== undefined;
}
