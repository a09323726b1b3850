import { expect, test } from "playwright/test";
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
  await expect(page.getByRole("complementary").or(page.locator("aside"))).toContainText("Rp87.000");
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
