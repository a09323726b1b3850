import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./demo-account";
import { clickButton, openSecondBrowser } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

/** Quizzes of five questions in ten minutes that the demo's student may take: one per journey, because a learner has one open attempt. */
const QUIZZES = {
  withScript: { tenant: "coding", path: "/Belajar/Kuis/265978260842" },
  withoutScript: { tenant: "aksara", path: "/Belajar/Kuis/521799987037" },
  countdown: { tenant: "campaign-books", path: "/Belajar/Kuis/575586179689" },
};
const QUESTION_COUNT = 5;

const getQuiz = (hasScript: boolean | undefined) =>
  hasScript ? QUIZZES.withScript : QUIZZES.withoutScript;

/** Fills in something, whatever kind of question it is. */
async function answerQuestion(page: Page): Promise<void> {
  const group = page.getByRole("main").getByRole("group").first();
  const choices = group.locator('input[type="radio"], input[type="checkbox"]');
  if ((await choices.count()) > 0) return choices.first().check();
  for (const select of await group.locator("select").all()) await select.selectOption({ index: 1 });
  const positions = await group.locator('input[type="number"]').all();
  for (const [index, input] of positions.entries()) await input.fill(String(index + 1));
  for (const input of await group.locator('input[type="text"], textarea').all())
    await input.fill("12");
}

test("[FEA2] a learner takes a quiz page by page, resumes it on another device, and reads the explanations", {
  tag: "@script",
}, async ({ page, browser, javaScriptEnabled }) => {
  const { tenant, path } = getQuiz(javaScriptEnabled);
  await signInAs(page, "student", path, tenant);
  await expectValidPage(page, "rules of a quiz");
  await clickButton(page, /^(?:Mulai|Coba lagi)$/);

  await expect(page).toHaveURL(/\/Soal\/\d+\/1$/);
  await expect(page.getByRole("timer")).toContainText(/Sisa waktu (?:10 menit|9 menit \d+ detik)/);
  await expectValidPage(page, "question");
  await answerQuestion(page);
  await clickButton(page, "Simpan dan lanjut");
  await expect(page).toHaveURL(/\/2$/);
  await answerQuestion(page);
  // Going to another question saves this one.
  await clickButton(page, /^Soal 1, sudah dijawab/);
  await expect(page).toHaveURL(/\/1$/);

  const secondDevice = await openSecondBrowser(browser, javaScriptEnabled ?? true);
  await signInAs(secondDevice, "student", path, tenant);
  await clickButton(secondDevice, "Lanjutkan");
  await expect(secondDevice).toHaveURL(/\/3$/);
  await expect(secondDevice.getByRole("main")).toContainText("2 dari 5 sudah dijawab");
  for (let number = 3; number <= QUESTION_COUNT; number++) {
    await answerQuestion(secondDevice);
    await clickButton(secondDevice, "Simpan dan lanjut");
  }
  await expect(secondDevice).toHaveURL(/\/Periksa$/);
  await secondDevice.context().close();

  await page.goto(page.url().replace(/\/1$/, "/Periksa"));
  await expect(page.getByRole("main")).toContainText("Semua 5 soal sudah dijawab.");
  await expectValidPage(page, "hand-in");
  await clickButton(page, "Kumpulkan jawaban");

  await expect(page).toHaveURL(/\/Hasil$/);
  await expect(page.getByRole("main")).toContainText(/Nilai Anda \d+ dari 100; nilai lulus 70/);
  await expect(page.getByRole("heading", { name: "Pembahasan" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(QUESTION_COUNT);
  await expectValidPage(page, "result");
  // The questions are closed.
  await page.goto(page.url().replace(/\/Hasil$/, "/1"));
  await expect(page).toHaveURL(/\/Hasil$/);
  await page.goto(toTenantUrl(tenant, path));
  await expect(page.getByRole("table")).toContainText(/lulus/i);
});

test("[FEA2] staff of the class see the results of a quiz and how each question worked", async ({
  page,
}) => {
  const { tenant, path } = QUIZZES.withoutScript;
  await signInAs(page, "superadmin", path, tenant);
  await page.getByRole("link", { name: "Hasil dan penilaian" }).click();

  await expect(page).toHaveURL(/\/Dashboard\/Kuis\/\d+$/);
  await expect(page.getByRole("table", { name: "Analisis soal" })).toContainText("%");
  await expectValidPage(page, "results of a quiz");
});

test("a question page saves by itself, counts down, and sends the last answer when the time is over", {
  tag: "@script-only",
}, async ({ page }) => {
  const { tenant, path } = QUIZZES.countdown;
  await signInAs(page, "student", path, tenant);
  await page.clock.install();
  await clickButton(page, /^(?:Mulai|Coba lagi)$/);
  await expect(page).toHaveURL(/\/1$/);
  await page.waitForLoadState("networkidle");
  await answerQuestion(page);
  await expect(page.getByText("Tersimpan otomatis.")).toBeVisible();
  const question = page.url();
  await page.goto(question.replace(/1$/, "Periksa"));
  await expect(page.getByRole("main")).toContainText("4 dari 5 soal belum dijawab lengkap.");

  await page.goto(question.replace(/1$/, "2"));
  await page.waitForLoadState("networkidle");
  await answerQuestion(page);
  await page.clock.fastForward("09:00");
  await expect(page.getByRole("timer")).toContainText(/Sisa waktu (?:1 menit|\d+ detik)/);
  await page.clock.fastForward("01:30");

  // Only the browser's clock was changed: the host still has time, and shows what it has saved.
  await expect(page).toHaveURL(/\/Periksa$/);
  await expect(page.getByRole("main")).toContainText("3 dari 5 soal belum dijawab lengkap.");
});
