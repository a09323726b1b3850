import { expect, type Page, test } from "playwright/test";
import { ask, newPerson, on } from "./site";

test.beforeEach(async ({ context }) => newPerson(context));

const title = (text: string | RegExp) => ({ level: 1, name: text }) as const;

test("[PAY3, RTE18] a donation: errors, a failed try, paid by a new one, receipt, public total; every page bears a refresh", async ({
  page,
}) => {
  await page.goto(on("foundation", "/Donation"));
  await page.locator('[name="own"]').fill("5.000");
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click();
  await expect(page.getByRole("alert").first()).toContainText("Nama wajib diisi");
  await page.locator('[name="name"]').fill("Sri Wahyuni");
  await page.locator('[name="email"]').fill("sri.wahyuni@example.id");
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click();
  await expect(page.getByRole("alert").first()).toContainText("Donasi paling sedikit Rp10.000");
  await page.locator('[name="own"]').fill("Rp 87.000");
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
  await expect(page.getByRole("heading", title("Terima kasih, donasi Anda sudah kami terima"))).toBeVisible();
  await page.goto(on("foundation", "/Donation"));
  await expect(page.getByRole("complementary", { name: "Terkumpul sejauh ini" })).toContainText("Rp87.000");
});

/** Fills the form and goes to the sandbox's page. @returns addresses of the receipt and of that page */
async function begun(page: Page, method: string, amount = "50.000") {
  await page.goto(on("foundation", "/Donation"));
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

test("[PAY3] paid late: what ran out is told so, and the money that comes all the same is taken, once", async ({ page }) => {
  const { receipt, payment } = await begun(page, "alfamart", "61.000");
  await expect(page.getByRole("main")).toContainText(/Kode bayar\s*5120\d{12}/);
  await page.getByRole("button", { name: "Biarkan lewat batas waktu" }).click();
  await expect(page.getByRole("heading", title("Pembayaran belum berhasil"))).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Batas waktu pembayaran sudah lewat.");
  const told = page.url();
  await page.goto(receipt);
  await expect(page.getByRole("button", { name: "Coba bayar lagi" })).toBeVisible();
  await page.goto(payment);
  await page.getByRole("button", { name: "Bayar terlambat" }).click();
  await expect(page.getByRole("heading", title("Pembayaran berhasil"))).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Rp61.000");
  // The page that said otherwise, opened again.
  await page.goto(told);
  await expect(page).toHaveURL(/\/Payment-Status\/Success\?/);
  await page.getByRole("link", { name: "Lihat tanda terima" }).click();
  await expect(page).toHaveURL(receipt);
  await expect(page.getByRole("button", { name: "Coba bayar lagi" })).toHaveCount(0);
});

test("[PAY3, RTE18] never answered: the page waits and asks again by itself; no page says that it was paid", async ({ page }) => {
  const { payment } = await begun(page, "qris");
  await expect(page.getByRole("img", { name: "Kode QRIS untuk membayar Rp50.000" })).toBeVisible();
  const orderId = payment.split("/").at(-1) ?? "";
  for (const path of ["/CallbackPayment", "/Payment-Status/Success", "/Payment-Status/Error"]) {
    const answer = await page.goto(on("foundation", `${path}?orderId=${orderId}`));
    await expect(page.getByRole("heading", title("Pembayaran sedang diverifikasi"))).toBeVisible();
    expect(answer?.headers().refresh).toBe("10");
  }
  expect((await page.goto(on("foundation", "/CallbackPayment?orderId=DON-tidak-ada")))?.status()).toBe(404);
});

test("a forged notice of a gateway is refused, and its order stands as it stood", async ({ request }) => {
  const forged = { orderId: "DON-123456789012", status: "paid", statusCode: "200", grossAmount: "87000.00", signature: "00" };
  const answer = await ask(request, "foundation", "/CallbackPayment", { method: "POST", data: forged });
  expect(answer.status()).toBe(401);
});

test("another tenant's donation is a missing page", async ({ page }) => {
  await page.goto(on("foundation", "/Donation"));
  await page.locator('[name="name"]').fill("Sri Wahyuni");
  await page.locator('[name="email"]').fill("sri.wahyuni@example.id");
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click();
  await expect(page).toHaveURL(/\/Donation\/Bukti\//);
  const { pathname } = new URL(page.url());
  expect((await page.goto(on("main", pathname)))?.status()).toBe(404);
});
