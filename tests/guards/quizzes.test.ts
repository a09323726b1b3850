import { describe, expect, test } from "vitest";
import { queryRows } from "./app-database";
import { setUpDemoApp } from "./demo-app";
import type { TestBrowser } from "./test-browser";

const site = setUpDemoApp();
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

const listAttempts = (quizId: string) =>
  queryRows(
    site.db,
    "select id, deadline_at, answers, sheet from quiz_attempts where quiz_id = ? and status = 'open'",
    quizId,
  );

/** @returns path of the first question that is open */
const start = async (browser: TestBrowser, path: string) =>
  (await browser.submitForm(path, {})).location;

describe("a quiz", () => {
  test("[FEA2] keeps answers and deadline when the server is killed, and starts only once", async () => {
    const quiz = getQuiz(0);
    drawOne(quiz, "short");
    site.db.prepare("update quizzes set time_limit_min = 30 where id = ?").run(quiz.id);
    const learner = await site.openSignedInBrowser("student");
    const question = await start(learner, quiz.path);
    await learner.submitForm(question, { answer: "jawaban sebelum mati" });
    const before = listAttempts(quiz.id);

    await site.app.stop("SIGKILL");
    await site.restart();
    const again = await site.openSignedInBrowser("student");

    expect(await start(again, quiz.path)).toBe(question);
    expect(listAttempts(quiz.id)).toEqual(before);
    const page = (await again.get(question)).text;
    expect(page).toContain("jawaban sebelum mati");
    expect(page).toMatch(/Sisa waktu <strong[^>]*>(?:30 menit|2\d menit)/);
  });

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
