import { expect, test } from "playwright/test";
import { ask, on } from "./site";

test("the class list is filtered and paged by a plain form", async ({ page }) => {
  await page.goto(on("main", "/Class"));
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
  await page
    .getByRole("navigation", { name: /halaman/i })
    .getByRole("link", { name: /berikutnya/i })
    .click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();

  await page.goto(on("main", "/Class"));
  const form = page.getByRole("main").getByRole("search");
  await form.getByLabel(/tingkat/i).selectOption("dasar");
  await form.getByRole("button").first().click();
  await expect(page).toHaveURL(/level=dasar/);
});

test("[CLS9] the type filter is the literal key filter.type", async ({ page }) => {
  await page.goto(on("main", "/Class?filter.type=premium"));
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.first()).toContainText("Premium");
});

test("a search without results says so and offers the way back", async ({ page }) => {
  await page.goto(on("main", "/Class?search=tidakadakelasini"));
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
  await page.getByRole("main").locator('a[href="/Class"]').first().click();
  await expect(page).toHaveURL(on("main", "/Class"));
});

test("[CLS7] every status says in words what its colour means", async ({ page }) => {
  await page.goto(on("main", "/Class?state=all"));
  for (const card of await page.getByRole("main").getByRole("article").all()) {
    await expect(card).toContainText(/Akan Datang|Pendaftaran Dibuka|Sedang Berlangsung|Telah Selesai|Segera Dimulai/);
  }
});

test("a class opens from the list, and its code leads to the same page [RTE8]", async ({ page, request }) => {
  await page.goto(on("main", "/Class"));
  const card = page.getByRole("main").getByRole("article").first();
  const name = await card.getByRole("heading").textContent();
  await card.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
  await expect(page).toHaveTitle(new RegExp(name ?? ""));
  expect((await ask(request, "main", "/Class/kelas-yang-tidak-ada")).status()).toBe(404);
});
