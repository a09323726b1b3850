import { expect, type Page } from "playwright/test";
import { on } from "./site";

/** Of the demo's accounts (README). */
const DEMO_PASSWORD = "Pendopo-2026";

/** Signs a demo account in by its role's name, such as `admin`, and goes on to a page. */
export async function signInAs(page: Page, account: string, path = "/Dashboard", tenant = "main") {
  await page.goto(on(tenant, `/Login?redirect=${encodeURIComponent(path)}`));
  await page.locator('[name="email"]').fill(`${account}@pendopo.example`);
  await page.locator('[name="password"]').fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  await expect(page).toHaveURL(on(tenant, path));
}

export { DEMO_PASSWORD };
