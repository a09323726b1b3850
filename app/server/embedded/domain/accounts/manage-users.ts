import { canGrantRole, hasPermission } from "~/lib/permissions";
import { ROLE } from "~/lib/roles";
import { HOUR_MS } from "~/lib/time";
import type { Person, PersonDetail } from "../../../hosts/admin/people";
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
import { createAddedEmail, createRolesEmail } from "./account-emails";
import { readClassesOfUser } from "./classes-of-user";
import { sendInvitation } from "./invitations";
import { reauthenticate } from "./reauthenticate";
import { hasSecondFactor } from "./second-factor-codes";
import {
  getUserName,
  hasExactRoles,
  isLastAdmin,
  readUser,
  readUsers,
  replaceRoles,
  type UserFilter,
} from "./users";

const MAX_INVITATIONS_PER_HOUR = 100;
export const LAST_ADMIN_MESSAGE = "Harus ada paling sedikit satu admin aktif";

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
): Promise<PersonDetail> {
  requirePermission(user, "people.manage");
  const person = await requireUser(db, tenantId, id);
  const [classes, hasFactor, suspension] = await Promise.all([
    readClassesOfUser(db, tenantId, id),
    hasSecondFactor(db, id),
    db
      .selectFrom("suspensions")
      .select("reason")
      .where("lms_id", "=", tenantId)
      .where("user_id", "=", id)
      .executeTakeFirst(),
  ]);
  return {
    ...person,
    classes,
    hasSecondFactor: hasFactor,
    suspensionReason: suspension?.reason ?? null,
  };
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
  password: string;
}

/**
 * Replaces a user's roles in the tenant.
 * @throws ApiError 403, 404, 409 if the roles have changed meanwhile, 422
 */
export async function setUserRoles(context: HostContext, input: SetRolesInput): Promise<Person> {
  const { tenantId, user, id, roles, provinceIds, was } = input;
  requirePermission(user, "people.manage");
  requireProvinces({ roles, provinceIds });
  await reauthenticate(context, user.id, input.password);
  const site = await getMailSite(context, tenantId);
  return context.db.transaction().execute(async (trx) => {
    const before = await lockUser(trx, tenantId, id);
    requireAllowedChange(user, before, { id, roles, was });
    const losesAdmin = before.roles.includes(ROLE.admin) && !roles.includes(ROLE.admin);
    if (losesAdmin && (await isLastAdmin(trx, tenantId, before)))
      throw validationError({ roles: LAST_ADMIN_MESSAGE });
    await replaceRoles(trx, tenantId, id, { roles, provinceIds });
    const updated = await readUser(trx, tenantId, id);
    const after = updated ?? { ...before, roles: [], provinceIds: [] };
    const actorName = await getUserName(trx, user.id);
    await appendAudit(context, trx, input, {
      user,
      actorName,
      action: "person.roles",
      entity: "user",
      entityId: id,
      before: { roles: before.roles, provinceIds: before.provinceIds },
      after: { roles: after.roles, provinceIds: after.provinceIds },
    });
    await enqueueMail(trx, {
      tenantId,
      to: after.email,
      now: context.clock(),
      ...createRolesEmail(site, { name: after.name, actorName, roles: after.roles }),
    });
    return after;
  });
}

/** @throws ApiError 403, 409 if the roles are not those that the page showed, 422 */
function requireAllowedChange(
  actor: HostUser,
  before: Person,
  { id, roles, was }: Pick<SetRolesInput, "id" | "roles" | "was">,
): void {
  requireGrantable(actor, before.roles);
  if (!hasExactRoles(before.roles, was)) throw new ApiError(409, STALE_MESSAGE);
  requireGrantable(
    actor,
    roles.filter((role) => !before.roles.includes(role)),
  );
  const removesOwnAccess =
    id === actor.id &&
    before.roles.some((role) => hasPermission([role], "people.manage") && !roles.includes(role));
  if (removesOwnAccess)
    throw validationError({ roles: "Anda tidak dapat mencabut peran pengelola Anda sendiri" });
}

interface InviteUserInput extends AuditSource {
  user: HostUser;
  invitee: { email: string; name: string; roles: number[]; provinceIds: string[] };
  idempotencyKey: string | undefined;
  password: string;
}

/**
 * Adds a user to the tenant: existing accounts get the roles at once, others an invitation email.
 * @throws ApiError 403, 409 if the user already has a role here, 422, 429
 */
export async function inviteUser(context: HostContext, input: InviteUserInput) {
  const { tenantId, user, invitee, idempotencyKey: key } = input;
  requirePermission(user, "people.manage");
  requireGrantable(user, invitee.roles);
  requireProvinces(invitee);
  if (invitee.roles.length === 0)
    throw validationError({ roles: "Pilih paling sedikit satu peran" });
  await reauthenticate(context, user.id, input.password);
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
  const content = createAddedEmail(site, { name: invitee.name, actorName });
  await enqueueMail(trx, { tenantId, to: invitee.email, now, ...content });
}

/** @throws ApiError 404 for a user without a role in the tenant */
export async function requireUser(db: Queryable, tenantId: string, id: string): Promise<Person> {
  const person = await readUser(db, tenantId, id);
  if (!person) throw notFound("Pengguna");
  return person;
}

/** Reads a user for a change: the second of two concurrent ones sees the first. @throws ApiError 404 */
export async function lockUser(trx: Queryable, tenantId: string, id: string): Promise<Person> {
  await trx
    .updateTable("users")
    .set((eb) => ({ name: eb.ref("name") }))
    .where("id", "=", id)
    .execute();
  return requireUser(trx, tenantId, id);
}

/** @throws ApiError 403 for a role with permissions that the actor lacks */
export function requireGrantable(actor: HostUser, roles: readonly number[]): void {
  if (!roles.every((role) => canGrantRole(actor.roles, role))) throw forbidden();
}

/** A region lead needs provinces. @throws ApiError 422 */
function requireProvinces({ roles, provinceIds }: RoleGrant): void {
  if (!roles.includes(ROLE.leadRegion)) return;
  if (provinceIds.length === 0 || provinceIds.some((id) => !getProvinceName(id)))
    throw validationError({ provinceIds: "Pilih provinsi ketua wilayah" });
}
