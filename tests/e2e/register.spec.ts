import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./accounts";
import { anotherBrowser, fillFirstStep, fillPeople, fillPlace, fillSchool, linkIn, newEmail, newNpsn, press, readMail } from "./people";
import { newPerson, on } from "./site";

test.beforeEach(async ({ context }) => newPerson(context));

const alertOf = (page: Page) => page.getByRole("main").getByRole("alert").first();

test("[XJS1, XJS4] a school is registered: errors at each step, cities by a button, a refused file, the link to go on, the receipt", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  const [npsn, email] = [newNpsn(), newEmail()];
  await page.goto(on("main", "/Register"));
  await page.getByRole("main").getByRole("link", { name: "Daftarkan sekolah" }).click();
  await fillFirstStep(page, "123", "SMA Negeri Uji");
  await press(page, "Lanjutkan");
  await expect(alertOf(page)).toContainText("NPSN terdiri dari 8 karakter");
  await expect(page.getByLabel("Nama sekolah")).toHaveValue("SMA Negeri Uji");
  await page.getByLabel("NPSN").fill(npsn);
  await press(page, "Lanjutkan");

  await expect(page).toHaveURL(/\/Isi\/[\w-]+\/tempat$/);
  await press(page, "Lanjutkan");
  await expect(alertOf(page)).toContainText("Pilih provinsi");
  await fillPlace(page);
  await page.getByLabel("Kode pos").fill("017");
  await press(page, "Lanjutkan");
  await expect(alertOf(page)).toContainText("Kode pos terdiri dari 5 digit");
  await expect(page.getByLabel("Kabupaten/kota")).toHaveValue("32.73");
  await page.getByLabel("Kode pos").fill("40117");
  await press(page, "Lanjutkan");

  await expect(page).toHaveURL(/\/orang$/);
  await fillPeople(page, "bukan email");
  await press(page, "Lanjutkan");
  await expect(alertOf(page)).toContainText("Format email tidak valid");
  await page.getByLabel("Email").fill(email);
  await press(page, "Simpan, lanjutkan nanti");
  await expect(page.getByRole("main")).toContainText("Isian Anda sudah disimpan.");

  // Another day, on another device, by the link.
  const resume = new URL(page.url()).pathname;
  const later = await anotherBrowser(browser, javaScriptEnabled ?? true);
  await later.goto(on("main", resume));
  await expect(later.getByLabel("Nama kepala sekolah")).toHaveValue("Rahmat Hidayat");
  await expect(later.getByLabel("Email")).toHaveValue(email);
  await press(later, "Lanjutkan");

  await expect(later).toHaveURL(/\/rincian$/);
  await later.getByLabel("Jumlah siswa").fill("420");
  await later.getByLabel("Situs sekolah").fill("https://sman-uji.example");
  // Rows come and go by buttons; what was written stays.
  await press(later, "Tambah program");
  await later.getByLabel("Program lain 1").fill("IPA");
  await press(later, "Tambah program");
  await later.getByLabel("Program lain 2").fill("Salah ketik");
  await press(later, "Tambah program");
  await later.getByLabel("Program lain 3").fill("IP");
  await press(later, "Hapus program lain 2");
  await expect(later.getByLabel("Program lain 2")).toHaveValue("IP");
  await expect(later.getByLabel("Program lain 3")).toHaveCount(0);
  await expect(later.getByLabel("Jumlah siswa")).toHaveValue("420");
  await press(later, "Tambah program");
  await later.getByLabel("Program lain 2").press("Enter");
  await expect(alertOf(later)).toContainText("Nama program terdiri dari 3-60 karakter");
  await expect(later.getByText("Nama program terdiri")).toHaveCount(2);
  await later.getByLabel("Program lain 2").fill("Bahasa Jerman");
  await later
    .getByLabel("Surat pengantar")
    .setInputFiles({ name: "surat.pdf", mimeType: "application/pdf", buffer: Buffer.from("bukan pdf") });
  await press(later, "Periksa isian");
  await expect(alertOf(later)).toContainText("Berkas ini bukan JPG, PNG, WebP, atau PDF");
  await expect(later.getByLabel("Jumlah siswa")).toHaveValue("420");
  await expect(later.getByLabel("Situs sekolah")).toHaveValue("https://sman-uji.example");
  await later.getByLabel("Surat pengantar").setInputFiles({
    name: "surat.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"),
  });
  // Where script runs it is on its way before the form is.
  if (javaScriptEnabled) await expect(later.getByRole("status").filter({ hasText: "surat.pdf sudah kami terima." })).toBeVisible();
  await press(later, "Periksa isian");

  await expect(later).toHaveURL(/\/periksa$/);
  await expect(later.getByRole("main")).toContainText("surat.pdf");
  await expect(later.getByRole("main")).toContainText("IPA, Bahasa Jerman");
  await press(later, "Kirim pendaftaran");
  await expect(alertOf(later)).toContainText("Nyatakan bahwa data ini benar");
  await later.getByLabel(/Data ini benar/).check();
  await press(later, "Kirim pendaftaran");
  await expect(later).toHaveURL(/\/Register\/School\/Bukti\/[\w-]+$/);
  const receipt = new URL(later.url()).pathname;
  await expect(later.getByRole("main")).toContainText(/SEKOLAH-\d{4}-\d{6}/);
  await expect(later.getByRole("main")).toContainText("Menunggu pemeriksaan");
  expect(linkIn(await readMail(browser, email, /pendaftaran/i), /\/Register\/School\/Bukti\//)).toBe(receipt);

  // Refresh, and the page before once more: the receipt, and nothing twice.
  await later.reload();
  await later.goto(on("main", resume.replace("orang", "periksa")));
  await expect(later).toHaveURL(on("main", receipt));
  expect((await later.goto(on("foundation", receipt)))?.status()).toBe(404);
  await later.context().close();
});

