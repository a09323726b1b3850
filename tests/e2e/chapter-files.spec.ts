import { expect, type Page, test } from "playwright/test";
import { createCaptions, createMp4, createPdf } from "../contracts/drive-fixture";
import { signInAs } from "./demo-account";
import { clickButton } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

const MB = 1_048_576;
const main = (page: Page) => page.getByRole("main");
const toFile = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(bytes),
});

/** A draft of its own, with one module. @returns its slug */
async function createClass(page: Page, name: string): Promise<string> {
  await signInAs(page, "admin", "/Dashboard/Kelas/Baru");
  await page.getByLabel("Nama kelas").fill(name);
  await page.getByLabel("Jenis").selectOption("free");
  await page.getByLabel("Tingkat").selectOption("dasar");
  await page.getByLabel("Satu kalimat tentang kelas ini").fill("Belajar dari berkas.");
  await clickButton(page, "Buat draf");
  await page.getByLabel(/^Tentang kelas ini/).fill("Belajar **bersama**.");
  await clickButton(page, "Simpan");
  await expect(page).toHaveURL(/\/Pratinjau$/);
  const slug = new URL(page.url()).pathname.split("/").at(-2) ?? "";
  await openSyllabus(page, slug);
  await page.getByLabel("Judul modul baru").fill("Awal");
  await clickButton(page, "Tambah modul");
  return slug;
}

const openSyllabus = (page: Page, slug: string) =>
  page.goto(toTenantUrl("main", `/Dashboard/Kelas/${slug}/Silabus`));

async function openNewChapter(page: Page, title: string, type: "video" | "file"): Promise<void> {
  const input = page.getByLabel("Judul bab");
  if (!(await input.isVisible())) await page.locator("summary", { hasText: "Tambah bab" }).click();
  await input.fill(title);
  await main(page).getByLabel("Jenis").selectOption(type);
  await clickButton(page, "Tambah bab");
  await main(page).getByRole("link", { name: title, exact: true }).click();
}

async function enrol(page: Page, slug: string): Promise<void> {
  await page.context().clearCookies();
  await signInAs(page, "student", `/Class/${slug}/Daftar`);
  await clickButton(page, "Daftar sekarang");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anda terdaftar");
}

/** Bytes of a file of this site, as its page loads them. */
const download = async (page: Page, link: string) => {
  const started = page.waitForEvent("download");
  await main(page).getByRole("link", { name: link }).first().click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await started).createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks);
};

test("an admin uploads a video with captions and a document, one file is rejected, and a learner gets them", async ({
  page,
}) => {
  test.slow();
  const slug = await createClass(page, `Berkas ${Date.now().toString(36)}`);
  await openNewChapter(page, "Menonton", "video");
  await expectValidPage(page, "form of a video");
  const transcript = page.getByLabel("Transkrip video");
  await transcript.fill("Naskah yang **panjang**.");
  await page.getByLabel(/^Pilih berkas video/).setInputFiles(toFile("film.mp4", createPdf()));
  await page
    .getByLabel("Pilih berkas teks video")
    .setInputFiles(toFile("teks.vtt", createCaptions()));
  await clickButton(page, "Simpan bab");
  await expect(main(page)).toContainText("Berkas ini bukan MP4 atau WebM");
  await expect(transcript).toHaveValue("Naskah yang **panjang**.");
  await expect(main(page)).toContainText("Sudah kami terima: teks.vtt");
  await expectValidPage(page, "form of a video, file rejected");
  await page.getByLabel(/^Pilih berkas video/).setInputFiles(toFile("film.mp4", createMp4(60_000)));
  await clickButton(page, "Simpan bab");
  await expect(page.getByRole("status")).toContainText("Bab “Menonton” sudah disimpan.");

  const bytes = createPdf(30_000);
  await openNewChapter(page, "Membaca", "file");
  await page.getByLabel("Pilih berkas bab").setInputFiles(toFile("modul.pdf", bytes));
  await clickButton(page, "Simpan bab");
  await page.goto(toTenantUrl("main", `/Dashboard/Kelas/${slug}/Pratinjau`));
  await clickButton(page, "Terbitkan");
  await expect(main(page).getByText("Terbit", { exact: true })).toBeVisible();

  await enrol(page, slug);
  await page.goto(toTenantUrl("main", `/Courses/${slug}/module/awal/chapter/menonton`));
  await expect(main(page).locator("video track[srclang]")).toHaveAttribute("src", /^\/Berkas\//);
  await expect(main(page).locator("strong").filter({ hasText: "panjang" })).toBeVisible();
  await expectValidPage(page, "chapter with a video of this site");
  await page.goto(toTenantUrl("main", `/Courses/${slug}/module/awal/chapter/membaca`));
  await expectValidPage(page, "chapter with a document of this site");
  expect(Buffer.compare(await download(page, "Unduh berkas bab ini"), bytes)).toBe(0);
});

test("5 MB over a slow line show how far they are, and arrive whole", {
  tag: "@script-only",
}, async ({ page }) => {
  test.slow();
  const bytes = createPdf(5 * MB);
  await createClass(page, `Jalur lambat ${Date.now().toString(36)}`);
  await openNewChapter(page, "Membaca", "file");
  await page.waitForLoadState("networkidle");
  const network = await page.context().newCDPSession(page);
  const setUploadRate = (uploadThroughput: number) =>
    network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 50,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await network.send("Network.enable");
  await setUploadRate(256 * 1_024);

  await page.getByLabel("Pilih berkas bab").setInputFiles(toFile("modul.pdf", bytes));
  await expect(main(page)).toContainText(/Mengirim modul\.pdf, [1-9]\d?%/);
  await expect(page.getByRole("progressbar", { name: "Mengirim modul.pdf" })).toBeVisible();
  await setUploadRate(-1);
  await expect(page.getByRole("status")).toContainText("modul.pdf sudah kami terima.");

  await clickButton(page, "Simpan bab");
  await main(page).getByRole("link", { name: "Membaca", exact: true }).click();
  await expect(main(page)).toContainText("modul.pdf (5 MB)");
  await main(page).getByRole("link", { name: "Lihat sebagai peserta" }).click();
  expect(Buffer.compare(await download(page, "Unduh berkas bab ini"), bytes)).toBe(0);
});
