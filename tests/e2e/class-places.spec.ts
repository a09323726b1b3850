import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./demo-account";
import { clickButton } from "./page-actions";
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