test("an admin asks for a change, it is made by the link, and the school is verified; a mail for each", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  const [npsn, email, name] = [newNpsn(), newEmail(), `SMA Uji ${newNpsn()}`];
  await fillSchool(page, { npsn, name, email });
  await page.getByLabel(/Data ini benar/).check();
  await press(page, "Kirim pendaftaran");
  await expect(page).toHaveURL(/\/Bukti\//);
  const receipt = page.url();

  const admin = await anotherBrowser(browser, javaScriptEnabled ?? true);
  await signInAs(admin, "admin", `/Dashboard/Schools?search=${npsn}`);
  await admin.getByRole("main").getByRole("link", { name }).click();
  await admin.getByLabel("Minta perbaikan").check();
  await press(admin, "Kirim keputusan");
  await expect(alertOf(admin)).toContainText("Alasan wajib diisi, 10-500 karakter");
  await expect(admin.getByLabel("Minta perbaikan")).toBeChecked();
  await admin.getByLabel("Alasan").fill("Tulis nama jalan dan nomornya.");
  await press(admin, "Kirim keputusan");
  await expect(admin.getByRole("main")).toContainText("Perlu diperbaiki");
  const inbox = admin.url();
  expect(await readMail(browser, email, /perlu diperbaiki/)).toContain("Tulis nama jalan dan nomornya.");

  await page.goto(receipt);
  await expect(page.getByRole("main")).toContainText("Tulis nama jalan dan nomornya.");
  await press(page, "Ubah isian");
  await expect(page.getByLabel("NPSN")).toHaveValue(npsn);
  await press(page, "Lanjutkan");
  await page.getByLabel("Alamat").fill("Jalan Braga nomor 99, Braga");
  await press(page, "Lanjutkan");
  await press(page, "Lanjutkan");
  await press(page, "Periksa isian");
  await page.getByLabel(/Data ini benar/).check();
  await press(page, "Kirim perubahan");
  await expect(page).toHaveURL(receipt);
  await expect(page.getByRole("main")).toContainText("Jalan Braga nomor 99");
  await expect(page.getByRole("main")).toContainText("Menunggu pemeriksaan");

  await admin.goto(inbox);
  await expect(admin.getByRole("main")).toContainText("Jalan Braga nomor 99");
  await admin.getByLabel("Verifikasi").check();
  await press(admin, "Kirim keputusan");
  await expect(admin.getByRole("main")).toContainText("Terverifikasi");
  await readMail(browser, email, /terverifikasi/);
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Terverifikasi");
  await expect(page.getByRole("main").getByRole("button", { name: "Ubah isian" })).toHaveCount(0);
  await admin.context().close();
});

test("a school that is registered is told so, and keeps its text", async ({ page }) => {
  const npsn = newNpsn();
  await fillSchool(page, { npsn, name: "SMA Uji Satu", email: newEmail() });
  await page.getByLabel(/Data ini benar/).check();
  await press(page, "Kirim pendaftaran");
  await expect(page).toHaveURL(/\/Bukti\//);
  await fillSchool(page, { npsn, name: "SMA Uji Dua", email: newEmail() });
  await page.getByLabel(/Data ini benar/).check();
  await press(page, "Kirim pendaftaran");
  await expect(alertOf(page)).toContainText("Sekolah ini sudah terdaftar, hubungi penanggung jawab.");
  await expect(page.getByRole("main")).toContainText("SMA Uji Dua");
});

test("[XJS5] a double click on the button makes one registration", async ({ page }) => {
  await fillSchool(page, { npsn: newNpsn(), name: "SMA Uji Dobel", email: newEmail() });
  await page.getByLabel(/Data ini benar/).check();
  await page.getByRole("main").getByRole("button", { name: "Kirim pendaftaran" }).dblclick();
  await expect(page).toHaveURL(/\/Register\/School\/Bukti\//);
  await expect(page.getByRole("main")).toContainText(/SEKOLAH-\d{4}-\d{6}/);
});

test("where script runs, what is written is kept without a button", async ({ page, javaScriptEnabled, browser }) => {
  test.skip(!javaScriptEnabled, "needs script");
  await page.goto(on("main", "/Register/School"));
  await fillFirstStep(page, newNpsn(), "SMA Uji Simpan");
  await press(page, "Lanjutkan");
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Alamat").fill("Jalan yang belum selesai ditulis");
  await expect(page.getByText("Tersimpan otomatis.")).toBeVisible({ timeout: 8_000 });
  const later = await anotherBrowser(browser, true);
  await later.goto(page.url());
  await expect(later.getByLabel("Alamat")).toHaveValue("Jalan yang belum selesai ditulis");
  await later.context().close();
});
