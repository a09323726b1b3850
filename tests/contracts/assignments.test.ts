import { beforeAll, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { HOUR_MS } from "~/lib/time";
import {
  createAssignment,
  createAssignmentActors,
  moveDueDate,
  seedAssignments,
} from "./assignment-fixture";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID } from "./backend";
import { createPdf } from "./drive-fixture";
import { createUploadCalls } from "./upload-fixture";

const TEXT = { text: "Hijau dan kuning.", fileId: null };

describeEachBackend((site) => {
  const { createStudent, createPerson, createMentor, readMails } = createAssignmentActors(site);
  const { upload, download } = createUploadCalls(site);
  const db = () => site().database.db;

  beforeAll(() => seedAssignments(db()));

  test("handIn stores a text once per key, mails the receipt, and ends the chapter", async () => {
    const params = await createAssignment(db());
    const { id, learning } = await createStudent();
    const send = () => learning.handIn({ params, body: TEXT, idempotencyKey: `kunci-${id}` });

    const [first, second] = [(await send()).data, (await send()).data];

    expect(second).toEqual(first);
    expect(first).toMatchObject({ text: TEXT.text, file: null, state: "waiting" });
    expect(first.number).toMatch(/^TUGAS-\d{4}-\d{6}$/);
    const stored = (await learning.getAssignment({ params })).data;
    expect(stored).toMatchObject({
      title: "Warna warung",
      task: "<p>Pilih warna</p>",
      chapter: { module: "css", slug: "warna" },
      canHandIn: true,
      handIns: [first],
    });
    const mails = await readMails(id);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain(first.number);
    expect(mails[0]?.body).toContain(TEXT.text);
    const lesson = await learning.getLesson({ query: { class: "web", chapter: "warna" } });
    expect(lesson.data).toMatchObject({
      chapter: { isDone: true },
      content: { assignmentId: params.assignmentId },
    });
  });

  test("handIn replaces what waits, and the history keeps it", async () => {
    const params = await createAssignment(db());
    const { learning } = await createStudent();
    await learning.handIn({ params, body: TEXT });

    await learning.handIn({ params, body: { text: "Biru saja.", fileId: null } });

    const { handIns } = (await learning.getAssignment({ params })).data;
    expect(handIns.map(({ text }) => text)).toEqual(["Biru saja.", TEXT.text]);
  });

  test("handIn leaves one newest of two that are sent at once", async () => {
    const params = await createAssignment(db());
    const { id, learning } = await createStudent();
    const texts = ["satu", "dua"];

    const sent = await Promise.allSettled(
      texts.map((text) => learning.handIn({ params, body: { text, fileId: null } })),
    );

    const newest = await db()
      .selectFrom("hand_ins")
      .select("body")
      .where("user_id", "=", id)
      .where("replaced_at", "is", null)
      .execute();
    expect(newest).toHaveLength(1);
    for (const result of sent)
      if (result.status === "rejected") expect(result.reason).toMatchObject({ status: 409 });
  });

  test("handIn keeps the due date: closed, or late with a best score", async () => {
    const closed = await createAssignment(db());
    const capped = await createAssignment(db(), { late_max: 80 });
    const { learning } = await createStudent();
    for (const assignment of [closed, capped])
      await moveDueDate(db(), assignment, Date.now() - HOUR_MS);

    const error = await getError(learning.handIn({ params: closed, body: TEXT }));
    const late = (await learning.handIn({ params: capped, body: TEXT })).data;

    expect(error).toMatchObject({ status: 409, message: expect.stringContaining("Tenggat") });
    expect((await learning.getAssignment({ params: closed })).data.canHandIn).toBe(false);
    expect(late.isLate).toBe(true);
    const mentor = await createMentor();
    const decided = await mentor.learning.decideHandIn({
      params: { id: late.id },
      body: { version: 1, decision: "grade", points: { isi: 6, bahasa: 4 }, comment: "" },
    });
    expect(decided.data.decision?.score).toBe(80);
  });

  test("handIn accepts an own upload, which only its learner and the staff of the class read", async () => {
    const params = await createAssignment(db());
    const [learner, other, mentor, stranger] = await Promise.all([
      createStudent(),
      createStudent(),
      createMentor(),
      createPerson(ROLE.mentor),
    ]);
    const caller = { accessToken: learner.accessToken };
    const { id: fileId } = await upload(createPdf(), { purpose: "assignment", caller });
    const body = { text: "", fileId };

    const foreign = await getError(other.learning.handIn({ params, body }));
    const { data } = await learner.learning.handIn({ params, body });

    expect(foreign).toMatchObject({ status: 422, data: { file: expect.any(String) } });
    expect(data.file).toMatchObject({ id: fileId, name: "berkas.pdf" });
    for (const { accessToken } of [learner, mentor])
      expect((await download(fileId, {}, { accessToken })).status).toBe(200);
    for (const { accessToken } of [other, stranger])
      expect(await getError(download(fileId, {}, { accessToken }))).toMatchObject({ status: 403 });
    expect(await getError(download(fileId))).toMatchObject({ status: 401 });
  });

  test("handIn rejects an empty hand-in and a file of another purpose", async () => {
    const params = await createAssignment(db());
    const { learning, accessToken } = await createStudent();
    const photo = await upload(createPdf(), { purpose: "attachment", caller: { accessToken } });

    const empty = await getError(learning.handIn({ params, body: { text: " ", fileId: null } }));
    const wrong = await getError(learning.handIn({ params, body: { text: "", fileId: photo.id } }));

    expect(empty).toMatchObject({ status: 422, data: { text: expect.any(String) } });
    expect(wrong).toMatchObject({ status: 422, data: { file: expect.any(String) } });
    expect((await learning.getAssignment({ params })).data.handIns).toEqual([]);
  });

  test("assignments are for the learners and staff of their class", async () => {
    const params = await createAssignment(db());
    const [mentor, stranger, foreign] = await Promise.all([
      createMentor(),
      createPerson(ROLE.student),
      createPerson(ROLE.admin, OTHER_TENANT_ID),
    ]);

    expect((await mentor.learning.getAssignment({ params })).data).toMatchObject({
      isStaff: true,
      isEnrolled: false,
      canHandIn: false,
    });
    expect(await getError(mentor.learning.handIn({ params, body: TEXT }))).toMatchObject(FORBIDDEN);
    for (const call of ["getAssignment", "handIn"] as const) {
      const input = { params, body: TEXT };
      expect(await getError(stranger.learning[call](input))).toMatchObject(FORBIDDEN);
      expect(await getError(foreign.learning[call](input))).toMatchObject({ status: 404 });
    }
  });
});
