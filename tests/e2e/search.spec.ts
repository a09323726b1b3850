import { expect, test } from "playwright/test";
import { violations } from "./axe";
import { htmlErrors } from "./html-rules";
import { newPerson, on } from "./site";

test.beforeEach(async ({ context }) => newPerson(context));

test("from the header to the search, from a wrong letter to the class", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(on("main", "/About"));
  await page.getByRole("banner").getByRole("link", { name: "Cari" }).first().click();
  await page.getByRole("searchbox").fill("pemograman web");
  await page.getByRole("main").getByRole("button", { name: "Cari" }).click();
  await expect(page).toHaveURL(on("main", "/Search?q=pemograman+web"));
  const first = page.getByRole("main").getByRole("article").first();
  await expect(first.getByRole("link")).toHaveText("Pemrograman Web Dasar");
  await expect(first.locator("mark").first()).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue("pemograman web");
  await first.getByRole("link").click();
  await expect(page).toHaveURL(on("main", "/Class/pemrograman-web-dasar"));
});

test("one kind of hits, its pages, and beyond them", async ({ page }) => {
  await page.goto(on("main", "/Search?q=sekolah"));
  await page
    .getByRole("navigation", { name: "Jenis hasil" })
    .getByRole("link", { name: /^Tulisan/ })
    .click();
  await expect(page).toHaveURL(/type=post/);
  await page.getByRole("navigation", { name: "Halaman hasil" }).getByRole("link", { name: "Berikutnya" }).click();
  await expect(page).toHaveURL(/q=sekolah&type=post&page=2/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  expect((await page.goto(on("main", "/Search?q=sekolah&page=999")))?.status()).toBe(404);
});

test("nothing typed, too little, nothing found: each says what to do; no result page is for search engines", async ({ page }) => {
  await page.goto(on("main", "/Search"));
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
  await page.goto(on("main", "/Search?q=a"));
  await expect(page.getByRole("main")).toContainText("Tulis paling sedikit 2 huruf.");
  await page.goto(on("main", `/Search?q=${encodeURIComponent("zzxqv <wqzk>")}`));
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText("Tidak ada hasil untuk “zzxqv <wqzk>”");
  await expect(page.getByRole("main").getByRole("link", { name: "tanyakan kepada asisten" })).toHaveAttribute("href", "/Assistant");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", on("main", "/Search"));
});

for (const tenant of ["main", "foundation", "default"]) {
  test(`${tenant}: axe 0, valid HTML, no overflow at 320, 768 and 1280 px`, async ({ page, javaScriptEnabled }) => {
    test.slow();
    for (const path of ["/Search", "/Search?q=sekolah"]) {
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(on(tenant, path));
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBeLessThanOrEqual(width);
        if (javaScriptEnabled) expect(await violations(page), `${path} at ${width}`).toEqual([]);
      }
      if (!javaScriptEnabled) expect(await htmlErrors(await page.content()), path).toEqual([]);
    }
  });
}
