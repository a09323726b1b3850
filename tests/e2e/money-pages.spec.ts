import { expect, test } from "playwright/test";
import { PAYOUT_STATUSES } from "~/lib/payout-status";
import { signInAs } from "./accounts";
import { inspect } from "./inspect";
import { press } from "./people";
import { newPerson, on } from "./site";

test.beforeEach(async ({ context }) => newPerson(context));

test("payouts as an admin sees them, in each state and before each decision: axe 0, valid HTML, no overflow", async ({ page }) => {
  test.slow();
  await signInAs(page, "admin", "/Dashboard/Payouts");
  await inspect(page);
  const seen: string[] = [];
  for (const state of PAYOUT_STATUSES) {
    await page.goto(on("main", `/Dashboard/Payouts?status=${state}`));
    const first = page.getByRole("main").locator('a[href^="/Dashboard/Payouts/"]').filter({ hasText: "PO-" }).first();
    if ((await first.count()) === 0) continue;
    seen.push(state);
    await page.goto(on("main", (await first.getAttribute("href")) ?? ""));
    await inspect(page, state);
    const decisions = await page.getByRole("main").getByRole("link", { name: / …$/ }).all();
    for (const href of await Promise.all(decisions.map((link) => link.getAttribute("href")))) {
      await page.goto(on("main", href ?? ""));
      await inspect(page, `${state}, ${href}`);
    }
  }
  expect(seen).toEqual(expect.arrayContaining(["queued", "completed", "rejected", "failed"]));
  await page.goto(on("main", "/Dashboard/Payouts?search=tidakadayangini"));
  await inspect(page, "none found");
});

test("several payouts at once, what was donated, one's own payouts and the first page of each role: axe 0, valid HTML, no overflow", async ({
  page,
  context,
}) => {
  test.slow();
  await signInAs(page, "admin", "/Dashboard/Payouts?status=queued");
  await page.getByRole("main").locator('input[type="checkbox"]').first().check();
  await press(page, "Periksa dan setujui yang dipilih");
  await expect(page).toHaveURL(/\/Bulk\?/);
  await inspect(page, "several at once");
  await press(page, /^Setujui \d+ pencairan/);
  await expect(page.getByRole("alert").first()).toContainText("Kata sandi wajib diisi");
  await inspect(page, "several at once, wrong");
  for (const path of ["/Dashboard", "/Dashboard/Donations", "/Dashboard/Donations?search=tidakadayangini"]) {
    await page.goto(on("main", path));
    await inspect(page, path);
  }
  await context.clearCookies();
  await signInAs(page, "lead-region", "/Dashboard/Payouts/Request");
  await inspect(page, "request");
  await press(page, "Ajukan pencairan");
  await expect(page.getByRole("alert").first()).toContainText("Jumlah wajib diisi");
  await inspect(page, "request, wrong");
  await page.goto(on("main", "/Dashboard/Payouts"));
  await inspect(page, "own payouts");
  await page.goto(on("main", "/Dashboard/Audit"));
  await inspect(page, "not for this role");
  for (const account of ["superadmin", "mentor", "student"]) {
    await context.clearCookies();
    await signInAs(page, account);
    await inspect(page, `dashboard of ${account}`);
  }
});
