import { describe, expect, test } from "vitest";
import { MINUTE_MS } from "~/lib/time";
import { pickRounds } from "../support/rounds";
import { queryRows } from "./app-database";
import { setUpDemoApp } from "./demo-app";
import {
  createQuizTaker,
  drawNumbers,
  getScore,
  handInKilled,
  pickMoment,
  QUESTIONS,
  readDrawn,
} from "./quiz-kills";
import type { TestBrowser } from "./test-browser";

const site = setUpDemoApp();
const KILLS = pickRounds(3, 20);
const TIMEOUT_MS = pickRounds(3, 20) * MINUTE_MS;
const ESSAY = "Saya menulis ulang halaman itu bersama pemakainya.";

/** Quizzes that the demo's student may repeat, with the user who takes them. */
const listQuizzes = () =>
  queryRows(
    site.db,
    `select q.id, q.lms_id as tenant from quizzes q
       join enrolments e on e.lms_id = q.lms_id and e.class_id = q.class_id
       join users u on u.id = e.user_id
     where u.email = 'student@pendopo.example' and q.max_attempts is null
       and q.lms_id = (select lms_id from tenant_domains where domain = 'main.localhost')
     order by q.id`,
  ).map(({ id, tenant }) => ({ id: String(id), tenant: String(tenant) }));

const getQuiz = (at: number) => {
  const quiz = listQuizzes()[at];
  if (!quiz) throw new Error("the demo's student has too few quizzes");
  return { ...quiz, path: `/Belajar/Kuis/${quiz.id}` };
};

/** Makes a quiz of one question of a type. */
function drawOne({ id, tenant }: ReturnType<typeof getQuiz>, type: string): void {
  site.db
    .prepare(
      "insert into question_tags select lms_id, id, ? from questions where lms_id = ? and type = ? limit 1",
    )
    .run(`uji-${type}`, tenant, type);
  site.db
    .prepare("update quizzes set draw = ? where id = ?")
    .run(JSON.stringify([{ tag: `uji-${type}`, count: 1 }]), id);
}

/** @returns path of the first question that is open */
const start = async (browser: TestBrowser, path: string) =>
  (await browser.submitForm(path, {})).location;

describe("a quiz", () => {
  test(
    `[FEA2] keeps acknowledged answers, questions and deadline when the server is killed ${KILLS} times, and is graded right`,
    async () => {
      const quiz = getQuiz(0);
      drawNumbers(site, quiz);
      const learner = await site.openSignedInBrowser("student");
      const first = await start(learner, quiz.path);
      const toPage = (page: number | string) => first.replace(/[^/]+$/, String(page));
      const taker = createQuizTaker(site, learner, toPage);
      const drawn = readDrawn(site, quiz.id);
      const outcomes: string[] = [];

      for (let kill = 1; kill < KILLS; kill++) {
        expect((await taker.save((2 * kill) % QUESTIONS)).status).toBe(303);
        const moment = pickMoment(site, quiz.id, { kill, ms: (taker.saveMs * kill) / KILLS });
        outcomes.push(await taker.saveKilled((2 * kill + 1) % QUESTIONS, moment));

        expect(await taker.readAnswers()).toEqual(taker.answers);
        expect(readDrawn(site, quiz.id)).toEqual(drawn);
        expect(await start(taker.browser, quiz.path)).toMatch(toPage(""));
      }
      console.info(`saves during kills: ${outcomes.join(", ")}`);
      expect((await taker.browser.get(first)).text).toMatch(/Sisa waktu <strong[^>]*>\d+ menit/);

      const result = await handInKilled(site, taker.browser, { quizId: quiz.id, toPage });

      expect(result).toContain(`Nilai Anda <strong>${getScore(taker.answers)}</strong> dari 100`);
      expect(readDrawn(site, quiz.id)).toEqual(drawn);
    },
    TIMEOUT_MS,
  );

  test("[FEA2] with an essay waits until the class's staff grade it, and then shows score and note", async () => {
    const quiz = getQuiz(1);
    drawOne(quiz, "essay");
    const { id, path } = quiz;
    const [learner, admin] = await Promise.all([
      site.openSignedInBrowser("student"),
      site.openSignedInBrowser("admin"),
    ]);
    const question = await start(learner, path);
    const saved = await learner.submitForm(question, { answer: ESSAY });
    expect((await learner.get(question)).text).toContain(ESSAY);
    const resultPath = (await learner.submitForm(saved.location, {})).location;
    expect((await learner.get(resultPath)).text).toContain("Menunggu penilaian");

    const results = await admin.get(`/Dashboard/Kuis/${id}`);
    const gradingPath = /href="([^"]+\/Nilai\/\d+)"/.exec(results.text)?.[1] ?? "";
    const page = await admin.get(gradingPath);
    expect(page.text).toContain(ESSAY);
    const percentField = /name="(percent-\d+)"/.exec(page.text)?.[1] ?? "";
    const feedbackField = percentField.replace("percent", "feedback");
    const rejected = await admin.submitForm(gradingPath, {
      [percentField]: "101",
      [feedbackField]: "Catatan yang tidak boleh hilang",
    });
    expect(rejected.status).toBe(422);
    expect(rejected.text).toContain("Nilai paling banyak 100");
    expect(rejected.text).toContain("Catatan yang tidak boleh hilang");
    const graded = await admin.submitForm(gradingPath, {
      [percentField]: "80",
      [feedbackField]: "Beri satu contoh lagi.",
    });

    expect(graded.location).toBe(`/Dashboard/Kuis/${id}`);
    const shown = (await learner.get(resultPath)).text;
    expect(shown).toMatch(/Nilai Anda <strong>80<\/strong> dari 100/);
    expect(shown).toContain("Beri satu contoh lagi.");
    expect((await admin.get(graded.location)).text).toContain("Tidak ada jawaban uraian");
  });

  test("is closed to accounts that are not enrolled, and its attempts to other learners", async () => {
    const { id, path } = getQuiz(0);
    const learner = await site.openSignedInBrowser("student");
    const question = await start(learner, path);
    const [admin, writer] = await Promise.all([
      site.openSignedInBrowser("admin"),
      site.openSignedInBrowser("writer"),
    ]);

    expect((await writer.get(path)).status).toBe(403);
    expect((await writer.get(`/Dashboard/Kuis/${id}`)).status).toBe(403);
    expect((await admin.get(path)).text).toContain("Hasil dan penilaian");
    for (const stranger of [admin, writer]) expect((await stranger.get(question)).status).toBe(404);
  });
});
