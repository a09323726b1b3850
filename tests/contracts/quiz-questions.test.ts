import { beforeAll, expect, test } from "vitest";
import type { ChosenQuestion, QuizSettings } from "~/lib/quiz-settings-fields";
import { describeEachBackend, FORBIDDEN, getError, TENANT_ID } from "./backend";
import { CLASS_ID, createBankActors, createDraft } from "./bank-fixture";
import { createClassRow } from "./core-fixture";
import { createQuizActors, QUIZ, RIGHT_ANSWERS, seedQuiz } from "./quiz-fixture";

const call = { params: QUIZ };

describeEachBackend((site) => {
  const { createClient } = createQuizActors(site);
  let actors: Awaited<ReturnType<typeof createBankActors>>;
  beforeAll(async () => {
    await seedQuiz(site().database.db);
    actors = await createBankActors(site());
  });

  const read = async () => (await actors.mentor.getQuizSettings(call)).data;
  const choose = async (chosen: ChosenQuestion[], version?: number) => {
    const body = { version: version ?? (await read()).version, chosen };
    return (await actors.mentor.saveQuizQuestions({ ...call, body })).data;
  };
  const save = async (change: Partial<QuizSettings>) => {
    const { id: _id, class: _class, tags: _tags, chosen: _chosen, ...settings } = await read();
    return actors.mentor.saveQuizSettings({ ...call, body: { ...settings, ...change } });
  };

  test("saveQuizQuestions puts questions into every attempt, in their order and beside the drawn ones", async () => {
    await choose([
      { id: "q-number", points: 3 },
      { id: "q-single", points: 1 },
    ]);
    await save({ draw: [{ tag: "esai", count: 1 }], shuffle: false });
    const { learning } = await createClient();

    expect((await learning.getQuiz(call)).data.questionCount).toBe(3);
    const { questions } = (await learning.startAttempt(call)).data;
    expect(questions.map(({ id }) => id)).toEqual(["q-number", "q-single", "q-essay"]);
    const settings = await read();
    expect(settings.chosen).toMatchObject([
      { id: "q-number", points: 3, type: "number", isArchived: false },
      { id: "q-single", points: 1 },
    ]);
    // Chosen ones are no longer there to be drawn.
    expect(settings.tags).not.toContainEqual(expect.objectContaining({ tag: "html" }));
  });

  test("an attempt is scored by the points of its questions", async () => {
    await choose([
      { id: "q-number", points: 3 },
      { id: "q-single", points: 1 },
    ]);
    await save({ draw: [], passMark: 70 });
    const { learning } = await createClient();
    const { data: attempt } = await learning.startAttempt(call);
    const params = { attemptId: attempt.id };
    const answers = { "q-number": RIGHT_ANSWERS["q-number"] } as typeof RIGHT_ANSWERS;
    await learning.saveAnswers({ params, body: { answers } });
    await learning.submitAttempt({ params });

    const { data } = await learning.getAttemptResult({ params });
    expect(data).toMatchObject({ score: 75, isPassed: true });
  });

  test("saveQuizQuestions rejects a stale version, repeated and unknown questions, and others than staff", async () => {
    const one = { id: "q-single", points: 1 };

    expect(await getError(choose([one], 99))).toMatchObject({ status: 409 });
    expect(await getError(choose([one], 0))).toMatchObject({ status: 409 });
    for (const chosen of [[one, one], [{ id: "tidak-ada", points: 1 }]])
      expect(await getError(choose(chosen))).toMatchObject({
        status: 422,
        data: { question: expect.any(String) },
      });
    const body = { version: (await read()).version, chosen: [one] };
    for (const stranger of [actors.otherMentor, actors.student])
      expect(await getError(stranger.saveQuizQuestions({ ...call, body }))).toMatchObject(
        FORBIDDEN,
      );
    const foreign = actors.foreignAdmin.saveQuizQuestions({ ...call, body });
    expect(await getError(foreign)).toMatchObject({ status: 404 });
  });

  test("an archived question is listed and no longer asked, and a quiz needs some question", async () => {
    const body = { ...createDraft("Pilihan saya?"), classId: CLASS_ID };
    const { data: own } = await actors.mentor.createBankQuestion({ body });
    await choose([
      { id: own.id, points: 1 },
      { id: "q-single", points: 1 },
    ]);
    await save({ draw: [] });
    const archive = { version: own.version, isArchived: true };
    await actors.mentor.archiveBankQuestion({ params: { id: own.id }, body: archive });

    expect((await read()).chosen[0]).toMatchObject({ id: own.id, isArchived: true });
    const { learning } = await createClient();
    const { questions } = (await learning.startAttempt(call)).data;
    expect(questions.map(({ id }) => id)).toEqual(["q-single"]);
    expect((await learning.getQuiz(call)).data.questionCount).toBe(1);
    await choose([]);
    expect(await getError(save({ draw: [] }))).toMatchObject({
      status: 422,
      data: { draw: expect.any(String) },
    });
  });

  test("a chosen question that the bank moved to another class is no longer asked, and hinders no change", async () => {
    const body = { ...createDraft("Pilihan yang pindah?"), classId: CLASS_ID };
    const { data: own } = await actors.mentor.createBankQuestion({ body });
    const single = { id: "q-single", points: 1 };
    await choose([{ id: own.id, points: 1 }, single]);
    const { db } = site().database;
    await db
      .insertInto("classes")
      .values(createClassRow(TENANT_ID, "kelas-lain", {}))
      .execute();
    await db
      .updateTable("questions")
      .set({ class_id: `${TENANT_ID}-kelas-lain` })
      .where("id", "=", own.id)
      .execute();

    await choose([single, { id: own.id, points: 2 }]);

    expect((await read()).chosen).toMatchObject([{ isForeign: false }, { isForeign: true }]);
    const { learning } = await createClient();
    expect((await learning.getQuiz(call)).data.questionCount).toBe(1);
    const { questions } = (await learning.startAttempt(call)).data;
    expect(questions.map(({ id }) => id)).toEqual(["q-single"]);
    await choose([single]);
    expect(await getError(choose([single, { id: own.id, points: 1 }]))).toMatchObject({
      status: 422,
      data: { question: "Soal “Pilihan yang pindah?” bukan untuk kelas kuis ini" },
    });
  });
});
