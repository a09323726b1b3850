import { randomBytes } from "node:crypto";
import { getProofName, getProofText } from "~/lib/site-domain";
import { AdapterError } from "../../../adapters/adapter-error";
import type { SiteDomain } from "../../../hosts/admin/site-domains";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import { isUniqueViolation } from "../../database/unique-violation";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import {
  type HostContext,
  notFound,
  type Queryable,
  requirePermission,
  validationError,
} from "../../kit/context";
import { getUserName } from "../accounts/users";

const MAX_CLAIMS = 5;
const TAKEN_MESSAGE = "Domain ini sudah dipakai sebuah situs";

interface SiteCaller {
  tenantId: string;
  user: HostUser;
}

interface DomainChange extends SiteCaller {
  domain: string;
  source: AuditSource;
}

/** The tenant's domains, the primary one first, then those that wait for their proof. @throws ApiError 403 */
export async function listSiteDomains(
  { db }: HostContext,
  { tenantId, user }: SiteCaller,
): Promise<SiteDomain[]> {
  requirePermission(user, "setting.write");
  const proved = await db
    .selectFrom("tenant_domains")
    .select(["domain", "is_primary"])
    .where("lms_id", "=", tenantId)
    .orderBy("is_primary", "desc")
    .orderBy("domain")
    .execute();
  const claims = await queryClaims(db, tenantId).orderBy("domain").execute();
  return [
    ...proved.map(({ domain, is_primary }) => ({
      domain,
      isPrimary: is_primary === 1,
      token: null,
    })),
    ...claims.map(({ domain, token }) => ({ domain, isPrimary: false, token })),
  ];
}

const queryClaims = (db: Queryable, tenantId: string) =>
  db.selectFrom("domain_claims").selectAll().where("lms_id", "=", tenantId);

/** Claims a domain; it leads to the site once it is proved. A repeated call keeps the token. @throws ApiError 403, 422 */
export async function addSiteDomain(
  context: HostContext,
  { tenantId, user, domain, source }: DomainChange,
): Promise<SiteDomain[]> {
  requirePermission(user, "setting.write");
  const { db, clock } = context;
  const taken = await db
    .selectFrom("tenant_domains")
    .select("domain")
    .where("domain", "=", domain)
    .executeTakeFirst();
  if (taken) throw validationError({ domain: TAKEN_MESSAGE });
  const claims = await queryClaims(db, tenantId).execute();
  if (claims.some((claim) => claim.domain === domain))
    return listSiteDomains(context, { tenantId, user });
  if (claims.length >= MAX_CLAIMS)
    throw validationError({ domain: `Buktikan atau hapus dahulu ${MAX_CLAIMS} domain di bawah` });
  await db.transaction().execute(async (trx) => {
    const token = randomBytes(16).toString("hex");
    await trx
      .insertInto("domain_claims")
      .values({ lms_id: tenantId, domain, token, created_at: clock() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await audit(context, trx, { user, domain, source, action: "domain.added" });
  });
  return listSiteDomains(context, { tenantId, user });
}

/**
 * Looks for the proof of a claim, outside of a transaction, and gives the domain to the tenant.
 * @throws ApiError 403, 404, 409, 503
 */
export async function verifySiteDomain(
  context: HostContext,
  { tenantId, user, domain, source }: DomainChange,
): Promise<SiteDomain[]> {
  requirePermission(user, "setting.write");
  const { db } = context;
  const claim = await queryClaims(db, tenantId).where("domain", "=", domain).executeTakeFirst();
  if (!claim) throw notFound("Domain");
  const found = await readProofs(context, domain);
  if (!found.includes(getProofText(claim.token)))
    throw new ApiError(409, `Catatan TXT di ${getProofName(domain)} belum ditemukan`);
  await db
    .transaction()
    .execute(async (trx) => {
      await deleteClaim(trx, tenantId, domain);
      const row = { domain, lms_id: tenantId, is_primary: 0 };
      await trx.insertInto("tenant_domains").values(row).execute();
      await audit(context, trx, { user, domain, source, action: "domain.verified" });
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new ApiError(409, TAKEN_MESSAGE) : error;
    });
  return listSiteDomains(context, { tenantId, user });
}

async function readProofs({ ports }: HostContext, domain: string): Promise<string[]> {
  try {
    return await ports.dns.readTxt(getProofName(domain));
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    throw new ApiError(503, "Peladen nama domain tidak menjawab");
  }
}

/** Removes a domain or a claim. @throws ApiError 403, 404, 409 for the primary one */
export async function removeSiteDomain(
  context: HostContext,
  { tenantId, user, domain, source }: DomainChange,
): Promise<SiteDomain[]> {
  const domains = await listSiteDomains(context, { tenantId, user });
  const found = domains.find((each) => each.domain === domain);
  if (!found) throw notFound("Domain");
  if (found.isPrimary) throw new ApiError(409, "Domain utama tidak dapat dihapus");
  await context.db.transaction().execute(async (trx) => {
    await deleteClaim(trx, tenantId, domain);
    await trx
      .deleteFrom("tenant_domains")
      .where("lms_id", "=", tenantId)
      .where("domain", "=", domain)
      .where("is_primary", "=", 0)
      .execute();
    await audit(context, trx, { user, domain, source, action: "domain.removed" });
  });
  return domains.filter((each) => each !== found);
}

const deleteClaim = (trx: Queryable, tenantId: string, domain: string) =>
  trx
    .deleteFrom("domain_claims")
    .where("lms_id", "=", tenantId)
    .where("domain", "=", domain)
    .execute();

async function audit(
  context: HostContext,
  trx: Queryable,
  { user, domain, source, action }: Omit<DomainChange, "tenantId"> & { action: string },
): Promise<void> {
  const actorName = await getUserName(trx, user.id);
  const event = { user, actorName, action, entity: "domain", entityId: domain };
  await appendAudit(context, trx, source, event);
}
