import { expect, type Page } from "playwright/test";
import { toTenantUrl } from "./requests";

/** Password of all demo accounts (README). */
export const DEMO_PASSWORD = "Pendopo-2026";

/** Signs a demo account in, such as `admin`, and opens a page. */
export async function signInAs(page: Page, account: string, path = "/Dashboard", tenant = "main") {
  await page.goto(toTenantUrl(tenant, `/Login?redirect=${encodeURIComponent(path)}`));
  await page.locator('[name="email"]').fill(`${account}@pendopo.example`);
  await page.locator('[name="password"]').fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  await expect(page).toHaveURL(toTenantUrl(tenant, path));
}
