import type { ProgramPartChange } from "~/lib/program-fields";
import { ApiError } from "../../../hosts/host-handler";
import { type HostContext, type Queryable, validationError } from "../../kit/context";
import { findClass } from "../learning/class-access";
import { findDeskProgram, getDeskProgram, type ProgramCall } from "./program-desk";
import { joinProgram } from "./program-learners";

type PartCall = ProgramCall & ProgramPartChange;

interface Part {
  tenantId: string;
  programId: string;
  key: string;
}

const CHANGES: Record<
  ProgramPartChange["part"],
  Record<ProgramPartChange["change"], (trx: Queryable, part: Part, now: number) => Promise<void>>
> = {
  class: { add: addClass, remove: removeClass },
  school: { add: addSchool, remove: removeSchool },
};

/** Adds or removes a class or a school; repeating it changes nothing. @throws ApiError 403, 404, 422 at `key` */
export async function changeProgramPart(context: HostContext, call: PartCall) {
  const { tenantId, part, key, change } = call;
  await context.db.transaction().execute(async (trx) => {
    const { id: programId } = await findDeskProgram(trx, call);
    await CHANGES[part][change](trx, { tenantId, programId, key }, context.clock());
  });
  return getDeskProgram(context, call);
}

/** A class is in one program, so it leaves another one. @throws ApiError 422 */
async function addClass(trx: Queryable, { tenantId, programId, key }: Part, now: number) {
  const row = await findClass(trx, tenantId, key).catch((error: unknown) => {
    throw error instanceof ApiError
      ? validationError({ key: "Tidak ada kelas dengan alamat atau kode ini" })
      : error;
  });
  if (row.program_id === programId) return;
  await trx
    .updateTable("classes")
    .set(({ eb }) => ({ program_id: programId, version: eb("version", "+", 1), updated_at: now }))
    .where("lms_id", "=", tenantId)
    .where("id", "=", row.id)
    .execute();
  await joinProgram(trx, { tenantId, classId: row.id });
}

async function removeClass(trx: Queryable, { tenantId, programId, key }: Part, now: number) {
  await trx
    .updateTable("classes")
    .set(({ eb }) => ({ program_id: null, version: eb("version", "+", 1), updated_at: now }))
    .where("lms_id", "=", tenantId)
    .where("program_id", "=", programId)
    .where("slug", "=", key)
    .execute();
}

/** @throws ApiError 422 */
async function addSchool(trx: Queryable, { tenantId, programId, key }: Part) {
  const school = await trx
    .selectFrom("schools")
    .select(["npsn", "name", "province_id", "city_id", "students"])
    .where("lms_id", "=", tenantId)
    .where("npsn", "=", key)
    .where("status", "=", "verified")
    .executeTakeFirst();
  if (!school) throw validationError({ key: "Tidak ada sekolah terverifikasi dengan NPSN ini" });
  await trx
    .insertInto("programme_schools")
    .values({ ...school, lms_id: tenantId, programme_id: programId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function removeSchool(trx: Queryable, { tenantId, programId, key }: Part) {
  await trx
    .deleteFrom("programme_schools")
    .where("lms_id", "=", tenantId)
    .where("programme_id", "=", programId)
    .where("npsn", "=", key)
    .execute();
}
