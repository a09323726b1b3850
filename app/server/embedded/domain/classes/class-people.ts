import { hasPermission, PERMISSIONS } from "~/lib/permissions";
import type { HostUser } from "../../../hosts/host-handler";
import { type Queryable, validationError } from "../../kit/context";
import { toSearchText } from "../../kit/text";
import { claimProfile } from "./mentor-profiles";

/** Roles that teach classes of their own (designs B2). */
const TEACHING_ROLES = PERMISSIONS["class.edit"].filter(
  (role) => !hasPermission([role], "class.manageAll"),
);

export interface Teacher {
  id: string;
  name: string;
  role: number;
}

/** People of the tenant with a teaching role, by name. */
export async function listTeachers(db: Queryable, tenantId: string): Promise<Teacher[]> {
  const rows = await db
    .selectFrom("user_roles as r")
    .innerJoin("users as u", "u.id", "r.user_id")
    .select(({ fn }) => ["u.id", "u.name", fn.min("r.role").as("role")])
    .where("r.lms_id", "=", tenantId)
    .where("r.role", "in", TEACHING_ROLES)
    .groupBy(["u.id", "u.name"])
    .orderBy("u.name")
    .orderBy("u.id")
    .execute();
  return rows.map(({ role, ...person }) => ({ ...person, role: Number(role) }));
}

export async function listClassStaff(
  db: Queryable,
  { tenantId, classId }: ClassKey,
): Promise<string[]> {
  const rows = await db
    .selectFrom("class_staff")
    .select("user_id")
    .where("lms_id", "=", tenantId)
    .where("class_id", "=", classId)
    .orderBy("user_id")
    .execute();
  return rows.map(({ user_id }) => user_id);
}

interface ClassKey {
  tenantId: string;
  classId: string;
}

interface StaffWrite extends ClassKey {
  user: HostUser;
  mentorIds: readonly string[];
  now: number;
}

/**
 * Gives the class to the chosen people and presents them on its page. Whoever teaches it without managing
 * all classes stays; presented people without an account stay too.
 * @returns names that the class's page presents
 * @throws ApiError 422 for a person without a teaching role
 */
export async function saveClassPeople(trx: Queryable, write: StaffWrite): Promise<string[]> {
  const { tenantId, classId, user, mentorIds } = write;
  const teachers = await listTeachers(trx, tenantId);
  const keepsCaller = !hasPermission(user.roles, "class.manageAll");
  const ids = new Set([...mentorIds, ...(keepsCaller ? [user.id] : [])]);
  const chosen = teachers.filter(({ id }) => ids.has(id));
  if (chosen.length < ids.size)
    throw validationError({ mentorIds: "Salah satu pengajar sudah tidak mengajar di sini" });
  await trx
    .deleteFrom("class_staff")
    .where("lms_id", "=", tenantId)
    .where("class_id", "=", classId)
    .execute();
  if (chosen.length > 0)
    await trx
      .insertInto("class_staff")
      .values(chosen.map(({ id }) => ({ lms_id: tenantId, class_id: classId, user_id: id })))
      .execute();
  return presentPeople(trx, { ...write, teachers, chosen });
}

interface Presentation extends StaffWrite {
  teachers: readonly Teacher[];
  chosen: readonly Teacher[];
}

async function presentPeople(trx: Queryable, presentation: Presentation): Promise<string[]> {
  const { tenantId, classId, teachers, chosen } = presentation;
  const teacherNames = new Set(teachers.map(({ name }) => toSearchText(name)));
  const shown = await trx
    .selectFrom("class_mentors as cm")
    .innerJoin("mentors as m", (join) =>
      join.onRef("m.lms_id", "=", "cm.lms_id").onRef("m.id", "=", "cm.mentor_id"),
    )
    .select(["m.id", "m.name"])
    .where("cm.lms_id", "=", tenantId)
    .where("cm.class_id", "=", classId)
    .orderBy("cm.sort")
    .execute();
  const guests = shown.filter(({ name }) => !teacherNames.has(toSearchText(name)));
  const people = [...guests];
  for (const teacher of chosen)
    people.push(await claimProfile(trx, { tenantId, teacher, now: presentation.now }));
  const unique = [...new Map(people.map((person) => [person.id, person])).values()];
  await trx
    .deleteFrom("class_mentors")
    .where("lms_id", "=", tenantId)
    .where("class_id", "=", classId)
    .execute();
  if (unique.length > 0)
    await trx
      .insertInto("class_mentors")
      .values(
        unique.map(({ id }, sort) => ({
          lms_id: tenantId,
          class_id: classId,
          mentor_id: id,
          sort,
        })),
      )
      .execute();
  return unique.map(({ name }) => name);
}
