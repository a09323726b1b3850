import type { Selectable } from "kysely";
import type { SchoolFields } from "~/lib/school-fields";
import { SCHOOL_EXISTS_MESSAGE } from "~/lib/school-fields";
import { ApiError } from "../../../hosts/host-handler";
import type { School } from "../../../hosts/services/schools";
import type { Schema } from "../../database/schema/schema";
import { type Queryable, validationError } from "../../kit/context";
import { toSearchText } from "../../kit/text";
import { claimFile } from "../files/files";
import { getCityName, getProvinceName, validateRegion } from "../regions/regions";

export type SchoolRow = Selectable<Schema["schools"]>;

/** Maps form fields to columns. @throws ApiError 422 for a city outside its province */
export function toSchoolColumns(fields: SchoolFields) {
  const { provinceId, cityId, principal, pic, majors, otherMajors, status, letterUrl, ...plain } =
    fields;
  const errors = validateRegion(provinceId, cityId);
  if (Object.keys(errors).length > 0) throw validationError(errors);
  const { npsn, name, type, address, postcode, students, website } = plain;
  return {
    npsn,
    name,
    type,
    address,
    postcode,
    students,
    website,
    ownership: status,
    province_id: provinceId,
    city_id: cityId,
    principal: JSON.stringify(principal),
    pic: JSON.stringify(pic),
    letter_id: letterUrl,
    majors: JSON.stringify([...majors, ...otherMajors]),
    search_text: toSearchText(name, npsn, getCityName(cityId), getProvinceName(provinceId)),
  };
}

/**
 * Checks that no other registration of the tenant, except rejected ones, has the NPSN.
 * @throws ApiError 409 at the field `npsn`
 */
export async function requireUniqueNpsn(
  trx: Queryable,
  { tenantId, npsn, schoolId = "" }: { tenantId: string; npsn: string; schoolId?: string },
): Promise<void> {
  const other = await trx
    .selectFrom("schools")
    .select("id")
    .where("lms_id", "=", tenantId)
    .where("npsn", "=", npsn)
    .where("status", "!=", "rejected")
    .where("id", "!=", schoolId)
    .executeTakeFirst();
  if (other) throw createSchoolConflict();
}

/**
 * Claims a letter in the embedded drive together with its school. Files of an external drive, which
 * the form's action claims, are not found here.
 */
export async function claimLetter(
  trx: Queryable,
  { tenantId, letterId, now }: { tenantId: string; letterId: string | null; now: number },
): Promise<void> {
  if (!letterId) return;
  await claimFile(trx, { tenantId, id: letterId, now }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}

export const createSchoolConflict = () =>
  new ApiError(409, SCHOOL_EXISTS_MESSAGE, { npsn: SCHOOL_EXISTS_MESSAGE });

export const toSchoolCard = ({
  id,
  npsn,
  name,
  city_id,
  province_id,
  status,
}: Pick<SchoolRow, "id" | "npsn" | "name" | "city_id" | "province_id" | "status">) => ({
  id,
  npsn,
  name,
  status,
  city: getCityName(city_id),
  province: getProvinceName(province_id),
});

export function toSchool(row: SchoolRow): School {
  const { number, type, ownership, address, postcode, students, website, reason, version } = row;
  return {
    ...toSchoolCard(row),
    number,
    type,
    ownership,
    address,
    postcode,
    students,
    website,
    reason,
    version,
    provinceId: row.province_id,
    cityId: row.city_id,
    principal: JSON.parse(row.principal),
    pic: JSON.parse(row.pic),
    majors: JSON.parse(row.majors),
    letterUrl: row.letter_id,
    decidedBy: row.decided_by_name,
    decidedAt: row.decided_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
