import { expect, type Page, test } from "playwright/test";
import { DEMO_PASSWORD, signInAs } from "./accounts";
import { PORT } from "./port";
import { newPerson, on } from "./site";

test.beforeEach(async ({ context }) => newPerson(context));

/** Asks for a payout as the demo's leader of a region, to an account of theirs that was used before: a new one would be held for a day. */
async function requested(page: Page, amount: string): Promise<void> {
  await signInAs(page, "lead-region", "/Dashboard/Payouts/Request");
  await page.locator('[name="amount"]').fill(amount);
  await page.locator('[name="bankCode"]').selectOption("451");
  await page.locator('[name="accountNumber"]').fill("7700112207");
  await page.locator('[name="accountName"]').fill("Hendrikus Bele");
  await page.getByRole("button", { name: "Ajukan pencairan" }).click();
}

test("[PAY2] wrong amounts are told at their field; a right one is held and shown; its requester may cancel it, and it is over", async ({
  page,
}) => {
  await requested(page, "10");
  await expect(page.getByRole("alert").first()).toContainText("Pencairan paling sedikit Rp50.000");
  await page.locator('[name="amount"]').fill("Rp 50.000");
  await page.getByRole("button", { name: "Ajukan pencairan" }).click();
  await expect(page).toHaveURL(/\/Dashboard\/Payouts\/\d{12}$/);
  await expect(page.getByRole("main")).toContainText("Menunggu persetujuan");
  const own = page.url();
  await page.getByRole("link", { name: /^Batalkan/ }).click();
  await page.getByRole("button", { name: "Batalkan pencairan" }).click();
  await expect(page).toHaveURL(own);
  await expect(page.getByRole("main")).toContainText("Dibatalkan");
  await expect(page.getByRole("link", { name: /^Setujui|^Batalkan/ })).toHaveCount(0);
});

test("[ROL6] an admin approves with the password again; who comes with an old page is told who was first", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  await requested(page, "60.000");
  await expect(page).toHaveURL(/\/Dashboard\/Payouts\/\d{12}$/);
  const { pathname } = new URL(page.url());
  const pages: Page[] = [];
  for (const account of ["admin", "admin-kedua"]) {
    const context = await browser.newContext({ javaScriptEnabled: javaScriptEnabled ?? true });
    await newPerson(context);
    const own = await context.newPage();
    await signInAs(own, account, `${pathname}/Approve`);
    pages.push(own);
  }
  const [first, second] = pages as [Page, Page];
  await first.locator('[name="password"]').fill("salah sekali");
  await first.getByRole("button", { name: "Setujui pencairan" }).click();
  await expect(first.getByRole("alert").first()).toContainText("Kata sandi salah");
  await expect(first.locator('[name="password"]')).toHaveValue("");
  await first.locator('[name="password"]').fill(DEMO_PASSWORD);
  await first.getByRole("button", { name: "Setujui pencairan" }).click();
  await expect(first).toHaveURL(on("main", pathname));
  await expect(first.getByRole("main")).toContainText(/Disetujui oleh/);
  await second.locator('[name="password"]').fill(DEMO_PASSWORD);
  await second.getByRole("button", { name: "Setujui pencairan" }).click();
  await expect(second.getByRole("alert").first()).toContainText(/Permintaan ini sudah diproses oleh .+ pada \d+ \w+ \d{4} pukul/);
  for (const { context } of pages.map((own) => ({ context: own.context() }))) await context.close();
});

test("the list is filtered by an address, and its CSV is a file", async ({ page }) => {
  await signInAs(page, "admin", "/Dashboard/Payouts?status=completed");
  await expect(page.getByRole("table")).not.toContainText("Menunggu persetujuan");
  const answer = await page.request.get(on("main", "/Dashboard/Payouts/Export").replace("main.localhost", "127.0.0.1"), {
    headers: {
      host: `main.localhost:${PORT}`,
      cookie: (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; "),
    },
  });
  expect(answer.headers()["content-type"]).toContain("text/csv");
  expect(await answer.text()).toContain("PO-");
});

test("whoever has no business here is told so: a learner at the payouts, a mentor at the audit log, a guest anywhere", async ({ page }) => {
  await page.goto(on("main", "/Dashboard/Audit"));
  await expect(page).toHaveURL(/\/Akun\/Masuk\?/);
  await signInAs(page, "mentor", "/Dashboard");
  expect((await page.goto(on("main", "/Dashboard/Audit")))?.status()).toBe(403);
  await expect(page.getByRole("main")).toContainText("Anda tidak memiliki akses untuk tindakan ini.");
});
