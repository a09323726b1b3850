import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./demo-account";
import { clickButton, readMail, registerAccount, submitSignIn } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

const main = (page: Page) => page.getByRole("main");
const COURSE = "/Courses/administrasi-jaringan-sekolah";

/** A learner asks about a chapter, and the staff answers by mail. */
async function askAndAnswer(page: Page, question: string): Promise<void> {
  await page.goto(toTenantUrl("main", "/Class/administrasi-jaringan-sekolah/Daftar"));
  await clickButton(page, "Daftar sekarang");
  await page.goto(toTenantUrl("main", COURSE));
  await main(page).locator('a[href*="/chapter/"]').first().click();
  await page.getByLabel("Pertanyaan Anda tentang bab ini").fill(question);
  await page.getByRole("button", { name: "Kirim pertanyaan" }).click();
  await expect(page.getByText("Belum dijawab.")).toBeVisible();
  const staff = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  const other = await staff?.newPage();
  if (!other) throw new Error("no second browser");
  await assignClientIp(other.context());
  await signInAs(other, "admin", "/Dashboard/Questions?state=open");
  const row = main(other).locator("li, article, section").filter({ hasText: question }).last();
  await row.getByLabel("Jawaban").fill("Dua untuk setiap lantai.");
  await row.getByRole("button", { name: "Kirim jawaban" }).click();
  await expect(other.getByText(question)).toHaveCount(0);
  await other.context().close();
}

test("a learner chooses which emails to get, and stops one by its link", async ({ page }) => {
  test.slow();
  const email = await registerAccount(page);
  await submitSignIn(page, email);
  await page.goto(toTenantUrl("main", "/Akun"));
  await main(page).getByRole("link", { name: "Atur pemberitahuan" }).click();
  await expectValidPage(page, "notices");
  await page.getByLabel(/^Ringkasan mingguan/).uncheck();
  await clickButton(page, "Simpan pilihan");

  await expect(main(page)).toContainText("Pilihan Anda sudah disimpan.");
  await expect(page.getByLabel(/^Ringkasan mingguan/)).not.toBeChecked();
  await expectValidPage(page, "notices, saved");

  const question = `Berapa kabel cadangan ${email}?`;
  await askAndAnswer(page, question);
  const mail = await readMail(email, /Jawaban atas pertanyaan Anda/);
  const link = /\/Berhenti\/\d+-feedback-[0-9a-f]{64}/.exec(mail)?.[0] ?? "no link";
  await page.context().clearCookies();
  await page.goto(toTenantUrl("main", link));

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    'Berhenti menerima "Jawaban dan umpan balik"?',
  );
  await expectValidPage(page, "stop a notice");

  await clickButton(page, "Berhenti menerima email ini");

  await expect(page.getByRole("heading", { level: 1 })).toContainText("sudah dimatikan");
  await expectValidPage(page, "stopped");

  await submitSignInTo(page, email);
  await expect(page.getByLabel(/^Jawaban dan umpan balik/)).not.toBeChecked();
});

async function submitSignInTo(page: Page, email: string): Promise<void> {
  await main(page).getByRole("link", { name: "Atur semua pemberitahuan" }).click();
  await submitSignIn(page, email);
  await expect(page).toHaveURL(/\/Akun\/Pemberitahuan$/);
}
