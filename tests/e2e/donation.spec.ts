import { expect, type Page, test } from "playwright/test";
import { assignClientIp, sendRequest, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

const title = (text: string | RegExp) => ({ level: 1, name: text }) as const;

test("[PAY3, RTE18] a donation with errors and a failed payment is paid by a second one, and counts in the public total", {
  tag: "@script",
}, async ({ page }) => {
  await page.goto(toTenantUrl("foundation", "/Donation"));
  await page.locator('[name="own"]').fill("5.000");
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click();

  await expect(page.getByRole("alert").getByRole("link")).toHaveText([
    "Donasi paling sedikit Rp10.000",
    "Nama wajib diisi, 3-100 karakter",
    "Email wajib diisi",
  ]);

  await page.locator('[name="name"]').fill("Sri Wahyuni");
  await page.locator('[name="email"]').fill("sri.wahyuni@example.id");
  await page.locator('[name="own"]').fill("Rp87 ribu,-");
  await page.locator('[name="message"]').fill("Semoga bermanfaat");
  await page.locator('[name="method"][value="va_bca"]').check();
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click();

  await expect(page).toHaveURL(/\/Donation\/Bukti\//);

  const receipt = page.url();

  await expect(page.getByRole("main")).toContainText(/DONASI-\d{4}-\d{6}/);

  await page.getByRole("link", { name: /^Bayar/ }).click();

  await expect(page.getByRole("heading", title("Bayar Rp87.000"))).toBeVisible();

  await page.getByRole("button", { name: "Gagalkan pembayaran" }).click();

  await expect(page.getByRole("heading", title("Pembayaran belum berhasil"))).toBeVisible();

  await page.reload();

  await expect(page).toHaveURL(/\/Payment-Status\/Error\?/);

  await page.goto(receipt);
  await page.getByRole("button", { name: "Coba bayar lagi" }).click();
  await page.getByRole("link", { name: /^Bayar/ }).click();
  await page.getByRole("button", { name: /^Bayar/ }).click();

  await expect(page.getByRole("heading", title("Pembayaran berhasil"))).toBeVisible();

  await page.goto(receipt);

  await expect(
    page.getByRole("heading", title("Terima kasih, donasi Anda sudah kami terima")),
  ).toBeVisible();

  await page.goto(toTenantUrl("foundation", "/Donation"));

  await expect(page.getByRole("complementary", { name: "Terkumpul sejauh ini" })).toContainText(
    "Rp87.000",
  );
});

/** Fills the form and opens the sandbox. @returns addresses of both the receipt and the sandbox page */
async function startPayment(page: Page, method: string, amount = "50.000") {
  await page.goto(toTenantUrl("foundation", "/Donation"));
  await expect(page.getByRole("main")).toContainText("Biaya pengelolaan 0%");
  await page.locator('[name="own"]').fill(amount);
  await page.locator('[name="name"]').fill("Sri Wahyuni");
  await page.locator('[name="email"]').fill("sri.wahyuni@example.id");
  await page.locator(`[name="method"][value="${method}"]`).check();
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click();
  await expect(page).toHaveURL(/\/Donation\/Bukti\//);
  const receipt = page.url();
  await page.getByRole("link", { name: /^Bayar/ }).click();
  await expect(page).toHaveURL(/\/Bayar\//);
  return { receipt, payment: page.url() };
}

test("[PAY3] a payment after the deadline is accepted once", async ({ page }) => {
  const { receipt, payment } = await startPayment(page, "alfamart", "61.000");

  await expect(page.getByRole("main")).toContainText(/Kode bayar\s*5120\d{12}/);

  await page.getByRole("button", { name: "Biarkan lewat batas waktu" }).click();

  await expect(page.getByRole("heading", title("Pembayaran belum berhasil"))).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Batas waktu pembayaran sudah lewat.");

  const errorPage = page.url();
  await page.goto(receipt);

  await expect(page.getByRole("button", { name: "Coba bayar lagi" })).toBeVisible();

  await page.goto(payment);
  await page.getByRole("button", { name: "Bayar terlambat" }).click();

  await expect(page.getByRole("heading", title("Pembayaran berhasil"))).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Rp61.000");

  await page.goto(errorPage);

  await expect(page).toHaveURL(/\/Payment-Status\/Success\?/);

  await page.getByRole("link", { name: "Lihat tanda terima" }).click();

  await expect(page).toHaveURL(receipt);
  await expect(page.getByRole("button", { name: "Coba bayar lagi" })).toHaveCount(0);
});

test("[PAY3, RTE18] an unanswered payment shows a page that refreshes itself and never claims success", async ({
  page,
}) => {
  const { payment } = await startPayment(page, "qris");

  await expect(page.getByRole("img", { name: "Kode QRIS untuk membayar Rp50.000" })).toBeVisible();

  const orderId = payment.split("/").at(-1) ?? "";
  for (const path of ["/CallbackPayment", "/Payment-Status/Success", "/Payment-Status/Error"]) {
    const answer = await page.goto(toTenantUrl("foundation", `${path}?orderId=${orderId}`));
    await expect(page.getByRole("heading", title("Pembayaran sedang diverifikasi"))).toBeVisible();
    expect(answer?.headers().refresh).toBe("10");
  }

  expect(
    (
      await page.goto(toTenantUrl("foundation", "/CallbackPayment?orderId=DON-tidak-ada"))
    )?.status(),
  ).toBe(404);
});

test("a gateway notification with a wrong signature answers 401", async ({ request }) => {
  const forged = {
    orderId: "DON-123456789012",
    status: "paid",
    statusCode: "200",
    grossAmount: "87000.00",
    signature: "00",
  };
  const answer = await sendRequest(request, "foundation", "/CallbackPayment", {
    method: "POST",
    data: forged,
  });

  expect(answer.status()).toBe(401);
});

test("a donation of another tenant is a missing page", async ({ page }) => {
  await page.goto(toTenantUrl("foundation", "/Donation"));
  await page.locator('[name="name"]').fill("Sri Wahyuni");
  await page.locator('[name="email"]').fill("sri.wahyuni@example.id");
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click();
  await expect(page).toHaveURL(/\/Donation\/Bukti\//);
  const { pathname } = new URL(page.url());
  expect((await page.goto(toTenantUrl("main", pathname)))?.status()).toBe(404);
});
