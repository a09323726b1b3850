import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./demo-account";
import {
  clickButton,
  openSecondBrowser,
  readMail,
  registerAccount,
  submitSignIn,
} from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

const main = (page: Page) => page.getByRole("main");
const clickLink = (page: Page, name: string | RegExp) =>
  main(page)
    .getByRole("link", { name, exact: typeof name === "string" })
    .first()
    .click();

/** Opens the payment page of the first or last paid class. @returns addresses of the class and of the payment page */
async function startPayment(page: Page, email: string, place: "first" | "last" = "first") {
  await submitSignIn(page, email);
  await page.goto(toTenantUrl("main", "/Class?state=registration_open&filter.type=premium"));
  const href = await main(page).locator('a[href^="/Class/"]')[place]().getAttribute("href");
  const classUrl = toTenantUrl("main", href ?? "");
  await page.goto(`${classUrl}/Daftar`);
  await page.getByLabel("Virtual account BCA").check();
  await clickButton(page, /^Lanjut membayar/);
  await expect(page).toHaveURL(/\/Bayar\//);
  return { classUrl, payment: page.url() };
}

const toInvoiceUrl = (payment: string) => payment.replace("/Bayar/", "/Tagihan/");

test("[PAY1, ENT20] a payer finds the invoice with its number and deadline, pays, and keeps the receipt", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = await registerAccount(page);
  const { payment } = await startPayment(page, email);
  await page.goto(toTenantUrl("main", "/Tagihan"));
  await expectValidPage(page, "invoices");
  await main(page).getByRole("table").getByRole("link").first().click();

  await expect(page).toHaveURL(toInvoiceUrl(payment));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Selesaikan pembayaran Anda");
  await expect(main(page)).toContainText(
    /Menunggu pembayaran sampai \d+ \w+ 20\d\d pukul [\d.]+ WIB/,
  );
  await expect(main(page)).toContainText(/Nomor virtual account: 39358\d{11}/);
  expect((await page.reload())?.headers().refresh).toBe("10");
  await expectValidPage(page, "unpaid invoice");

  await page.goto(toTenantUrl("main", "/Dashboard"));

  await expect(main(page)).toContainText(/Bayar sebelum/);

  await page.goto(payment);
  await clickButton(page, /^Bayar/);
  await clickLink(page, "Lihat tanda terima");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Pembayaran Anda sudah kami terima",
  );
  expect((await page.reload())?.headers().refresh).toBeUndefined();
  await expectValidPage(page, "paid invoice");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("region", { name: "Tanda terima" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();

  const mail = await readMail(email, /Menunggu pembayaran/);
  const guest = await openSecondBrowser(browser, false);
  await guest.goto(toTenantUrl("main", /\/Tagihan\/Bukti\/[\w.]+/.exec(mail)?.[0] ?? "/missing"));

  await expect(main(guest)).toContainText(/INV\/\d{4}\/\d\d\/\d{6}/);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(
    "Pembayaran Anda sudah kami terima",
  );

  await guest.goto(toInvoiceUrl(payment));

  await expect(guest).toHaveURL(/\/Akun\/Masuk\?/);

  await guest.context().close();
});

/** Places that a visitor reads on the class's page. */
async function readSeats(page: Page, classUrl: string): Promise<number> {
  await page.goto(`${classUrl}/Daftar`);
  return Number(/(\d+) tempat tersisa/.exec((await main(page).textContent()) ?? "")?.[1]);
}

test("[RTE18, STO16] an invoice that is never paid ends and frees its place; paid anew and late as well, it counts once and the second payment comes back", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = await registerAccount(page);
  // No other journey enrols in the last one, so that its places are told exactly.
  const { classUrl, payment } = await startPayment(page, email, "last");
  const visitor = await openSecondBrowser(browser, false);
  await signInAs(visitor, "writer");
  const taken = await readSeats(visitor, classUrl);
  await page.goto(toInvoiceUrl(payment));
  await clickLink(page, "Ganti cara membayar");
  await expectValidPage(page, "another method");
  await page.getByLabel("QRIS").check();
  await clickButton(page, "Lanjut membayar");

  await expect(page.getByRole("img", { name: /^Kode QRIS/ })).toBeVisible();
  expect(page.url()).not.toBe(payment);

  const second = page.url();
  await clickButton(page, "Biarkan lewat batas waktu");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pembayaran belum berhasil");
  expect(await readSeats(visitor, classUrl)).toBe(taken + 1);
  expect(await readMail(email, /Batas waktu pembayaran/)).toContain("Tempat Anda sudah kami lepas");

  await clickLink(page, "Lihat tagihan");

  await expect(page).toHaveURL(toInvoiceUrl(second));
  await expectValidPage(page, "expired invoice");

  await clickLink(page, "Bayar lagi");
  await clickButton(page, "Lanjut membayar");

  await expect(page).toHaveURL(/\/Bayar\//);
  expect(await readSeats(visitor, classUrl)).toBe(taken);

  const third = page.url();
  await page.goto(payment);
  await clickButton(page, "Bayar terlambat");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pembayaran berhasil");

  await page.goto(third);
  await clickButton(page, "Bayar terlambat");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Pembayaran ini kami kembalikan",
  );
  expect(await readSeats(visitor, classUrl)).toBe(taken);

  await page.goto(toInvoiceUrl(payment));

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Pembayaran Anda sudah kami terima",
  );
  await expect(main(page)).toContainText("Anda membayar dua kali");

  await visitor.context().close();
});

test("a visitor without invoices is led to classes", async ({ page }) => {
  await signInAs(page, "writer", "/Tagihan");

  await expect(main(page)).toContainText("Anda belum punya tagihan");
  await expectValidPage(page, "no invoices");
});
