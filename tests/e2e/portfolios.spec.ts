import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./demo-account";
import { clickButton, openSecondBrowser } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

const UNIQUE = `${Date.now().toString(36)}${process.pid}`;
const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** As visitors on a phone and on a wide screen find it. */
async function followFooter(page: Page, name: string): Promise<void> {
  await page.goto(toTenantUrl("main"));
  await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
}

async function fillPortfolio(page: Page, title: string): Promise<void> {
  await page.getByLabel("Judul", { exact: true }).fill(title);
  await page.getByLabel("Nama mitra").fill("PT Samudra Uji");
  await page.getByLabel("Jenis mitra").selectOption("csr");
  await page.getByLabel("Ringkasan").fill("Nelayan belajar mencatat hasil lautnya.");
  await page.getByLabel("Angkatan").fill("Angkatan 1 = 05/01/2026");
  await page.getByLabel("Selesai").fill("22/11/2026");
  await page.getByLabel("Angka hasil").fill("40");
  await page.getByLabel("Arti angka").fill("nelayan mencatat setiap hari");
  await page.getByLabel("Cerita program").fill("Empat bulan di **tiga** desa.");
}

test("a portfolio is written, published, found by menu and search, changed by two people, and archived", async ({
  page,
  browser,
}) => {
  test.slow();
  const title = `Bengkel Pesisir ${UNIQUE}`;
  await signInAs(page, "admin", "/Dashboard/Portofolio");
  await expectValidPage(page, "portfolios of the desk");
  await main(page).getByRole("link", { name: "Tambah portofolio" }).click();
  await clickButton(page, "Buat draf");
  await expect(main(page)).toContainText("Judul wajib diisi");
  await expectValidPage(page, "form of a portfolio with errors");
  await fillPortfolio(page, title);
  await clickButton(page, "Buat draf");
  await expect(main(page).getByText("Draf", { exact: true })).toBeVisible();
  await expectValidPage(page, "portfolio at the desk");
  await clickButton(page, "Terbitkan");
  await expect(main(page).getByText("Terbit", { exact: true })).toBeVisible();

  const visitor = await openSecondBrowser(browser, false);
  await followFooter(visitor, "Portofolio");
  await expectValidPage(visitor, "portfolios");
  await main(visitor).getByRole("link", { name: title }).click();
  await expect(heading(visitor)).toHaveText(title);
  await expect(main(visitor).locator("strong").filter({ hasText: "tiga" })).toBeVisible();
  await expectValidPage(visitor, "portfolio");
  const address = visitor.url();
  // The index of the search follows within seconds.
  await expect(async () => {
    await visitor.goto(toTenantUrl("main", `/Search?q=${UNIQUE}`));
    await main(visitor).getByRole("link", { name: title }).click({ timeout: 1_000 });
  }).toPass();
  await expect(visitor).toHaveURL(address);

  const other = await page.context().newPage();
  await other.goto(page.url());
  await page.getByLabel("Nama mitra").fill("PT Samudra Baru");
  await clickButton(page, "Simpan");
  await other.getByLabel("Ringkasan").fill("Ringkasan dari halaman yang lama.");
  await clickButton(other, "Simpan");
  await expect(main(other)).toContainText("Data sudah berubah");
  await expect(other.getByLabel("Ringkasan")).toHaveValue("Ringkasan dari halaman yang lama.");
  await visitor.reload();
  await expect(main(visitor)).toContainText("PT Samudra Baru");

  await clickButton(page, "Arsipkan");
  await expect(main(page).getByText("Arsip", { exact: true })).toBeVisible();
  expect((await visitor.reload())?.status()).toBe(404);
  await visitor.context().close();
});

test("a part of the festival's programme is added, read by a visitor, and deleted", async ({
  page,
  browser,
}) => {
  const name = `Pasar karya ${UNIQUE}`;
  await signInAs(page, "admin", "/Dashboard/Festival?part=programme");
  await expectValidPage(page, "programme of the festival");
  await main(page).getByRole("link", { name: "Tambah acara" }).click();
  await expectValidPage(page, "form of the programme");
  await page.getByLabel("Nama acara").fill(name);
  await page.getByLabel("Penjelasan").fill("Pukul sembilan, di halaman sekolah.");
  await clickButton(page, "Tambahkan");
  await main(page).getByRole("link", { name }).click();
  await expectValidPage(page, "part of the programme");

  const visitor = await openSecondBrowser(browser, false);
  await followFooter(visitor, "Festival");
  await expect(visitor).toHaveURL(toTenantUrl("main", "/BelajarBersama"));
  await expect(main(visitor).getByRole("heading", { name })).toBeVisible();

  await clickButton(page, "Hapus dari festival");
  await expect(main(page).getByRole("link", { name })).toHaveCount(0);
  await visitor.reload();
  await expect(main(visitor).getByRole("heading", { name })).toHaveCount(0);
  await visitor.context().close();
});
