import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./demo-account";
import {
  clickButton,
  findLink,
  generateEmail,
  NEW_ACCOUNT_PASSWORD,
  readMail,
  registerAccount,
  submitSignIn,
} from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, sendRequest, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

/** Opens the first class of a list that takes registrations. */
async function openClass(page: Page, filter: string): Promise<string> {
  await page.goto(toTenantUrl("main", `/Class?state=registration_open&filter.type=${filter}`));
  const link = page.getByRole("main").locator('a[href^="/Class/"]').first();
  await page.goto(toTenantUrl("main", (await link.getAttribute("href")) ?? ""));
  return (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
}

const enrolLink = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "Daftar", exact: true });

test("a guest signs up on the way to a free class, and is enrolled once", async ({
  page,
  browser,
  request,
}) => {
  const name = await openClass(page, "free");
  await enrolLink(page).click();

  await expect(page).toHaveURL(/\/Akun\/Masuk\?/);

  await page.getByRole("main").getByRole("link", { name: "Belum punya akun? Daftar" }).click();
  const email = generateEmail();
  await page.getByLabel("Nama", { exact: true }).fill("Wahyu Ningsih");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Kata sandi", { exact: true }).fill(NEW_ACCOUNT_PASSWORD);
  await page.getByLabel("Ulangi kata sandi").fill(NEW_ACCOUNT_PASSWORD);
  await page.getByLabel(/kebijakan privasi/).check();
  await clickButton(page, "Buat akun");
  const mail = await readMail(browser, email, /Verifikasi/);
  await page.goto(toTenantUrl("main", findLink(mail, /\/Akun\/Verifikasi\//)));
  await clickButton(page, "Verifikasi email saya");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Kata sandi", { exact: true }).fill(NEW_ACCOUNT_PASSWORD);
  await clickButton(page, "Masuk");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Daftar kelas ${name}`);
  await expectValidPage(page, "enrolment in a free class");

  await clickButton(page, "Daftar sekarang");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anda terdaftar");
  await expect(page.getByRole("main")).toContainText(name);
  await expectValidPage(page, "enrolled");

  const calendar = page.getByRole("main").getByRole("link", { name: "Simpan jadwal ke kalender" });
  const path = (await calendar.getAttribute("href")) ?? "";
  const file = await sendRequest(request, "main", path);

  expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART;[\s\S]*END:VCALENDAR\r\n$/);

  await page.goto(page.url().replace("/Terdaftar", "/Daftar"));

  await expect(page.getByRole("main")).toContainText("Anda sudah menjadi peserta kelas ini");

  const confirmation = await readMail(browser, email, /Anda terdaftar di kelas/);

  expect(confirmation).toContain(name);
  expect(confirmation).toContain(path);
});

test("a learner pays for a class, fails first, and becomes its learner by the second payment", async ({
  page,
  browser,
}) => {
  const email = await registerAccount(browser, page);
  await submitSignIn(page, email);
  const name = await openClass(page, "premium");
  await enrolLink(page).click();
  await expectValidPage(page, "enrolment in a paid class");
  await page.getByLabel("Virtual account BCA").check();
  await clickButton(page, /^Lanjut membayar/);
  await clickButton(page, "Gagalkan pembayaran");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pembayaran belum berhasil");

  await page.getByRole("main").getByRole("link", { name: "Coba bayar lagi" }).click();
  await clickButton(page, /^Lanjut membayar/);
  await clickButton(page, /^Bayar/);

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pembayaran berhasil");
  await expect(page.getByRole("main")).toContainText(/INV\/\d{4}\/\d\d\/\d{6}/);
  await expectValidPage(page, "paid class");

  await page.getByRole("main").getByRole("link", { name: "Buka kelas saya" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anda terdaftar");
  await expect(page.getByRole("main")).toContainText(name);
});

test("a class that has ended offers no enrolment", async ({ page }) => {
  await signInAs(page, "student", "/Class?state=ended");
  const link = page.getByRole("main").locator('a[href^="/Class/"]').first();
  const href = (await link.getAttribute("href")) ?? "";
  await page.goto(toTenantUrl("main", href));

  await expect(enrolLink(page)).toHaveCount(0);
});
