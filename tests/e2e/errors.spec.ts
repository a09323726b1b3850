import { expect, test } from "playwright/test";
import { newPerson, on } from "./site";

test.beforeEach(async ({ context }) => newPerson(context));

test("[RTE24] what fails in an action ends on the tenant's own error page", async ({ page }) => {
  await page.goto(on("foundation", "/Make-Appointment"));
  await page.locator('main form[method="post"]').evaluate((form) => {
    form.setAttribute("action", "/tidak-ada");
  });
  await page.locator('main form[method="post"]').evaluate((form) => HTMLFormElement.prototype.submit.call(form));
  await expect(page).toHaveURL(on("foundation", "/tidak-ada"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops.. Maaf halaman tidak ditemukan");
  await expect(page).toHaveTitle(/^Oops\.\. Maaf halaman tidak ditemukan · /);
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("with script a wrong form says so at once, and nothing is sent", async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "only script can check before sending");
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await page.goto(on("foundation", "/Make-Appointment"));
  await page.waitForLoadState("networkidle");
  await page.getByRole("main").locator('form[method="post"] button[type="submit"]').click();
  await expect(page.getByRole("alert").first()).toContainText("Nama wajib diisi");
  expect(posts).toEqual([]);
});
