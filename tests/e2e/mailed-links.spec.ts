import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { startApp } from "../support/start-app";
import { signInAs } from "./demo-account";
import { createInvitation } from "./invitation";
import {
  clickButton,
  fillSchoolForm,
  findLink,
  generateEmail,
  generateUniqueNpsn,
  openSecondBrowser,
  readMail,
  registerAccount,
  signUp,
} from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

const NEW_PASSWORD = "hujan turun sejak subuh";

test("email verification pages pass axe, are valid HTML and do not overflow", async ({ page }) => {
  test.slow();
  const email = generateEmail();
  await signUp(page, email);

  await expectValidPage(page, "verification sent");

  const link = findLink(await readMail(email, /Verifikasi/), /\/Akun\/Verifikasi\//);
  await page.goto(toTenantUrl("main", link));

  await expectValidPage(page, "verify");

  await clickButton(page, "Verifikasi email saya");

  await expect(page).toHaveURL(/notice=verified/);
  await expectValidPage(page, "sign in, verified");

  await page.goto(toTenantUrl("main", link));

  await expect(page.getByRole("main")).toContainText("Tautan ini sudah dipakai");
  await expectValidPage(page, "verify, used up");
});

test("password reset pages pass axe, are valid HTML and do not overflow", {
  tag: "@script",
}, async ({ page }) => {
  test.slow();
  const email = await registerAccount(page);
  await page.goto(toTenantUrl("main", "/Akun/Lupa"));
  await page.getByLabel("Email").fill(email);
  await clickButton(page, "Kirim tautan");

  await expectValidPage(page, "link sent");

  const link = findLink(await readMail(email, /kata sandi baru/i), /\/Akun\/Kata-Sandi\//);
  await page.goto(toTenantUrl("main", link));

  await expectValidPage(page, "new password");

  await page.getByLabel("Kata sandi baru", { exact: true }).fill("pendek");
  await page.getByLabel("Ulangi kata sandi baru").fill("lain");
  await clickButton(page, "Simpan kata sandi");

  await expect(page.getByRole("alert").first()).toContainText(
    "Kata sandi paling sedikit 10 karakter",
  );
  await expectValidPage(page, "new password, wrong");

  await page.getByLabel("Kata sandi baru", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Ulangi kata sandi baru").fill(NEW_PASSWORD);
  await clickButton(page, "Simpan kata sandi");

  await expect(page).toHaveURL(toTenantUrl("main", "/Dashboard"));
  await expectValidPage(page, "a learner's dashboard");
  expect((await page.goto(toTenantUrl("main", link)))?.status()).toBe(404);
  await expectValidPage(page, "new password, used up");
});

test("invitation pages pass axe, are valid HTML and do not overflow", {
  tag: "@script",
}, async ({ page }) => {
  test.slow();
  const DATA_DIR = mkdtempSync(join(tmpdir(), "pendopo-invited-"));
  const app = await startApp({ DATA_DIR, SEED: "demo", LOG_LEVEL: "error" });
  try {
    const at = (path: string) => app.url.replace("127.0.0.1", "main.localhost") + path;
    const email = generateEmail();
    await page.goto(at(await createInvitation(DATA_DIR, email)));
    await expect(page.getByRole("main")).toContainText(email);
    await expectValidPage(page, "invitation");
    await clickButton(page, "Simpan kata sandi");
    await expect(page.getByRole("alert").first()).toContainText("Kata sandi wajib diisi");
    await expectValidPage(page, "invitation, nothing chosen");
    await page.getByLabel("Kata sandi baru", { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel("Ulangi kata sandi baru").fill(NEW_PASSWORD);
    await clickButton(page, "Simpan kata sandi");
    await expect(page).toHaveURL(at("/Dashboard"));
    await page.goto(at("/Akun"));
    await expect(page.getByRole("main")).toContainText("Mentor");
    await expectValidPage(page, "account");
  } finally {
    await app.stop();
  }
});

test("the set-up page passes axe, is valid HTML and does not overflow", {
  tag: "@script",
}, async ({ page }) => {
  const app = await startApp({
    DATA_DIR: mkdtempSync(join(tmpdir(), "pendopo-set-up-")),
    SEED: "starter",
  });
  try {
    const findLink = () => /https?:\/\/[^\s"/]+(\/Setup\/[\w-]+)/.exec(app.output())?.[1];
    await expect.poll(findLink).toBeTruthy();
    await page.goto(app.url + findLink());
    await expectValidPage(page, "set-up");
    await page.getByLabel("Nama Anda").fill("Sri Wahyuni");
    await clickButton(page, "Buat akun dan mulai");
    await expect(page.getByRole("alert").first()).toContainText("Email");
    await expectValidPage(page, "set-up, wrong");
    await page.getByLabel("Email").fill("sri@contoh.example");
    await page.getByLabel("Kata sandi", { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel("Ulangi kata sandi").fill(NEW_PASSWORD);
    await clickButton(page, "Buat akun dan mulai");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Halo, Sri Wahyuni");
    await expectValidPage(page, "home of a new site");
    await page.goto(`${app.url}/Setup/Selesai`);
    await expectValidPage(page, "set-up, done");
  } finally {
    await app.stop();
  }
});

test("school pages in each state pass axe, are valid HTML and do not overflow", {
  tag: "@script",
}, async ({ page, browser, javaScriptEnabled }) => {
  test.slow();
  const [npsn, email] = [generateUniqueNpsn(), generateEmail()];
  await fillSchoolForm(page, { npsn, name: "SMA Uji Tautan", email });
  await page.getByLabel(/Data ini benar/).check();
  await clickButton(page, "Kirim pendaftaran");

  await expect(page).toHaveURL(/\/Bukti\//);

  const link = findLink(await readMail(email, /pendaftaran/i), /\/Register\/School\/Bukti\//);
  const admin = await openSecondBrowser(browser, javaScriptEnabled ?? true);
  await signInAs(admin, "admin", `/Dashboard/Schools?search=${npsn}`);
  await admin.getByRole("main").getByRole("link", { name: "SMA Uji Tautan" }).click();
  await admin.getByLabel("Minta perbaikan").check();
  await admin.getByLabel("Alasan").fill("Tulis nama jalan dan nomornya.");
  await clickButton(admin, "Kirim keputusan");

  await expect(admin.getByRole("main")).toContainText("Perlu diperbaiki");
  await expectValidPage(admin, "inbox, change wanted");

  await page.goto(toTenantUrl("main", link));

  await expect(page.getByRole("main")).toContainText("Tulis nama jalan dan nomornya.");
  await expectValidPage(page, "receipt, change wanted");

  await clickButton(page, "Ubah isian");

  await expectValidPage(page, "first step of a change");

  for (const step of ["tempat", "orang", "rincian", "periksa"]) {
    await clickButton(page, step === "periksa" ? "Periksa isian" : "Lanjutkan");
    await expect(page).toHaveURL(new RegExp(`/${step}$`));
    await expectValidPage(page, `change, ${step}`);
  }
  await page.getByLabel(/Data ini benar/).check();
  await clickButton(page, "Kirim perubahan");

  await expect(page).toHaveURL(toTenantUrl("main", link));

  await admin.reload();
  await admin.getByLabel("Verifikasi").check();
  await clickButton(admin, "Kirim keputusan");

  await expect(admin.getByRole("main")).toContainText("Terverifikasi");
  await expectValidPage(admin, "inbox, verified");

  await page.reload();

  await expect(page.getByRole("main")).toContainText("Terverifikasi");
  await expectValidPage(page, "receipt, verified");

  await admin.context().close();
});

test("donation and payment pages in each state pass axe, are valid HTML and do not overflow", async ({
  page,
}) => {
  test.slow();
  const email = generateEmail();
  await page.goto(toTenantUrl("main", "/Donation"));

  await expectValidPage(page, "amount");

  await clickButton(page, "Lanjut ke pembayaran");

  await expectValidPage(page, "amount, wrong");

  await page.locator('[name="name"]').fill("Sri Wahyuni");
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="own"]').fill("52.000");
  await page.locator('[name="method"][value="qris"]').check();
  await clickButton(page, "Lanjut ke pembayaran");

  await expect(page).toHaveURL(/\/Donation\/Bukti\//);

  const receipt = new URL(page.url()).pathname;

  await expectValidPage(page, "receipt, to be paid");

  await page.getByRole("link", { name: /^Bayar/ }).click();
  const payment = page.url();

  await expectValidPage(page, "payment");

  await page.goto(payment.replace("/Bayar/", "/CallbackPayment?orderId="));

  await expectValidPage(page, "waiting");

  await page.goto(payment);
  await clickButton(page, "Biarkan lewat batas waktu");

  await expect(page).toHaveURL(/\/Payment-Status\/Error/);
  await expectValidPage(page, "not paid");

  await page.goto(payment);

  await expectValidPage(page, "payment, too late");

  await page.goto(toTenantUrl("main", receipt));

  await expectValidPage(page, "receipt, ran out");

  await page.goto(payment);
  await clickButton(page, "Bayar terlambat");

  await expect(page).toHaveURL(/\/Payment-Status\/Success/);
  await expectValidPage(page, "paid");
  expect(findLink(await readMail(email, /diterima$/), /\/Donation\/Bukti\//)).toBe(receipt);

  await page.goto(toTenantUrl("main", receipt));

  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terima kasih");
  await expectValidPage(page, "receipt, paid");
});

test("links with an unknown token are missing pages of the site", async ({ page }) => {
  for (const path of [
    "/Akun/Kata-Sandi/x",
    "/Akun/Undangan/x",
    "/Register/School/Bukti/x",
    "/Register/School/Isi/x/tempat",
    "/Donation/Bukti/x",
    "/Make-Appointment/Bukti/x",
    "/Setup/x",
    "/Berhenti/x",
    "/Undangan/x",
  ]) {
    expect((await page.goto(toTenantUrl("main", path)))?.status(), path).toBe(404);
    await expectValidPage(page, path);
  }
});
