import { ROLE } from "~/lib/roles";
import { toTenantId } from "~/lib/tenant-fields";
import { isUniqueViolation } from "../../database/unique-violation";
import { appendAudit } from "../../kit/audit/audit-log";
import { type HostContext, notFound, type Queryable, validationError } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { createAddedEmail } from "../accounts/account-emails";
import { sendInvitation } from "../accounts/invitations";
import { insertSponsorPackages } from "../festival/festival-items";
import { enqueueMail } from "../mail/enqueue-mail";
import type { MailSite } from "../mail/mail-site";
import { copyTenant } from "./copy-tenant";
import type { TenantActor } from "./installation";
import { parseSettings, writeSettings } from "./settings";

export interface NewTenant {
  name: string;
  slug: string;
  layout: string;
  /** Tenant to copy; null for an empty site. */
  from: string | null;
  adminName: string;
  adminEmail: string;
}

export interface CreatedTenant {
  id: string;
  domain: string;
}

/**
 * Creates a site below the installation's own domain and invites its first admin by mail.
 * @throws ApiError 404 if `from` is unknown, 409 if the key was used otherwise, 422 at `slug`
 */
export async function createTenant(
  context: HostContext,
  actor: TenantActor,
  tenant: NewTenant,
  idempotencyKey: string | undefined,
): Promise<CreatedTenant> {
  const { tenantId } = actor.source;
  const { domain, origin } = await chooseAddress(context, tenantId, tenant.slug);
  const site = { title: tenant.name, getUrl: (path: string) => origin + path };
  const request = {
    tenantId,
    operation: "createTenant",
    key: idempotencyKey,
    body: [actor.user?.id ?? "", tenant],
  };
  return withIdempotency(context, request, async (trx) => {
    const created = { id: toTenantId(tenant.slug), domain };
    await insertSite(context, trx, tenant, created);
    await inviteFirstAdmin(context, trx, { actor, tenant, tenantId: created.id, site });
    const { name, layout, from, adminEmail } = tenant;
    await appendAudit(context, trx, actor.source, {
      user: actor.user,
      actorName: actor.name,
      action: "tenant.created",
      entity: "tenant",
      entityId: created.id,
      after: { name, domain, layout, from, adminEmail },
    });
    return created;
  }).catch((error: unknown) => {
    throw isUniqueViolation(error)
      ? validationError({ slug: "Alamat ini sudah dipakai sebuah situs" })
      : error;
  });
}

/** Below the installation's own domain, which needs no further proof. */
async function chooseAddress({ siteUrl }: HostContext, tenantId: string, slug: string) {
  const own = new URL(await siteUrl(tenantId, "/"));
  const isName = /[a-z]/i.test(own.hostname) && !own.hostname.includes("[");
  const domain = `${slug}.${isName ? own.hostname : "localhost"}`;
  return { domain, origin: `${own.protocol}//${domain}${own.port ? `:${own.port}` : ""}` };
}

async function insertSite(
  { clock }: HostContext,
  trx: Queryable,
  { name, layout, from }: NewTenant,
  { id, domain }: CreatedTenant,
): Promise<void> {
  const now = clock();
  await trx.insertInto("tenants").values({ lms_id: id, is_main: 0, created_at: now }).execute();
  await trx.insertInto("tenant_domains").values({ domain, lms_id: id, is_primary: 1 }).execute();
  if (from !== null) {
    const source = await trx
      .selectFrom("tenants")
      .select("lms_id")
      .where("lms_id", "=", from)
      .where("lms_id", "!=", id)
      .executeTakeFirst();
    if (!source) throw notFound("Situs yang disalin");
    await copyTenant(trx, { from, to: id, now });
  } else {
    await insertSponsorPackages(trx, id, now);
  }
  const values = parseSettings({ title: name, layout, isMaintenance: false });
  await writeSettings(trx, { tenantId: id, values, now });
}

interface FirstAdmin {
  actor: TenantActor;
  tenant: NewTenant;
  tenantId: string;
  site: MailSite;
}

/** An existing account is an admin at once; without one, a link to create it is mailed. */
async function inviteFirstAdmin(
  { clock }: HostContext,
  trx: Queryable,
  { actor, tenant, tenantId, site }: FirstAdmin,
): Promise<void> {
  const now = clock();
  const { adminEmail: email, adminName: name } = tenant;
  const account = await trx
    .selectFrom("users")
    .select(["id", "name"])
    .where("email", "=", email)
    .executeTakeFirst();
  if (!account) {
    const reason = `${actor.name} membuat situs ${site.title}.`;
    const invitation = { tenantId, email, name, roles: [ROLE.admin], reason };
    return sendInvitation(trx, invitation, { site, now });
  }
  await trx
    .insertInto("user_roles")
    .values({ lms_id: tenantId, user_id: account.id, role: ROLE.admin })
    .execute();
  const mail = createAddedEmail(site, { name: account.name, actorName: actor.name });
  await enqueueMail(trx, { tenantId, to: email, now, ...mail });
}
