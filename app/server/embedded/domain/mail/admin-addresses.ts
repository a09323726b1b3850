import { ROLE } from "~/lib/roles";
import type { Queryable } from "../../kit/context";

const MAX_NOTIFIED_ADMINS = 20;

/** Email addresses of the tenant's admins; of the superadmins, if it has none. */
export async function listAdminAddresses(db: Queryable, tenantId: string): Promise<string[]> {
  const select = () =>
    db
      .selectFrom("users as u")
      .innerJoin("user_roles as r", "r.user_id", "u.id")
      .select("u.email")
      .distinct()
      .orderBy("u.email")
      .limit(MAX_NOTIFIED_ADMINS);
  const admins = await select()
    .where("r.lms_id", "=", tenantId)
    .where("r.role", "=", ROLE.admin)
    .execute();
  const found =
    admins.length > 0 ? admins : await select().where("r.role", "=", ROLE.superadmin).execute();
  return found.map(({ email }) => email);
}
