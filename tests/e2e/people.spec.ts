import { Secret, TOTP } from "otpauth";
import { expect, type Page, test } from "playwright/test";
import { DEMO_PASSWORD, signInAs } from "./demo-account";
import {
  clickButton,
  findLink,
  generateEmail,
  NEW_ACCOUNT_PASSWORD,
  readMail,
} from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

const main = (page: Page) => page.getByRole("main");

/** Invites a mentor as an admin, with a rejected attempt first. */
async function invite(page: Page, email: string): Promise<void> {
  await signInAs(page, "admin", "/Dashboard/Orang");
  await expectValidPage(page, "people");
  await main(page).getByRole("link", { name: "Undang orang" }).click();
  await page.getByLabel("Nama", { exact: true }).fill("Laras Ayu");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Mentor", { exact: true }).check();
  await page.getByLabel("Kata sandi Anda").fill("bukan kata sandinya");
  await clickButton(page, "Kirim undangan");

  await expect(main(page)).toContainText("Kata sandi salah");
  await expect(page.getByLabel("Mentor", { exact: true })).toBeChecked();
  await expectValidPage(page, "invitation, wrong password");

  await page.getByLabel("Kata sandi Anda").fill(DEMO_PASSWORD);
  await clickButton(page, "Kirim undangan");

  await expect(page).toHaveURL(/\/Dashboard\/Orang\/Undangan$/);
  await expect(main(page)).toContainText(email);
  await expectValidPage(page, "open invitations");
  await page.context().clearCookies();
}

const getCode = (key: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** @returns the key and a recovery code */
async function setUpSecondFactor(page: Page): Promise<{ key: string; recoveryCode: string }> {
  await page.goto(toTenantUrl("main", "/Akun/Dua-Langkah"));
  await page.getByLabel("Kata sandi Anda").fill(NEW_ACCOUNT_PASSWORD);
  await clickButton(page, "Mulai");
  await expect(page.getByRole("img", { name: "Kode QR untuk aplikasi autentikasi" })).toBeVisible();
  await expectValidPage(page, "second factor, set-up");
  const key = ((await main(page).locator("code").textContent()) ?? "").replaceAll(" ", "");
  // The earliest code that counts, so that a later one is left for the sign-in.
  await page.getByLabel("Kode", { exact: true }).fill(getCode(key, -1));
  await clickButton(page, "Aktifkan");
  const codes = main(page).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await expectValidPage(page, "recovery codes");
  return { key, recoveryCode: (await codes.first().textContent()) ?? "" };
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(toTenantUrl("main", "/Login?redirect=%2FAkun"));
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Kata sandi", { exact: true }).fill(NEW_ACCOUNT_PASSWORD);
  await clickButton(page, "Masuk");
  await expect(page).toHaveURL(/\/Akun\/Masuk\/Kode\?/);
}

test("a person is invited, joins, sets a second factor up and signs in with it", async ({
  page,
}) => {
  test.slow();
  const email = generateEmail();
  await invite(page, email);
  const link = findLink(await readMail(email, /Undangan/), /\/Akun\/Undangan\//);
  await page.goto(toTenantUrl("main", link));
  await page.getByLabel("Kata sandi baru", { exact: true }).fill(NEW_ACCOUNT_PASSWORD);
  await page.getByLabel("Ulangi kata sandi baru").fill(NEW_ACCOUNT_PASSWORD);
  await clickButton(page, "Simpan kata sandi");
  await expect(page).toHaveURL(toTenantUrl("main", "/Dashboard"));
  const { key, recoveryCode } = await setUpSecondFactor(page);

  await signIn(page, email);
  await page.getByLabel("Kode", { exact: true }).fill("000000");
  await clickButton(page, "Masuk");
  await expect(main(page)).toContainText("Kode salah atau sudah dipakai");
  await expectValidPage(page, "second step, wrong code");
  await page.getByLabel("Kode", { exact: true }).fill(getCode(key, 1));
  await clickButton(page, "Masuk");
  await expect(page).toHaveURL(toTenantUrl("main", "/Akun"));

  await signIn(page, email);
  await page.getByLabel("Kode", { exact: true }).fill(recoveryCode);
  await clickButton(page, "Masuk");
  await expect(page).toHaveURL(toTenantUrl("main", "/Akun"));
});

test("an admin checks a file of people, stores the right rows, and suspends a person", async ({
  page,
}) => {
  test.slow();
  const email = generateEmail();
  await signInAs(page, "admin", "/Dashboard/Orang/Impor");
  await page
    .getByLabel("Atau tempelkan isinya")
    .fill(`nama,email,peran\nAni Lestari,${email},Peserta\nBu,bukan email,Raja`);
  await clickButton(page, "Periksa dahulu");
  await expect(main(page)).toContainText("1 orang akan diundang");
  await expect(main(page)).toContainText("Format email tidak valid");
  await expectValidPage(page, "import, checked");
  await page.getByLabel("Kata sandi Anda").fill(DEMO_PASSWORD);
  await clickButton(page, "Undang 1 orang");
  await expect(main(page)).toContainText("1 orang diundang atau ditambahkan.");

  await page.goto(toTenantUrl("main", "/Dashboard/Orang?search=partner%40pendopo.example"));
  await main(page).getByRole("table").getByRole("link").first().click();
  await expectValidPage(page, "person");
  await main(page).getByRole("link", { name: "Nonaktifkan" }).click();
  await page.getByLabel("Alasan").fill("Sedang cuti panjang");
  await page.getByLabel("Kata sandi Anda").fill(DEMO_PASSWORD);
  await expectValidPage(page, "suspension");
  await clickButton(page, "Nonaktifkan");
  await expect(main(page)).toContainText("Akun ini dinonaktifkan");
  await main(page).getByRole("link", { name: "Aktifkan kembali" }).click();
  await page.getByLabel("Alasan").fill("Cuti sudah selesai");
  await page.getByLabel("Kata sandi Anda").fill(DEMO_PASSWORD);
  await clickButton(page, "Aktifkan kembali");
  await expect(main(page)).toContainText("Menonaktifkan pengguna");
});
