import { expect, type Page, test } from "playwright/test";
import { HOUR_MS } from "~/lib/time";
import { toTypedInstant } from "~/lib/wib-time";
import { createImage } from "../contracts/drive-fixture";
import { openAppDatabase } from "../guards/app-database";
import { signInAs } from "./demo-account";
import { clickButton, openSecondBrowser } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

const DESK = "/Dashboard/Tulisan";
const NEW_ARTICLE = `${DESK}/Baru/article`;
const main = (page: Page) => page.getByRole("main");
const follow = (page: Page, name: string | RegExp) =>
  main(page).getByRole("link", { name }).first().click();
const createTitle = (what: string) => `${what} ${Date.now().toString(36)}-${process.pid}`;

const createPhoto = async (name = "kelas.jpg") => ({
  name,
  mimeType: "image/jpeg",
  buffer: Buffer.from(await createImage("jpeg", 400, 300)),
});

const choosePicture = async (page: Page, group: string, alt: string) => {
  const fields = page.getByRole("group", { name: group, exact: true });
  await fields.locator('input[type="file"]').setInputFiles(await createPhoto());
  await fields.getByLabel("Keterangan gambar").fill(alt);
};

/** Moves the time of a scheduled post into the past. */
async function reachSchedule(title: string): Promise<void> {
  const db = await openAppDatabase(process.env.E2E_DATA_DIR ?? "");
  db.prepare("update posts set published_at = ? where title = ?").run(Date.now() - 1_000, title);
  db.close();
}

/** Opens the post's page at the desk until the job has published it. */
const expectPublished = (page: Page) =>
  expect(async () => {
    await page.reload();
    expect(await main(page).getByText("Terjadwal").count()).toBe(0);
  }).toPass();

test("a writer drafts with pictures and sends to review; an admin sends back, then schedules, and the job publishes", {
  tag: "@script",
}, async ({ page, browser, javaScriptEnabled }) => {
  test.slow();
  const title = createTitle("Kelas di teras");
  await signInAs(page, "writer", DESK);
  await expectValidPage(page, "posts of a writer");
  await follow(page, "Tulis baru");
  await expectValidPage(page, "kinds of posts");
  await follow(page, "Artikel");
  await expectValidPage(page, "editor, empty");
  await page.getByLabel("Judul", { exact: true }).fill(title);
  await page
    .getByRole("textbox", { name: "Isi", exact: true })
    .fill("Pembuka.\n\n## Bagian\n\nIsi **tebal**.");
  await choosePicture(page, "Gambar untuk isi", "Papan tulis");
  await clickButton(page, "Sisipkan gambar");

  await expect(page.getByRole("textbox", { name: "Isi", exact: true })).toHaveValue(
    /!\[Papan tulis\]\(\/Berkas\/[0-9a-f]{32}\)/,
  );
  await choosePicture(page, "Sampul", "Siswa di kelas");
  await clickButton(page, "Pratinjau");
  const preview = page.getByRole("region", { name: "Pratinjau" });
  await expect(preview.getByRole("img", { name: "Papan tulis" })).toBeVisible();
  await expect(preview.getByRole("img", { name: "Siswa di kelas" })).toBeVisible();
  await expectValidPage(page, "editor with preview");

  await clickButton(page, "Kirim untuk ditinjau");
  await expect(main(page)).toContainText("Menunggu tinjauan");
  await expectValidPage(page, "post that waits");

  const desk = await openSecondBrowser(browser, javaScriptEnabled);
  await signInAs(desk, "admin", DESK);
  await expectValidPage(desk, "posts of an admin");
  await follow(desk, title);
  await desk.getByLabel("Yang perlu diperbaiki").fill("Tambahkan sumber angkanya");
  await clickButton(desk, "Kembalikan");
  await expect(main(desk)).toContainText("Draf");

  await page.reload();
  await follow(page, "Ubah");
  await expect(main(page)).toContainText("Tambahkan sumber angkanya");
  await expectValidPage(page, "editor of a returned post");
  await clickButton(page, "Kirim untuk ditinjau");
  await expect(main(page)).toContainText("Menunggu tinjauan");

  const { date, time } = toTypedInstant(Date.now() + 48 * HOUR_MS);
  await desk.reload();
  await follow(desk, "Ubah");
  await desk.getByLabel("Tanggal terbit").fill(date);
  await desk.getByLabel("Jam terbit").fill(time);
  await clickButton(desk, "Jadwalkan");
  await expect(main(desk)).toContainText("Terjadwal");

  await reachSchedule(title);
  await expectPublished(desk);
  await follow(desk, "Lihat di situs");
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(desk.getByRole("img", { name: "Siswa di kelas" })).toBeVisible();
  await expectValidPage(desk, "published post");
  await desk.context().close();
});

