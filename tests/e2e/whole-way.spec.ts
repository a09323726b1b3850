import { type Browser, expect, type Page, test } from "playwright/test";
import { openAppDatabase } from "../guards/app-database";
import { DEMO_PASSWORD, signInAs } from "./demo-account";
import {
  clickButton,
  fillSignUp,
  findLink,
  generateEmail,
  openSecondBrowser,
  readMail,
  registerAccount,
  submitSignIn,
} from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, sendRequest, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const clickLink = (page: Page, name: string | RegExp) =>
  main(page)
    .getByRole("link", { name, exact: typeof name === "string" })
    .first()
    .click();

/** No other journey enrols in these, so that their places are told exactly. */
const FREE_CLASS = "CV dan Wawancara";
const UNANSWERED_CLASS = "/Class/membaca-aksara-jawa";
const RETURNED_CLASS = "Memimpin Tim Pertama";

/** Its quiz draws all five questions of the bank. */
const RIGHT_CHOICES = [
  "Merapikan 1.200 arsip pasien dalam enam pekan",
  "Meminta biaya pelatihan sebelum wawancara",
  "Wawancara hanya lewat pesan dan langsung diterima",
  "Salah",
];
const RIGHT_TEXTS = { Situasi: "1", Tugas: "2", Tindakan: "3", Hasil: "4", "Jawaban Anda": "1" };
const QUESTION_COUNT = 5;

async function answerRightly(page: Page): Promise<void> {
  const question = main(page).getByRole("group").first();
  for (const choice of RIGHT_CHOICES)
    for (const input of await question.getByLabel(choice, { exact: true }).all())
      await input.check();
  for (const [label, text] of Object.entries(RIGHT_TEXTS))
    for (const input of await question.getByLabel(label, { exact: true }).all())
      await input.fill(text);
}

