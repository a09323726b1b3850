import type { Selectable } from "kysely";
import type { SchoolFields } from "~/lib/school-fields";
import { SCHOOL_EXISTS } from "~/lib/school-fields";
import { HostRefusal } from "../../hosts/implement";
import type { School } from "../../hosts/services/schools";
import { invalid, type Queryable } from "../context";
import { claimFile } from "../drive/file-rows";
import { cityName, provinceName, whyNoRegion } from "../regions";
import type { Schema } from "../schema/schema";
import { searchText } from "../text";

export type SchoolRow = Selectable<Schema["schools"]>;

/** The columns that a form fills. @throws HostRefusal 422 for a city that does not lie in its province */
export function schoolColumns(fields: SchoolFields) {
  const { provinceId, cityId, principal, pic, majors, otherMajors, status, letterUrl, ...plain } = fields;
  const wrong = whyNoRegion(provinceId, cityId);
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  const { npsn, name, type, address, postcode, students, website } = plain;
  return {
    ...{ npsn, name, type, address, postcode, students, website, ownership: status, province_id: provinceId, city_id: cityId },
    ...{ principal: JSON.stringify(principal), pic: JSON.stringify(pic), letter_id: letterUrl },
    majors: JSON.stringify([...majors, ...otherMajors]),
    search_text: searchText(name, npsn, cityName(cityId), provinceName(provinceId)),
  };
}

/**
 * A school is registered once in a tenant; one that was rejected may try again.
 * @throws HostRefusal 409 at the field `npsn`
 */
export async function requireFreeNpsn(trx: Queryable, lmsId: string, npsn: string, ownId = ""): Promise<void> {
  const other = await trx
    .selectFrom("schools")
    .select("id")
    .where("lms_id", "=", lmsId)
    .where("npsn", "=", npsn)
    .where("status", "!=", "rejected")
    .where("id", "!=", ownId)
    .executeTakeFirst();
  if (other) throw schoolExists();
}

/** Where the drive is ours as well, a letter is kept from the moment its school is; a real drive is told by whoever sent the form. */
export async function keepLetter(trx: Queryable, lmsId: string, id: string | null, now: number): Promise<void> {
  if (!id) return;
  await claimFile(trx, { lmsId, id, now }).catch((error: unknown) => {
    if (!(error instanceof HostRefusal)) throw error;
  });
}

export const schoolExists = () => new HostRefusal(409, SCHOOL_EXISTS, { npsn: SCHOOL_EXISTS });

export const toCard = ({
  id,
  npsn,
  name,
  city_id,
  province_id,
  status,
}: Pick<SchoolRow, "id" | "npsn" | "name" | "city_id" | "province_id" | "status">) => ({
  ...{ id, npsn, name, status, city: cityName(city_id), province: provinceName(province_id) },
});

export function toSchool(row: SchoolRow): School {
  const { number, type, ownership, address, postcode, students, website, reason, version } = row;
  return {
    ...toCard(row),
    ...{ number, type, ownership, address, postcode, students, website, reason, version, provinceId: row.province_id, cityId: row.city_id },
    ...{ principal: JSON.parse(row.principal), pic: JSON.parse(row.pic), majors: JSON.parse(row.majors), letterUrl: row.letter_id },
    ...{ decidedBy: row.decided_by_name, decidedAt: row.decided_at, createdAt: row.created_at, updatedAt: row.updated_at },
  };
}
