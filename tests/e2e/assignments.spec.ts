import { expect, type Page, test } from "playwright/test";
import { createPdf } from "../contracts/drive-fixture";
import { signInAs } from "./demo-account";
import { clickButton, openSecondBrowser, readMail } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

/** A class that the demo's teacher teaches and the demo's student takes. */
const CLASS_SLUG = "kecerdasan-artifisial-untuk-guru";
const CHAPTER = `/Courses/${CLASS_SLUG}/module/menyiapkan-bahan/chapter/tugas-satu-bahan-berjenjang`;
const QUEUE = `/Dashboard/Tugas?state=waiting&kelas=${CLASS_SLUG}`;
const ANSWER = "Versi pelan memakai kalimat pendek.\nVersi cepat memakai pertanyaan.";

const chooseFile = (page: Page, bytes: Buffer) =>
  page
    .getByLabel("Berkas", { exact: false })
    .first()
    .setInputFiles({ name: "bahan.pdf", mimeType: "application/pdf", buffer: bytes });

const openFirstInQueue = async (page: Page) => {
  await page.goto(toTenantUrl("main", QUEUE));
  await page.getByRole("table").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/Dashboard\/Tugas\/\d+$/);
};

test("[FEA2] a learner hands in a task, revises it on request, and reads the grade by criterion", async ({
  page,
  browser,
}) => {
  // Two people's work in turns, with a mail read in between.
  test.slow();
  await signInAs(page, "student", CHAPTER);
  await expect(page.getByText("Setelah tenggat masih boleh, nilai paling tinggi 80")).toBeVisible();
  await expectValidPage(page, "task of a chapter");
  await page.getByLabel("Jawaban").fill(ANSWER);
  await chooseFile(page, Buffer.from("bukan PDF"));
  await clickButton(page, "Kirim tugas");

  await expect(page.getByText("Berkas ini bukan JPG, PNG, WebP, atau PDF").first()).toBeVisible();
  await expect(page.getByLabel("Jawaban")).toHaveValue(ANSWER);
  await expectValidPage(page, "rejected hand-in");
  await chooseFile(page, Buffer.from(createPdf()));
  await clickButton(page, "Kirim tugas");

  const receipt = page.getByRole("region", { name: "Tugas Anda kami terima" });
  await expect(receipt).toContainText(/TUGAS-\d{4}-\d{6}/);
  await expectValidPage(page, "receipt of a hand-in");
  const number = /TUGAS-\d{4}-\d{6}/.exec((await receipt.textContent()) ?? "")?.[0] ?? "none";
  const mail = await readMail("student@pendopo.example", new RegExp(number));
  expect(mail).toContain("bahan.pdf");

  const teacher = await openSecondBrowser(browser, false);
  await signInAs(teacher, "teacher", QUEUE);
  await expectValidPage(teacher, "queue of hand-ins");
  await openFirstInQueue(teacher);
  await expect(teacher.getByRole("link", { name: "bahan.pdf" })).toBeVisible();
  await expectValidPage(teacher, "grading of a hand-in");
  await clickButton(teacher, "Minta perbaikan");
  await expect(teacher.getByText("Tulis apa yang perlu diperbaiki").first()).toBeVisible();
  await teacher.getByLabel("Catatan untuk peserta").fill("Sebutkan kesalahan alatnya.");
  await clickButton(teacher, "Minta perbaikan");
  await expect(teacher.getByText("Perlu perbaikan").first()).toBeVisible();

  await page.goto(toTenantUrl("main", CHAPTER));
  await expect(page.getByText("Sebutkan kesalahan alatnya.")).toBeVisible();
  await expect(page.getByText("Sudah kami terima: bahan.pdf")).toBeVisible();
  await page.getByLabel("Jawaban").fill(`${ANSWER}\nAlat keliru menghitung suku kata.`);
  await clickButton(page, "Kirim ulang tugas");
  await expect(receipt).toContainText("bahan.pdf");

  await openFirstInQueue(teacher);
  await expect(teacher.getByText("Kiriman lain dari peserta ini")).toBeVisible();
  await clickButton(teacher, "Simpan nilai");
  await expect(teacher.getByText("Beri nilai untuk kriteria ini").first()).toBeVisible();
  await teacher.getByLabel("Dua versi yang isinya sama").fill("45");
  await teacher.getByLabel("Catatan kesalahan alat").fill("40");
  await teacher.getByLabel("Catatan untuk peserta").fill("Sekarang lengkap.");
  await clickButton(teacher, "Simpan nilai");
  await expect(teacher.getByText("Nilai 85 dari 100")).toBeVisible();

  await page.goto(toTenantUrl("main", CHAPTER));
  await expect(page.getByText("Nilai 85 dari 100")).toBeVisible();
  await expect(page.getByText("45 dari 50")).toBeVisible();
  await expect(page.getByText("Sekarang lengkap.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Kirim/ })).toHaveCount(1);
  await expectValidPage(page, "graded task");
});

test("[FEA2] a teacher announces to a class after a preview, and learners read it on their home", async ({
  page,
  browser,
}) => {
  const path = `/Dashboard/Kelas/${CLASS_SLUG}/Pengumuman`;
  await signInAs(page, "teacher", path);
  await page.getByLabel("Judul").fill("Pertemuan ketiga pindah jam");
  await clickButton(page, "Lihat pratinjau");
  await expect(page.getByText("Tulis isi pengumumannya").first()).toBeVisible();
  await page
    .getByRole("textbox", { name: "Isi" })
    .fill("Kita mulai pukul 20.00.\nTautannya tetap.");
  await clickButton(page, "Lihat pratinjau");
  await expect(page.getByRole("heading", { name: /^Kirim ke \d+ peserta\?$/ })).toBeVisible();
  await expectValidPage(page, "preview of an announcement");
  await clickButton(page, "Ubah dahulu");
  await expect(page.getByRole("textbox", { name: "Isi" })).toHaveValue(/Tautannya tetap/);
  await clickButton(page, "Lihat pratinjau");
  await clickButton(page, /^Kirim ke \d+ peserta$/);

  await expect(page.getByRole("heading", { name: "Yang sudah dikirim" })).toBeVisible();
  await expectValidPage(page, "announcements of a class");
  const student = await openSecondBrowser(browser, false);
  await signInAs(student, "student", "/Dashboard");
  await expect(student.getByText("Pertemuan ketiga pindah jam")).toBeVisible();
  await student.goto(toTenantUrl("main", `/Courses/${CLASS_SLUG}`));
  await expect(student.getByText("Pertemuan ketiga pindah jam")).toBeVisible();
  await expectValidPage(student, "course with an announcement");
});
