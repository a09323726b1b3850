import { randomBytes } from "node:crypto";
import { schoolReceiptPath } from "~/lib/paths";
import type { SchoolFields } from "~/lib/school-fields";
import { isUniqueViolation } from "../../database/unique-violation";
import type { HostContext } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId, sha256 } from "../../kit/ids";
import { readPage } from "../../kit/paging";
import { consumeNetworkAttempt } from "../../kit/rate-limit";
import { nextReferenceNumber } from "../../kit/sequences";
import { containsWords } from "../../kit/text";
import { enqueueMail } from "../mail/enqueue-mail";
import { getMailSite, type MailSite } from "../mail/mail-site";
import {
  claimLetter,
  createSchoolConflict,
  requireUniqueNpsn,
  toSchool,
  toSchoolCard,
  toSchoolColumns,
} from "./schools";

/** Per network: an education office may register its whole district. */
const MAX_REGISTRATIONS_PER_HOUR = 30;

interface VerifiedSchoolsInput {
  tenantId: string;
  page: number;
  perPage: number;
  search?: string | undefined;
  provinceId?: string | undefined;
}

/** Lists verified schools by name. */
export async function listVerifiedSchools(
  { db }: HostContext,
  { tenantId, page, perPage, search, provinceId }: VerifiedSchoolsInput,
) {
  let query = db
    .selectFrom("schools")
    .select(["id", "npsn", "name", "city_id", "province_id", "status"])
    .where("lms_id", "=", tenantId)
    .where("status", "=", "verified");
  if (provinceId) query = query.where("province_id", "=", provinceId);
  for (const word of containsWords("search_text", search)) query = query.where(word);
  const { rows, ...pagination } = await readPage(
    query.orderBy("name").orderBy("id"),
    page,
    perPage,
  );
  return { ...pagination, items: rows.map(toSchoolCard) };
}

interface RegisterSchoolInput {
  tenantId: string;
  fields: SchoolFields;
  clientIp: string;
  idempotencyKey: string | undefined;
}

/**
 * Registers a school and emails the contact a link to the registration.
 * @throws ApiError 409 at the field `npsn`, 422, 429
 */
export async function registerSchool(
  context: HostContext,
  { tenantId, fields, clientIp, idempotencyKey: key }: RegisterSchoolInput,
) {
  const columns = toSchoolColumns(fields);
  const site = await getMailSite(context, tenantId);
  return withIdempotency(
    context,
    { tenantId, operation: "registerSchool", key, body: fields },
    async (trx) => {
      const now = context.clock();
      // Locks the counter row, so that concurrent registrations of one school see each other.
      const number = await nextReferenceNumber(trx, {
        tenantId,
        prefix: "SEKOLAH",
        sequence: "school",
        now,
      });
      await requireUniqueNpsn(trx, { tenantId, npsn: fields.npsn });
      await consumeNetworkAttempt(context, trx, {
        name: `school:${tenantId}`,
        clientIp,
        maxPerHour: MAX_REGISTRATIONS_PER_HOUR,
      });
      const manageKey = randomBytes(24).toString("base64url");
      const row = createSchoolRow(columns, { tenantId, number, manageKey, now });
      await trx.insertInto("schools").values(row).execute();
      await claimLetter(trx, { tenantId, letterId: row.letter_id, now });
      const email = createReceiptEmail(site, { fields, number, manageKey });
      await enqueueMail(trx, { tenantId, to: fields.pic.email, now, ...email });
      return { ...toSchool(row), manageKey };
    },
  ).catch((error: unknown) => {
    // Another school changed its NPSN to this one concurrently.
    throw isUniqueViolation(error) ? createSchoolConflict() : error;
  });
}

interface NewSchool {
  tenantId: string;
  number: string;
  manageKey: string;
  now: number;
}

const createSchoolRow = (
  columns: ReturnType<typeof toSchoolColumns>,
  { tenantId, number, manageKey, now }: NewSchool,
) => ({
  ...columns,
  lms_id: tenantId,
  id: newRecordId(),
  number,
  status: "submitted" as const,
  reason: null,
  version: 1,
  decided_by: null,
  decided_by_name: null,
  decided_at: null,
  manage_key_hash: sha256(manageKey),
  created_at: now,
  updated_at: now,
});

interface ReceiptEmailInput {
  fields: SchoolFields;
  number: string;
  manageKey: string;
}

const createReceiptEmail = (
  site: MailSite,
  { fields: { name, pic }, number, manageKey }: ReceiptEmailInput,
) => ({
  kind: "school",
  subject: `Pendaftaran sekolah kami terima (${number})`,
  body: `Halo ${pic.name},\n\nPendaftaran ${name} sudah kami terima dengan nomor ${number}. Kami memeriksanya dan mengabari Anda lewat email.\n\nLihat status atau perbaiki isian di sini. Simpan tautan ini baik-baik, siapa pun yang memilikinya dapat mengubah pendaftaran:\n${site.getUrl(schoolReceiptPath(manageKey))}\n\nSalam,\n${site.title}`,
});
