import { MINUTE_MS } from "~/lib/time";
import type { HostUser } from "../../../hosts/host-handler";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import { type HostContext, notFound, type Queryable, requirePermission } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { consumeAttempt } from "../../kit/rate-limit";
import { createInvitationEmail } from "../accounts/account-emails";
import { INVITATION_TTL_MS, issueLinkToken } from "../accounts/link-tokens";
import { requireGrantable } from "../accounts/manage-users";
import { getUserName } from "../accounts/users";
import { enqueueMail } from "../mail/enqueue-mail";
import { getMailSite } from "../mail/mail-site";

/** Invitations of the tenant that can be accepted, without those of teams: the address has no account yet. */
export const queryOpenInvitations = (db: Queryable, tenantId: string, now: number) =>
  db
    .selectFrom("sign_ups")
    .where("lms_id", "=", tenantId)
    .where("password_hash", "is", null)
    .where("user_id", "is", null)
    .where("team_id", "is", null)
    .where("expires_at", ">", now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("users as u").select("u.id").whereRef("u.email", "=", "sign_ups.email")),
      ),
    );

interface ListInput {
  tenantId: string;
  user: HostUser;
  page: number;
  perPage: number;
}

/** @throws ApiError 403 */
export async function listOpenInvitations(
  { db, clock }: HostContext,
  { tenantId, user, page, perPage }: ListInput,
) {
  requirePermission(user, "people.manage");
  const query = queryOpenInvitations(db, tenantId, clock())
    .select(["id", "name", "email", "roles", "created_at", "expires_at"])
    .orderBy("created_at", "desc")
    .orderBy("id");
  const { rows, ...pagination } = await readPage(query, page, perPage);
  const items = rows.map(({ id, name, email, roles, created_at, expires_at }) => ({
    id,
    name,
    email,
    roles: JSON.parse(roles) as number[],
    sentAt: created_at,
    expiresAt: expires_at,
  }));
  return { ...pagination, items };
}

interface InvitationInput extends AuditSource {
  user: HostUser;
  id: string;
}

/** Emails a new link; earlier ones end. @throws ApiError 403, 404, 429 within a minute */
export async function resendInvitation(
  context: HostContext,
  input: InvitationInput,
): Promise<{ email: string }> {
  const { tenantId, user, id } = input;
  requirePermission(user, "people.manage");
  const site = await getMailSite(context, tenantId);
  return context.db.transaction().execute(async (trx) => {
    const now = context.clock();
    const { name, email, roles } = await lockInvitation(context, trx, input);
    await consumeAttempt(trx, { name: `resend-invite:${id}`, max: 1, windowMs: MINUTE_MS }, now);
    await trx.deleteFrom("account_tokens").where("sign_up_id", "=", id).execute();
    await trx
      .updateTable("sign_ups")
      .set({ created_at: now, expires_at: now + INVITATION_TTL_MS })
      .where("id", "=", id)
      .execute();
    const token = await issueLinkToken(trx, { kind: "invite", tenantId, signUpId: id }, now);
    const reason = `${await getUserName(trx, user.id)} mengundang Anda.`;
    const content = createInvitationEmail(site, { name, token, roles, reason });
    await enqueueMail(trx, { tenantId, to: email, now, ...content });
    await auditInvitation(context, trx, input, "person.invite-resent");
    return { email };
  });
}

/** Ends an invitation and its link. @throws ApiError 403, 404 */
export async function withdrawInvitation(
  context: HostContext,
  input: InvitationInput,
): Promise<void> {
  requirePermission(input.user, "people.manage");
  await context.db.transaction().execute(async (trx) => {
    await lockInvitation(context, trx, input);
    // Its links are deleted by cascade.
    await trx.deleteFrom("sign_ups").where("id", "=", input.id).execute();
    await auditInvitation(context, trx, input, "person.invite-withdrawn");
  });
}

/** Locks the row, as `completeSignUp` does. @throws ApiError 403, 404 */
async function lockInvitation(
  { clock }: HostContext,
  trx: Queryable,
  { tenantId, user, id }: InvitationInput,
) {
  await trx
    .updateTable("sign_ups")
    .set((eb) => ({ created_at: eb.ref("created_at") }))
    .where("id", "=", id)
    .where("lms_id", "=", tenantId)
    .execute();
  const row = await queryOpenInvitations(trx, tenantId, clock())
    .select(["name", "email", "roles"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("Undangan");
  const roles = JSON.parse(row.roles) as number[];
  requireGrantable(user, roles);
  return { ...row, roles };
}

const auditInvitation = async (
  context: HostContext,
  trx: Queryable,
  input: InvitationInput,
  action: "person.invite-resent" | "person.invite-withdrawn",
): Promise<void> =>
  appendAudit(context, trx, input, {
    user: input.user,
    actorName: await getUserName(trx, input.user.id),
    action,
    entity: "user",
    entityId: input.id,
  });
