import { expect, type Locator, type Page, test } from "playwright/test";
import { DEMO_PASSWORD, signInAs } from "./demo-account";
import { PORT } from "./port";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

/** Demo accounts with earnings and their known bank accounts: a new bank account is held for a day. */
const REQUESTERS = {
  "lead-region": { bank: "451", account: "7700112207", name: "Hendrikus Bele" },
  writer: { bank: "GOPAY", account: "081200000006", name: "Nadia Puspitaloka" },
} as const;

/** Requests a payout; a user may have three open ones. */
async function requestPayout(
  page: Page,
  amount: string,
  account: keyof typeof REQUESTERS = "lead-region",
): Promise<void> {
  await signInAs(page, account, "/Dashboard/Payouts/Request");
  await page.locator('[name="amount"]').fill(amount);
  await page.locator('[name="bankCode"]').selectOption(REQUESTERS[account].bank);
  await page.locator('[name="accountNumber"]').fill(REQUESTERS[account].account);
  await page.locator('[name="accountName"]').fill(REQUESTERS[account].name);
  await page.getByRole("button", { name: "Ajukan pencairan" }).click();
}

test("[PAY2] a payout request rejects a small amount, is shown as waiting, and can be cancelled by its requester", {
  tag: "@script",
}, async ({ page }) => {
  await requestPayout(page, "10");

  await expect(page.getByRole("alert").first()).toContainText("Pencairan paling sedikit Rp50.000");

  await page.locator('[name="amount"]').fill("Rp 50.000");
  await page.getByRole("button", { name: "Ajukan pencairan" }).click();

  await expect(page).toHaveURL(/\/Dashboard\/Payouts\/\d{12}$/);
  await expect(page.getByRole("main")).toContainText("Menunggu persetujuan");

  const payoutUrl = page.url();
  await page.getByRole("link", { name: /^Batalkan/ }).click();
  await page.getByRole("button", { name: "Batalkan pencairan" }).click();

  await expect(page).toHaveURL(payoutUrl);
  await expect(page.getByRole("main")).toContainText("Dibatalkan");
  await expect(page.getByRole("link", { name: /^Setujui|^Batalkan/ })).toHaveCount(0);
});

test("[ROL6] an approval requires the password, and a second approval shows the first", {
  tag: "@script",
}, async ({ page, browser, javaScriptEnabled }) => {
  await requestPayout(page, "60.000");

  await expect(page).toHaveURL(/\/Dashboard\/Payouts\/\d{12}$/);

  const { pathname } = new URL(page.url());
  const pages: Page[] = [];
  for (const account of ["admin", "admin-kedua"]) {
    const context = await browser.newContext({ javaScriptEnabled: javaScriptEnabled ?? true });
    await assignClientIp(context);
    const approval = await context.newPage();
    await signInAs(approval, account, `${pathname}/Approve`);
    pages.push(approval);
  }
  const [first, second] = pages as [Page, Page];
  await first.locator('[name="password"]').fill("salah sekali");
  await first.getByRole("button", { name: "Setujui pencairan" }).click();

  await expect(first.getByRole("alert").first()).toContainText("Kata sandi salah");
  await expect(first.locator('[name="password"]')).toHaveValue("");

  await first.locator('[name="password"]').fill(DEMO_PASSWORD);
  await first.getByRole("button", { name: "Setujui pencairan" }).click();

  await expect(first).toHaveURL(toTenantUrl("main", `${pathname}?selesai=ya`));
  await expect(first.getByRole("status").first()).toContainText("Keputusan Anda tersimpan");
  await expect(first.getByRole("main")).toContainText(/Disetujui oleh/);

  await second.locator('[name="password"]').fill(DEMO_PASSWORD);
  await second.getByRole("button", { name: "Setujui pencairan" }).click();

  await expect(second.getByRole("alert").first()).toContainText(
    /Permintaan ini sudah diproses oleh .+ pada \d+ \w+ \d{4} pukul/,
  );

  for (const opened of pages) await opened.context().close();
});

test("an admin on a phone approves a payout in four taps from the dashboard", {
  tag: "@script",
}, async ({ page, browser, javaScriptEnabled }) => {
  await requestPayout(page, "55.000", "writer");

  await expect(page).toHaveURL(/\/Dashboard\/Payouts\/\d{12}$/);

  const reference = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const context = await browser.newContext({
    javaScriptEnabled: javaScriptEnabled ?? true,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await assignClientIp(context);
  const phone = await context.newPage();
  await signInAs(phone, "admin");
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };

  await expect(phone.getByRole("link", { name: "Periksa pencairan" })).toBeInViewport();

  await tap(phone.getByRole("link", { name: "Periksa pencairan" }));

  await expect(phone.getByRole("link", { name: /^Periksa PO-/ }).first()).toBeInViewport();

  await tap(phone.getByRole("link", { name: `Periksa ${reference}` }));

  await expect(phone.getByRole("link", { name: "Setujui …" })).toBeInViewport();

  await tap(phone.getByRole("link", { name: "Setujui …" }));
  await phone.locator('[name="password"]').fill(DEMO_PASSWORD);
  await tap(phone.getByRole("button", { name: "Setujui pencairan" }));

  await expect(phone.getByRole("heading", { level: 1, name: reference })).toBeVisible();
  await expect(phone.getByRole("main")).toContainText(/Disetujui oleh/);
  expect(taps).toBe(4);

  await context.close();
});

/** Rows of the payout list, without its header. */
const getRows = (page: Page) => page.getByRole("table").getByRole("row").filter({ hasText: "PO-" });

test("the payout list shows only the chosen status, by its address and by its tab", async ({
  page,
}) => {
  await signInAs(page, "admin", "/Dashboard/Payouts?status=completed");
  await expect(getRows(page).first()).toContainText("Berhasil");
  await expect(getRows(page).filter({ hasNotText: "Berhasil" })).toHaveCount(0);

  await page
    .getByRole("navigation")
    .getByRole("link", { name: /^Ditolak/ })
    .click();

  await expect(page).toHaveURL(/status=rejected/);
  await expect(getRows(page).first()).toContainText("Ditolak");
  await expect(getRows(page).filter({ hasNotText: "Ditolak" })).toHaveCount(0);
});

test("the payout export is a CSV file", async ({ page }) => {
  await signInAs(page, "admin", "/Dashboard/Payouts");

  const answer = await page.request.get(
    toTenantUrl("main", "/Dashboard/Payouts/Export").replace("main.localhost", "127.0.0.1"),
    {
      headers: {
        host: `main.localhost:${PORT}`,
        cookie: (await page.context().cookies())
          .map(({ name, value }) => `${name}=${value}`)
          .join("; "),
      },
    },
  );
  expect(answer.headers()["content-type"]).toContain("text/csv");
  expect(await answer.text()).toContain("PO-");
});

test("the audit log sends a guest to sign in and answers 403 to a mentor", async ({ page }) => {
  await page.goto(toTenantUrl("main", "/Dashboard/Audit"));
  await expect(page).toHaveURL(/\/Akun\/Masuk\?/);
  await signInAs(page, "mentor", "/Dashboard");
  expect((await page.goto(toTenantUrl("main", "/Dashboard/Audit")))?.status()).toBe(403);
  await expect(page.getByRole("main")).toContainText(
    "Anda tidak memiliki akses untuk tindakan ini.",
  );
});
