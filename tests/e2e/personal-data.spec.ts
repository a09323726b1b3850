import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "playwright/test";
import { DEMO_PASSWORD, signInAs } from "./demo-account";
import { clickButton, openSecondBrowser } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

/** A pupil of the main site alone, whom no other journey needs. */
const PUPIL = { name: "Umar Bachmid", email: "umar-bachmid@peserta.example" };

test.beforeEach(async ({ context }) => assignClientIp(context));

const main = (page: Page) => page.getByRole("main");

async function signIn(page: Page): Promise<void> {
  await page.goto(toTenantUrl("main", "/Login?redirect=%2FAkun"));
  await page.locator('[name="email"]').fill(PUPIL.email);
  await page.locator('[name="password"]').fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
}

/** From the page of the own data. */
async function askForErasure(page: Page): Promise<void> {
  await main(page).getByRole("link", { name: "Minta penghapusan" }).click();
  await page.getByLabel("Kata sandi Anda").fill(DEMO_PASSWORD);
  await clickButton(page, "Minta penghapusan");
  await expect(main(page)).toContainText(/Data Anda dihapus mulai \d+ \w+ \d{4}/);
}

/** @returns the name of the file and its content */
async function download(page: Page): Promise<[string, string]> {
  await page.getByLabel("Kata sandi Anda").fill(DEMO_PASSWORD);
  await clickButton(page, "Siapkan salinan");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    main(page).getByRole("link", { name: "Unduh salinan" }).click(),
  ]);
  return [file.suggestedFilename(), await readFile(await file.path(), "utf8")];
}

/** As an admin. @returns the number of a certificate of the pupil */
async function erasePupil(page: Page): Promise<string> {
  const query = `search=${encodeURIComponent(PUPIL.name)}`;
  await signInAs(page, "admin", `/Dashboard/Sertifikat?${query}`);
  const table = (await page.getByRole("table").textContent()) ?? "";
  const number = /MAIN-\d{4}-[0-9A-Z]{8}/.exec(table)?.[0] ?? "";
  await page.goto(toTenantUrl("main", `/Dashboard/Orang?${query}`));
  await page.getByRole("link", { name: PUPIL.name }).click();
  await expect(main(page)).toContainText("Membatalkan penghapusan data");
  await expectValidPage(page, "person");
  await main(page).getByRole("link", { name: "Salinan data" }).click();
  await expectValidPage(page, "copy of a person's data");
  await page.goBack();
  await main(page).getByRole("link", { name: "Hapus data" }).click();
  await expectValidPage(page, "erasure of a person");
  await page.getByLabel("Email orang ini").fill(PUPIL.email);
  await page.getByLabel("Alasan").fill("Diminta lewat surat resmi.");
  await page.getByLabel("Kata sandi Anda").fill(DEMO_PASSWORD);
  await clickButton(page, "Hapus sekarang");
  await expect(page).toHaveURL(/\/Dashboard\/Orang$/);
  return number;
}

test("a learner gets a copy, asks for the erasure, withdraws and asks again; an admin erases at once", async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page);
  await main(page).getByRole("link", { name: "Data saya" }).click();
  await expectValidPage(page, "own data");
  const [name, copy] = await download(page);
  expect([name, JSON.parse(copy)]).toMatchObject(["data-pribadi.json", { account: PUPIL }]);

  await page.goto(toTenantUrl("main", "/Akun/Data"));
  await askForErasure(page);
  await clickButton(page, "Batalkan penghapusan");
  await page.goto(toTenantUrl("main", "/Akun/Data/Hapus"));
  await expectValidPage(page, "asking for the erasure");
  await page.goto(toTenantUrl("main", "/Akun/Data"));
  await askForErasure(page);
  await expectValidPage(page, "own data, erasure asked for");

  const admin = await openSecondBrowser(browser, false);
  const number = await erasePupil(admin);
  await admin.context().close();

  await signIn(page);
  await expect(main(page)).toContainText("Email atau kata sandi salah");
  await page.goto(toTenantUrl("main", `/Sertifikat/${number}`));
  await expect(main(page)).toContainText("sudah dihapus atas permintaan");
  await expect(main(page)).not.toContainText(PUPIL.name);
  await expectValidPage(page, "proof of an erased person");
});
