import { expect, test } from "playwright/test";
import { DEMO_PASSWORD, signInAs } from "./demo-account";
import {
  clickButton,
  findLink,
  generateEmail,
  NEW_ACCOUNT_PASSWORD,
  openSecondBrowser,
  readMail,
  registerAccount,
  signUp,
  submitSignIn,
} from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

test("[XJS1] sign-up reports errors, verifies the address by email and leads to the account", {
  tag: "@script",
}, async ({ page }) => {
  await page.goto(toTenantUrl("main", "/Akun/Daftar"));
  await page.getByLabel("Nama", { exact: true }).fill("Wahyu Ningsih");
  await page.getByLabel("Email").fill("bukan email");
  await page.getByLabel("Kata sandi", { exact: true }).fill("pendek");
  await page.getByLabel("Ulangi kata sandi").fill("lain");
  await clickButton(page, "Buat akun");
  const summary = page.getByRole("alert").first();

  await expect(summary).toContainText("Format email tidak valid");
  await expect(summary).toContainText("Kata sandi paling sedikit 10 karakter");
  await expect(summary).toContainText("Setujui kebijakan privasi");
  await expect(page.getByLabel("Nama", { exact: true })).toHaveValue("Wahyu Ningsih");

  const email = generateEmail();
  await signUp(page, email);

  await expect(page.getByRole("main")).toContainText("Periksa email Anda");

  await page.goto(toTenantUrl("main", "/Akun/Masuk"));
  await submitSignIn(page, email);

  await expect(page.getByRole("alert").first()).toContainText("Email atau kata sandi salah");

  const verify = findLink(await readMail(email, /Verifikasi/), /\/Akun\/Verifikasi\//);
  await page.goto(toTenantUrl("main", verify));
  await clickButton(page, "Verifikasi email saya");

  await expect(page.getByRole("main")).toContainText(
    "Email Anda sudah terverifikasi. Silakan masuk.",
  );

  await submitSignIn(page, email, "bukan kata sandinya");

  await expect(page.getByRole("alert").first()).toContainText("Email atau kata sandi salah");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Kata sandi", { exact: true })).toHaveValue("");

  await submitSignIn(page, email);

  await expect(page).toHaveURL(toTenantUrl("main", "/Dashboard"));
  // Lynx ignores no-store, and no-cache in front.
  expect((await page.goto(toTenantUrl("main", "/Akun")))?.headers()["cache-control"]).toMatch(
    /no-store.*, no-cache/,
  );
  await expect(page.getByRole("main")).toContainText(email);
  await expect(page.getByRole("main")).toContainText("Peserta");
});

test("a password reset by email ends all other sessions", {
  tag: "@script",
}, async ({ page, browser, javaScriptEnabled }) => {
  const email = await registerAccount(page);
  await submitSignIn(page, email);

  await expect(page).toHaveURL(toTenantUrl("main", "/Dashboard"));

  const other = await openSecondBrowser(browser, javaScriptEnabled ?? true);
  await other.goto(toTenantUrl("main", "/Akun/Lupa"));
  await other.getByLabel("Email").fill(email);
  await clickButton(other, "Kirim tautan");

  await expect(other.getByRole("main")).toContainText("Periksa email Anda");

  const reset = findLink(await readMail(email, /kata sandi baru/i), /\/Akun\/Kata-Sandi\//);
  await other.goto(toTenantUrl("main", reset));
  await other.getByLabel("Kata sandi baru", { exact: true }).fill("hujan turun sejak subuh");
  await other.getByLabel("Ulangi kata sandi baru").fill("hujan turun sejak subuh");
  await clickButton(other, "Simpan kata sandi");

  await expect(other).toHaveURL(toTenantUrl("main", "/Dashboard"));

  await page.goto(toTenantUrl("main", "/Akun"));

  await expect(page).toHaveURL(/\/Akun\/Masuk\?/);

  await submitSignIn(page, email, NEW_ACCOUNT_PASSWORD);

  await expect(page.getByRole("alert").first()).toContainText("Email atau kata sandi salah");

  await submitSignIn(page, email, "hujan turun sejak subuh");

  await expect(page).toHaveURL(toTenantUrl("main", "/Akun"));
  expect((await other.goto(toTenantUrl("main", reset)))?.status()).toBe(404);

  await other.context().close();
});

test("an expired sign-in leads to a page that starts a new one", { tag: "@script" }, async ({
  page,
  context,
}) => {
  await page.goto(toTenantUrl("main", "/Login"));
  await context.clearCookies({ name: "_sign_in" });
  await submitSignIn(page, "student@pendopo.example", DEMO_PASSWORD);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anda belum masuk");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expectValidPage(page, "expired sign-in");
  await page.getByRole("main").getByRole("link", { name: "Masuk sekali lagi" }).click();
  await expect(page).toHaveURL(toTenantUrl("main", "/Dashboard"));
});

test("[XJS8] signing out ends this session, or those of all devices if chosen", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  const email = await registerAccount(page);
  await submitSignIn(page, email);

  await expect(page).toHaveURL(toTenantUrl("main", "/Dashboard"));

  const other = await openSecondBrowser(browser, javaScriptEnabled ?? true);
  await other.goto(toTenantUrl("main", "/Login"));
  await submitSignIn(other, email);

  await expect(other).toHaveURL(toTenantUrl("main", "/Dashboard"));

  await page.goto(toTenantUrl("main", "/Akun"));

  await expect(
    page.getByRole("main").getByRole("button", { name: "Keluarkan perangkat ini" }),
  ).toHaveCount(1);

  await page.goto(toTenantUrl("main", "/Keluar"));
  await clickButton(page, "Keluar");

  await expect(page.getByRole("main")).toContainText("Anda sudah keluar.");

  await other.goto(toTenantUrl("main", "/Akun"));

  await expect(other).toHaveURL(toTenantUrl("main", "/Akun"));

  await page.goto(toTenantUrl("main", "/Login?redirect=/Keluar"));
  await submitSignIn(page, email);
  await page.getByLabel("Keluar dari semua perangkat").check();
  await clickButton(page, "Keluar");

  await expect(page.getByRole("main")).toContainText("Anda sudah keluar.");

  await other.goto(toTenantUrl("main", "/Akun"));

  await expect(other).toHaveURL(/\/Akun\/Masuk\?/);

  await other.context().close();
});

test("[ROL4] signing in leads a guest to the requested page", { tag: "@script" }, async ({
  page,
}) => {
  await page.goto(toTenantUrl("main", "/Dashboard/Outbox?state=waiting"));
  await expect(page).toHaveURL(/\/Akun\/Masuk\?/);
  await submitSignIn(page, "admin@pendopo.example", DEMO_PASSWORD);
  await expect(page).toHaveURL(toTenantUrl("main", "/Dashboard/Outbox?state=waiting"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Surat keluar");
});

test("[ROL5] /Welcome greets with name and role, and redirects within the site only", async ({
  page,
}) => {
  await signInAs(page, "mentor", "/Welcome");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Selamat datang, Laras");
  await expect(page.getByRole("main")).toContainText("Anda masuk sebagai Mentor.");
  await page.goto(toTenantUrl("main", "/Welcome?redirect=//jahat.example"));
  await page.getByRole("main").getByRole("link", { name: "Lanjutkan" }).click();
  await expect(page).toHaveURL(toTenantUrl("main", "/Dashboard"));
});

test("[XJS13] a form posted after its session ended is reviewed and sent after signing in", {
  tag: "@script",
}, async ({ page, browser, javaScriptEnabled }) => {
  const email = await registerAccount(page);
  await submitSignIn(page, email);
  await page.goto(toTenantUrl("main", "/Akun"));
  const other = await openSecondBrowser(browser, javaScriptEnabled ?? true);
  await other.goto(toTenantUrl("main", "/Login?redirect=/Keluar"));
  await submitSignIn(other, email);
  await other.getByLabel("Keluar dari semua perangkat").check();
  await clickButton(other, "Keluar");

  await expect(other.getByRole("main")).toContainText("Anda sudah keluar.");

  await page.getByLabel("Kata sandi saat ini").fill(NEW_ACCOUNT_PASSWORD);
  await page.getByLabel("Kata sandi baru", { exact: true }).fill("hujan turun sejak subuh");
  await page.getByLabel("Ulangi kata sandi baru").fill("hujan turun sejak subuh");
  await clickButton(page, "Ganti kata sandi");

  await expect(page).toHaveURL(/\/Akun\/Masuk\?/);

  await submitSignIn(page, email);

  await expect(page).toHaveURL(/\/Lanjutkan\/[\w-]+$/);
  await expect(page.getByRole("main")).toContainText(
    "Anda sudah masuk lagi. Isian Anda masih ada.",
  );
  await expect(page.getByRole("main")).toContainText("Kata sandi dan berkas tidak kami simpan.");

  await clickButton(page, "Kirim isian ini");

  await expect(page).toHaveURL(toTenantUrl("main", "/Akun"));
  await expect(page.getByRole("alert").first()).toContainText("Kata sandi saat ini wajib diisi");

  await other.context().close();
});

test("a decision posted after its session ended is shown with its labels and sent again", {
  tag: "@script",
}, async ({ page, context }) => {
  await signInAs(page, "admin", "/Dashboard/Schools?status=submitted");
  await page.getByRole("main").locator('a[href^="/Dashboard/Schools/"]').first().click();
  await page.getByLabel("Minta perbaikan").check();
  // Too short, so that the repeated form is rejected and decides nothing.
  await page.getByLabel("Alasan").fill("Kurang");
  const school = page.url();
  await context.clearCookies();
  await page
    .getByRole("main")
    .locator("form")
    .evaluate((form: HTMLFormElement) => form.submit());

  await expect(page).toHaveURL(/\/Akun\/Masuk\?/);

  await submitSignIn(page, "admin@pendopo.example", DEMO_PASSWORD);

  await expect(page).toHaveURL(/\/Lanjutkan\/[\w-]+$/);
  for (const text of ["Keputusan", "Minta perbaikan", "Alasan", "Kurang"])
    await expect(page.getByRole("main")).toContainText(text);
  await expectValidPage(page);

  await clickButton(page, "Kirim isian ini");

  await expect(page).toHaveURL(school);
  await expect(page.getByRole("alert").first()).toContainText(
    "Alasan wajib diisi, 10-500 karakter",
  );
  await expect(page.getByLabel("Minta perbaikan")).toBeChecked();
});
