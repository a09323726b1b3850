import { hasPermission } from "~/lib/permissions";
import { ROLE } from "~/lib/roles";
import { HOUR_MS } from "~/lib/time";
import type { Person } from "../../../hosts/admin/people";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import {
  forbidden,
  type HostContext,
  notFound,
  type Queryable,
  requirePermission,
  STALE_MESSAGE,
  validationError,
} from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { consumeAttempt, keyedHash } from "../../kit/rate-limit";
import { enqueueMail } from "../mail/enqueue-mail";
import { getMailSite, type MailSite } from "../mail/mail-site";
import { getProvinceName } from "../regions/regions";
import { sendInvitation } from "./invitations";
import {
  getUserName,
  hasExactRoles,
  readUser,
  readUsers,
  replaceRoles,
  type UserFilter,
} from "./users";

const MAX_INVITATIONS_PER_HOUR = 100;

interface ListUsersInput extends UserFilter {
  tenantId: string;
  user: HostUser;
}

/** Lists users with a role in the tenant by name. @throws ApiError 403 */
export async function listTenantUsers(
  { db }: HostContext,
  { tenantId, user, ...filter }: ListUsersInput,
) {
  requirePermission(user, "people.manage");
  return readUsers(db, tenantId, filter);
}

/** @throws ApiError 403, 404 for a user without a role in the tenant */
export async function getTenantUser(
  { db }: HostContext,
  { tenantId, user, id }: { tenantId: string; user: HostUser; id: string },
): Promise<Person> {
  requirePermission(user, "people.manage");
  return requireUser(db, tenantId, id);
}

interface RoleGrant {
  roles: readonly number[];
  provinceIds: readonly string[];
}

interface SetRolesInput extends AuditSource, RoleGrant {
  user: HostUser;
  id: string;
  /** Roles shown on the page that the change was made on. */
  was: readonly number[];
}

/**
 * Replaces a user's roles in the tenant.
 * @throws ApiError 403, 404, 409 if the roles have changed meanwhile, 422
 */
export async function setUserRoles(context: HostContext, input: SetRolesInput): Promise<Person> {
  const { tenantId, user, id, roles, provinceIds, was } = input;
  requirePermission(user, "people.manage");
  requireGrantableRoles(user, { roles, provinceIds });
  return context.db.transaction().execute(async (trx) => {
    // A no-op update locks the row: the second of two concurrent changes sees the first.
    await trx
      .updateTable("users")
      .set((eb) => ({ name: eb.ref("name") }))
      .where("id", "=", id)
      .execute();
    const before = await requireUser(trx, tenantId, id);
    if (before.roles.includes(ROLE.superadmin) && !user.roles.includes(ROLE.superadmin))
      throw forbidden();
    if (!hasExactRoles(before.roles, was)) throw new ApiError(409, STALE_MESSAGE);
    const removesOwnAccess =
      id === user.id &&
      before.roles.some((role) => hasPermission([role], "people.manage") && !roles.includes(role));
    if (removesOwnAccess)
      throw validationError({ roles: "Anda tidak dapat mencabut peran pengelola Anda sendiri" });
    await replaceRoles(trx, tenantId, id, { roles, provinceIds });
    const updated = await readUser(trx, tenantId, id);
    const after = updated ?? { ...before, roles: [], provinceIds: [] };
    await appendAudit(context, trx, input, {
      user,
      actorName: await getUserName(trx, user.id),
      action: "person.roles",
      entity: "user",
      entityId: id,
      before: { roles: before.roles, provinceIds: before.provinceIds },
      after: { roles: after.roles, provinceIds: after.provinceIds },
    });
    return after;
  });
}

interface InviteUserInput extends AuditSource {
  user: HostUser;
  invitee: { email: string; name: string; roles: number[]; provinceIds: string[] };
  idempotencyKey: string | undefined;
}

/**
 * Adds a user to the tenant: existing accounts get the roles at once, others an invitation email.
 * @throws ApiError 403, 409 if the user already has a role here, 422, 429
 */
export async function inviteUser(context: HostContext, input: InviteUserInput) {
  const { tenantId, user, invitee, idempotencyKey: key } = input;
  requirePermission(user, "people.manage");
  requireGrantableRoles(user, invitee);
  if (invitee.roles.length === 0)
    throw validationError({ roles: "Pilih paling sedikit satu peran" });
  const site = await getMailSite(context, tenantId);
  return withIdempotency(
    context,
    { tenantId, operation: "invitePerson", key, body: [user.id, invitee] },
    async (trx) => {
      const now = context.clock();
      const { email, roles, provinceIds } = invitee;
      const limit = {
        name: `invite:${keyedHash(context, tenantId, user.id)}`,
        max: MAX_INVITATIONS_PER_HOUR,
        windowMs: HOUR_MS,
      };
      await consumeAttempt(trx, limit, now);
      const actorName = await getUserName(trx, user.id);
      const account = await trx
        .selectFrom("users")
        .select("id")
        .where("email", "=", email)
        .executeTakeFirst();
      const mail = { tenantId, invitee, actorName, site, now };
      if (account) await addExistingUser(trx, account.id, mail);
      else
        await sendInvitation(
          trx,
          { tenantId, ...invitee, reason: `${actorName} mengundang Anda.` },
          { site, now },
        );
      await appendAudit(context, trx, input, {
        user,
        actorName,
        action: account ? "person.add" : "person.invite",
        entity: "user",
        entityId: account?.id ?? email,
        after: { email, roles, provinceIds },
      });
      return { email, outcome: account ? ("granted" as const) : ("invited" as const) };
    },
  );
}

interface ExistingUserInput {
  tenantId: string;
  invitee: InviteUserInput["invitee"];
  actorName: string;
  site: MailSite;
  now: number;
}

async function addExistingUser(
  trx: Queryable,
  userId: string,
  { tenantId, invitee, actorName, site, now }: ExistingUserInput,
): Promise<void> {
  if (await readUser(trx, tenantId, userId))
    throw new ApiError(409, "Orang ini sudah terdaftar di situs ini.", {
      email: "Orang ini sudah terdaftar di situs ini",
    });
  await replaceRoles(trx, tenantId, userId, invitee);
  await enqueueMail(trx, {
    tenantId,
    to: invitee.email,
    now,
    kind: "role",
    subject: `Peran baru Anda di ${site.title}`,
    body: `Halo ${invitee.name},\n\n${actorName} menambahkan Anda di ${site.title}. Masuk dengan akun Anda:\n${site.getUrl("/Login")}\n\nSalam,\n${site.title}`,
  });
}

async function requireUser(db: Queryable, tenantId: string, id: string): Promise<Person> {
  const person = await readUser(db, tenantId, id);
  if (!person) throw notFound("Pengguna");
  return person;
}

/** Only superadmins grant superadmin; a region lead needs provinces. @throws ApiError 403, 422 */
function requireGrantableRoles(actor: HostUser, { roles, provinceIds }: RoleGrant): void {
  if (roles.includes(ROLE.superadmin) && !actor.roles.includes(ROLE.superadmin)) throw forbidden();
  if (!roles.includes(ROLE.leadRegion)) return;
  if (provinceIds.length === 0 || provinceIds.some((id) => !getProvinceName(id)))
    throw validationError({ provinceIds: "Pilih provinsi ketua wilayah" });
}
