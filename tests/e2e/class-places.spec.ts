import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./demo-account";
import { clickButton, registerAccount, submitSignIn } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

const main = (page: Page) => page.getByRole("main");

/** Opens the last class of a list. @returns its address */
async function openLastClass(page: Page, query: string): Promise<string> {
  await page.goto(toTenantUrl("main", `/Class?${query}`));
  const href = await main(page).locator('a[href^="/Class/"]').last().getAttribute("href");
  const url = toTenantUrl("main", href ?? "");
  await page.goto(url);
  return url;
}

test("a learner leaves a paid class before it begins, and sees the money on its way back", async ({
  page,
  browser,
}) => {
  test.slow();
  await submitSignIn(page, await registerAccount(browser, page));
  const classUrl = await openLastClass(page, "state=registration_open&filter.type=premium");
  await page.goto(`${classUrl}/Daftar`);
  await clickButton(page, /^Lanjut membayar/);
  await clickButton(page, /^Bayar/);
  await main(page).getByRole("link", { name: "Buka kelas saya" }).click();
  await main(page).getByRole("link", { name: "Keluar dari kelas" }).click();

  await expect(main(page)).toContainText(/Bila Anda keluar sekarang, Rp[\d.]+ kami kembalikan/);
  await expectValidPage(page, "leave a class");

  await clickButton(page, "Keluar dari kelas ini");

  await expect(main(page)).toContainText("Anda bukan peserta kelas ini");
  await expectValidPage(page, "left");

  await page.goto(toTenantUrl("main", "/Tagihan"));
  await main(page).getByRole("table").getByRole("link").first().click();

  await expect(main(page)).toContainText(/Anda keluar dari kelas .* akan kami kembalikan/);
});

test("a visitor asks to be told when registration opens, and no longer", async ({ page }) => {
  await signInAs(page, "student", "/Class?state=coming_soon");
  await openLastClass(page, "state=coming_soon");
  await main(page).getByRole("link", { name: "Kabari saya saat dibuka" }).click();
  await expectValidPage(page, "wait for an opening");
  await clickButton(page, "Kabari saya");

  await expect(main(page)).toContainText("Kami akan mengabari Anda");
  await expectValidPage(page, "waiting");

  await clickButton(page, "Berhenti menunggu");

  await expect(main(page).getByRole("button", { name: "Kabari saya" })).toBeVisible();
});
