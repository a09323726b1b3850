import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./demo-account";
import {
  clickButton,
  fillSchoolForm,
  generateEmail,
  generateUniqueNpsn,
  signUp,
} from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

async function findFirstLink(page: Page, list: string): Promise<string> {
  await page.goto(toTenantUrl("main", list));
  const href = await page
    .getByRole("main")
    .locator(`table a, [role="table"] a, article a`)
    .first()
    .getAttribute("href");
  return href ?? "/tidak-ada";
}

async function checkPage(page: Page, path: string) {
  await page.goto(path.startsWith("http") ? path : toTenantUrl("main", path));
  await expectValidPage(page, path);
}

test("dashboard pages pass axe, are valid HTML and do not overflow", async ({ page }) => {
  test.slow();
  // Fills the outbox with at least one email.
  await signUp(page, generateEmail());
  await signInAs(page, "admin");

  const email = await findFirstLink(page, "/Dashboard/Outbox");
  for (const path of [
    "/Welcome",
    "/Keluar",
    "/Dashboard/Schools",
    "/Dashboard/Schools?search=tidakadayangini",
    "/Dashboard/Tim",
    "/Dashboard/Outbox",
    "/Dashboard/Outbox?search=tidakadayangini",
    email,
    "/Dashboard",
    "/Dashboard/Statistik",
    "/Dashboard/Questions",
    "/Dashboard/Pengajar",
    "/Dashboard/Program",
    "/Dashboard/Karier",
    "/Dashboard/Orang/Keamanan",
    "/Dashboard/Audit",
    "/Dashboard/Audit?actor=tidakadayangini",
  ])
    await checkPage(page, path);
});

test("the account and school decision pages pass axe, are valid HTML and do not overflow", {
  tag: "@script",
}, async ({ page }) => {
  await signInAs(page, "admin");
  const school = await findFirstLink(page, "/Dashboard/Schools");

  const team = await findFirstLink(page, "/Dashboard/Tim");

  for (const path of ["/Akun", school, team]) await checkPage(page, path);
});

test("the school form and its receipt pass axe, are valid HTML and do not overflow", {
  tag: "@script",
}, async ({ page }) => {
  test.slow();
  await fillSchoolForm(page, {
    npsn: generateUniqueNpsn(),
    name: "SMA Uji Halaman",
    email: generateEmail(),
  });
  const last = page.url();
  for (const slug of ["sekolah", "tempat", "orang", "rincian", "periksa"])
    await checkPage(page, last.replace("periksa", slug));
  await page.getByLabel(/Data ini benar/).check();
  await clickButton(page, "Kirim pendaftaran");

  await expect(page).toHaveURL(/\/Bukti\//);
  await expectValidPage(page);
});

test("the school list filters by status and by text", async ({ page }) => {
  await signInAs(page, "admin", "/Dashboard/Schools");
  const rows = page.getByRole("main").locator('a[href^="/Dashboard/Schools/"]');
  const all = await rows.count();
  await page.getByRole("link", { name: /^Menunggu pemeriksaan/ }).click();

  await expect(page).toHaveURL(/status=submitted/);
  expect(await rows.count()).toBeLessThanOrEqual(all);

  await page.goto(toTenantUrl("main", "/Dashboard/Schools?search=tidakadayangini"));

  await expect(page.getByRole("main")).toContainText("Tidak ada pendaftaran yang cocok");
});

test("the audit log filters by one field with the others empty", async ({ page }) => {
  await signInAs(page, "admin", "/Dashboard/Audit");
  await page.getByLabel("Jenis").selectOption("Berkas");
  await page.getByRole("main").getByRole("search").getByRole("button").click();
  await expect(page).toHaveURL(/entity=file/);
  await expect(page.getByRole("main")).toContainText("Belum ada catatan yang cocok");
});

test("a second decision on a school is rejected with the first, and keeps its reason", {
  tag: "@script",
}, async ({ page, browser, javaScriptEnabled }) => {
  const [npsn, name] = [generateUniqueNpsn(), `SMA Uji ${generateUniqueNpsn()}`];
  await fillSchoolForm(page, { npsn, name, email: generateEmail() });
  await page.getByLabel(/Data ini benar/).check();
  await clickButton(page, "Kirim pendaftaran");

  await expect(page).toHaveURL(/\/Bukti\//);

  await signInAs(page, "admin", `/Dashboard/Schools?search=${npsn}`);
  await page.getByRole("main").getByRole("link", { name }).click();
  const context = await browser.newContext({ javaScriptEnabled: javaScriptEnabled ?? true });
  await assignClientIp(context);
  const second = await context.newPage();
  await signInAs(second, "admin-kedua", new URL(page.url()).pathname);
  await page.getByLabel("Verifikasi").check();
  await clickButton(page, "Kirim keputusan");

  await expect(page.getByRole("main")).toContainText("Terverifikasi");

  await second.getByLabel("Tolak", { exact: true }).check();
  await second.getByLabel("Alasan").fill("Data sekolah ini tidak cocok.");
  await clickButton(second, "Kirim keputusan");

  await expect(second.getByRole("alert").first()).toContainText(
    /sudah diputuskan oleh Bramantyo Wicaksono pada/,
  );
  await expect(second.getByRole("alert").first()).toContainText("Data sekolah ini tidak cocok.");

  await context.close();
});
