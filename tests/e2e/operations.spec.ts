import { expect, type Page, test } from "playwright/test";
import { DEMO_PASSWORD, signInAs } from "./demo-account";
import { clickButton } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { toTenantUrl } from "./requests";

const main = (page: Page) => page.getByRole("main");

const openSection = async (page: Page, name: string) => {
  await page.getByRole("navigation", { name: "Dasbor" }).getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
};

/** Makes a backup and waits for the job, which reloads show. */
async function makeBackup(page: Page): Promise<string> {
  await clickButton(page, "Buat cadangan sekarang");
  await expect(main(page)).toContainText(/Membuat pendopo-/);
  await expect(async () => {
    await page.goto(toTenantUrl("main", "/Dashboard/Sistem/Cadangan"));
    await expect(main(page).getByRole("listitem").first()).toContainText("Selesai");
  }).toPass({ timeout: 60_000 });
  const link = main(page).getByRole("link", { name: /^Unduh pendopo-/ });
  return (await link.first().getAttribute("href")) ?? "";
}

test("an operator looks at hosts and jobs, makes a backup and downloads it", async ({ page }) => {
  test.slow();
  await signInAs(page, "superadmin", "/Dashboard");
  await openSection(page, "Layanan");
  await clickButton(page, "Periksa services");
  await expect(main(page).getByRole("row", { name: /^services/ })).toContainText("menjawab dalam");
  await expectValidPage(page, "hosts");

  await openSection(page, "Pekerjaan latar");
  await clickButton(page, "Jalankan lagi: Memeriksa pembukuan dan jejak audit");
  await expect(main(page)).toContainText("paling lambat dalam satu menit");
  await expectValidPage(page, "jobs");

  await openSection(page, "Surat keluar");
  await openSection(page, "Versi dan penyimpanan");
  await expectValidPage(page, "version and storage");

  await openSection(page, "Cadangan");
  const href = await makeBackup(page);
  await expectValidPage(page, "backups");

  await page.goto(toTenantUrl("main", href));
  await page.getByLabel("Kata sandi Anda").fill("bukan kata sandinya");
  await clickButton(page, "Unduh");
  await expect(main(page)).toContainText("Kata sandi salah");
  await expectValidPage(page, "backup download, wrong password");

  await page.getByLabel("Kata sandi Anda").fill(DEMO_PASSWORD);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Unduh" }).click();
  expect((await download).suggestedFilename()).toMatch(/^pendopo-\d{8}T\d{6}Z\.tar\.gz$/);
});
