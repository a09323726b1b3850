import { beforeAll, expect, test } from "vitest";
import { submitOverdueAttempts } from "~/server/embedded/domain/quizzes/close-attempt";
import { describeEachBackend, getError } from "./backend";
import { createQuizActors, endTimeAgo, QUIZ, RIGHT_ANSWERS, seedQuiz } from "./quiz-fixture";

const SECOND = 1_000;

describeEachBackend((site) => {
  const { start } = createQuizActors(site);
  const configure = (values: Record<string, string | number | null>) =>
    site().database.db.updateTable("quizzes").set(values).execute();

  beforeAll(() => seedQuiz(site().database.db));

  test("saveAnswers accepts what arrives within 30 s of the deadline, and nothing later", async () => {
    const { learning, params } = await start();
    const save = () => learning.saveAnswers({ params, body: { answers: RIGHT_ANSWERS } });

    await endTimeAgo(site().database.db, params.attemptId, 20 * SECOND);
    expect((await save()).data).toMatchObject({ status: "open", secondsLeft: 0 });
    await endTimeAgo(site().database.db, params.attemptId, 31 * SECOND);
    expect(await getError(save())).toMatchObject({ status: 409 });

    // What was saved in time counts, without a hand-in.
    expect((await learning.getAttemptResult({ params })).data).toMatchObject({ score: 100 });
  });

  test("the job submits attempts whose time is over with their saved answers, and no others", async () => {
    const { db } = site().database;
    const [late, open] = [await start(), await start()];
    await late.learning.saveAnswers({
      params: late.params,
      body: { answers: { "q-single": { options: ["b"] } } },
    });
    await endTimeAgo(db, late.params.attemptId, 31 * SECOND);

    await submitOverdueAttempts(site().context);
    await submitOverdueAttempts(site().context);

    const rows = await db
      .selectFrom("quiz_attempts")
      .select(["user_id", "status", "score"])
      .where("user_id", "in", [late.id, open.id])
      .orderBy("started_at")
      .execute();
    expect(rows).toEqual([
      { user_id: late.id, status: "graded", score: 50 },
      { user_id: open.id, status: "open", score: null },
    ]);
  });

  test("startAttempt closes an overdue attempt, and rejects one more than allowed", async () => {
    const { learning, params } = await start();
    await endTimeAgo(site().database.db, params.attemptId, 31 * SECOND);
    await configure({ max_attempts: 1 });

    const error = await getError(learning.startAttempt({ params: QUIZ }));

    expect(error).toMatchObject({ status: 409, message: expect.stringContaining("habis") });
    expect((await learning.getQuiz({ params: QUIZ })).data).toMatchObject({
      canStart: false,
      attempts: [{ status: "graded", score: 0 }],
    });
    await configure({ max_attempts: null });
  });

  test("an attempt keeps its questions and its deadline when the bank and the quiz change", async () => {
    const { db } = site().database;
    const { learning, params, attempt } = await start();
    const original = await db
      .selectFrom("questions")
      .selectAll()
      .where("id", "=", "q-number")
      .execute();
    await db
      .updateTable("questions")
      .set({ answer: '{"value":9,"tolerance":0}', archived_at: 1 })
      .where("id", "=", "q-number")
      .execute();
    await configure({ time_limit_min: 1 });

    await learning.saveAnswers({ params, body: { answers: RIGHT_ANSWERS } });
    const again = (await learning.startAttempt({ params: QUIZ })).data;

    expect(again.deadlineAt).toBe(attempt.deadlineAt);
    expect((await learning.submitAttempt({ params })).data.score).toBe(100);
    for (const { id, answer } of original)
      await db
        .updateTable("questions")
        .set({ answer, archived_at: null })
        .where("id", "=", id)
        .execute();
    await configure({ time_limit_min: 10 });
  });
});
