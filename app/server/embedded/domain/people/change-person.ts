import type { PersonChange } from "~/lib/people-fields";
import { ROLE } from "~/lib/roles";
import type { Person } from "../../../hosts/admin/people";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import { type HostContext, type Queryable, requirePermission } from "../../kit/context";
import { revokeTenantSessions } from "../accounts/access-tokens";
import { createStateEmail } from "../accounts/account-emails";
import { LAST_ADMIN_MESSAGE, lockUser, requireGrantable } from "../accounts/manage-users";
import { reauthenticate } from "../accounts/reauthenticate";
import { deleteSecondFactor } from "../accounts/second-factor";
import { getUserName, isLastAdmin, replaceRoles } from "../accounts/users";
import { enqueueMail } from "../mail/enqueue-mail";
import { getMailSite } from "../mail/mail-site";

const OWN_ACCOUNT_MESSAGE = "Ini tidak dapat dilakukan pada akun Anda sendiri.";
const STAFF_ELSEWHERE_MESSAGE =
  "Orang ini bekerja di situs lain juga. Hanya superadmin dapat mematikan verifikasi dua langkahnya.";
const SUPERADMIN_MESSAGE = "Cabut dahulu peran superadmin orang ini.";

interface ChangePersonInput extends AuditSource {
  user: HostUser;
  id: string;
  change: PersonChange;
  reason: string;
  password: string;
}

/**
 * Suspends, restores or removes a person of the tenant, or turns the second factor of a lost device off.
 * @throws ApiError 403, 404, 409 if the change does not apply, 422 at `password`, 429
 */
export async function changePerson(
  context: HostContext,
  input: ChangePersonInput,
): Promise<{ id: string }> {
  const { tenantId, user, id, change, reason } = input;
  requirePermission(user, "people.manage");
  await reauthenticate(context, user.id, input.password);
  const site = await getMailSite(context, tenantId);
  return context.db.transaction().execute(async (trx) => {
    const now = context.clock();
    const person = await lockUser(trx, tenantId, id);
    requireChangeable(user, person, change);
    const isSuperadmin = user.roles.includes(ROLE.superadmin);
    if (change === "reset-second-factor" && !isSuperadmin)
      await requireNoStaffElsewhere(trx, tenantId, id);
    const leaves = change === "suspend" || change === "remove";
    if (leaves && (await isLastAdmin(trx, tenantId, person)))
      throw new ApiError(409, `${LAST_ADMIN_MESSAGE}.`);
    await applyChange(trx, input, { person, now });
    await appendAudit(context, trx, input, {
      user,
      actorName: await getUserName(trx, user.id),
      action: `person.${change}`,
      entity: "user",
      entityId: id,
      after: { reason },
    });
    const { name, email } = person;
    const content = createStateEmail(site, { name, change, reason });
    await enqueueMail(trx, { tenantId, to: email, now, ...content });
    return { id };
  });
}

/** @throws ApiError 403, 409 */
function requireChangeable(actor: HostUser, { id, roles }: Person, change: PersonChange): void {
  requireGrantable(actor, roles);
  if (id === actor.id) throw new ApiError(409, OWN_ACCOUNT_MESSAGE);
  const isStateChange = change !== "reset-second-factor";
  if (isStateChange && roles.includes(ROLE.superadmin)) throw new ApiError(409, SUPERADMIN_MESSAGE);
}

/** The factor belongs to the account, and guards other tenants too. @throws ApiError 409 */
async function requireNoStaffElsewhere(
  trx: Queryable,
  tenantId: string,
  id: string,
): Promise<void> {
  const role = await trx
    .selectFrom("user_roles")
    .select("role")
    .where("user_id", "=", id)
    .where("lms_id", "!=", tenantId)
    .where("role", "!=", ROLE.student)
    .limit(1)
    .executeTakeFirst();
  if (role) throw new ApiError(409, STAFF_ELSEWHERE_MESSAGE);
}

async function applyChange(
  trx: Queryable,
  { tenantId, change, reason }: ChangePersonInput,
  { person: { id, suspendedAt }, now }: { person: Person; now: number },
): Promise<void> {
  if (change === "suspend") {
    if (suspendedAt !== null) throw new ApiError(409, "Orang ini sudah dinonaktifkan.");
    const row = { lms_id: tenantId, user_id: id, reason, suspended_at: now };
    await trx.insertInto("suspensions").values(row).execute();
    return revokeTenantSessions(trx, tenantId, id);
  }
  if (change === "reset-second-factor") {
    if (!(await deleteSecondFactor(trx, id)))
      throw new ApiError(409, "Orang ini tidak memakai verifikasi dua langkah.");
    return;
  }
  if (change === "restore" && suspendedAt === null)
    throw new ApiError(409, "Orang ini tidak sedang dinonaktifkan.");
  // Without its suspension, a removed account could sign in again.
  if (change === "remove" && suspendedAt !== null)
    throw new ApiError(409, "Orang ini sedang dinonaktifkan. Aktifkan kembali dahulu.");
  if (change === "remove") return removeFromTenant(trx, tenantId, id);
  await trx
    .deleteFrom("suspensions")
    .where("lms_id", "=", tenantId)
    .where("user_id", "=", id)
    .execute();
}

/** Enrolments and results stay: the person finds them again when they come back. */
async function removeFromTenant(trx: Queryable, tenantId: string, id: string): Promise<void> {
  await replaceRoles(trx, tenantId, id, { roles: [], provinceIds: [] });
  await trx
    .deleteFrom("class_staff")
    .where("lms_id", "=", tenantId)
    .where("user_id", "=", id)
    .execute();
  await revokeTenantSessions(trx, tenantId, id);
}
