import type { HostUser } from "../../../hosts/host-handler";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import { type HostContext, requirePermission } from "../../kit/context";
import { reauthenticate } from "../accounts/reauthenticate";
import { getUserName } from "../accounts/users";

interface SecuritySettings {
  /** People who decide on money need a second factor. */
  requiresSecondFactor: boolean;
}

/** @throws ApiError 403 */
export async function readSecurity(
  { db }: HostContext,
  { tenantId, user }: { tenantId: string; user: HostUser },
): Promise<SecuritySettings> {
  requirePermission(user, "setting.write");
  const row = await db
    .selectFrom("security_settings")
    .select("requires_second_factor")
    .where("lms_id", "=", tenantId)
    .executeTakeFirst();
  return { requiresSecondFactor: row?.requires_second_factor === 1 };
}

interface SetSecurityInput extends AuditSource, SecuritySettings {
  user: HostUser;
  password: string;
}

/** @throws ApiError 403, 422 at `password`, 429 */
export async function setSecurity(
  context: HostContext,
  input: SetSecurityInput,
): Promise<SecuritySettings> {
  const { tenantId, user, requiresSecondFactor } = input;
  const before = await readSecurity(context, input);
  await reauthenticate(context, user.id, input.password);
  return context.db.transaction().execute(async (trx) => {
    const value = { requires_second_factor: requiresSecondFactor ? 1 : 0 };
    await trx
      .insertInto("security_settings")
      .values({ lms_id: tenantId, ...value })
      .onConflict((conflict) => conflict.column("lms_id").doUpdateSet(value))
      .execute();
    await appendAudit(context, trx, input, {
      user,
      actorName: await getUserName(trx, user.id),
      action: "security.changed",
      entity: "user",
      entityId: "",
      before,
      after: { requiresSecondFactor },
    });
    return { requiresSecondFactor };
  });
}
