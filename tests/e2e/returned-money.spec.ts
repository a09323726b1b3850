import { type Browser, expect, type Page, test } from "playwright/test";
import { DEMO_PASSWORD, signInAs } from "./demo-account";
import { clickButton } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

/** A second person beside the one of `page`. */
async function openAs(browser: Browser, account: string, path: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await assignClientIp(context);
  const page = await context.newPage();
  await signInAs(page, account, path);
  return page;
}

test("a large payout that the bank returned is proposed by one admin and confirmed by another", async ({
  page,
  browser,
}) => {
  test.slow();
  await signInAs(page, "admin", "/Dashboard/Payouts?status=completed&search=Felix");
  const row = page.getByRole("row").filter({ hasText: "Rp18.500.000" });
  await row.getByRole("link", { name: /^PO-/ }).click();
  const { pathname } = new URL(page.url());
  await page.getByRole("link", { name: "Catat pengembalian dari bank …" }).click();

  await expect(page.getByRole("main")).toContainText("orang kedua juga harus memastikan");

  await page.locator('[name="reason"]').fill("Rekening tujuan sudah ditutup");
  await page.locator('[name="bankReference"]').fill("RTN-20261122-0042");
  await page.locator('[name="confirmed"]').check();
  await page.locator('[name="password"]').fill(DEMO_PASSWORD);
  await clickButton(page, "Catat pengembalian");

  await expect(page).toHaveURL(toTenantUrl("main", pathname));
  await expect(page.getByRole("main")).toContainText("menunggu orang kedua");
  await expectValidPage(page, "proposed");

  await page.getByRole("link", { name: "Tarik usulan pengembalian …" }).click();

  await expectValidPage(page, "to withdraw");
  await expect(page.getByRole("button", { name: "Pastikan pengembalian" })).toHaveCount(0);

  const second = await openAs(browser, "admin-kedua", "/Dashboard");
  await second.getByRole("link", { name: "Periksa usulan pengembalian" }).click();
  await second
    .getByRole("main")
    .getByRole("link", { name: /Rp18\.500\.000, diusulkan/ })
    .click();
  await second.getByRole("link", { name: "Periksa usulan pengembalian …" }).click();

  await expectValidPage(second, "to confirm");

  await clickButton(second, "Pastikan pengembalian");

  await expect(second.getByRole("alert").first()).toContainText("Kata sandi wajib diisi");

  await second.locator('[name="password"]').fill(DEMO_PASSWORD);
  await clickButton(second, "Pastikan pengembalian");

  await expect(second).toHaveURL(toTenantUrl("main", pathname));
  await expect(second.getByRole("main")).toContainText("Bank mengembalikan dana pencairan ini");
  await expect(second.getByRole("main")).toContainText("RTN-20261122-0042");

  await second.context().close();
});

