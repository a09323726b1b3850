import { hasPermission } from "~/lib/permissions";
import type { DeskClass } from "../../../hosts/learning/class-desk";
import type { HostContext, Queryable } from "../../kit/context";
import { listClassStaff, listTeachers } from "./class-people";
import { type ClassCall, findOwnClass } from "./own-class";

const listPrograms = (db: Queryable, tenantId: string) =>
  db
    .selectFrom("programmes")
    .select(["id", "name"])
    .where("lms_id", "=", tenantId)
    .orderBy("name")
    .orderBy("id")
    .execute();

/** A class with all that its form edits. @throws ApiError 403, 404 */
export async function getDeskClass({ db }: HostContext, call: ClassCall): Promise<DeskClass> {
  const row = await findOwnClass(db, call);
  const { tenantId, user } = call;
  const [mentorIds, teachers, programs] = await Promise.all([
    listClassStaff(db, { tenantId, classId: row.id }),
    listTeachers(db, tenantId),
    listPrograms(db, tenantId),
  ]);
  const { id, code, slug, name, type, level, summary, description, cover, price, quota } = row;
  return {
    id,
    code,
    slug,
    name,
    type,
    level,
    summary,
    description,
    cover,
    price,
    quota,
    outcomes: JSON.parse(row.outcomes) as string[],
    coverAlt: row.cover_alt,
    strikePrice: row.strike_price,
    taken: row.enrolled + row.reserved,
    registrationStart: row.registration_start,
    registrationEnd: row.registration_end,
    startAt: row.start_at,
    endAt: row.end_at,
    schedule: row.schedule,
    hours: row.hours,
    certificate: {
      completion: row.certificate_completion === 1,
      competence: row.certificate_competence === 1,
    },
    mentorIds,
    programId: row.program_id,
    publication: row.publication,
    version: row.version,
    canPublish: hasPermission(user.roles, "class.manageAll"),
    people: teachers.map((person) => ({ id: person.id, name: person.name })),
    programs,
  };
}
