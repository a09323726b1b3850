import { beforeAll, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createQuizActors, QUIZ, RIGHT_ANSWERS, seedQuiz } from "./quiz-fixture";

const ESSAY = "q-essay";
const GRADES = { [ESSAY]: { percent: 50, feedback: "Contohnya baik." } };

describeEachBackend((site) => {
  const { createStranger, start } = createQuizActors(site);

  beforeAll(async () => {
    const { db } = site().database;
    await seedQuiz(db);
    const draw = '[{"tag":"html","count":2},{"tag":"esai","count":1}]';
    await db.updateTable("quizzes").set({ draw }).execute();
  });

  /** An attempt of a new learner with an essay that waits for its grade. */
  const handInEssay = async () => {
    const client = await start();
    const answers = { ...RIGHT_ANSWERS, [ESSAY]: { text: "Karena semua saling terhubung." } };
    await client.learning.saveAnswers({ params: client.params, body: { answers } });
    await client.learning.submitAttempt({ params: client.params });
    return client;
  };

  test("gradeEssays gives a waiting attempt its score, its pass and the feedback, once", async () => {
    const { learning, params } = await handInEssay();
    const admin = await createStranger(TENANT_ID, ROLE.admin);
    const grade = (grades: typeof GRADES) => admin.gradeEssays({ params, body: { grades } });

    expect((await admin.getEssays({ params })).data).toMatchObject({
      isGraded: false,
      quiz: { id: QUIZ.quizId },
      essays: [
        { id: ESSAY, rubric: ["Jelas"], text: expect.stringMatching(/^Karena/), grade: null },
      ],
    });
    const [first] = await Promise.all([grade(GRADES), grade(GRADES)]);

    expect(first?.data).toMatchObject({ isGraded: true, essays: [{ grade: GRADES[ESSAY] }] });
    const result = (await learning.getAttemptResult({ params })).data;
    expect(result).toMatchObject({ status: "graded", score: 83, isPassed: true });
    expect(result.review?.find(({ id }) => id === ESSAY)).toMatchObject({
      percent: 50,
      feedback: "Contohnya baik.",
    });
    const lesson = await learning.getLesson({ query: { class: "web", chapter: "latihan" } });
    expect(lesson.data.chapter.isDone).toBe(true);
    const changed = grade({ [ESSAY]: { percent: 0, feedback: "" } });
    expect(await getError(changed)).toMatchObject({ status: 409 });
  });

  test("gradeEssays rejects an attempt without a grade for its essay", async () => {
    const { params } = await handInEssay();
    const admin = await createStranger(TENANT_ID, ROLE.admin);

    const error = await getError(admin.gradeEssays({ params, body: { grades: {} } }));

    expect(error).toMatchObject({
      status: 422,
      data: { [`grades.${ESSAY}`]: "Beri nilai untuk jawaban ini" },
    });
    expect((await admin.getEssays({ params })).data.isGraded).toBe(false);
  });

  test("an empty essay awaits no grading", async () => {
    const { learning, params } = await start();
    await learning.saveAnswers({ params, body: { answers: RIGHT_ANSWERS } });

    const { data } = await learning.submitAttempt({ params });

    expect(data).toMatchObject({ status: "graded", score: 67 });
  });

  test("results and essays are for the staff of the class only", async () => {
    const { learning, params } = await handInEssay();
    const mentor = await createStranger(TENANT_ID, ROLE.mentor);
    const foreign = await createStranger(OTHER_TENANT_ID, ROLE.admin);
    const body = { grades: GRADES };

    for (const client of [learning, mentor]) {
      expect(await getError(client.getQuizResults({ params: QUIZ }))).toMatchObject(FORBIDDEN);
      expect(await getError(client.getEssays({ params }))).toMatchObject(FORBIDDEN);
      expect(await getError(client.gradeEssays({ params, body }))).toMatchObject(FORBIDDEN);
    }
    expect(await getError(foreign.getQuizResults({ params: QUIZ }))).toMatchObject({ status: 404 });
    expect(await getError(foreign.gradeEssays({ params, body }))).toMatchObject({ status: 404 });
  });

  test("getQuizResults counts learners and waiting essays, and analyses each learner's first attempt", async () => {
    const admin = await createStranger(TENANT_ID, ROLE.admin);
    const before = (await admin.getQuizResults({ params: QUIZ })).data;
    const { learning, params } = await start();
    const answers = { "q-single": { options: ["c"] } };
    await learning.saveAnswers({ params, body: { answers } });
    await learning.submitAttempt({ params });
    const second = (await learning.startAttempt({ params: QUIZ })).data.id;
    await learning.submitAttempt({ params: { attemptId: second } });
    const { params: waiting } = await handInEssay();

    const after = (await admin.getQuizResults({ params: QUIZ })).data;

    const getItem = ({ items }: typeof after) => items.find(({ id }) => id === "q-single");
    expect(after.learnerCount).toBe(before.learnerCount + 2);
    expect(after.waiting.at(-1)).toMatchObject({ attemptId: waiting.attemptId });
    expect(after.waiting).toHaveLength(before.waiting.length + 1);
    expect(getItem(after)?.count).toBe((getItem(before)?.count ?? 0) + 1);
    expect(getItem(after)?.distractors).toEqual([{ text: "Pilihan c", count: 1 }]);
  });
});