test("a rejected upload keeps the text, and a conflict is settled field by field", async ({
  page,
  browser,
}) => {
  test.slow();
  const title = createTitle("Bentrok");
  await signInAs(page, "admin", NEW_ARTICLE);
  await page.getByLabel("Judul", { exact: true }).fill(title);
  await page.getByRole("textbox", { name: "Isi", exact: true }).fill("Isi yang panjang");
  const cover = page.getByRole("group", { name: "Sampul", exact: true });
  await cover.locator('input[type="file"]').setInputFiles({
    name: "kelas.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("bukan gambar"),
  });
  await cover.getByLabel("Keterangan gambar").fill("Kelas");
  await clickButton(page, "Simpan draf");

  await expect(main(page)).toContainText("Berkas ini bukan gambar");
  await expect(page.getByRole("textbox", { name: "Isi", exact: true })).toHaveValue(
    "Isi yang panjang",
  );
  await expectValidPage(page, "editor, picture rejected");
  await clickButton(page, "Simpan draf");
  await expect(main(page)).toContainText("Draf");

  const other = await openSecondBrowser(browser, false);
  await signInAs(other, "superadmin", `${new URL(page.url()).pathname}/Ubah`);
  await follow(page, "Ubah");
  await other.getByLabel("Ringkasan", { exact: false }).fill("Ringkasan mereka");
  await other.getByRole("textbox", { name: "Isi", exact: true }).fill("Isi mereka");
  await clickButton(other, "Simpan draf");
  await page.getByRole("textbox", { name: "Isi", exact: true }).fill("Isi saya");
  await clickButton(page, "Simpan draf");

  await expect(main(page)).toContainText("Tulisan ini sudah diubah orang lain");
  await expectValidPage(page, "conflict");
  const summary = page.getByRole("group", { name: "Ringkasan" });
  await summary.getByLabel("Versi tersimpan: pakai ini").check();
  await clickButton(page, "Lanjut menyunting");
  await expect(page.getByRole("textbox", { name: "Isi", exact: true })).toHaveValue("Isi saya");
  await expect(page.getByLabel(/^Ringkasan/)).toHaveValue("Ringkasan mereka");
  await clickButton(page, "Simpan draf");

  await expect(main(page)).toContainText("Isi saya");
  await expect(main(page)).toContainText("Ringkasan mereka");
  await follow(page, "Riwayat");
  await expectValidPage(page, "revisions");
  await main(page)
    .getByRole("link", { name: /versi 1$/ })
    .click();
  await expectValidPage(page, "revision");
  await clickButton(page, "Pulihkan versi ini");
  await expect(main(page)).toContainText("Isi yang panjang");
  await other.context().close();
});

test("a renamed post redirects its former address, and goes to the archive and back", async ({
  page,
}) => {
  const slug = `alamat-${Date.now().toString(36)}-${process.pid}`;
  await signInAs(page, "admin", NEW_ARTICLE);
  await page.getByLabel("Judul", { exact: true }).fill(createTitle("Alamat"));
  await page.getByRole("textbox", { name: "Isi", exact: true }).fill("Isi");
  await page.getByLabel(/^Alamat \(/).fill(slug);
  await clickButton(page, "Terbitkan");
  await follow(page, "Ubah");
  await page.getByLabel(/^Alamat \(/).fill(`${slug}-baru`);
  await clickButton(page, "Simpan perubahan");

  await page.goto(toTenantUrl("main", `/Articles/${slug}`));
  await expect(page).toHaveURL(toTenantUrl("main", `/Articles/${slug}-baru`));

  await page.goto(toTenantUrl("main", `${DESK}/article/${slug}-baru`));
  await clickButton(page, "Arsipkan");
  await clickButton(page, "Pulihkan dari arsip");
  await expect(main(page)).toContainText("Draf");
});

test("a published post is changed, and its first version restored, as visitors then read", async ({
  page,
  browser,
}) => {
  const slug = `versi-${Date.now().toString(36)}-${process.pid}`;
  const body = page.getByRole("textbox", { name: "Isi", exact: true });
  const visitor = await openSecondBrowser(browser, false);
  const expectRead = async (text: string) => {
    await visitor.goto(toTenantUrl("main", `/Articles/${slug}`));
    await expect(main(visitor)).toContainText(text);
  };
  await signInAs(page, "admin", NEW_ARTICLE);
  await page.getByLabel("Judul", { exact: true }).fill(createTitle("Versi"));
  await page.getByLabel(/^Alamat \(/).fill(slug);
  await body.fill("Kelas mulai bulan Juli.");
  await clickButton(page, "Terbitkan");
  await expect(main(page).getByRole("link", { name: "Lihat di situs" })).toBeVisible();
  await expectRead("Kelas mulai bulan Juli.");

  await follow(page, "Ubah");
  await body.fill("Kelas mulai bulan Agustus.");
  await clickButton(page, "Simpan perubahan");
  await expect(main(page)).toContainText("Kelas mulai bulan Agustus.");
  await expectRead("Kelas mulai bulan Agustus.");

  await follow(page, "Riwayat");
  await follow(page, /versi 1$/);
  await clickButton(page, "Pulihkan versi ini");
  await expect(main(page)).toContainText("Kelas mulai bulan Juli.");
  await expectRead("Kelas mulai bulan Juli.");
  await visitor.context().close();
});

test("an admin keeps categories", async ({ page }) => {
  const title = `Uji ${Date.now().toString(36)}`;
  await signInAs(page, "admin", `${DESK}/Kategori`);
  await expectValidPage(page, "categories");
  await page.getByLabel("Nama kategori").fill(title);
  await clickButton(page, "Tambah kategori");
  await follow(page, title);
  await expectValidPage(page, "category");
  await clickButton(page, "Hapus kategori");
  await expect(main(page).getByRole("link", { name: title })).toHaveCount(0);
});
