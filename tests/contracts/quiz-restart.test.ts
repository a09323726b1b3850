import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { openDatabase } from "~/server/embedded/database/open-database";
import { getAttempt } from "~/server/embedded/domain/quizzes/attempt";
import { submitOverdueAttempts } from "~/server/embedded/domain/quizzes/close-attempt";
import { getAttemptResult } from "~/server/embedded/domain/quizzes/result";
import { saveAnswers } from "~/server/embedded/domain/quizzes/save-answers";
import { startAttempt } from "~/server/embedded/domain/quizzes/start-attempt";
import type { HostContext } from "~/server/embedded/kit/context";
import { createPostgresDatabase, getPostgresUrl } from "../support/postgres-url";
import { TENANT_ID } from "./backend";
import { seedTenants } from "./core-fixture";
import { createHostContext } from "./host-context";
import { createLearner, QUIZ, RIGHT_ANSWERS, seedQuiz } from "./quiz-fixture";

const MINUTE = 60_000;

const postgresServer = await getPostgresUrl();

type Work<T> = (context: HostContext) => Promise<T>;

interface Place {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** Opens the database for one piece of work only, as a process that ends afterwards. */
async function runOnce<T>(place: Place, now: number, work: Work<T>): Promise<T> {
  const database = await openDatabase(place);
  try {
    return await work(createHostContext(database, place.dataDir, { clock: () => now }));
  } finally {
    await database.close();
  }
}

/** Starts an attempt, saves its answers one by one and lets its time run out, with a restart before each step. */
async function takeQuiz(place: Place) {
  const began = Date.now();
  const at = <T>(minute: number, work: Work<T>) => runOnce(place, began + minute * MINUTE, work);
  await at(0, async ({ db }) => {
    await seedTenants(db);
    await seedQuiz(db);
    await createLearner(db, "learner");
  });
  const user = { id: "learner", roles: [ROLE.student] };
  const call = { tenantId: TENANT_ID, user };

  const attempt = await at(0, (context) => startAttempt(context, { ...call, ...QUIZ }));
  const own = { ...call, attemptId: attempt.id };
  for (const [minute, id] of [...Object.keys(RIGHT_ANSWERS).entries()]) {
    const answers = { [id]: RIGHT_ANSWERS[id] ?? null };
    await at(minute + 1, (context) => saveAnswers(context, { ...own, answers }));
  }
  const resumed = await at(9, (context) => startAttempt(context, { ...call, ...QUIZ }));

  await at(11, submitOverdueAttempts);
  const late = await at(12, (context) => getAttempt(context, own));
  const result = await at(12, (context) => getAttemptResult(context, own));

  return { attempt, resumed, late, result };
}

test.each(["SQLite", "PostgreSQL"])(
  "an attempt on %s keeps answers, questions and deadline across restarts, and ends on time",
  async (kind) => {
    if (kind === "PostgreSQL" && !postgresServer) return;
    const dataDir = mkdtempSync(join(tmpdir(), "pendopo-quiz-"));
    const postgres =
      kind === "PostgreSQL" && postgresServer ? await createPostgresDatabase(postgresServer) : null;

    const { attempt, resumed, late, result } = await takeQuiz({
      dataDir,
      databaseUrl: postgres?.url,
    });

    expect(resumed).toMatchObject({ id: attempt.id, deadlineAt: attempt.deadlineAt });
    expect(resumed.answers).toEqual(RIGHT_ANSWERS);
    expect(resumed.secondsLeft).toBe(60);
    expect(resumed.questions.map(({ id }) => id)).toEqual(attempt.questions.map(({ id }) => id));
    expect(late.status).toBe("graded");
    expect(result).toMatchObject({ score: 100, submittedAt: attempt.deadlineAt });
    await postgres?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  },
);
