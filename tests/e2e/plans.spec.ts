import { expect, type Page, test } from "playwright/test";
import { createImage } from "../contracts/drive-fixture";
import { signInAs } from "./demo-account";
import { clickButton } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

const main = (page: Page) => page.getByRole("main");
const follow = (page: Page, name: string | RegExp) =>
  main(page).getByRole("link", { name }).first().click();
const createTitle = (what: string) => `${what} ${Date.now().toString(36)}-${process.pid}`;

const createPhoto = async (name: string, height: number) => ({
  name,
  mimeType: "image/jpeg",
  buffer: Buffer.from(await createImage("jpeg", 400, height)),
});

async function publishPlan(page: Page, name: string): Promise<void> {
  await follow(page, "Tambah paket");
  await expectValidPage(page, "form of a plan");
  await page.getByLabel("Nama paket").fill(name);
  await page.getByLabel("Untuk siapa").fill("Kelompok belajar di kampung");
  await page.getByLabel("Harga").fill("150 ribu");
  await page.getByLabel("Masa bayar").selectOption("month");
  await page.getByLabel("Yang didapat").fill("Kelas\nKuis");
  await page.getByLabel("Tujuan tombol").selectOption("contact");
  await clickButton(page, "Buat draf");
  await expect(main(page)).toContainText("Draf");
  await clickButton(page, "Terbitkan");
  await expect(main(page)).toContainText("Terbit");
  await expectValidPage(page, "a plan");
}

async function publishAlbum(page: Page, title: string): Promise<void> {
  await page.goto(toTenantUrl("main", "/Dashboard/Tulisan/Baru/gallery"));
  await page.getByLabel("Judul", { exact: true }).fill(title);
  await page
    .getByLabel("Tambah foto")
    .setInputFiles([await createPhoto("a.jpg", 300), await createPhoto("b.jpg", 200)]);
  await clickButton(page, "Unggah foto");
  await expect(main(page)).toContainText("2 foto sudah diunggah");
  for (const [number, alt] of ["Anak membaca", "Perahu kertas"].entries()) {
    const row = page.getByRole("group", { name: `Foto ${number + 1}` });
    await row.getByLabel("Keterangan gambar").fill(alt);
    await row.getByLabel("Teks foto").fill(`Sore, ${alt.toLowerCase()}`);
  }
  await page.getByRole("group", { name: "Foto 2" }).getByLabel("Urutan").fill("0");
  await expectValidPage(page, "editor of an album");
  await clickButton(page, "Terbitkan");
}

test("an admin publishes a price plan and an album of several pictures; visitors compare and look", async ({
  page,
}) => {
  test.slow();
  const [plan, album] = [createTitle("Paket kampung"), createTitle("Album kampung")];
  await signInAs(page, "admin", "/Dashboard/Paket-Harga");
  await expectValidPage(page, "plans at the desk");
  await publishPlan(page, plan);
  await follow(page, "Lihat di situs");
  const card = main(page).getByRole("listitem").filter({ hasText: plan }).first();
  await expect(card).toContainText("Rp150.000 per bulan");
  await card.getByRole("link", { name: `Tanya tim: ${plan}` }).click();
  await expect(page).toHaveURL(/\/Kontak$/);

  await publishAlbum(page, album);
  await follow(page, /Lihat di situs/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(album);
  const pictures = main(page).getByRole("list", { name: "Foto" }).getByRole("img");
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toHaveAttribute("alt", "Perahu kertas");
  await expectValidPage(page, "an album");

  // Other journeys find the page of prices as it was.
  await page.goto(toTenantUrl("main", "/Dashboard/Paket-Harga?status=published"));
  await follow(page, plan);
  await clickButton(page, "Arsipkan");
  await expect(main(page)).toContainText("Arsip");
});
