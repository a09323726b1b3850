import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./demo-account";
import {
  clickButton,
  fillFirstStep,
  fillPeople,
  fillPlace,
  fillSchoolForm,
  findLink,
  generateEmail,
  generateUniqueNpsn,
  openSecondBrowser,
  readMail,
} from "./page-actions";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

const getAlert = (page: Page) => page.getByRole("main").getByRole("alert").first();

test("[XJS1, XJS4] a school registration reports errors at each step, loads cities, rejects a file, resumes by link and gets a receipt", {
  tag: "@script",
}, async ({ page, browser, javaScriptEnabled }) => {
  const [npsn, email] = [generateUniqueNpsn(), generateEmail()];
  await page.goto(toTenantUrl("main", "/Register"));
  await page.getByRole("main").getByRole("link", { name: "Daftarkan sekolah" }).click();
  await fillFirstStep(page, "123", "SMA Negeri Uji");
  await clickButton(page, "Lanjutkan");

  await expect(getAlert(page)).toContainText("NPSN terdiri dari 8 karakter");
  await expect(page.getByLabel("Nama sekolah")).toHaveValue("SMA Negeri Uji");

  await page.getByLabel("NPSN").fill(npsn);
  await clickButton(page, "Lanjutkan");

  await expect(page).toHaveURL(/\/Isi\/[\w-]+\/tempat$/);

  await clickButton(page, "Lanjutkan");

  await expect(getAlert(page)).toContainText("Pilih provinsi");

  await fillPlace(page);
  await page.getByLabel("Kode pos").fill("017");
  await clickButton(page, "Lanjutkan");

  await expect(getAlert(page)).toContainText("Kode pos terdiri dari 5 digit");
  await expect(page.getByLabel("Kabupaten/kota")).toHaveValue("32.73");

  await page.getByLabel("Kode pos").fill("40117");
  await clickButton(page, "Lanjutkan");

  await expect(page).toHaveURL(/\/orang$/);

  await fillPeople(page, "bukan email");
  await clickButton(page, "Lanjutkan");

  await expect(getAlert(page)).toContainText("Format email tidak valid");

  await page.getByLabel("Email").fill(email);
  await clickButton(page, "Simpan, lanjutkan nanti");

  await expect(page.getByRole("main")).toContainText("Isian Anda sudah disimpan.");

  // Resumes on another device by the link.
  const resume = new URL(page.url()).pathname;
  const later = await openSecondBrowser(browser, javaScriptEnabled ?? true);
  await later.goto(toTenantUrl("main", resume));

  await expect(later.getByLabel("Nama kepala sekolah")).toHaveValue("Rahmat Hidayat");
  await expect(later.getByLabel("Email")).toHaveValue(email);

  await clickButton(later, "Lanjutkan");

  await expect(later).toHaveURL(/\/rincian$/);

  await later.getByLabel("Jumlah siswa").fill("420");
  await later.getByLabel("Situs sekolah").fill("https://sman-uji.example");
  // Buttons add and remove rows and keep the values.
  await clickButton(later, "Tambah program");
  await later.getByLabel("Program lain 1").fill("IPA");
  await clickButton(later, "Tambah program");
  await later.getByLabel("Program lain 2").fill("Salah ketik");
  await clickButton(later, "Tambah program");
  await later.getByLabel("Program lain 3").fill("IP");
  await clickButton(later, "Hapus program lain 2");

  await expect(later.getByLabel("Program lain 2")).toHaveValue("IP");
  await expect(later.getByLabel("Program lain 3")).toHaveCount(0);
  await expect(later.getByLabel("Jumlah siswa")).toHaveValue("420");

  await clickButton(later, "Tambah program");
  await later.getByLabel("Program lain 2").press("Enter");

  await expect(getAlert(later)).toContainText("Nama program terdiri dari 3-60 karakter");
  await expect(later.getByText("Nama program terdiri")).toHaveCount(2);

  await later.getByLabel("Program lain 2").fill("Bahasa Jerman");
  await later.getByLabel("Surat pengantar").setInputFiles({
    name: "surat.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("bukan pdf"),
  });
  await clickButton(later, "Periksa isian");

  await expect(getAlert(later)).toContainText("Berkas ini bukan JPG, PNG, WebP, atau PDF");
  await expect(later.getByLabel("Jumlah siswa")).toHaveValue("420");
  await expect(later.getByLabel("Situs sekolah")).toHaveValue("https://sman-uji.example");

  await later.getByLabel("Surat pengantar").setInputFiles({
    name: "surat.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"),
  });

  // With script the file is uploaded before the form is sent.
  if (javaScriptEnabled)
    await expect(
      later.getByRole("status").filter({ hasText: "surat.pdf sudah kami terima." }),
    ).toBeVisible();

  await clickButton(later, "Periksa isian");

  await expect(later).toHaveURL(/\/periksa$/);
  await expect(later.getByRole("main")).toContainText("surat.pdf");
  await expect(later.getByRole("main")).toContainText("IPA, Bahasa Jerman");

  await clickButton(later, "Kirim pendaftaran");

  await expect(getAlert(later)).toContainText("Nyatakan bahwa data ini benar");

  await later.getByLabel(/Data ini benar/).check();
  await clickButton(later, "Kirim pendaftaran");

  await expect(later).toHaveURL(/\/Register\/School\/Bukti\/[\w-]+$/);

  const receipt = new URL(later.url()).pathname;

  await expect(later.getByRole("main")).toContainText(/SEKOLAH-\d{4}-\d{6}/);
  await expect(later.getByRole("main")).toContainText("Menunggu pemeriksaan");
  expect(findLink(await readMail(email, /pendaftaran/i), /\/Register\/School\/Bukti\//)).toBe(
    receipt,
  );

  // Reloading and returning to the form lead to the receipt.
  await later.reload();
  await later.goto(toTenantUrl("main", resume.replace("orang", "periksa")));

  await expect(later).toHaveURL(toTenantUrl("main", receipt));
  expect((await later.goto(toTenantUrl("foundation", receipt)))?.status()).toBe(404);

  await later.context().close();
});

