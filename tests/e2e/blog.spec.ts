import { expect, test } from "playwright/test";
import { sendRequest, toTenantUrl } from "./requests";

test("[FEA4] the blog list has categories, search and pages", async ({ page }) => {
  await page.goto(toTenantUrl("main", "/Blog"));
  const posts = page.getByRole("main").getByRole("article");

  await expect(posts).toHaveCount(6);

  await page
    .getByRole("navigation", { name: /halaman/i })
    .getByRole("link", { name: /berikutnya/i })
    .click();

  await expect(page).toHaveURL(/page=2/);

  await page.goto(toTenantUrl("main", "/Blog"));
  await page
    .getByRole("navigation", { name: /kategori/i })
    .getByRole("link")
    .nth(1)
    .click();

  await expect(page).toHaveURL(/category=/);
  await expect(posts.first()).toBeVisible();

  const word =
    (await posts.first().getByRole("heading").textContent())
      ?.split(" ")
      .find((part) => part.length > 5) ?? "";
  await page.goto(toTenantUrl("main", "/Blog"));
  const form = page.getByRole("main").getByRole("search");
  await form.getByRole("searchbox").fill(word);
  await form.getByRole("button").first().click();

  await expect(page).toHaveURL(/search=/);
  await expect(posts.first()).toBeVisible();
});

test("[RTE10] a post redirects to its address of id and title", async ({ page, request }) => {
  await page.goto(toTenantUrl("main", "/Blog"));
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  const address = new URL(page.url());

  expect(address.pathname).toMatch(/^\/Blog\/[^/]+\/[a-z0-9-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const bare = address.pathname.split("/").slice(0, 3).join("/");
  const answer = await sendRequest(request, "main", bare, { maxRedirects: 0 });

  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe(address.pathname);
  expect((await sendRequest(request, "main", "/Blog/tidak-ada-id")).status()).toBe(404);
});
