import { ROLE } from "~/lib/roles";
import { DAY_MS } from "~/lib/time";
import type { HostContext } from "~/server/embedded/kit/context";
import { type Backend, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";
import { seedLessons } from "./lesson-fixture";
import { createLearner } from "./quiz-fixture";

type Db = HostContext["db"];

const CLASS_KEY = { lms_id: TENANT_ID, class_id: `${TENANT_ID}-web` };
const CRITERIA = [
  { id: "isi", title: "Isi", points: 6 },
  { id: "bahasa", title: "Bahasa", points: 4 },
];

interface Rules {
  due_at?: number | null;
  late_max?: number | null;
  pass_mark?: number | null;
}

let assignmentCount = 0;

/** An assignment of the class "web", due tomorrow; the chapter "warna" holds the last one. */
export async function createAssignment(db: Db, rules: Rules = {}) {
  const assignmentId = `tugas-${++assignmentCount}`;
  await db
    .insertInto("assignments")
    .values({
      ...CLASS_KEY,
      id: assignmentId,
      title: "Warna warung",
      criteria: JSON.stringify(CRITERIA),
      due_at: Date.now() + DAY_MS,
      late_max: null,
      pass_mark: null,
      ...rules,
      created_at: 1,
      updated_at: 1,
    })
    .execute();
  await db
    .updateTable("chapter_contents")
    .set({ assignment_id: assignmentId })
    .where("chapter_slug", "=", "warna")
    .execute();
  return { assignmentId };
}

export const moveDueDate = (db: Db, { assignmentId }: { assignmentId: string }, due_at: number) =>
  db.updateTable("assignments").set({ due_at }).where("id", "=", assignmentId).execute();

/** The class "web", whose chapter "warna" is an assignment; its mentor is "mentor". */
export async function seedAssignments(db: Db): Promise<void> {
  await seedLessons(db);
  await db
    .updateTable("class_chapters")
    .set({ type: "assignment" })
    .where("slug", "=", "warna")
    .execute();
  await db
    .insertInto("chapter_contents")
    .values({
      ...CLASS_KEY,
      module_slug: "css",
      chapter_slug: "warna",
      body: "<p>Pilih warna</p>",
      version: 1,
      updated_at: 1,
    })
    .execute();
}

/** People with clients of their own, so that no test depends on another. */
export function createAssignmentActors(site: () => Backend) {
  let count = 0;
  const createClients = (accessToken: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken, tenantId });
  const createStudent = async () => {
    const id = `siswa-${++count}`;
    const accessToken = await createLearner(site().database.db, id);
    return { id, accessToken, ...createClients(accessToken) };
  };
  const createPerson = async (role: number, tenantId = TENANT_ID) => {
    const id = `orang-${++count}`;
    const accessToken = await createSignedInUser(site().database.db, id, [{ tenantId, role }]);
    return { id, accessToken, ...createClients(accessToken, tenantId) };
  };
  const createMentor = async () => {
    const mentor = await createPerson(ROLE.mentor);
    await site()
      .database.db.insertInto("class_staff")
      .values({ ...CLASS_KEY, user_id: mentor.id })
      .execute();
    return mentor;
  };
  const readMails = (id: string) =>
    site()
      .database.db.selectFrom("outbox")
      .select(["subject", "body"])
      .where("to_address", "=", `${id}@ours.example`)
      .where("kind", "=", "assignment")
      .orderBy("created_at")
      .execute();
  return { createStudent, createPerson, createMentor, readMails };
}
