import { ROLE } from "~/lib/roles";
import type { HostUser } from "../../../hosts/host-handler";
import type { AuditSource } from "../../kit/audit/audit-log";
import { forbidden, type Queryable } from "../../kit/context";

/** Who changes a tenant: a superadmin, or an operator at the command line. */
export interface TenantActor {
  user: HostUser | null;
  name: string;
  /** Its tenant is the installation's own. */
  source: AuditSource;
}

/** The tenant whose superadmins run the installation: the main one, else the oldest. Null in an empty database. */
export async function findInstallationTenant(db: Queryable): Promise<string | null> {
  const row = await db
    .selectFrom("tenants")
    .select("lms_id")
    .orderBy("is_main", "desc")
    .orderBy("created_at")
    .orderBy("lms_id")
    .limit(1)
    .executeTakeFirst();
  return row?.lms_id ?? null;
}

/**
 * Roles are not enough: a superadmin of any tenant has role 0 in all of them.
 * @throws ApiError 403 unless the call comes from the installation's own tenant and one of its superadmins
 */
export async function requireInstallationAdmin(
  db: Queryable,
  { tenantId, user }: { tenantId: string; user: HostUser },
): Promise<void> {
  if (tenantId !== (await findInstallationTenant(db))) throw forbidden();
  const grant = await db
    .selectFrom("user_roles")
    .select("user_id")
    .where("lms_id", "=", tenantId)
    .where("user_id", "=", user.id)
    .where("role", "=", ROLE.superadmin)
    .executeTakeFirst();
  if (!grant) throw forbidden();
}
