import { beforeAll, expect, test } from "vitest";
import { describeEachBackend, FORBIDDEN, getError, TENANT_ID } from "./backend";
import { CLASS_ID, createBankActors, createDraft } from "./bank-fixture";
import { createQuizActors, QUIZ, seedQuiz } from "./quiz-fixture";

const call = { params: QUIZ };

describeEachBackend((site) => {
  const { createClient } = createQuizActors(site);
  let actors: Awaited<ReturnType<typeof createBankActors>>;

  beforeAll(async () => {
    await seedQuiz(site().database.db);
    actors = await createBankActors(site());
  });

  const read = async () => (await actors.mentor.getQuizSettings(call)).data;
  const save = async (change: object) => {
    const { id: _id, class: _class, tags: _tags, ...settings } = await read();
    return actors.mentor.saveQuizSettings({ ...call, body: { ...settings, ...change } });
  };

  test("[FEA2] saveQuizSettings changes what later attempts are like", async () => {
    const settings = {
      title: "Ujian web",
      draw: [{ tag: "html", count: 1 }],
      passMark: 80,
      minutes: null,
      maxAttempts: 2,
      shuffle: false,
      review: "passed",
    };
    const before = await read();
    expect(before).toMatchObject({ version: 1, shuffle: true, passMark: 70, minutes: 10 });

    expect((await save(settings)).data).toMatchObject({ ...settings, version: 2 });

    const { learning } = await createClient();
    expect((await learning.getQuiz(call)).data).toMatchObject({
      title: "Ujian web",
      questionCount: 1,
      passMark: 80,
      minutes: null,
      maxAttempts: 2,
      review: "passed",
    });
    expect((await learning.startAttempt(call)).data).toMatchObject({
      deadlineAt: null,
      questions: [{}],
    });
  });

  test("saveQuizSettings rejects a stale version, and more questions than a tag has", async () => {
    expect(await getError(save({ version: 99 }))).toMatchObject({ status: 409 });
    expect(await getError(save({ draw: [{ tag: "html", count: 50 }] }))).toMatchObject({
      status: 422,
      data: { draw: expect.stringMatching(/^Tag html hanya memiliki \d+ soal$/) },
    });
  });

  test("quiz settings are for the staff of the class only", async () => {
    const { otherMentor, student, foreignAdmin, admin } = actors;
    const { id: _id, class: _class, tags: _tags, ...body } = await read();

    for (const client of [otherMentor, student]) {
      expect(await getError(client.getQuizSettings(call))).toMatchObject(FORBIDDEN);
      expect(await getError(client.saveQuizSettings({ ...call, body }))).toMatchObject(FORBIDDEN);
    }
    expect(await getError(foreignAdmin.getQuizSettings(call))).toMatchObject({ status: 404 });
    expect((await admin.getQuizSettings(call)).data.class.id).toBe(CLASS_ID);
  });

  test("a quiz draws shared questions and those of its class, in the bank's order without shuffling", async () => {
    const { db } = site().database;
    const prompts = ["Tetap satu", "Tetap dua", "Tetap tiga", "Tetap empat", "Tetap lima"];
    const { mentor } = actors;
    for (const [index, prompt] of prompts.entries()) {
      const body = { ...createDraft(prompt, ["tetap"]), classId: CLASS_ID };
      const { id } = (await mentor.createBankQuestion({ body })).data;
      await db.updateTable("questions").set({ created_at: index }).where("id", "=", id).execute();
    }
    const foreign = (
      await mentor.createBankQuestion({
        body: { ...createDraft("Kelas lain", ["tetap"]), classId: CLASS_ID },
      })
    ).data;
    await db
      .updateTable("questions")
      .set({ class_id: `${TENANT_ID}-lain` })
      .where("id", "=", foreign.id)
      .execute();

    expect((await read()).tags).toContainEqual({ tag: "tetap", available: prompts.length });
    await save({ draw: [{ tag: "tetap", count: prompts.length }], shuffle: false });

    for (let learner = 0; learner < 3; learner++) {
      const { learning } = await createClient();
      const { questions } = (await learning.startAttempt(call)).data;
      expect(questions.map(({ prompt }) => prompt)).toEqual(prompts);
      expect(questions.map(({ options }) => options[0]?.text)).toEqual(prompts.map(() => "benar"));
    }
  });
});
