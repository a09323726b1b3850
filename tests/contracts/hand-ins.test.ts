import { beforeAll, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { DAY_MS, HOUR_MS } from "~/lib/time";
import {
  createAssignment,
  createAssignmentActors,
  moveDueDate,
  seedAssignments,
} from "./assignment-fixture";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID } from "./backend";

const TEXT = { text: "Hijau dan kuning.", fileId: null };
const GRADE = {
  version: 1,
  decision: "grade" as const,
  points: { isi: 5, bahasa: 2 },
  comment: "Rapi.",
};
const REVISE = { version: 1, decision: "revise" as const, points: {}, comment: "Sebut alasannya." };

describeEachBackend((site) => {
  const { createStudent, createPerson, createMentor, readMails } = createAssignmentActors(site);
  const db = () => site().database.db;

  beforeAll(() => seedAssignments(db()));

  const handInNew = async (rules: Parameters<typeof createAssignment>[1] = {}) => {
    const params = await createAssignment(db(), rules);
    const student = await createStudent();
    const { id } = (await student.learning.handIn({ params, body: TEXT })).data;
    return { params, student, id };
  };

  test("decideHandIn grades by criterion, mails the learner and ends the chapter at the pass mark", async () => {
    const { params, student, id } = await handInNew({ pass_mark: 70 });
    const { learning } = await createMentor();
    const isDone = async () =>
      (await student.learning.getLesson({ query: { class: "web", chapter: "warna" } })).data.chapter
        .isDone;
    expect(await isDone()).toBe(false);

    const { data } = await learning.decideHandIn({ params: { id }, body: GRADE });

    expect(data).toMatchObject({ state: "graded", decision: { score: 70, isPassed: true } });
    expect(await isDone()).toBe(true);
    const own = (await student.learning.getAssignment({ params })).data;
    expect(own).toMatchObject({
      canHandIn: false,
      handIns: [{ decision: { points: GRADE.points, comment: "Rapi." } }],
    });
    const mail = (await readMails(student.id)).at(-1);
    expect(mail?.subject).toBe("Nilai tugas Warna warung");
    expect(mail?.body).toContain("- Isi: 5 dari 6");
    const again = student.learning.handIn({ params, body: TEXT });
    expect(await getError(again)).toMatchObject({ status: 409 });
  });

  test("decideHandIn shows a second grader the first decision, and repeats its own", async () => {
    const { student, id } = await handInNew();
    const [first, second] = [await createMentor(), await createMentor()];
    const call = { params: { id }, body: GRADE };
    await first.learning.decideHandIn(call);

    const repeated = await first.learning.decideHandIn(call);
    const error = await getError(second.learning.decideHandIn({ ...call, body: REVISE }));

    expect(repeated.data.decision?.score).toBe(70);
    expect(error).toMatchObject({
      status: 409,
      message: expect.stringContaining(`dinilai 70 oleh Nama ${first.id}`),
    });
    expect(await readMails(student.id)).toHaveLength(2);
  });

  test("a revision may be handed in after the due date without counting as late", async () => {
    const { params, student, id } = await handInNew();
    const { learning } = await createMentor();
    await learning.decideHandIn({ params: { id }, body: REVISE });
    await moveDueDate(db(), params, Date.now() - HOUR_MS);

    const { data } = await student.learning.handIn({ params, body: TEXT });

    expect(data.isLate).toBe(false);
    expect((await readMails(student.id))[1]?.body).toContain("Sebut alasannya.");
    const detail = (await learning.getHandIn({ params: { id: data.id } })).data;
    expect(detail.others).toMatchObject([{ id, state: "revision" }]);
  });

  test("decideHandIn rejects missing and excessive points, and a revision without a reason", async () => {
    const { id } = await handInNew();
    const { learning } = await createMentor();
    const decide = (body: typeof GRADE | typeof REVISE) =>
      getError(learning.decideHandIn({ params: { id }, body }));

    expect(await decide({ ...GRADE, points: { isi: 7 } as never })).toMatchObject({
      status: 422,
      data: { "points.isi": "Paling banyak 6", "points.bahasa": expect.any(String) },
    });
    expect(await decide({ ...REVISE, comment: " " })).toMatchObject({
      status: 422,
      data: { comment: "Tulis apa yang perlu diperbaiki" },
    });
  });

  test("decideHandIn rejects a hand-in that the learner has replaced", async () => {
    const { params, student, id } = await handInNew();
    const { learning } = await createMentor();
    await student.learning.handIn({ params, body: { text: "Biru.", fileId: null } });

    const error = await getError(learning.decideHandIn({ params: { id }, body: GRADE }));

    expect(error).toMatchObject({
      status: 409,
      message: expect.stringContaining("mengirim ulang"),
    });
    expect((await learning.getHandIn({ params: { id } })).data.isReplaced).toBe(true);
  });

  test("listHandIns lists the newest of each learner, oldest first, and getHandIn leads to the next", async () => {
    const admin = await createPerson(ROLE.admin);
    const mentor = await createMentor();
    await db().deleteFrom("hand_ins").execute();
    const first = await handInNew();
    const second = await handInNew();
    const third = await handInNew();
    const { params, student } = await handInNew();
    // Replaces the one before.
    const fourth = (await student.learning.handIn({ params, body: TEXT })).data;
    for (const [at, { id }] of [first, second, third, fourth].entries())
      await db().updateTable("hand_ins").set({ submitted_at: at }).where("id", "=", id).execute();
    await mentor.learning.decideHandIn({ params: { id: second.id }, body: REVISE });
    const listIds = async (query: { state?: "waiting" | "revision"; class?: string }) =>
      (await admin.learning.listHandIns({ query })).data.items.map(({ id }) => id);

    expect(await listIds({})).toEqual([first.id, second.id, third.id, fourth.id]);
    expect(await listIds({ state: "waiting" })).toEqual([first.id, third.id, fourth.id]);
    expect(await listIds({ state: "revision", class: "web" })).toEqual([second.id]);
    expect(await listIds({ class: "lain" })).toEqual([]);
    const getNext = async (id: string) =>
      (await mentor.learning.getHandIn({ params: { id } })).data.next?.id;
    expect(await getNext(third.id)).toBe(fourth.id);
    expect(await getNext(fourth.id)).toBe(first.id);
    const { classes } = (await mentor.learning.listHandIns({ query: {} })).data;
    expect(classes).toEqual([{ slug: "web", name: expect.any(String) }]);
  });

  test("listLearners counts what waits, and the agenda lists a task until it is handed in", async () => {
    const params = await createAssignment(db());
    const [student, mentor] = [await createStudent(), await createMentor()];
    const query = { from: Date.now(), to: Date.now() + 7 * DAY_MS };
    const isDue = async () =>
      (await student.learning.getMyAgenda({ query })).data.assignments.some(
        ({ id }) => id === params.assignmentId,
      );
    expect(await isDue()).toBe(true);

    await student.learning.handIn({ params, body: TEXT });

    expect(await isDue()).toBe(false);
    const search = { search: `Nama ${student.id}` };
    const { data } = await mentor.learning.listLearners({ params: { slug: "web" }, query: search });
    expect(data.items.find(({ id }) => id === student.id)?.waitingHandIns).toBe(1);
    expect(data.waitingHandIns).toBeGreaterThan(0);
  });

  test("the queue is for the staff of the class", async () => {
    const { student, id } = await handInNew();
    const [stranger, foreign] = await Promise.all([
      createPerson(ROLE.mentor),
      createPerson(ROLE.admin, OTHER_TENANT_ID),
    ]);
    const params = { id };

    expect(await getError(student.learning.listHandIns({ query: {} }))).toMatchObject(FORBIDDEN);
    expect((await stranger.learning.listHandIns({ query: {} })).data.items).toEqual([]);
    expect((await foreign.learning.listHandIns({ query: {} })).data.items).toEqual([]);
    for (const { learning } of [student, stranger]) {
      expect(await getError(learning.getHandIn({ params }))).toMatchObject(FORBIDDEN);
      const decided = learning.decideHandIn({ params, body: GRADE });
      expect(await getError(decided)).toMatchObject(FORBIDDEN);
    }
    expect(await getError(foreign.learning.getHandIn({ params }))).toMatchObject({ status: 404 });
    const decided = foreign.learning.decideHandIn({ params, body: GRADE });
    expect(await getError(decided)).toMatchObject({ status: 404 });
  });
});
