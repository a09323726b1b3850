import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./demo-account";
import { clickButton } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { toTenantUrl } from "./requests";

const openFirst = (page: Page, table: string) =>
  page.getByRole("table", { name: table }).getByRole("link").first().click();

test("a learner sees their classes, the month, and subscribes to it", async ({ page }) => {
  await signInAs(page, "student", "/Dashboard");
  await expect(page.getByRole("heading", { name: "Kelas saya" })).toBeVisible();
  await expectValidPage(page, "learner's home");

  await page.getByRole("link", { name: "Kalender" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Kalender \S+ \d{4}$/);
  await clickButton(page, /^(?:Buat|Ganti) alamat$/);
  await expect(page.getByLabel("Alamat langganan")).toHaveValue(
    new RegExp(`^${toTenantUrl("main", "/Kalender/")}.+/jadwal\\.ics$`),
  );
  await expectValidPage(page, "calendar");
});

test("a mentor goes from the home to the learners of a class", async ({ page }) => {
  await signInAs(page, "mentor", "/Dashboard");
  await expectValidPage(page, "mentor's home");
  await openFirst(page, "Kelas");

  await expect(page).toHaveURL(/\/Dashboard\/Kelas\/[a-z-]+$/);
  await page.getByLabel("Urutkan").selectOption("Kemajuan terkecil");
  await clickButton(page, "Tampilkan");
  await expect(page).toHaveURL(/sort=progress/);
  await expectValidPage(page, "learners of a class");
  await page.getByRole("navigation").getByRole("link", { name: "Kelas" }).first().click();
  await expectValidPage(page, "taught classes");
});
