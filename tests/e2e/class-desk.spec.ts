import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./demo-account";
import { clickButton } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.use({ actionTimeout: 15_000, viewport: { width: 360, height: 740 } });
test.beforeEach(async ({ context }) => assignClientIp(context));

const NAME = `Web untuk desa ${Date.now().toString(36)}`;
const SLUG = NAME.toLowerCase().replaceAll(" ", "-");
const DESK = `/Dashboard/Kelas/${SLUG}`;
const TAG = `desk-${SLUG}`;
const GIFT = "Ibu kota Indonesia {=Jakarta ~Bandung}";

/** The journey goes on at the last one. */
const WIDTHS = [1280, 360];

const main = (page: Page) => page.getByRole("main");

async function createClass(page: Page) {
  await signInAs(page, "mentor", "/Dashboard/Kelas");
  await main(page).getByRole("link", { name: "Buat kelas" }).click();
  await expectValidPage(page, "new class", WIDTHS);
  await page.getByLabel("Nama kelas").fill(NAME);
  await page.getByLabel("Jenis").selectOption("free");
  await page.getByLabel("Tingkat").selectOption("dasar");
  await page.getByLabel("Satu kalimat tentang kelas ini").fill("Membuat halaman dalam sehari.");
  await clickButton(page, "Buat draf");
  await expect(page).toHaveURL(toTenantUrl("main", `${DESK}/Ubah`));
  await expectValidPage(page, "form of a class", WIDTHS);
  await page.getByLabel(/^Tentang kelas ini/).fill("Belajar **bersama**.");
  await page.getByLabel("Kuota").fill("0");
  await clickButton(page, "Simpan");
  await expect(main(page)).toContainText("Kuota paling sedikit 1");
  await page.getByLabel("Kuota").fill("20");
  const opening = page.getByRole("group", { name: "Pendaftaran dibuka" });
  await opening.getByLabel("Tanggal").fill("1/1/2026");
  const closing = page.getByRole("group", { name: "Pendaftaran ditutup" });
  await closing.getByLabel("Tanggal").fill("31/12/2030");
  await clickButton(page, "Simpan");
  await expect(page).toHaveURL(toTenantUrl("main", `${DESK}/Pratinjau`));
}

async function addChapter(page: Page, title: string, type: string) {
  const heading = page.getByText("Tambah bab", { exact: true }).first();
  const input = page.getByLabel("Judul bab");
  if (!(await input.isVisible())) await heading.click();
  await input.fill(title);
  await main(page).getByLabel("Jenis").selectOption(type);
  await clickButton(page, "Tambah bab");
  await expect(main(page).getByRole("link", { name: title })).toBeVisible();
}

async function writeSyllabus(page: Page) {
  await page.goto(toTenantUrl("main", `${DESK}/Silabus`));
  await page.getByLabel("Judul modul baru").fill("Awal");
  await clickButton(page, "Tambah modul");
  await addChapter(page, "Membuka halaman", "text");
  await addChapter(page, "Menulis judul", "text");
  await addChapter(page, "Kuis penutup", "quiz");
  await clickButton(page, "Naikkan Menulis judul");
  await expect(
    main(page).getByRole("listitem").filter({ hasText: "Bacaan" }).first(),
  ).toContainText("Menulis judul");
  await expectValidPage(page, "syllabus", WIDTHS);
  await main(page).getByRole("link", { name: "Membuka halaman" }).click();
  await page.getByLabel("Isi bab").fill("Buka **peramban**.");
  await clickButton(page, "Pratinjau");
  await expect(main(page).locator("strong").filter({ hasText: "peramban" })).toBeVisible();
  await expectValidPage(page, "form of a chapter", WIDTHS);
  await clickButton(page, "Simpan bab");
  await expect(page.getByRole("status")).toContainText("Bab “Membuka halaman” sudah disimpan.");
}

async function chooseQuestions(page: Page) {
  await page.goto(toTenantUrl("main", "/Dashboard/Soal/Impor"));
  await page.getByLabel("Untuk kelas").selectOption({ label: NAME });
  await page
    .getByLabel("Berkas", { exact: false })
    .setInputFiles({ name: "soal.gift", mimeType: "text/plain", buffer: Buffer.from(GIFT) });
  await page.getByLabel("Tag untuk semua soal ini").fill(TAG);
  await clickButton(page, "Periksa dahulu");
  await clickButton(page, "Simpan 1 soal");
  await page.goto(toTenantUrl("main", `${DESK}/Silabus/awal/kuis-penutup`));
  await main(page).getByRole("link", { name: "Pilih soal kuis" }).click();
  await page.getByLabel(TAG, { exact: true }).fill("1");
  await clickButton(page, "Simpan pengaturan");
  await expect(page).toHaveURL(/\/Dashboard\/Kuis\/\d+$/);
}

test("a mentor makes a class with two chapters and a quiz, an admin publishes it, a learner enrols, reads and passes", async ({
  page,
}) => {
  // Three people's work, with six pages checked on the way.
  test.slow();
  await createClass(page);
  await writeSyllabus(page);
  await chooseQuestions(page);

  await page.context().clearCookies();
  await signInAs(page, "admin", `${DESK}/Pratinjau`);
  await expectValidPage(page, "preview of a class", WIDTHS);
  await clickButton(page, "Terbitkan");
  await expect(main(page).getByText("Terbit", { exact: true })).toBeVisible();

  await page.context().clearCookies();
  await signInAs(page, "student", `/Class/${SLUG}`);
  await page.goto(toTenantUrl("main", `/Class/${SLUG}/Daftar`));
  await main(page).getByRole("button").last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anda terdaftar");
  await page.goto(toTenantUrl("main", `/Courses/${SLUG}/module/awal/chapter/membuka-halaman`));
  await expect(page.locator("strong").filter({ hasText: "peramban" })).toBeVisible();
  await page.goto(toTenantUrl("main", `/Courses/${SLUG}/module/awal/chapter/kuis-penutup`));
  await page.locator('a[href^="/Belajar/Kuis/"]').first().click();
  await clickButton(page, /^(?:Mulai|Coba lagi)$/);
  await page.getByLabel("Jakarta").check();
  await clickButton(page, "Simpan dan lanjut");
  await clickButton(page, "Kumpulkan jawaban");
  await expect(main(page)).toContainText("Nilai Anda 100 dari 100; nilai lulus 70");
});
