import { expect, test } from "playwright/test";
import { DEMO_PASSWORD, signInAs } from "./accounts";
import { violations } from "./axe";
import { inspect } from "./inspect";
import { anotherBrowser, enter, linkIn, makeAccount, newEmail, PASSWORD, press, readMail, signUp } from "./people";
import { newPerson, on } from "./site";

test.beforeEach(async ({ context }) => newPerson(context));

test("[XJS1] sign up, wrong and right; the mail's link; sign in; the account", async ({ page, browser }) => {
  await page.goto(on("main", "/Akun/Daftar"));
  await page.getByLabel("Nama", { exact: true }).fill("Wahyu Ningsih");
  await page.getByLabel("Email").fill("bukan email");
  await page.getByLabel("Kata sandi", { exact: true }).fill("pendek");
  await page.getByLabel("Ulangi kata sandi").fill("lain");
  await press(page, "Buat akun");
  const summary = page.getByRole("alert").first();
  await expect(summary).toContainText("Format email tidak valid");
  await expect(summary).toContainText("Kata sandi paling sedikit 10 karakter");
  await expect(summary).toContainText("Setujui kebijakan privasi");
  await expect(page.getByLabel("Nama", { exact: true })).toHaveValue("Wahyu Ningsih");

  const email = newEmail();
  await signUp(page, email);
  await expect(page.getByRole("main")).toContainText("Periksa email Anda");
  await page.goto(on("main", "/Akun/Masuk"));
  await enter(page, email);
  await expect(page.getByRole("alert").first()).toContainText("belum diverifikasi");

  const verify = linkIn(await readMail(browser, email, /Verifikasi/), /\/Akun\/Verifikasi\//);
  await page.goto(on("main", verify));
  await press(page, "Verifikasi email saya");
  await expect(page.getByRole("main")).toContainText("Email Anda sudah terverifikasi. Silakan masuk.");
  await enter(page, email, "bukan kata sandinya");
  await expect(page.getByRole("alert").first()).toContainText("Email atau kata sandi salah");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Kata sandi", { exact: true })).toHaveValue("");
  await enter(page, email);
  await expect(page).toHaveURL(on("main", "/Dashboard"));
  // Text browsers know nothing of no-store, and of no-cache only behind a comma.
  expect((await page.goto(on("main", "/Akun")))?.headers()["cache-control"]).toMatch(/no-store.*, no-cache/);
  await expect(page.getByRole("main")).toContainText(email);
  await expect(page.getByRole("main")).toContainText("Peserta");
});

test("a forgotten password: the mail's link, a new one, and every other session is over", async ({ page, browser, javaScriptEnabled }) => {
  const email = await makeAccount(browser, page);
  await enter(page, email);
  await expect(page).toHaveURL(on("main", "/Dashboard"));

  const other = await anotherBrowser(browser, javaScriptEnabled ?? true);
  await other.goto(on("main", "/Akun/Lupa"));
  await other.getByLabel("Email").fill(email);
  await press(other, "Kirim tautan");
  await expect(other.getByRole("main")).toContainText("Periksa email Anda");
  const reset = linkIn(await readMail(browser, email, /kata sandi baru/i), /\/Akun\/Kata-Sandi\//);
  await other.goto(on("main", reset));
  await other.getByLabel("Kata sandi baru", { exact: true }).fill("hujan turun sejak subuh");
  await other.getByLabel("Ulangi kata sandi baru").fill("hujan turun sejak subuh");
  await press(other, "Simpan kata sandi");
  await expect(other).toHaveURL(on("main", "/Dashboard"));

  await page.goto(on("main", "/Akun"));
  await expect(page).toHaveURL(/\/Akun\/Masuk\?/);
  await enter(page, email, PASSWORD);
  await expect(page.getByRole("alert").first()).toContainText("Email atau kata sandi salah");
  await enter(page, email, "hujan turun sejak subuh");
  await expect(page).toHaveURL(on("main", "/Akun"));
  expect((await other.goto(on("main", reset)))?.status()).toBe(404);
  await other.context().close();
});

test("a sign-in that is over ends on a page that begins another one", async ({ page, context }) => {
  await page.goto(on("main", "/Login"));
  await context.clearCookies({ name: "_masuk" });
  await enter(page, "student@pendopo.example", DEMO_PASSWORD);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anda belum masuk");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await inspect(page, "a sign-in that is over");
  await page.getByRole("main").getByRole("link", { name: "Masuk sekali lagi" }).click();
  await expect(page).toHaveURL(on("main", "/Dashboard"));
});

test("[XJS8] signing out here leaves other devices; everywhere ends them all", async ({ page, browser, javaScriptEnabled }) => {
  const email = await makeAccount(browser, page);
  await enter(page, email);
  await expect(page).toHaveURL(on("main", "/Dashboard"));
  const other = await anotherBrowser(browser, javaScriptEnabled ?? true);
  await other.goto(on("main", "/Login"));
  await enter(other, email);
  await expect(other).toHaveURL(on("main", "/Dashboard"));

  await page.goto(on("main", "/Akun"));
  await expect(page.getByRole("main").getByRole("button", { name: "Keluarkan perangkat ini" })).toHaveCount(1);
  await page.goto(on("main", "/Keluar"));
  await press(page, "Keluar");
  await expect(page.getByRole("main")).toContainText("Anda sudah keluar.");
  await other.goto(on("main", "/Akun"));
  await expect(other).toHaveURL(on("main", "/Akun"));

  await page.goto(on("main", "/Login?redirect=/Keluar"));
  await enter(page, email);
  await page.getByLabel("Keluar dari semua perangkat").check();
  await press(page, "Keluar");
  await expect(page.getByRole("main")).toContainText("Anda sudah keluar.");
  await other.goto(on("main", "/Akun"));
  await expect(other).toHaveURL(/\/Akun\/Masuk\?/);
  await other.context().close();
});

test("[ROL4] a guest's deep link: signing in leads there", async ({ page }) => {
  await page.goto(on("main", "/Dashboard/Outbox?state=waiting"));
  await expect(page).toHaveURL(/\/Akun\/Masuk\?/);
  await enter(page, "admin@pendopo.example", DEMO_PASSWORD);
  await expect(page).toHaveURL(on("main", "/Dashboard/Outbox?state=waiting"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Surat keluar");
});

test("[ROL5] /Welcome greets, and sends on only where the site is", async ({ page }) => {
  await signInAs(page, "mentor", "/Welcome");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Selamat datang, Laras");
  await expect(page.getByRole("main")).toContainText("Anda masuk sebagai Mentor.");
  await page.goto(on("main", "/Welcome?redirect=//jahat.example"));
  await page.getByRole("main").getByRole("link", { name: "Lanjutkan" }).click();
  await expect(page).toHaveURL(on("main", "/Dashboard"));
});

test("[XJS13] a form sent after its session was over: sign in, look, send it once more", async ({ page, browser, javaScriptEnabled }) => {
  const email = await makeAccount(browser, page);
  await enter(page, email);
  await page.goto(on("main", "/Akun"));
  const other = await anotherBrowser(browser, javaScriptEnabled ?? true);
  await other.goto(on("main", "/Login?redirect=/Keluar"));
  await enter(other, email);
  await other.getByLabel("Keluar dari semua perangkat").check();
  await press(other, "Keluar");
  await expect(other.getByRole("main")).toContainText("Anda sudah keluar.");

  await page.getByLabel("Kata sandi saat ini").fill(PASSWORD);
  await page.getByLabel("Kata sandi baru", { exact: true }).fill("hujan turun sejak subuh");
  await page.getByLabel("Ulangi kata sandi baru").fill("hujan turun sejak subuh");
  await press(page, "Ganti kata sandi");
  await expect(page).toHaveURL(/\/Akun\/Masuk\?/);
  await enter(page, email);
  await expect(page).toHaveURL(/\/Lanjutkan\/[\w-]+$/);
  await expect(page.getByRole("main")).toContainText("Anda sudah masuk lagi. Isian Anda masih ada.");
  await expect(page.getByRole("main")).toContainText("Kata sandi dan berkas tidak kami simpan.");
  await press(page, "Kirim isian ini");
  await expect(page).toHaveURL(on("main", "/Akun"));
  await expect(page.getByRole("alert").first()).toContainText("Kata sandi saat ini wajib diisi");
  await other.context().close();
});

test("a decision whose session was over is told in its own words, kept and sent once more", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await signInAs(page, "admin", "/Dashboard/Schools?status=submitted");
  await page.getByRole("main").locator('a[href^="/Dashboard/Schools/"]').first().click();
  await page.getByLabel("Minta perbaikan").check();
  // Too short: what is sent once more is looked at as any other form, and decides nothing here.
  await page.getByLabel("Alasan").fill("Kurang");
  const school = page.url();
  await context.clearCookies();
  await page
    .getByRole("main")
    .locator("form")
    .evaluate((form: HTMLFormElement) => form.submit());
  await expect(page).toHaveURL(/\/Akun\/Masuk\?/);
  await enter(page, "admin@pendopo.example", DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/Lanjutkan\/[\w-]+$/);
  for (const told of ["Keputusan", "Minta perbaikan", "Alasan", "Kurang"]) await expect(page.getByRole("main")).toContainText(told);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
  }
  await press(page, "Kirim isian ini");
  await expect(page).toHaveURL(school);
  await expect(page.getByRole("alert").first()).toContainText("Alasan wajib diisi, 10-500 karakter");
  await expect(page.getByLabel("Minta perbaikan")).toBeChecked();
});