/** Pays a donation after its time, and once more by a second order. @returns its receipt */
async function payTwice(page: Page): Promise<string> {
  await page.goto(toTenantUrl("foundation", "/Donation"));
  await page.locator('[name="own"]').fill("35.000");
  await page.locator('[name="name"]').fill("Ratna Dua Kali");
  await page.locator('[name="email"]').fill("ratna.dua.kali@example.id");
  await page.locator('[name="method"][value="qris"]').check();
  await clickButton(page, "Lanjut ke pembayaran");
  await expect(page).toHaveURL(/\/Donation\/Bukti\//);
  const receipt = page.url();
  await page.getByRole("link", { name: /^Bayar/ }).click();
  const firstPayment = page.url();
  await clickButton(page, "Biarkan lewat batas waktu");
  await page.goto(receipt);
  await clickButton(page, "Coba bayar lagi");
  await page.getByRole("link", { name: /^Bayar/ }).click();
  await clickButton(page, /^Bayar Rp/);
  await page.goto(firstPayment);
  await clickButton(page, "Bayar terlambat");
  return receipt;
}

test("a donation paid twice is owed back: the donor sees it, an admin sends it, the donor sees that too", async ({
  page,
  browser,
}) => {
  test.slow();
  const receipt = await payTwice(page);

  await expect(page.getByRole("main")).toContainText("Uji coba: tidak ada uang yang berpindah.");
  await expect(page.getByRole("main")).toContainText(
    "Anda membayar dua kali; pembayaran kedua, Rp35.000, akan kami kembalikan.",
  );
  await expectValidPage(page, "payment status with a refund");

  await page.goto(receipt);

  await expect(page.getByRole("main")).toContainText("akan kami kembalikan");
  await expectValidPage(page, "receipt with a refund");

  const admin = await openAs(browser, "superadmin", "/Dashboard");
  await admin.goto(toTenantUrl("foundation", "/Dashboard"));
  await signInAs(admin, "superadmin", "/Dashboard", "foundation");
  await admin.getByRole("link", { name: "Periksa pengembalian dana" }).click();

  await expect(
    admin.getByRole("heading", { level: 1, name: "Dana yang harus dikembalikan" }),
  ).toBeVisible();
  await expectValidPage(admin, "refunds");

  const row = admin.getByRole("row").filter({ hasText: "Ratna Dua Kali" });

  await expect(row).toContainText("Dibayar dua kali");

  await row.getByRole("link", { name: /^REFUND-/ }).click();

  await expectValidPage(admin, "refund");

  await admin.locator('[name="password"]').fill("salah sekali");
  await clickButton(admin, "Kembalikan");

  await expect(admin.getByRole("alert").first()).toContainText("Kata sandi salah");
  await expectValidPage(admin, "refund, wrong");

  await admin.locator('[name="password"]').fill(DEMO_PASSWORD);
  await clickButton(admin, "Kembalikan");

  await expect(admin.getByRole("main")).toContainText("Sudah dikembalikan");

  await page.goto(receipt);

  await expect(page.getByRole("main")).toContainText(
    /pembayaran kedua, Rp35\.000, sudah kami kembalikan pada \d/,
  );

  await admin.context().close();
});

test("a donation by virtual account is returned by a recorded transfer", async ({ page }) => {
  test.slow();
  await page.goto(toTenantUrl("foundation", "/Donation"));
  await page.locator('[name="own"]').fill("66.000");
  await page.locator('[name="name"]').fill("Made Transfer");
  await page.locator('[name="email"]').fill("made.transfer@example.id");
  await page.locator('[name="method"][value="va_bca"]').check();
  await clickButton(page, "Lanjut ke pembayaran");
  await page.getByRole("link", { name: /^Bayar/ }).click();
  await clickButton(page, /^Bayar Rp/);
  await signInAs(page, "superadmin", "/Dashboard/Donations?search=Made", "foundation");
  await page
    .getByRole("link", { name: /^Kembalikan …/ })
    .first()
    .click();

  await expectValidPage(page, "return a donation");

  await clickButton(page, /^Kembalikan Rp66/);

  await expect(page.getByRole("alert").first()).toContainText("Alasan wajib diisi");

  await page.locator('[name="reason"]').fill("Donatur keliru menulis jumlahnya");
  await page.locator('[name="password"]').fill(DEMO_PASSWORD);
  await clickButton(page, /^Kembalikan Rp66/);

  await expect(page.getByRole("main")).toContainText("Perlu transfer manual");
  await expectValidPage(page, "manual refund");

  await page.locator('[name="bankReference"]').fill("TRF-20261122-77");
  await page.locator('[name="password"]').fill(DEMO_PASSWORD);
  await clickButton(page, "Catat transfer");

  await expect(page.getByRole("main")).toContainText("Sudah dikembalikan");
  await expect(page.getByRole("main")).toContainText("TRF-20261122-77");

  await page.goto(toTenantUrl("foundation", "/Dashboard/Refunds?status=sending"));

  await expect(page.getByRole("main")).toContainText("Tidak ada pengembalian dengan status ini");
  await expectValidPage(page, "no refunds");
});
