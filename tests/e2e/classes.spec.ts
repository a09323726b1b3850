import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./demo-account";
import { sendRequest, toTenantUrl } from "./requests";

const getCards = (page: Page) => page.getByRole("main").getByRole("article");

test("the class list shows other classes on its second page", async ({ page }) => {
  await page.goto(toTenantUrl("main", "/Class"));
  await expect(getCards(page)).toHaveCount(6);
  const firstPage = await getCards(page).getByRole("heading").allTextContents();

  await page
    .getByRole("navigation", { name: /halaman/i })
    .getByRole("link", { name: /berikutnya/i })
    .click();

  await expect(page).toHaveURL(/page=2/);
  await expect(getCards(page).first()).toBeVisible();
  const secondPage = await getCards(page).getByRole("heading").allTextContents();
  expect(secondPage.filter((name) => firstPage.includes(name))).toEqual([]);
});

test("the level filter leaves only classes of that level", async ({ page }) => {
  await page.goto(toTenantUrl("main", "/Class"));
  const form = page.getByRole("main").getByRole("search");
  await form.getByLabel(/tingkat/i).selectOption("dasar");
  await form.getByRole("button").first().click();

  await expect(page).toHaveURL(/level=dasar/);
  await expect(getCards(page).first()).toContainText(/· dasar/i);
  await expect(getCards(page).filter({ hasNotText: /· dasar/i })).toHaveCount(0);
  await expect(page.getByLabel(/tingkat/i)).toHaveValue("dasar");
});

test("[CLS9] the type filter is the literal key filter.type", async ({ page }) => {
  await page.goto(toTenantUrl("main", "/Class?filter.type=premium"));

  await expect(getCards(page).first()).toContainText(/premium ·/i);
  await expect(getCards(page).filter({ hasNotText: /premium ·/i })).toHaveCount(0);
});

test("a search without results links back to all classes", async ({ page }) => {
  await page.goto(toTenantUrl("main", "/Class?search=tidakadakelasini"));
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
  await page.getByRole("main").locator('a[href="/Class"]').first().click();
  await expect(page).toHaveURL(toTenantUrl("main", "/Class"));
});

test("[CLS7] every card names its status in words", async ({ page }) => {
  await page.goto(toTenantUrl("main", "/Class?state=all"));
  for (const card of await page.getByRole("main").getByRole("article").all()) {
    await expect(card).toContainText(
      /Akan Datang|Pendaftaran Dibuka|Sedang Berlangsung|Telah Selesai|Segera Dimulai/,
    );
  }
});

test("[RTE8] a class opens from the list; an unknown slug is a missing page", async ({
  page,
  request,
}) => {
  await page.goto(toTenantUrl("main", "/Class"));
  const card = page.getByRole("main").getByRole("article").first();
  const name = await card.getByRole("heading").textContent();
  await card.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
  await expect(page).toHaveTitle(new RegExp(name ?? ""));
  expect((await sendRequest(request, "main", "/Class/kelas-yang-tidak-ada")).status()).toBe(404);
});

test("a class that has ended offers no enrolment", async ({ page }) => {
  await signInAs(page, "student", "/Class?state=ended");
  await getCards(page).first().getByRole("link").first().click();

  await expect(page.getByText("Telah Selesai").first()).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: "Daftar", exact: true }),
  ).toHaveCount(0);
});