/** Signs a guest up on the page that asked to sign in, and verifies by the link in the email. */
async function signUpOnTheWay(page: Page): Promise<string> {
  const email = generateEmail();
  await expect(page).toHaveURL(/\/Akun\/Masuk\?/);
  await clickLink(page, "Belum punya akun? Daftar");
  await fillSignUp(page, email);
  const mail = await readMail(email, /Verifikasi/);
  await page.goto(toTenantUrl("main", findLink(mail, /\/Akun\/Verifikasi\//)));
  await clickButton(page, "Verifikasi email saya");
  await submitSignIn(page, email);
  return email;
}

async function passQuiz(page: Page): Promise<void> {
  await clickLink(page, "Buka kuis");
  await clickButton(page, "Mulai");
  for (let number = 1; number <= QUESTION_COUNT; number++) {
    await expect(heading(page)).toHaveText(`Soal ${number} dari ${QUESTION_COUNT}`);
    await answerRightly(page);
    await clickButton(page, "Simpan dan lanjut");
  }
  await expect(main(page)).toContainText(`Semua ${QUESTION_COUNT} soal sudah dijawab.`);
  await clickButton(page, "Kumpulkan jawaban");
  await expect(main(page)).toContainText("Nilai Anda 100 dari 100; nilai lulus 70");
}

async function expectCalendarAndMail(page: Page, email: string): Promise<void> {
  const calendar = main(page).getByRole("link", { name: "Simpan jadwal ke kalender" });
  const path = (await calendar.getAttribute("href")) ?? "";
  const file = await sendRequest(page.request, "main", path);

  expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART;[\s\S]*END:VCALENDAR\r\n$/);

  const confirmation = await readMail(email, /Anda terdaftar di kelas/);

  expect(confirmation).toContain(FREE_CLASS);
  expect(confirmation).toContain(path);
}

test("a guest finds a free class, signs up on the way, learns it, and shows a stranger the certificate", async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto(toTenantUrl("main", "/Class?state=registration_open&filter.type=free"));
  await clickLink(page, FREE_CLASS);
  await clickLink(page, "Daftar");
  const email = await signUpOnTheWay(page);

  await expect(heading(page)).toHaveText(`Daftar kelas ${FREE_CLASS}`);
  await expectValidPage(page, "enrolment in a free class");

  await clickButton(page, "Daftar sekarang");

  await expect(heading(page)).toHaveText("Anda terdaftar");
  await expect(main(page)).toContainText(FREE_CLASS);
  await expectValidPage(page, "enrolled");
  await expectCalendarAndMail(page, email);

  const enrolled = page.url();
  await page.goto(enrolled.replace("/Terdaftar", "/Daftar"));

  await expect(main(page)).toContainText("Anda sudah menjadi peserta kelas ini");

  await clickLink(page, "Buka kelas saya");
  await expect(page).toHaveURL(enrolled);
  await clickLink(page, "Mulai belajar");
  await clickLink(page, "Mulai: bab 1 dari 6");
  // Text browsers know fields within their form only.
  await expect(page.locator("[form]")).toHaveCount(0);
  for (const next of [2, 3, 4, 5]) await clickButton(page, `Selesai, lanjut ke Bab ${next}`);
  await passQuiz(page);
  await clickLink(page, /^Lanjut ke /);
  await clickButton(page, "Selesai, tamatkan kelas");

  await expect(main(page)).toContainText(`Selamat, Anda menamatkan ${FREE_CLASS}`);

  await clickLink(page, /^MAIN-/);
  const stranger = await openSecondBrowser(browser, false);
  await stranger.goto(toTenantUrl("main", "/Sertifikat"));
  await stranger
    .getByLabel("Nomor sertifikat")
    .fill(page.url().split("/").at(-1)?.toLowerCase() ?? "");
  await clickButton(stranger, "Periksa");

  await expect(stranger).toHaveURL(page.url());
  await expect(stranger.getByText("Sertifikat ini asli dan berlaku")).toBeVisible();
  await expect(main(stranger)).toContainText("Wahyu Ningsih");
  await expect(stranger.getByRole("link", { name: "Unduh PDF" })).toBeVisible();
  await expectValidPage(stranger, "proof of a certificate");

  await stranger.context().close();
});

/** Places that a visitor reads before enrolling. */
async function readSeats(page: Page, classUrl: string): Promise<number> {
  await page.goto(`${classUrl}/Daftar`);
  return Number(/(\d+) tempat tersisa/.exec((await main(page).textContent()) ?? "")?.[1]);
}

/** Starts a payment and lets its time pass, unanswered. @returns address of its invoice */
async function leaveUnanswered(page: Page): Promise<string> {
  await page.goto(toTenantUrl("main", `${UNANSWERED_CLASS}/Daftar`));
  await clickButton(page, /^Lanjut membayar/);
  await expect(page).toHaveURL(/\/Bayar\//);
  const orderId = page.url().split("/").at(-1);
  const db = await openAppDatabase(process.env.E2E_DATA_DIR ?? "");
  db.prepare("update payment_orders set expires_at = ? where order_id = ?").run(
    Date.now(),
    orderId,
  );
  db.close();
  return toTenantUrl("main", `/Tagihan/${orderId}`);
}

/** Sends a refund as staff. */
async function sendRefund(browser: Browser, email: string): Promise<void> {
  const staff = await openSecondBrowser(browser, false);
  await signInAs(staff, "superadmin", "/Dashboard/Refunds");
  await staff
    .getByRole("row")
    .filter({ hasText: email })
    .getByRole("link", { name: /^REFUND-/ })
    .click();
  await staff.locator('[name="password"]').fill(DEMO_PASSWORD);
  await clickButton(staff, "Kembalikan");
  await expect(main(staff)).toContainText("Sudah dikembalikan");
  await staff.context().close();
}

test("a payer leaves one invoice unanswered, pays another after a failure, leaves that class, and gets the money back", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = await registerAccount(page);
  await submitSignIn(page, email);
  const unansweredUrl = toTenantUrl("main", UNANSWERED_CLASS);
  const places = await readSeats(page, unansweredUrl);
  const unanswered = await leaveUnanswered(page);

  await page.goto(toTenantUrl("main", "/Class?state=registration_open&filter.type=premium"));
  await clickLink(page, RETURNED_CLASS);
  const classUrl = page.url();
  await clickLink(page, "Daftar");
  await expectValidPage(page, "enrolment in a paid class");
  const free = await readSeats(page, classUrl);
  await clickButton(page, /^Lanjut membayar/);
  await clickButton(page, "Gagalkan pembayaran");

  await expect(heading(page)).toHaveText("Pembayaran belum berhasil");

  await clickLink(page, "Coba bayar lagi");
  await clickButton(page, /^Lanjut membayar/);
  await clickButton(page, /^Bayar/);

  await expect(heading(page)).toHaveText("Pembayaran berhasil");
  await expect(main(page)).toContainText(/INV\/\d{4}\/\d\d\/\d{6}/);
  await expectValidPage(page, "paid class");

  await clickLink(page, "Buka kelas saya");

  await expect(heading(page)).toHaveText("Anda terdaftar");
  expect(await readSeats(page, classUrl)).toBe(free - 1);

  await page.goBack();
  await clickLink(page, "Keluar dari kelas");

  await expect(main(page)).toContainText(/Bila Anda keluar sekarang, Rp[\d.]+ kami kembalikan/);
  await expectValidPage(page, "leave a class");

  await clickButton(page, "Keluar dari kelas ini");

  await expect(main(page)).toContainText("Anda bukan peserta kelas ini");
  await expectValidPage(page, "left");
  expect(await readSeats(page, classUrl)).toBe(free);

  await sendRefund(browser, email);
  await page.goto(toTenantUrl("main", "/Tagihan"));
  await main(page).getByRole("link", { name: RETURNED_CLASS }).first().click();

  await expect(main(page)).toContainText(/Anda keluar dari kelas .* sudah kami kembalikan/);

  // The job that ends unpaid invoices runs every minute.
  await expect(async () => {
    await page.goto(unanswered);
    await expect(heading(page)).toHaveText("Tagihan ini belum dibayar", { timeout: 1_000 });
  }).toPass({ timeout: 150_000, intervals: [2_000] });
  expect(await readSeats(page, unansweredUrl)).toBe(places);
});
