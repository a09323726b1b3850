import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./demo-account";
import { clickButton } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

const main = (page: Page) => page.getByRole("main");
const DESK = "/Dashboard/Donasi/Kampanye";

/** Creates and opens a campaign as an admin. @returns the address of its desk */
async function openCampaign(page: Page, slug: string): Promise<string> {
  await signInAs(page, "admin", DESK);
  await expectValidPage(page, "campaigns");
  await main(page).getByRole("link", { name: "Buat kampanye" }).click();
  await page.getByLabel("Judul").fill("Sumur untuk Sekolah");
  await page.getByLabel("Alamat halaman").fill(slug);
  await page.getByLabel("Target").fill("satu juta");
  await clickButton(page, "Simpan");

  await expect(main(page)).toContainText("Tulis satu kalimat tentang kampanye ini");
  await expectValidPage(page, "campaign, wrong");

  await page.getByLabel("Ringkasan").fill("Air bersih bagi tiga sekolah.");
  await page.getByLabel("Cerita").fill("Dua **sumur** bor.");
  await page.getByLabel("Target").fill("1 juta");
  await page.getByLabel("Pilihan jumlah").fill("25.000 = satu meter pipa\n100.000 = satu pompa");
  await clickButton(page, "Simpan");
  await expect(page).toHaveURL(/\/Kampanye\/\d+$/);
  const desk = page.url();
  await clickButton(page, "Buka kampanye");

  await expect(main(page)).toContainText("Rp0 terkumpul dari Rp1.000.000");
  await expectValidPage(page, "a campaign's desk");

  await main(page).getByRole("link", { name: "Ubah", exact: true }).click();
  await expectValidPage(page, "form of a campaign");
  await page.goto(desk);
  await main(page).getByRole("link", { name: "Tulis kabar" }).click();
  await expectValidPage(page, "news");
  await page.getByLabel("Kabar").fill("Pengeboran dimulai.");
  await clickButton(page, "Terbitkan kabar");
  await expect(page).toHaveURL(desk);
  await page.context().clearCookies();
  return desk;
}

/** The other pages about money, as the admin who is signed in. */
async function visitBooks(page: Page): Promise<void> {
  await page.goto(toTenantUrl("main", "/Dashboard/Tagihan"));
  await expectValidPage(page, "invoices");
  await main(page)
    .getByRole("link", { name: /^INV\// })
    .first()
    .click();
  await expectValidPage(page, "an invoice");
  await page.goto(toTenantUrl("main", "/Dashboard/Rekonsiliasi"));
  await expectValidPage(page, "reconciliation");
  await page.getByLabel("Hari pertama").fill("1/1/2020");
  await page.getByLabel("Hari terakhir").fill("2/1/2020");
  await page.getByLabel("Berkas CSV").setInputFiles({
    name: "midtrans.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Order ID,Gross Amount\nKELAS-LAIN-1,100000.00\n"),
  });
  await clickButton(page, "Bandingkan");
  await expect(main(page)).toContainText("KELAS-LAIN-1");
  await expectValidPage(page, "a reconciliation");
  await page.goto(toTenantUrl("main", "/Dashboard/Laporan"));
  await expect(main(page)).toContainText("Pemasukan bersih");
  await expectValidPage(page, "a statement");
}

test("an admin opens a campaign, a visitor donates to it, progress moves, and it is closed", async ({
  page,
}) => {
  test.slow();
  const slug = `sumur-${Date.now().toString(36)}`;
  const desk = await openCampaign(page, slug);

  await page.goto(toTenantUrl("main", "/Donation"));
  await expectValidPage(page, "donation with campaigns");
  const card = page.getByRole("listitem").filter({ has: page.locator(`a[href$="${slug}"]`) });
  await card.getByRole("link", { name: "Sumur untuk Sekolah" }).click();
  await expectValidPage(page, "a campaign");
  await page.getByLabel("Rp100.000: satu pompa").check();
  await page.getByLabel("Nama", { exact: true }).fill("Maria Goreti");
  await page.getByLabel("Email").fill("maria@contoh.example");
  await clickButton(page, "Lanjut ke pembayaran");
  await page.getByRole("link", { name: /^Bayar/ }).click();
  await page.getByRole("button", { name: /^Bayar/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pembayaran berhasil");

  await page.goto(toTenantUrl("main", `/Donation/${slug}`));
  await expect(main(page)).toContainText("Rp100.000 terkumpul dari Rp1.000.000");
  await expect(main(page)).toContainText("10% dari target");
  await expect(main(page)).toContainText("Maria Goreti");
  await expect(main(page)).toContainText("Pengeboran dimulai.");

  await signInAs(page, "admin", new URL(desk).pathname);
  await clickButton(page, "Tutup kampanye");
  await expect(main(page)).toContainText("Ditutup");
  await visitBooks(page);
  await page.goto(toTenantUrl("main", `/Donation/${slug}`));
  await expect(main(page)).toContainText("Kampanye ini sudah ditutup.");
  await expectValidPage(page, "a closed campaign");
});
