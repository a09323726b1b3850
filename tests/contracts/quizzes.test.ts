import { beforeAll, expect, test } from "vitest";
import type { LearnerAnswer } from "~/lib/questions";
import { ROLE } from "~/lib/roles";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createQuizActors, QUIZ, RIGHT_ANSWERS, seedQuiz } from "./quiz-fixture";

describeEachBackend((site) => {
  const { createClient, createStranger, start } = createQuizActors(site);
  const configure = (values: Record<string, string | number | null>) =>
    site().database.db.updateTable("quizzes").set(values).execute();

  beforeAll(() => seedQuiz(site().database.db));

  test("getQuiz shows the rules to learners and staff, and nothing to others", async () => {
    const { learning } = await createClient();
    const admin = await createStranger(TENANT_ID, ROLE.admin);
    const student = await createStranger(TENANT_ID, ROLE.student);
    const foreign = await createStranger(OTHER_TENANT_ID, ROLE.admin);

    expect((await learning.getQuiz({ params: QUIZ })).data).toMatchObject({
      title: "Latihan web",
      class: { slug: "web" },
      chapter: { module: "css", slug: "latihan" },
      passMark: 70,
      minutes: 10,
      questionCount: 2,
      maxAttempts: null,
      isExam: false,
      isEnrolled: true,
      isStaff: false,
      attempts: [],
      bestScore: null,
      canStart: true,
    });
    expect((await admin.getQuiz({ params: QUIZ })).data).toMatchObject({
      isEnrolled: false,
      isStaff: true,
      canStart: false,
    });
    expect(await getError(student.getQuiz({ params: QUIZ }))).toMatchObject(FORBIDDEN);
    expect(await getError(admin.startAttempt({ params: QUIZ }))).toMatchObject(FORBIDDEN);
    expect(await getError(foreign.getQuiz({ params: QUIZ }))).toMatchObject({ status: 404 });
  });

  test("startAttempt returns the open attempt when repeated, also from two devices at once", async () => {
    const { learning } = await createClient();
    const open = async () => (await learning.startAttempt({ params: QUIZ })).data;

    const [one, two] = await Promise.all([open(), open()]);
    const later = await open();

    expect(two?.id).toBe(one?.id);
    expect(later).toMatchObject({ id: one?.id, deadlineAt: one?.deadlineAt });
    expect(one?.questions.map(({ id }) => id)).toEqual(later.questions.map(({ id }) => id));
    expect((await learning.getQuiz({ params: QUIZ })).data.attempts).toHaveLength(1);
  });

  test("an open attempt never contains what is right", async () => {
    const { learning, params } = await start();

    const { data } = await learning.getAttempt({ params });

    expect(data.questions.map(({ id }) => id).toSorted()).toEqual(["q-number", "q-single"]);
    expect(JSON.stringify(data)).not.toMatch(/Karena|accept|tolerance|3\.5/);
    expect(await getError(learning.getAttemptResult({ params }))).toMatchObject({ status: 409 });
  });

  test("an attempt belongs to its learner alone", async () => {
    const { params } = await start();
    const other = await createClient();
    const admin = await createStranger(TENANT_ID, ROLE.admin);

    for (const { getAttempt, getAttemptResult, submitAttempt, saveAnswers } of [
      other.learning,
      admin,
    ]) {
      const answers = {};
      expect(await getError(getAttempt({ params }))).toMatchObject({ status: 404 });
      expect(await getError(getAttemptResult({ params }))).toMatchObject({ status: 404 });
      expect(await getError(submitAttempt({ params }))).toMatchObject({ status: 404 });
      expect(await getError(saveAnswers({ params, body: { answers } }))).toMatchObject({
        status: 404,
      });
    }
  });

  test("saveAnswers keeps the answers of other pages, and the last one to a question", async () => {
    const { learning, params } = await start();
    const save = async (answers: Parameters<typeof learning.saveAnswers>[0]["body"]["answers"]) =>
      (await learning.saveAnswers({ params, body: { answers } })).data.answers;

    await Promise.all([
      save({ "q-single": { options: ["a"] } }),
      save({ "q-number": { value: 7 } }),
    ]);
    await save({ "q-single": { options: ["c"] } });

    expect((await learning.getAttempt({ params })).data.answers).toEqual({
      "q-single": { options: ["c"] },
      "q-number": { value: 7 },
    });
    expect(await save({ "q-number": null })).toEqual({ "q-single": { options: ["c"] } });
  });

  test("saveAnswers rejects answers that do not fit, and saves none of them", async () => {
    const { learning, params } = await start();
    const save = (id: string, answer: LearnerAnswer) =>
      learning.saveAnswers({
        params,
        body: { answers: { [id]: answer, "q-number": { value: 1 } } },
      });

    const misfits: [string, LearnerAnswer][] = [
      ["q-single", { options: ["x"] }],
      ["q-single", { options: ["a", "b"] }],
      ["q-single", { text: "b" }],
      ["q-essay", { text: "Soal lain" }],
    ];
    for (const [id, answer] of misfits)
      expect(await getError(save(id, answer))).toMatchObject({ status: 422 });
    expect((await learning.getAttempt({ params })).data.answers).toEqual({});
  });

  test("submitAttempt scores once, marks the chapter as done and shows the explanations", async () => {
    const { learning, params } = await start();
    await learning.saveAnswers({ params, body: { answers: RIGHT_ANSWERS } });

    const [result, repeated] = await Promise.all([
      learning.submitAttempt({ params }),
      learning.submitAttempt({ params }),
    ]);

    expect(result?.data).toMatchObject({ status: "graded", score: 100, isPassed: true });
    expect(repeated?.data).toEqual(result?.data);
    expect(result?.data.review?.map(({ percent, explanation }) => [percent, explanation])).toEqual([
      [100, expect.stringContaining("Karena")],
      [100, expect.stringContaining("Karena")],
    ]);
    const lesson = await learning.getLesson({ query: { class: "web", chapter: "latihan" } });
    expect(lesson.data).toMatchObject({ chapter: { isDone: true }, doneCount: 1 });
    const late = learning.saveAnswers({ params, body: { answers: {} } });
    expect(await getError(late)).toMatchObject({ status: 409 });
  });

  test("a failed attempt leaves the chapter open and the best score counts", async () => {
    const { learning, params } = await start();
    await learning.saveAnswers({ params, body: { answers: { "q-number": { value: 3.6 } } } });

    const { data } = await learning.submitAttempt({ params });

    expect(data).toMatchObject({ score: 50, isPassed: false, canStart: true });
    const lesson = await learning.getLesson({ query: { class: "web", chapter: "latihan" } });
    expect(lesson.data.chapter.isDone).toBe(false);
    const second = (await learning.startAttempt({ params: QUIZ })).data;
    await learning.submitAttempt({ params: { attemptId: second.id } });
    expect((await learning.getQuiz({ params: QUIZ })).data).toMatchObject({
      bestScore: 50,
      isPassed: false,
      attempts: [{ score: 0 }, { score: 50 }],
    });
  });

  test("review is withheld by the quiz's rule", async () => {
    const { learning, params } = await start();
    await learning.submitAttempt({ params });
    const read = async () => (await learning.getAttemptResult({ params })).data.review;

    await configure({ review: "never" });
    expect(await read()).toBeNull();
    await configure({ review: "passed" });
    expect(await read()).toBeNull();
    const second = (await learning.startAttempt({ params: QUIZ })).data;
    const secondParams = { attemptId: second.id };
    await learning.saveAnswers({ params: secondParams, body: { answers: RIGHT_ANSWERS } });
    await learning.submitAttempt({ params: secondParams });

    expect(await read()).toHaveLength(2);
    await configure({ review: "always" });
  });

  test("an attempt with an essay waits for a person, whatever else is right", async () => {
    await configure({ draw: '[{"tag":"html","count":2},{"tag":"esai","count":1}]' });
    const { learning, params } = await start();
    const answers = { ...RIGHT_ANSWERS, "q-essay": { text: "Karena …" } };
    await learning.saveAnswers({ params, body: { answers } });

    const { data } = await learning.submitAttempt({ params });

    expect(data).toMatchObject({ status: "waiting", score: null, isPassed: false });
    expect(data.review?.find(({ id }) => id === "q-essay")).toMatchObject({ percent: null });
    await configure({ draw: '[{"tag":"html","count":2}]' });
  });

  test("a quiz without questions cannot be started", async () => {
    const { learning } = await createClient();

    for (const draw of ["[]", '[{"tag":"tidak-ada","count":2}]']) {
      await configure({ draw });
      expect(await getError(learning.startAttempt({ params: QUIZ }))).toMatchObject({
        status: 409,
      });
    }

    await configure({ draw: '[{"tag":"html","count":2}]' });
  });

  test("the passed exam of a class issues its certificate of competence once", async () => {
    const { db } = site().database;
    await db.updateTable("classes").set({ certificate_competence: 1 }).execute();
    const certificates: string[][] = [];
    const { id, learning } = await createClient();

    for (const _ of [1, 2]) {
      const params = { attemptId: (await learning.startAttempt({ params: QUIZ })).data.id };
      await learning.saveAnswers({ params, body: { answers: RIGHT_ANSWERS } });
      certificates.push((await learning.submitAttempt({ params })).data.certificates);
    }

    expect(certificates[0]).toHaveLength(1);
    expect(certificates[1]).toEqual(certificates[0]);
    expect(
      await db
        .selectFrom("certificates")
        .select(["kind", "score"])
        .where("user_id", "=", id)
        .execute(),
    ).toEqual([{ kind: "competence", score: 100 }]);
  });
});
