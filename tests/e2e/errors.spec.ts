import { expect, test } from "playwright/test";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

test("[RTE24] a failed action ends on the error page of the tenant", {
  tag: "@script",
}, async ({ page }) => {
  await page.goto(toTenantUrl("foundation", "/Make-Appointment"));
  await page.locator('main form[method="post"]').evaluate((form) => {
    form.setAttribute("action", "/tidak-ada");
  });
  await page
    .locator('main form[method="post"]')
    .evaluate((form) => HTMLFormElement.prototype.submit.call(form));

  await expect(page).toHaveURL(toTenantUrl("foundation", "/tidak-ada"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Oops.. Maaf halaman tidak ditemukan",
  );
  await expect(page).toHaveTitle(/^Oops\.\. Maaf halaman tidak ditemukan · /);
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("an invalid form is reported without a request", {
  tag: "@script-only",
}, async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await page.goto(toTenantUrl("foundation", "/Make-Appointment"));
  await page.waitForLoadState("networkidle");
  await page.getByRole("main").locator('form[method="post"] button[type="submit"]').click();
  await expect(page.getByRole("alert").first()).toContainText("Nama wajib diisi");
  expect(posts).toEqual([]);
});
