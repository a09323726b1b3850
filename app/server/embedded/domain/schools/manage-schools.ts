import type { SchoolFields } from "~/lib/school-fields";
import type { Decision } from "../../../hosts/admin/decisions";
import type { HostUser } from "../../../hosts/host-handler";
import type { School } from "../../../hosts/services/schools";
import { isUniqueViolation } from "../../database/unique-violation";
import type { AuditSource } from "../../kit/audit/audit-log";
import { type HostContext, notFound, type Queryable } from "../../kit/context";
import { sha256 } from "../../kit/ids";
import { readPage } from "../../kit/paging";
import { containsWords } from "../../kit/text";
import { getUserName } from "../accounts/users";
import { getMailSite } from "../mail/mail-site";
import {
  announceDecision,
  getManagedProvinceIds,
  OPEN_REGISTRATION_STATUSES,
  toDecisionColumns,
  toRegistrationConflict,
} from "./registration-decisions";
import {
  claimLetter,
  createSchoolConflict,
  requireUniqueNpsn,
  type SchoolRow,
  toSchool,
  toSchoolColumns,
} from "./schools";

const SCHOOL_REGISTRATION = "Pendaftaran sekolah";

/** `key` is the secret of the receipt link, which grants reading and changing the registration. */
interface SchoolKeyInput {
  tenantId: string;
  key: string;
}

/** @throws ApiError 404 */
export async function getSchoolByKey({ db }: HostContext, { tenantId, key }: SchoolKeyInput) {
  return { ...toSchool(await requireSchoolByKey(db, tenantId, key)), manageKey: key };
}

interface UpdateSchoolInput extends SchoolKeyInput {
  fields: SchoolFields;
  version: number;
}

/**
 * Changes a registration that is not decided and resubmits it.
 * @throws ApiError 404, 409 if stale, decided or the NPSN is taken, 422
 */
export async function updateSchool(
  { db, clock }: HostContext,
  { tenantId, key, fields, version }: UpdateSchoolInput,
) {
  const columns = toSchoolColumns(fields);
  const row = await db
    .transaction()
    .execute(async (trx) => {
      const before = await requireSchoolByKey(trx, tenantId, key);
      await requireUniqueNpsn(trx, { tenantId, npsn: fields.npsn, schoolId: before.id });
      const { numUpdatedRows } = await trx
        .updateTable("schools")
        .set({
          ...columns,
          status: "submitted",
          reason: null,
          version: version + 1,
          updated_at: clock(),
        })
        .where("lms_id", "=", tenantId)
        .where("id", "=", before.id)
        .where("version", "=", version)
        .where("status", "in", OPEN_REGISTRATION_STATUSES)
        .executeTakeFirst();
      if (numUpdatedRows === 0n)
        throw toRegistrationConflict(await requireSchoolByKey(trx, tenantId, key));
      await claimLetter(trx, { tenantId, letterId: columns.letter_id, now: clock() });
      return requireSchoolByKey(trx, tenantId, key);
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? createSchoolConflict() : error;
    });
  return { ...toSchool(row), manageKey: key };
}

interface SchoolInboxInput {
  tenantId: string;
  user: HostUser;
  page: number;
  perPage: number;
  status?: SchoolRow["status"] | undefined;
  provinceId?: string | undefined;
  search?: string | undefined;
}

/** Lists registrations that the user may decide on, newest first. @throws ApiError 403 */
export async function listSchoolInbox(
  { db }: HostContext,
  { tenantId, user, page, perPage, status, provinceId, search }: SchoolInboxInput,
) {
  const provinceIds = await getManagedProvinceIds(db, { tenantId, user });
  let managed = db.selectFrom("schools").selectAll().where("lms_id", "=", tenantId);
  if (provinceIds) managed = managed.where("province_id", "in", [...provinceIds, ""]);
  let found = managed;
  if (provinceId) found = found.where("province_id", "=", provinceId);
  for (const word of containsWords("search_text", search)) found = found.where(word);
  const query = status ? found.where("status", "=", status) : found;
  const { rows, ...pagination } = await readPage(
    query.orderBy("created_at", "desc").orderBy("id"),
    page,
    perPage,
  );
  const waiting = await managed
    .where("status", "=", "submitted")
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const counted = await found
    .clearSelect()
    .select((eb) => ["status", eb.fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute();
  const counts = Object.fromEntries(counted.map((row) => [row.status, Number(row.count)]));
  return { ...pagination, items: rows.map(toSchool), waiting: Number(waiting.count), counts };
}

/** @throws ApiError 403, 404 also for a school outside the user's provinces */
export async function getSchoolById(
  { db }: HostContext,
  { tenantId, user, id }: { tenantId: string; user: HostUser; id: string },
): Promise<School> {
  const provinceIds = await getManagedProvinceIds(db, { tenantId, user });
  return toSchool(await requireManagedSchool(db, { tenantId, id, provinceIds }));
}

interface DecideSchoolInput extends AuditSource {
  user: HostUser;
  decision: Decision;
}

/**
 * Verifies, rejects or returns a registration for revision, emails the contact and audits it.
 * @throws ApiError 403, 404, 409 if stale or already decided
 */
export async function decideSchool(
  context: HostContext,
  input: DecideSchoolInput,
): Promise<School> {
  const { db } = context;
  const { tenantId, user, decision } = input;
  const { id, version } = decision;
  const provinceIds = await getManagedProvinceIds(db, { tenantId, user });
  const site = await getMailSite(context, tenantId);
  const row = await db.transaction().execute(async (trx) => {
    const before = await requireManagedSchool(trx, { tenantId, id, provinceIds });
    const userName = await getUserName(trx, user.id);
    const { numUpdatedRows } = await trx
      .updateTable("schools")
      .set(toDecisionColumns({ decision, userId: user.id, userName, now: context.clock() }))
      .where("lms_id", "=", tenantId)
      .where("id", "=", id)
      .where("version", "=", version)
      .where("status", "in", OPEN_REGISTRATION_STATUSES)
      .executeTakeFirst();
    const after = await requireManagedSchool(trx, { tenantId, id, provinceIds });
    if (numUpdatedRows === 0n) throw toRegistrationConflict(after);
    await announceDecision(context, trx, {
      kind: "school",
      source: input,
      site,
      user,
      userName,
      decision,
      subjectName: after.name,
      recipient: JSON.parse(after.pic),
      previousStatus: before.status,
      registration: after,
    });
    return after;
  });
  return toSchool(row);
}

async function requireSchoolByKey(
  db: Queryable,
  tenantId: string,
  key: string,
): Promise<SchoolRow> {
  const row = await db
    .selectFrom("schools")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("manage_key_hash", "=", sha256(key))
    .executeTakeFirst();
  if (!row) throw notFound(SCHOOL_REGISTRATION);
  return row;
}

interface ManagedSchoolQuery {
  tenantId: string;
  id: string;
  /** Null for all provinces. */
  provinceIds: string[] | null;
}

async function requireManagedSchool(
  db: Queryable,
  { tenantId, id, provinceIds }: ManagedSchoolQuery,
): Promise<SchoolRow> {
  const row = await db
    .selectFrom("schools")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row || (provinceIds && !provinceIds.includes(row.province_id)))
    throw notFound(SCHOOL_REGISTRATION);
  return row;
}
