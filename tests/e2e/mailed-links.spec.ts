import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { startApp } from "../support/start-app";
import { signInAs } from "./accounts";
import { inspect } from "./inspect";
import { invited } from "./invited";
import { anotherBrowser, fillSchool, linkIn, makeAccount, newEmail, newNpsn, press, readMail, signUp } from "./people";
import { newPerson, on } from "./site";

test.beforeEach(async ({ context }) => newPerson(context));

const NEW_PASSWORD = "hujan turun sejak subuh";

test("pages behind the mail that verifies an address: axe 0, valid HTML, no overflow", async ({ page, browser }) => {
  test.slow();
  const email = newEmail();
  await signUp(page, email);
  await inspect(page, "verification sent");
  const link = linkIn(await readMail(browser, email, /Verifikasi/), /\/Akun\/Verifikasi\//);
  await page.goto(on("main", link));
  await inspect(page, "verify");
  await press(page, "Verifikasi email saya");
  await expect(page).toHaveURL(/catatan=verified/);
  await inspect(page, "sign in, verified");
  await page.goto(on("main", link));
  await press(page, "Verifikasi email saya");
  await inspect(page, "verify, used up");
});

test("pages behind the mail for a new password: axe 0, valid HTML, no overflow", async ({ page, browser }) => {
  test.slow();
  const email = await makeAccount(browser, page);
  await page.goto(on("main", "/Akun/Lupa"));
  await page.getByLabel("Email").fill(email);
  await press(page, "Kirim tautan");
  await inspect(page, "link sent");
  const link = linkIn(await readMail(browser, email, /kata sandi baru/i), /\/Akun\/Kata-Sandi\//);
  await page.goto(on("main", link));
  await inspect(page, "new password");
  await page.getByLabel("Kata sandi baru", { exact: true }).fill("pendek");
  await page.getByLabel("Ulangi kata sandi baru").fill("lain");
  await press(page, "Simpan kata sandi");
  await expect(page.getByRole("alert").first()).toContainText("Kata sandi paling sedikit 10 karakter");
  await inspect(page, "new password, wrong");
  await page.getByLabel("Kata sandi baru", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Ulangi kata sandi baru").fill(NEW_PASSWORD);
  await press(page, "Simpan kata sandi");
  await expect(page).toHaveURL(on("main", "/Dashboard"));
  await inspect(page, "a learner's dashboard");
  expect((await page.goto(on("main", link)))?.status()).toBe(404);
  await inspect(page, "new password, used up");
});

test("pages behind an invitation's mail, until the account is there: axe 0, valid HTML, no overflow", async ({ page }) => {
  test.slow();
  const DATA_DIR = mkdtempSync(join(tmpdir(), "pendopo-invited-"));
  const app = await startApp({ DATA_DIR, SEED: "demo", LOG_LEVEL: "error" });
  try {
    const at = (path: string) => app.url.replace("127.0.0.1", "main.localhost") + path;
    const email = newEmail();
    await page.goto(at(await invited(DATA_DIR, email)));
    await expect(page.getByRole("main")).toContainText(email);
    await inspect(page, "invitation");
    await press(page, "Simpan kata sandi");
    await expect(page.getByRole("alert").first()).toContainText("Kata sandi wajib diisi");
    await inspect(page, "invitation, nothing chosen");
    await page.getByLabel("Kata sandi baru", { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel("Ulangi kata sandi baru").fill(NEW_PASSWORD);
    await press(page, "Simpan kata sandi");
    await expect(page).toHaveURL(at("/Dashboard"));
    await page.goto(at("/Akun"));
    await expect(page.getByRole("main")).toContainText("Mentor");
    await inspect(page, "account");
  } finally {
    await app.stop();
  }
});

test("the page behind a new installation's link: axe 0, valid HTML, no overflow", async ({ page }) => {
  const app = await startApp({ DATA_DIR: mkdtempSync(join(tmpdir(), "pendopo-set-up-")), SEED: "starter" });
  try {
    const link = /https?:\/\/[^\s"/]+(\/Setup\/[\w-]+)/.exec(app.output())?.[1] ?? "/no-link";
    await page.goto(app.url + link);
    await inspect(page, "set-up");
    await page.getByLabel("Nama Anda").fill("Sri Wahyuni");
    await press(page, "Buat akun dan mulai");
    await expect(page.getByRole("alert").first()).toContainText("Email");
    await inspect(page, "set-up, wrong");
    await page.getByLabel("Email").fill("sri@contoh.example");
    await page.getByLabel("Kata sandi", { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel("Ulangi kata sandi").fill(NEW_PASSWORD);
    await press(page, "Buat akun dan mulai");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Situs Anda siap");
    await inspect(page, "set-up, done");
  } finally {
    await app.stop();
  }
});

test("pages behind a school's mails, in each of its states: axe 0, valid HTML, no overflow", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  test.slow();
  const [npsn, email] = [newNpsn(), newEmail()];
  await fillSchool(page, { npsn, name: "SMA Uji Tautan", email });
  await page.getByLabel(/Data ini benar/).check();
  await press(page, "Kirim pendaftaran");
  await expect(page).toHaveURL(/\/Bukti\//);
  const link = linkIn(await readMail(browser, email, /pendaftaran/i), /\/Register\/School\/Bukti\//);
  const admin = await anotherBrowser(browser, javaScriptEnabled ?? true);
  await signInAs(admin, "admin", `/Dashboard/Schools?search=${npsn}`);
  await admin.getByRole("main").getByRole("link", { name: "SMA Uji Tautan" }).click();
  await admin.getByLabel("Minta perbaikan").check();
  await admin.getByLabel("Alasan").fill("Tulis nama jalan dan nomornya.");
  await press(admin, "Kirim keputusan");
  await expect(admin.getByRole("main")).toContainText("Perlu diperbaiki");
  await inspect(admin, "inbox, change wanted");

  await page.goto(on("main", link));
  await expect(page.getByRole("main")).toContainText("Tulis nama jalan dan nomornya.");
  await inspect(page, "receipt, change wanted");
  await press(page, "Ubah isian");
  await inspect(page, "first step of a change");
  for (const step of ["tempat", "orang", "rincian", "periksa"]) {
    await press(page, step === "periksa" ? "Periksa isian" : "Lanjutkan");
    await expect(page).toHaveURL(new RegExp(`/${step}$`));
    await inspect(page, `change, ${step}`);
  }
  await page.getByLabel(/Data ini benar/).check();
  await press(page, "Kirim perubahan");
  await expect(page).toHaveURL(on("main", link));
  await admin.reload();
  await admin.getByLabel("Verifikasi").check();
  await press(admin, "Kirim keputusan");
  await expect(admin.getByRole("main")).toContainText("Terverifikasi");
  await inspect(admin, "inbox, verified");
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Terverifikasi");
  await inspect(page, "receipt, verified");
  await admin.context().close();
});

test("pages behind a donation's mail and its payment, in each of their states: axe 0, valid HTML, no overflow", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = newEmail();
  await page.goto(on("main", "/Donation"));
  await inspect(page, "amount");
  await press(page, "Lanjut ke pembayaran");
  await inspect(page, "amount, wrong");
  await page.locator('[name="name"]').fill("Sri Wahyuni");
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="own"]').fill("52.000");
  await page.locator('[name="method"][value="qris"]').check();
  await press(page, "Lanjut ke pembayaran");
  await expect(page).toHaveURL(/\/Donation\/Bukti\//);
  const receipt = new URL(page.url()).pathname;
  await inspect(page, "receipt, to be paid");
  await page.getByRole("link", { name: /^Bayar/ }).click();
  const payment = page.url();
  await inspect(page, "payment");
  await page.goto(payment.replace("/Bayar/", "/CallbackPayment?orderId="));
  await inspect(page, "waiting");
  await page.goto(payment);
  await press(page, "Biarkan lewat batas waktu");
  await expect(page).toHaveURL(/\/Payment-Status\/Error/);
  await inspect(page, "not paid");
  await page.goto(payment);
  await inspect(page, "payment, too late");
  await page.goto(on("main", receipt));
  await inspect(page, "receipt, ran out");
  await page.goto(payment);
  await press(page, "Bayar terlambat");
  await expect(page).toHaveURL(/\/Payment-Status\/Success/);
  await inspect(page, "paid");
  expect(linkIn(await readMail(browser, email, /diterima$/), /\/Donation\/Bukti\//)).toBe(receipt);
  await page.goto(on("main", receipt));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terima kasih");
  await inspect(page, "receipt, paid");
});

test("links that nobody was sent say so on a page of the site: axe 0, valid HTML, no overflow", async ({ page }) => {
  for (const path of [
    "/Akun/Kata-Sandi/x",
    "/Akun/Undangan/x",
    "/Register/School/Bukti/x",
    "/Register/School/Isi/x/tempat",
    "/Donation/Bukti/x",
    "/Make-Appointment/Bukti/x",
    "/Setup/x",
  ]) {
    expect((await page.goto(on("main", path)))?.status(), path).toBe(404);
    await inspect(page, path);
  }
});
