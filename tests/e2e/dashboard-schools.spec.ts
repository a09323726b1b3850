import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./accounts";
import { inspect } from "./inspect";
import { fillSchool, newEmail, newNpsn, press, signUp } from "./people";
import { newPerson, on } from "./site";

test.beforeEach(async ({ context }) => newPerson(context));

const firstOf = async (page: Page, list: string) => {
  await page.goto(on("main", list));
  const href = await page.getByRole("main").locator(`table a, [role="table"] a, article a`).first().getAttribute("href");
  return href ?? "/tidak-ada";
};

async function check(page: Page, path: string) {
  await page.goto(path.startsWith("http") ? path : on("main", path));
  await inspect(page, path);
}

test("pages of somebody signed in: axe 0, valid HTML, no overflow at 320 and 1280 px", async ({ page }) => {
  test.slow();
  // So that there is a mail to look at.
  await signUp(page, newEmail());
  await signInAs(page, "admin");
  const [school, mail] = [await firstOf(page, "/Dashboard/Schools"), await firstOf(page, "/Dashboard/Outbox")];
  const paths = [
    "/Akun",
    "/Welcome",
    "/Keluar",
    "/Dashboard/Schools",
    "/Dashboard/Schools?search=tidakadayangini",
    school,
    "/Dashboard/Outbox",
    "/Dashboard/Outbox?search=tidakadayangini",
    mail,
    "/Dashboard/Audit",
    "/Dashboard/Audit?actor=tidakadayangini",
  ];
  for (const path of paths) await check(page, path);
});

test("pages of the school's form and its receipt: axe 0, valid HTML, no overflow at 320 and 1280 px", async ({ page }) => {
  test.slow();
  await fillSchool(page, { npsn: newNpsn(), name: "SMA Uji Halaman", email: newEmail() });
  const last = page.url();
  for (const slug of ["sekolah", "tempat", "orang", "rincian", "periksa"]) await check(page, last.replace("periksa", slug));
  await page.getByLabel(/Data ini benar/).check();
  await press(page, "Kirim pendaftaran");
  await expect(page).toHaveURL(/\/Bukti\//);
  await inspect(page);
});

test("the inbox is filtered by status alone, and by words", async ({ page }) => {
  await signInAs(page, "admin", "/Dashboard/Schools");
  const rows = page.getByRole("main").locator('a[href^="/Dashboard/Schools/"]');
  const all = await rows.count();
  await page.getByLabel("Status").selectOption("submitted");
  await page.getByRole("main").getByRole("search").getByRole("button").first().click();
  await expect(page).toHaveURL(/status=submitted/);
  expect(await rows.count()).toBeLessThanOrEqual(all);
  await page.goto(on("main", "/Dashboard/Schools?search=tidakadayangini"));
  await expect(page.getByRole("main")).toContainText("Tidak ada pendaftaran yang cocok");
});

test("the audit trail is filtered by one field, the others left empty", async ({ page }) => {
  await signInAs(page, "admin", "/Dashboard/Audit");
  await page.getByLabel("Jenis").selectOption("Berkas");
  await page.getByRole("main").getByRole("search").getByRole("button").click();
  await expect(page).toHaveURL(/entity=file/);
  await expect(page.getByRole("main")).toContainText("Belum ada catatan yang cocok");
});

test("two who decide at once: the second is told who was first, and keeps the reason", async ({ page, browser, javaScriptEnabled }) => {
  const [npsn, name] = [newNpsn(), `SMA Uji ${newNpsn()}`];
  await fillSchool(page, { npsn, name, email: newEmail() });
  await page.getByLabel(/Data ini benar/).check();
  await press(page, "Kirim pendaftaran");
  await expect(page).toHaveURL(/\/Bukti\//);

  await signInAs(page, "admin", `/Dashboard/Schools?search=${npsn}`);
  await page.getByRole("main").getByRole("link", { name }).click();
  const context = await browser.newContext({ javaScriptEnabled: javaScriptEnabled ?? true });
  await newPerson(context);
  const second = await context.newPage();
  await signInAs(second, "admin-kedua", new URL(page.url()).pathname);
  await page.getByLabel("Verifikasi").check();
  await press(page, "Kirim keputusan");
  await expect(page.getByRole("main")).toContainText("Terverifikasi");
  await second.getByLabel("Tolak", { exact: true }).check();
  await second.getByLabel("Alasan").fill("Data sekolah ini tidak cocok.");
  await press(second, "Kirim keputusan");
  await expect(second.getByRole("alert").first()).toContainText(/sudah diputuskan oleh Bramantyo Wicaksono pada/);
  await expect(second.getByRole("alert").first()).toContainText("Data sekolah ini tidak cocok.");
  await context.close();
});
