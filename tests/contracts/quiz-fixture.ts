import type { LearnerAnswer } from "~/lib/questions";
import { ROLE } from "~/lib/roles";
import type { HostContext } from "~/server/embedded/kit/context";
import { type Backend, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";
import { seedLessons } from "./lesson-fixture";

type Db = HostContext["db"];

export const QUIZ = { quizId: "kuis-web" };
const CLASS_KEY = { lms_id: TENANT_ID, class_id: `${TENANT_ID}-web` };
const options = (...ids: string[]) => ids.map((id) => ({ id, text: `Pilihan ${id}` }));

const QUESTIONS = [
  {
    id: "q-single",
    type: "single" as const,
    options: options("a", "b", "c"),
    answer: { options: ["b"] },
  },
  { id: "q-number", type: "number" as const, options: [], answer: { value: 3.5, tolerance: 0.1 } },
];
export const RIGHT_ANSWERS: Record<string, LearnerAnswer> = {
  "q-single": { options: ["b"] },
  "q-number": { value: 3.5 },
};

/** The class "web" with a quiz of two questions in its chapter "latihan", and an essay with the tag "esai". */
export async function seedQuiz(db: Db): Promise<void> {
  await seedLessons(db);
  await insertQuestion(db, {
    id: "q-essay",
    type: "essay",
    tag: "esai",
    answer: { rubric: ["Jelas"] },
  });
  for (const question of QUESTIONS) await insertQuestion(db, { ...question, tag: "html" });
  await db
    .insertInto("quizzes")
    .values({
      ...CLASS_KEY,
      id: QUIZ.quizId,
      title: "Latihan web",
      pass_mark: 70,
      time_limit_min: 10,
      draw: '[{"tag":"html","count":2}]',
      max_attempts: null,
      review: "always",
      shuffle: 1,
      version: 1,
      created_at: 1,
      updated_at: 1,
    })
    .execute();
  await db
    .insertInto("chapter_contents")
    .values({
      ...CLASS_KEY,
      module_slug: "css",
      chapter_slug: "latihan",
      body: "",
      poster: null,
      quiz_id: QUIZ.quizId,
      language: null,
      starter: null,
      tests: null,
      version: 1,
      updated_at: 1,
    })
    .execute();
}

interface BankQuestion {
  id: string;
  type: "single" | "number" | "essay";
  tag: string;
  options?: unknown;
  answer: unknown;
}

async function insertQuestion(
  db: Db,
  { id, type, tag, options: choices = [], answer }: BankQuestion,
) {
  await db
    .insertInto("questions")
    .values({
      lms_id: TENANT_ID,
      id,
      class_id: null,
      content_key: null,
      type,
      level: "mudah",
      prompt: `Soal ${id}`,
      options: JSON.stringify(choices),
      answer: JSON.stringify(answer),
      explanation: `Karena ${id}`,
      search_text: id,
      version: 1,
      created_at: 1,
      updated_at: 1,
      archived_at: null,
    })
    .execute();
  await db
    .insertInto("question_tags")
    .values({ lms_id: TENANT_ID, question_id: id, tag })
    .execute();
}

/** A student of the class "web". @returns the access token */
export async function createLearner(db: Db, id: string): Promise<string> {
  const token = await createSignedInUser(db, id, [{ tenantId: TENANT_ID, role: ROLE.student }]);
  await db
    .insertInto("enrolments")
    .values({ ...CLASS_KEY, user_id: id, source: "free", created_at: 5 })
    .execute();
  return token;
}

/** Moves the deadline of an open attempt. */
export const endTimeAgo = (db: Db, attemptId: string, ms: number) =>
  db
    .updateTable("quiz_attempts")
    .set({ deadline_at: Date.now() - ms })
    .where("id", "=", attemptId)
    .execute();

/** People with clients of their own, so that no test depends on another. */
export function createQuizActors(site: () => Backend) {
  let count = 0;
  const createClient = async () => {
    const id = `learner-${count++}`;
    const accessToken = await createLearner(site().database.db, id);
    return { id, learning: site().createClients({ accessToken }).learning };
  };
  /** An account that is not enrolled. */
  const createStranger = async (tenantId: string, role: number) => {
    const id = `stranger-${count++}`;
    const accessToken = await createSignedInUser(site().database.db, id, [{ tenantId, role }]);
    return site().createClients({ accessToken, tenantId }).learning;
  };
  const start = async () => {
    const client = await createClient();
    const { data } = await client.learning.startAttempt({ params: QUIZ });
    return { ...client, attempt: data, params: { attemptId: data.id } };
  };
  return { createClient, createStranger, start };
}