test("a school is changed on request by its emailed link and then verified", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  const [npsn, email, name] = [
    generateUniqueNpsn(),
    generateEmail(),
    `SMA Uji ${generateUniqueNpsn()}`,
  ];
  await fillSchoolForm(page, { npsn, name, email });
  await page.getByLabel(/Data ini benar/).check();
  await clickButton(page, "Kirim pendaftaran");

  await expect(page).toHaveURL(/\/Bukti\//);

  const receipt = page.url();

  const admin = await openSecondBrowser(browser, javaScriptEnabled ?? true);
  await signInAs(admin, "admin", `/Dashboard/Schools?search=${npsn}`);
  await admin.getByRole("main").getByRole("link", { name }).click();
  await admin.getByLabel("Minta perbaikan").check();
  await clickButton(admin, "Kirim keputusan");

  await expect(getAlert(admin)).toContainText("Alasan wajib diisi, 10-500 karakter");
  await expect(admin.getByLabel("Minta perbaikan")).toBeChecked();

  await admin.getByLabel("Alasan").fill("Tulis nama jalan dan nomornya.");
  await clickButton(admin, "Kirim keputusan");

  await expect(admin.getByRole("main")).toContainText("Perlu diperbaiki");

  const inbox = admin.url();

  expect(await readMail(email, /perlu diperbaiki/)).toContain("Tulis nama jalan dan nomornya.");

  await page.goto(receipt);

  await expect(page.getByRole("main")).toContainText("Tulis nama jalan dan nomornya.");

  await clickButton(page, "Ubah isian");

  await expect(page.getByLabel("NPSN")).toHaveValue(npsn);

  await clickButton(page, "Lanjutkan");
  await page.getByLabel("Alamat").fill("Jalan Braga nomor 99, Braga");
  await clickButton(page, "Lanjutkan");
  await clickButton(page, "Lanjutkan");
  await clickButton(page, "Periksa isian");
  await page.getByLabel(/Data ini benar/).check();
  await clickButton(page, "Kirim perubahan");

  await expect(page).toHaveURL(receipt);
  await expect(page.getByRole("main")).toContainText("Jalan Braga nomor 99");
  await expect(page.getByRole("main")).toContainText("Menunggu pemeriksaan");

  await admin.goto(inbox);

  await expect(admin.getByRole("main")).toContainText("Jalan Braga nomor 99");

  await admin.getByLabel("Verifikasi").check();
  await clickButton(admin, "Kirim keputusan");

  await expect(admin.getByRole("main")).toContainText("Terverifikasi");

  await readMail(email, /terverifikasi/);
  await page.reload();

  await expect(page.getByRole("main")).toContainText("Terverifikasi");
  await expect(page.getByRole("main").getByRole("button", { name: "Ubah isian" })).toHaveCount(0);

  await admin.context().close();
});

test("a second registration of a school is rejected and keeps its values", {
  tag: "@script",
}, async ({ page }) => {
  const npsn = generateUniqueNpsn();
  await fillSchoolForm(page, { npsn, name: "SMA Uji Satu", email: generateEmail() });
  await page.getByLabel(/Data ini benar/).check();
  await clickButton(page, "Kirim pendaftaran");

  await expect(page).toHaveURL(/\/Bukti\//);

  await fillSchoolForm(page, { npsn, name: "SMA Uji Dua", email: generateEmail() });
  await page.getByLabel(/Data ini benar/).check();
  await clickButton(page, "Kirim pendaftaran");

  await expect(getAlert(page)).toContainText(
    "Sekolah ini sudah terdaftar, hubungi penanggung jawab.",
  );
  await expect(page.getByRole("main")).toContainText("SMA Uji Dua");
});

test("[XJS5] a double click creates one registration", { tag: "@script" }, async ({ page }) => {
  await fillSchoolForm(page, {
    npsn: generateUniqueNpsn(),
    name: "SMA Uji Dobel",
    email: generateEmail(),
  });
  await page.getByLabel(/Data ini benar/).check();
  await page.getByRole("main").getByRole("button", { name: "Kirim pendaftaran" }).dblclick();

  await expect(page).toHaveURL(/\/Register\/School\/Bukti\//);
  await expect(page.getByRole("main")).toContainText(/SEKOLAH-\d{4}-\d{6}/);
});

test("a school form saves its fields automatically", {
  tag: "@script-only",
}, async ({ page, browser }) => {
  await page.goto(toTenantUrl("main", "/Register/School"));
  await fillFirstStep(page, generateUniqueNpsn(), "SMA Uji Simpan");
  await clickButton(page, "Lanjutkan");
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Alamat").fill("Jalan yang belum selesai ditulis");

  await expect(page.getByText("Tersimpan otomatis.")).toBeVisible();

  const later = await openSecondBrowser(browser, true);
  await later.goto(page.url());

  await expect(later.getByLabel("Alamat")).toHaveValue("Jalan yang belum selesai ditulis");

  await later.context().close();
});
