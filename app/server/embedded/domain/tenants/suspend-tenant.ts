import { ROLE } from "~/lib/roles";
import { TENANT_LABELS, type TenantChange } from "~/lib/tenant-fields";
import { ApiError } from "../../../hosts/host-handler";
import { type HostContext, notFound, type Queryable } from "../../kit/context";
import { enqueueMail } from "../mail/enqueue-mail";
import { getMailSite } from "../mail/mail-site";
import { auditTenant } from "./audit-tenant";
import type { TenantActor } from "./installation";

interface ChangeTenantInput {
  id: string;
  change: TenantChange;
  reason: string;
}

/**
 * Closes a tenant's site, or opens it again as it was. Recorded in its audit log and in the installation's, and mailed
 * to its admins.
 * @throws ApiError 404, 409 if the change does not apply, or to the installation's own tenant
 */
export async function changeTenant(
  context: HostContext,
  actor: TenantActor,
  { id, change, reason }: ChangeTenantInput,
): Promise<{ id: string }> {
  const { source } = actor;
  if (id === source.tenantId) throw new ApiError(409, "Situs utama tidak dapat ditangguhkan.");
  const site = await getMailSite(context, id);
  return context.db.transaction().execute(async (trx) => {
    await requireTenant(trx, id);
    if (change === "suspend") await insertSuspension(context, trx, { id, reason, actor });
    else await deleteSuspension(trx, id);
    await auditTenant(context, trx, actor, { id, action: `tenant.${change}`, after: { reason } });
    await mailAdmins(context, trx, { id, change, reason, title: site.title, actor });
    return { id };
  });
}

/** @throws ApiError 404 */
export async function requireTenant(trx: Queryable, id: string): Promise<void> {
  const row = await trx
    .selectFrom("tenants")
    .select("lms_id")
    .where("lms_id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("Situs");
}

async function insertSuspension(
  { clock }: HostContext,
  trx: Queryable,
  { id, reason, actor }: { id: string; reason: string; actor: TenantActor },
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("tenant_suspensions")
    .values({ lms_id: id, reason, suspended_by_name: actor.name, suspended_at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new ApiError(409, "Situs ini sudah ditangguhkan.");
}

async function deleteSuspension(trx: Queryable, id: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom("tenant_suspensions")
    .where("lms_id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError(409, "Situs ini tidak sedang ditangguhkan.");
}

interface ChangeMail extends ChangeTenantInput {
  title: string;
  actor: TenantActor;
}

/** From the installation's own tenant, because a suspended one sends nothing. */
async function mailAdmins(
  { clock }: HostContext,
  trx: Queryable,
  { id, change, reason, title, actor }: ChangeMail,
): Promise<void> {
  const admins = await trx
    .selectFrom("user_roles as r")
    .innerJoin("users as u", "u.id", "r.user_id")
    .select(["u.name", "u.email"])
    .where("r.lms_id", "=", id)
    .where("r.role", "=", ROLE.admin)
    .orderBy("u.email")
    .execute();
  const { subject, sentence } = TENANT_LABELS[change];
  for (const { name, email } of admins)
    await enqueueMail(trx, {
      tenantId: actor.source.tenantId,
      to: email,
      kind: "tenant",
      subject: `Situs ${title} ${subject}`,
      body: `Halo ${name},\n\n${actor.name} ${sentence} situs ${title}. Alasannya: ${reason}\n\nUntuk bertanya, balas kepada pengelola instalasi.`,
      now: clock(),
    });
}
