import type { HostUser } from "../../../hosts/host-handler";
import type { Certificate } from "../../../hosts/learning/certificates";
import { type HostContext, notFound, type Queryable } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { consumeNetworkAttempt, networkHash, requireAttemptsLeft } from "../../kit/rate-limit";

/** Unknown numbers per network and hour: enough for typing errors, hopeless against 40 random bits. */
const MAX_MISSES_PER_HOUR = 30;

/** Certificates of a tenant with their class. */
export const queryCertificates = (db: Queryable, tenantId: string) =>
  db
    .selectFrom("certificates as c")
    .innerJoin("classes as k", (join) =>
      join.onRef("k.lms_id", "=", "c.lms_id").onRef("k.id", "=", "c.class_id"),
    )
    .selectAll("c")
    .select(["k.slug", "k.type"])
    .where("c.lms_id", "=", tenantId);

export type FoundCertificate = Awaited<
  ReturnType<ReturnType<typeof queryCertificates>["execute"]>
>[number];

export const toCertificate = (row: FoundCertificate): Certificate => ({
  number: row.number,
  kind: row.kind,
  name: row.name,
  class: { slug: row.slug, name: row.class_name, type: row.type },
  hours: row.hours,
  score: row.score,
  issuedAt: row.issued_at,
  signer: { name: row.signer_name, title: row.signer_title },
  revokedAt: row.revoked_at,
  erasedAt: row.erased_at,
});

interface Lookup {
  tenantId: string;
  clientIp: string;
  number: string;
}

/** A certificate by its number. Only unknown numbers count toward the limit. @throws ApiError 404, 429 */
export async function getCertificate(
  context: HostContext,
  { tenantId, clientIp, number }: Lookup,
): Promise<Certificate> {
  const { db, clock } = context;
  const name = `certificate:${tenantId}`;
  const limit = { name: `${name}:${networkHash(context, clientIp)}`, max: MAX_MISSES_PER_HOUR };
  if (clientIp) await requireAttemptsLeft(db, limit, clock());
  const row = await queryCertificates(db, tenantId)
    .where("c.number", "=", number)
    .executeTakeFirst();
  if (row) return toCertificate(row);
  await db
    .transaction()
    .execute((trx) =>
      consumeNetworkAttempt(context, trx, { name, clientIp, maxPerHour: MAX_MISSES_PER_HOUR }),
    );
  throw notFound("Sertifikat");
}

interface MyCertificatesQuery {
  tenantId: string;
  user: HostUser;
  page: number;
  perPage: number;
}

/** The user's certificates, newest first. */
export async function listMyCertificates(
  { db }: HostContext,
  { tenantId, user, page, perPage }: MyCertificatesQuery,
) {
  const { rows, ...pagination } = await readPage(
    queryCertificates(db, tenantId)
      .where("c.user_id", "=", user.id)
      .orderBy("c.issued_at", "desc")
      .orderBy("c.number"),
    page,
    perPage,
  );
  return { ...pagination, items: rows.map(toCertificate) };
}
