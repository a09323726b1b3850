import { beforeAll, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { mailAnnouncements } from "~/server/embedded/domain/learning/mail-announcements";
import { createAssignmentActors, seedAssignments } from "./assignment-fixture";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";

const CLASS_KEY = { lms_id: TENANT_ID, class_id: `${TENANT_ID}-web` };
const params = { slug: "web" };
const BODY = { subject: "Kelas Kamis pindah jam", text: "Mulai pukul 20.00." };
const LEARNER_COUNT = 250;

describeEachBackend((site) => {
  const { createStudent, createPerson, createMentor } = createAssignmentActors(site);
  const db = () => site().database.db;
  const listMails = () =>
    db()
      .selectFrom("outbox")
      .select(["to_address", "subject", "body"])
      .where("kind", "=", "announcement")
      .execute();

  beforeAll(() => seedAssignments(db()));

  test("sendAnnouncement reaches every learner once by mail, also with two jobs at once", async () => {
    const mentor = await createMentor();
    const empty = mentor.learning.sendAnnouncement({ params, body: BODY });
    expect(await getError(empty)).toMatchObject({ status: 409 });
    await insertLearners();
    const send = () =>
      mentor.learning.sendAnnouncement({ params, body: BODY, idempotencyKey: "kunci-pengumuman" });

    const [first, second] = [(await send()).data, (await send()).data];
    await Promise.all([mailAnnouncements(site().context), mailAnnouncements(site().context)]);
    await mailAnnouncements(site().context);

    expect(second.id).toBe(first.id);
    expect(first).toMatchObject({ receivers: LEARNER_COUNT, isMailed: false });
    const mails = await listMails();
    expect(new Set(mails.map(({ to_address }) => to_address)).size).toBe(LEARNER_COUNT);
    expect(mails).toHaveLength(LEARNER_COUNT);
    expect(mails[0]?.subject).toContain(BODY.subject);
    expect(mails[0]?.body).toContain(BODY.text);
    const { data } = await mentor.learning.listAnnouncements({ params, query: {} });
    expect(data).toMatchObject({
      learnerCount: LEARNER_COUNT,
      items: [{ id: first.id, isMailed: true, by: `Nama ${mentor.id}` }],
    });
  });

  test("listMyAnnouncements lists those of one's classes", async () => {
    const [student, stranger] = [await createStudent(), await createPerson(ROLE.student)];
    const admin = await createPerson(ROLE.admin);
    const { id } = (await admin.learning.sendAnnouncement({ params, body: BODY })).data;
    const listIds = async (
      { learning }: typeof student | typeof stranger,
      query: { class?: string; from?: number } = {},
    ) => (await learning.listMyAnnouncements({ query })).data.items.map((item) => item.id);

    expect(await listIds(student)).toContain(id);
    expect(await listIds(student, { class: "web" })).toContain(id);
    expect(await listIds(student, { class: "lain" })).toEqual([]);
    expect(await listIds(student, { from: Date.now() + 60_000 })).toEqual([]);
    expect(await listIds(stranger)).toEqual([]);
  });

  test("announcements and waiting lists are for the staff of the class", async () => {
    const [student, stranger, foreign] = await Promise.all([
      createStudent(),
      createPerson(ROLE.mentor),
      createPerson(ROLE.admin, OTHER_TENANT_ID),
    ]);
    const calls = [
      ({ learning }: typeof stranger) => learning.listAnnouncements({ params, query: {} }),
      ({ learning }: typeof stranger) => learning.sendAnnouncement({ params, body: BODY }),
      ({ learning }: typeof stranger) => learning.listClassWaits({ params, query: {} }),
    ];

    for (const call of calls) {
      expect(await getError(call(student))).toMatchObject(FORBIDDEN);
      expect(await getError(call(stranger))).toMatchObject(FORBIDDEN);
      expect(await getError(call(foreign))).toMatchObject({ status: 404 });
    }
  });

  test("listClassWaits lists offers first, then the line", async () => {
    const mentor = await createMentor();
    const [early, late, offered] = await Promise.all([
      createPerson(ROLE.student),
      createPerson(ROLE.student),
      createPerson(ROLE.student),
    ]);
    const wait = (user_id: string, created_at: number, offered_until: number | null = null) => ({
      ...CLASS_KEY,
      user_id,
      kind: "place" as const,
      created_at,
      offered_until,
    });
    await db()
      .insertInto("class_waits")
      .values([wait(late.id, 20), wait(early.id, 10), wait(offered.id, 30, 99)])
      .execute();

    const { data } = await mentor.learning.listClassWaits({ params, query: {} });

    expect(data.totalItems).toBe(3);
    expect(data.items.map(({ id }) => id)).toEqual([offered.id, early.id, late.id]);
    expect(data.items[0]).toMatchObject({ name: `Nama ${offered.id}`, offeredUntil: 99 });
  });

  async function insertLearners() {
    const ids = Array.from({ length: LEARNER_COUNT }, (_, number) => `banyak-${number}`);
    await db()
      .insertInto("users")
      .values(
        ids.map((id) => ({
          id,
          email: `${id}@ours.example`,
          name: id,
          password_hash: "-",
          created_at: 1,
        })),
      )
      .execute();
    const enrolment = { ...CLASS_KEY, source: "free" as const, created_at: 1 };
    await db()
      .insertInto("enrolments")
      .values(ids.map((user_id) => ({ ...enrolment, user_id })))
      .execute();
  }
});
