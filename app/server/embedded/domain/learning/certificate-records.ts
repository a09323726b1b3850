import { sql } from "kysely";
import type { CertificateState } from "~/lib/certificates";
import { formatDateTime } from "~/lib/dates";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { CertificateRecord } from "../../../hosts/learning/certificates";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import { type HostContext, notFound, type Queryable, requirePermission } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { toLikePattern, toSearchText } from "../../kit/text";
import { getUserName } from "../accounts/users";
import { getMailSite } from "../mail/mail-site";
import { notifyRevoked } from "./certificate-emails";
import { queryCertificates, toCertificate } from "./read-certificates";

const queryRecords = (db: Queryable, tenantId: string) =>
  queryCertificates(db, tenantId).innerJoin("users as u", "u.id", "c.user_id").select(["u.email"]);

type FoundRecord = Awaited<ReturnType<ReturnType<typeof queryRecords>["execute"]>>[number];

const toRecord = (row: FoundRecord): CertificateRecord => ({
  ...toCertificate(row),
  email: row.email,
  revokedBy: row.revoked_by_name,
  revokedReason: row.revoked_reason,
});

interface ListQuery {
  tenantId: string;
  user: HostUser;
  page: number;
  perPage: number;
  state?: CertificateState | undefined;
  search?: string | undefined;
}

/** Certificates of the tenant, newest first. @throws ApiError 403 */
export async function listCertificates(
  { db }: HostContext,
  { tenantId, user, page, perPage, state, search }: ListQuery,
) {
  requirePermission(user, "certificate.manage");
  let query = queryRecords(db, tenantId);
  if (state) query = query.where("c.revoked_at", state === "valid" ? "is" : "is not", null);
  for (const word of toSearchText(search ?? "")
    .split(" ")
    .filter(Boolean))
    query = query.where(
      sql<boolean>`lower(c.number || ' ' || c.name || ' ' || c.class_name) like ${toLikePattern(word)} escape ${sql.lit("\\")}`,
    );
  const { rows, ...pagination } = await readPage(
    query.orderBy("c.issued_at", "desc").orderBy("c.number"),
    page,
    perPage,
  );
  return { ...pagination, items: rows.map(toRecord) };
}

interface RecordCall {
  tenantId: string;
  user: HostUser;
  number: string;
}

/** @throws ApiError 403, 404 */
export async function getCertificateRecord(
  { db }: HostContext,
  { tenantId, user, number }: RecordCall,
): Promise<CertificateRecord> {
  requirePermission(user, "certificate.manage");
  const row = await queryRecords(db, tenantId).where("c.number", "=", number).executeTakeFirst();
  if (!row) throw notFound("Sertifikat");
  return toRecord(row);
}

interface Revocation {
  user: HostUser;
  number: string;
  reason: string;
  source: AuditSource;
}

/** Revokes for good, audited; the learner is mailed. @throws ApiError 403, 404, 409 if it is revoked already */
export async function revokeCertificate(
  context: HostContext,
  { user, number, reason, source }: Revocation,
): Promise<CertificateRecord> {
  const call = { tenantId: source.tenantId, user, number };
  const record = await getCertificateRecord(context, call);
  if (record.erasedAt !== null)
    throw new ApiError(409, "Data pemilik sertifikat ini sudah dihapus atas permintaan");
  const site = await getMailSite(context, source.tenantId);
  const isRevoked = await context.db.transaction().execute(async (trx) => {
    const actorName = await getUserName(trx, user.id);
    const now = context.clock();
    const { numUpdatedRows } = await trx
      .updateTable("certificates")
      .set({ revoked_at: now, revoked_reason: reason, revoked_by_name: actorName })
      .where("lms_id", "=", source.tenantId)
      .where("number", "=", number)
      .where("revoked_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await appendAudit(context, trx, source, {
      user,
      actorName,
      action: "certificate.revoked",
      entity: "certificate",
      entityId: number,
      before: { status: "valid" },
      after: { status: "revoked", reason },
    });
    await notifyRevoked(trx, { tenantId: source.tenantId, record, reason, site, now });
    return true;
  });
  const current = await getCertificateRecord(context, call);
  if (!isRevoked) throw toRevokedConflict(current);
  return current;
}

function toRevokedConflict({ revokedBy, revokedAt }: CertificateRecord): ApiError {
  const by = revokedBy ? ` oleh ${revokedBy}` : "";
  const at = revokedAt === null ? "" : ` pada ${formatDateTime(revokedAt)}`;
  return new ApiError(409, `Sertifikat ini sudah dicabut${by}${at}`);
}
