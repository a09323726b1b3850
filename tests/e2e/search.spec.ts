import { expect, test } from "playwright/test";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

test("a misspelt search from the header finds the class", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(toTenantUrl("main", "/About"));
  await page.getByRole("banner").getByRole("link", { name: "Cari" }).first().click();
  await page.getByRole("searchbox").fill("pemograman web");
  await page.getByRole("main").getByRole("button", { name: "Cari" }).click();

  await expect(page).toHaveURL(toTenantUrl("main", "/Search?q=pemograman+web"));

  const first = page.getByRole("main").getByRole("article").first();

  await expect(first.getByRole("link")).toHaveText("Pemrograman Web Dasar");
  await expect(first.locator("mark").first()).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue("pemograman web");

  await first.getByRole("link").click();

  await expect(page).toHaveURL(toTenantUrl("main", "/Class/pemrograman-web-dasar"));
});

test("results filter by kind and page; a page beyond the last answers 404", async ({ page }) => {
  await page.goto(toTenantUrl("main", "/Search?q=sekolah"));
  await page
    .getByRole("navigation", { name: "Jenis hasil" })
    .getByRole("link", { name: /^Tulisan/ })
    .click();

  await expect(page).toHaveURL(/type=post/);

  await page
    .getByRole("navigation", { name: "Halaman hasil" })
    .getByRole("link", { name: "Berikutnya" })
    .click();

  await expect(page).toHaveURL(/q=sekolah&type=post&page=2/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  expect((await page.goto(toTenantUrl("main", "/Search?q=sekolah&page=999")))?.status()).toBe(404);
});

test("an empty, a short and an unsuccessful query get advice, and result pages are noindex", async ({
  page,
}) => {
  await page.goto(toTenantUrl("main", "/Search"));

  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);

  await page.goto(toTenantUrl("main", "/Search?q=a"));

  await expect(page.getByRole("main")).toContainText("Tulis paling sedikit 2 huruf.");

  await page.goto(toTenantUrl("main", `/Search?q=${encodeURIComponent("zzxqv <wqzk>")}`));

  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(
    "Tidak ada hasil untuk “zzxqv <wqzk>”",
  );
  await expect(
    page.getByRole("main").getByRole("link", { name: "tanyakan kepada asisten" }),
  ).toHaveAttribute("href", "/Assistant");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    toTenantUrl("main", "/Search"),
  );
});

for (const tenant of ["main", "foundation", "default"]) {
  test(`search pages of ${tenant} pass axe, are valid HTML and do not overflow`, async ({
    page,
  }) => {
    test.slow();
    for (const path of ["/Search", "/Search?q=sekolah"]) {
      await page.goto(toTenantUrl(tenant, path));

      await expectValidPage(page, path, [320, 768, 1280]);
    }
  });
}
