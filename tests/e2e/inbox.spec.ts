import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./demo-account";
import { clickButton, findLink, generateEmail, openSecondBrowser, readMail } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

const main = (page: Page) => page.getByRole("main");

/** A day that is no Sunday, `YYYY-MM-DD` in WIB. */
function getBookableDate(days: number): string {
  const day = new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000);
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

async function requestAppointment(page: Page, email: string): Promise<void> {
  await page.goto(toTenantUrl("main", "/Make-Appointment"));
  await page.getByLabel("Nama", { exact: true }).fill("Sri Wahyuni");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Nomor HP").fill("081234567890");
  await expect(page.getByLabel("Nama lembaga")).toBeVisible();
  await page.getByLabel("Perorangan atau lainnya").check();
  await expect(page.getByLabel("Nama lembaga")).toBeHidden();
  await page.getByLabel("Topik").fill("Memilih kelas pertama");
  await page.getByLabel("Tanggal").fill(getBookableDate(14));
  await page.getByLabel("11.00 WIB").check();
  await clickButton(page, "Kirim permintaan");
  await expect(page).toHaveURL(/\/Make-Appointment\/Bukti\//);
}

test("an appointment is requested, moved by the team, and accepted by its visitor", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = generateEmail();
  await requestAppointment(page, email);

  const admin = await openSecondBrowser(browser, false);
  await signInAs(admin, "admin", "/Dashboard");
  await main(admin).getByRole("link", { name: "Periksa janji temu" }).click();
  await expectValidPage(admin, "appointments");
  await admin.getByLabel("Cari").fill(email);
  await clickButton(admin, "Tampilkan");
  await main(admin).getByRole("link", { name: "Sri Wahyuni" }).click();
  await expectValidPage(admin, "appointment");
  await clickButton(admin, "Simpan keputusan");
  await expectValidPage(admin, "appointment, nothing decided");
  await admin.getByLabel("Usulkan waktu lain").check();
  await admin.getByLabel("Tanggal usulan").fill(getBookableDate(16));
  await admin.getByLabel("Jam usulan").selectOption("13.30");
  await admin.getByLabel("Pesan untuk pengunjung").fill("Hari itu kami mengajar.");
  await clickButton(admin, "Simpan keputusan");
  await expect(main(admin)).toContainText("Dijadwalkan ulang");
  await expectValidPage(admin, "appointment, moved");

  const mail = await readMail(email, /Waktu lain/);
  await page.goto(toTenantUrl("main", findLink(mail, /\/Make-Appointment\/Bukti\//)));
  await expect(main(page)).toContainText("Kami mengusulkan waktu lain");
  await expectValidPage(page, "receipt, another time proposed");
  await clickButton(page, "Terima waktu ini");

  await expect(main(page)).toContainText("Janji temu Anda dikonfirmasi");
  await expectValidPage(page, "receipt, confirmed");
  expect(await readMail(email, /dikonfirmasi/)).toContain("jadwal.ics");
  await admin.reload();
  await expect(main(admin)).toContainText("menerima waktu yang diusulkan");
  await admin.context().close();
});

test("a message is answered from a saved text", async ({ page }) => {
  test.slow();
  await signInAs(page, "admin", "/Dashboard/Kotak-Masuk/Templat");
  const name = `Jadwal ${Date.now().toString(36)}`;
  await page.getByLabel("Nama templat").fill(name);
  await page.getByLabel("Isi templat").fill("Terima kasih, {nama}. Kami dapat mulai bulan depan.");
  await clickButton(page, "Simpan templat");
  await expectValidPage(page, "answer templates");

  await page.goto(toTenantUrl("main", "/Dashboard/Kotak-Masuk?state=all&kind=training"));
  await expectValidPage(page, "inbox");
  await main(page).getByRole("link", { name: "Yohana Dima" }).click();
  await main(page).getByRole("link", { name }).click();
  await expect(page.getByLabel("Jawaban", { exact: true })).toHaveValue(/Terima kasih, Yohana/);
  await expectValidPage(page, "message with a template");
  await clickButton(page, "Kirim jawaban");

  await expect(main(page)).toContainText("Jawaban Anda sudah dikirim.");
  await expectValidPage(page, "message, answered");
  expect(await readMail("yohana@tenunsumba.example", /^Permintaan pelatihan/)).toContain(
    "Terima kasih, Yohana Dima. Kami dapat mulai bulan depan.",
  );
  await page.goto(toTenantUrl("main", "/Dashboard/Kotak-Masuk?search=tidakadayangini"));
  await expectValidPage(page, "inbox, nothing found");
});

test("a demo is requested, answered from a saved text, and the answer reaches the visitor", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = generateEmail();
  await page.goto(toTenantUrl("main", "/Request-Demo"));
  await clickButton(page, "Kirim permintaan");
  await expectValidPage(page, "demo request, rejected");
  await page.getByLabel("Nama", { exact: true }).fill("Wulan Sari");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Nomor HP").fill("0812-3456-7890");
  await page.getByLabel("Nama lembaga").fill("Kampus Uji");
  await clickButton(page, "Kirim permintaan");
  await expect(page).toHaveURL(/\/Bukti\//);
  await expect(main(page)).toContainText(/DEMO-\d{4}-\d{6}/);
  await expectValidPage(page, "receipt of a demo request");
  expect(await readMail(email, /kami terima/)).toContain("Wulan Sari");

  const admin = await openSecondBrowser(browser, false);
  await signInAs(admin, "admin", "/Dashboard/Kotak-Masuk/Templat");
  const name = `Demo ${Date.now().toString(36)}`;
  await admin.getByLabel("Nama templat").fill(name);
  await admin.getByLabel("Isi templat").fill("Terima kasih, {nama}. Kami usulkan Selasa, {nomor}.");
  await clickButton(admin, "Simpan templat");
  await admin.goto(toTenantUrl("main", `/Dashboard/Kotak-Masuk?search=${email}`));
  await main(admin).getByRole("link", { name: "Wulan Sari" }).click();
  await expect(main(admin)).toContainText("Kampus Uji");
  await main(admin).getByRole("link", { name }).click();
  await clickButton(admin, "Kirim jawaban");
  await expect(main(admin)).toContainText("Jawaban Anda sudah dikirim.");
  await admin.context().close();

  const answer = await readMail(email, /^Permintaan demo DEMO-/);
  expect(answer).toMatch(/Terima kasih, Wulan Sari\. Kami usulkan Selasa, DEMO-\d{4}-\d{6}\./);
});
