import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./demo-account";
import { countTasks, getMenuCount, openTasks, readReceipt } from "./inbox-steps";
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

/** @returns its number */
async function requestAppointment(page: Page, email: string): Promise<string> {
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
  return readReceipt(page, ["Memilih kelas pertama"]);
}

test("an appointment is mailed to the team and counted, moved by them, and accepted by its visitor", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = generateEmail();
  const admin = await openSecondBrowser(browser, false);
  await signInAs(admin, "admin");
  const waiting = await countTasks(admin, "appointments", "main");
  const number = await requestAppointment(page, email);

  expect(await readMail(email, /^Janji temu JANJI-/)).toContain(number);
  expect(
    await readMail(`admin-kedua@pendopo.example ${number}`, /^Permintaan janji temu/),
  ).toContain("Topik: Memilih kelas pertama");
  expect(await countTasks(admin, "appointments", "main")).toBe(waiting + 1);
  await expect(getMenuCount(admin, "Janji temu")).toContainText(String(waiting + 1));
  await openTasks(admin, "appointments");
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
  expect(await countTasks(admin, "appointments", "main")).toBe(waiting);
  await admin.goBack();

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
