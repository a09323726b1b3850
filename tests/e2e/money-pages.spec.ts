import { expect, test } from "playwright/test";
import { PAYOUT_STATUSES } from "~/lib/payout-status";
import { signInAs } from "./demo-account";
import { clickButton } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

test("payout pages in each state and before each decision pass axe, are valid HTML and do not overflow", {
  tag: "@script",
}, async ({ page }) => {
  test.slow();
  await signInAs(page, "admin", "/Dashboard/Payouts");

  await expectValidPage(page);

  const seen: string[] = [];
  for (const state of PAYOUT_STATUSES) {
    await page.goto(toTenantUrl("main", `/Dashboard/Payouts?status=${state}`));
    const first = page
      .getByRole("main")
      .locator('a[href^="/Dashboard/Payouts/"]')
      .filter({ hasText: "PO-" })
      .first();
    if ((await first.count()) === 0) continue;
    seen.push(state);
    await page.goto(toTenantUrl("main", (await first.getAttribute("href")) ?? ""));
    await expectValidPage(page, state);
    const decisions = await page.getByRole("main").getByRole("link", { name: / …$/ }).all();
    for (const href of await Promise.all(decisions.map((link) => link.getAttribute("href")))) {
      await page.goto(toTenantUrl("main", href ?? ""));
      await expectValidPage(page, `${state}, ${href}`);
    }
  }

  expect(seen).toEqual(expect.arrayContaining(["queued", "completed", "rejected", "failed"]));

  await page.goto(toTenantUrl("main", "/Dashboard/Payouts?search=tidakadayangini"));

  await expectValidPage(page, "none found");
});

test("bulk, donation, request and dashboard pages pass axe, are valid HTML and do not overflow", {
  tag: "@script",
}, async ({ page, context }) => {
  test.slow();
  await signInAs(page, "admin", "/Dashboard/Payouts?status=queued");
  await page.getByRole("main").locator('input[type="checkbox"]').first().check();
  await clickButton(page, "Periksa dan setujui yang dipilih");

  await expect(page).toHaveURL(/\/Bulk\?/);
  await expectValidPage(page, "several at once");

  await clickButton(page, /^Setujui \d+ pencairan/);

  await expect(page.getByRole("alert").first()).toContainText("Kata sandi wajib diisi");
  await expectValidPage(page, "several at once, wrong");

  for (const path of [
    "/Dashboard",
    "/Dashboard/Donations",
    "/Dashboard/Donations?search=tidakadayangini",
    "/Dashboard/Refunds?status=manual",
    "/Dashboard/Payouts/Laporan",
  ]) {
    await page.goto(toTenantUrl("main", path));
    await expectValidPage(page, path);
  }
  await context.clearCookies();
  await signInAs(page, "lead-region", "/Dashboard/Payouts/Request");

  await expectValidPage(page, "request");

  await clickButton(page, "Ajukan pencairan");

  await expect(page.getByRole("alert").first()).toContainText("Jumlah wajib diisi");
  await expectValidPage(page, "request, wrong");

  await page.goto(toTenantUrl("main", "/Dashboard/Payouts"));

  await expectValidPage(page, "own payouts");

  await page.goto(toTenantUrl("main", "/Dashboard/Audit"));

  await expectValidPage(page, "not for this role");

  for (const account of ["superadmin", "mentor", "student"]) {
    await context.clearCookies();
    await signInAs(page, account);
    await expectValidPage(page, `dashboard of ${account}`);
  }
});
