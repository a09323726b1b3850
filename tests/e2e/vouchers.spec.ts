import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./demo-account";
import { clickButton, registerAccount, submitSignIn } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

const main = (page: Page) => page.getByRole("main");

interface Voucher {
  code: string;
  /** Percent. */
  value: string;
}

/** Creates a voucher as an admin, with a rejected attempt first. */
async function createVoucher(page: Page, { code, value }: Voucher): Promise<void> {
  await signInAs(page, "admin", "/Dashboard/Voucher");
  await expectValidPage(page, "vouchers");
  await main(page).getByRole("link", { name: "Buat voucher" }).click();
  await page.getByLabel("Kode", { exact: true }).fill(code);
  await page.getByLabel("Potongan", { exact: true }).fill("120");
  await page.getByLabel("Hari terakhir").fill("32/12/2099");
  await clickButton(page, "Buat voucher");

  await expect(main(page)).toContainText("Potongan paling banyak 100 persen");
  await expect(main(page)).toContainText("Tulis tanggal berakhir seperti 31/12/2026");
  await expectValidPage(page, "voucher, wrong");

  await page.getByLabel("Potongan", { exact: true }).fill(value);
  await page.getByLabel("Hari terakhir").fill("31/12/2099");
  await clickButton(page, "Buat voucher");

  await expect(page).toHaveURL(/\/Dashboard\/Voucher$/);
  await page.context().clearCookies();
}

async function openPaidClass(page: Page): Promise<void> {
  await page.goto(toTenantUrl("main", "/Class?state=registration_open&filter.type=premium"));
  const href = await main(page).locator('a[href^="/Class/"]').first().getAttribute("href");
  await page.goto(toTenantUrl("main", `${href}/Daftar`));
}

async function useVoucher(page: Page, code: string): Promise<void> {
  const details = page.locator("details", { hasText: "Punya kode voucher?" });
  if ((await details.getAttribute("open")) === null)
    await page.getByText("Punya kode voucher?").click();
  await page.getByLabel("Kode voucher").fill(code);
  await clickButton(page, "Pakai");
}

test("a learner sees the price with a voucher before paying, and the QRIS code after", async ({
  page,
}) => {
  test.slow();
  const code = `QRIS-${Date.now().toString(36)}`.toUpperCase();
  await createVoucher(page, { code, value: "25" });
  await submitSignIn(page, await registerAccount(page));
  await openPaidClass(page);
  await useVoucher(page, "TIDAK-ADA");

  await expect(main(page)).toContainText("Kode voucher ini tidak kami kenal");
  await expectValidPage(page, "voucher, unknown");

  await useVoucher(page, code.toLowerCase());

  await expect(main(page)).toContainText(`Voucher ${code}`);
  await expect(main(page)).toContainText("Yang Anda bayar");
  await expectValidPage(page, "voucher, previewed");

  await clickButton(page, /^Lanjut membayar/);
  const order = new URL(page.url()).pathname.split("/").at(-1);
  await page.goto(toTenantUrl("main", `/Tagihan/${order}`));

  await expect(main(page)).toContainText(`Voucher ${code}`);
  await expect(main(page).getByRole("img", { name: /^Kode QRIS untuk membayar Rp/ })).toBeVisible();
  await expectValidPage(page, "invoice with QRIS");

  await page.context().clearCookies();
  await signInAs(page, "admin", "/Dashboard/Voucher");
  const row = main(page).getByRole("row").filter({ hasText: code });
  await expect(row).toContainText("1 kali");
  await row.getByRole("button", { name: "Hentikan" }).click();
  await expect(row).toContainText("Dihentikan");
  await expectValidPage(page, "vouchers, one stopped");
});

test("a voucher of the whole price enrols at once", async ({ page }) => {
  test.slow();
  const code = `GRATIS-${Date.now().toString(36)}`.toUpperCase();
  await createVoucher(page, { code, value: "100" });
  await submitSignIn(page, await registerAccount(page));
  await openPaidClass(page);
  await page.getByText("Punya kode voucher?").click();
  await page.getByLabel("Kode voucher").fill(code);
  // The price was not seen yet, so it is shown first.
  await clickButton(page, /^Lanjut membayar/);
  await expect(main(page)).toContainText("Rp0");
  await clickButton(page, "Daftar sekarang");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anda terdaftar");
});
