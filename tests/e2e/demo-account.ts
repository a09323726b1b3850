import { expect, type Page } from "playwright/test";
import { TestBrowser } from "../guards/test-browser";
import { PORT } from "./port";
import { toTenantUrl } from "./requests";

/** Password of all demo accounts (README). */
export const DEMO_PASSWORD = "Pendopo-2026";

/** Opens a session of a demo account without a browser. */
async function openSession(account: string, tenant: string): Promise<TestBrowser> {
  const browser = new TestBrowser(`http://127.0.0.1:${PORT}`, tenant);
  const { status, path } = await browser.signIn(`${account}@pendopo.example`, DEMO_PASSWORD);
  if (status !== 200 || !path.startsWith("/Dashboard"))
    throw new Error(`${account} is not signed in but sent to ${path} with ${status}`);
  return browser;
}

const superadmins = new Map<string, Promise<TestBrowser>>();

/** The superadmin's session that a worker reads a tenant's outbox with. */
export function getSuperadmin(tenant: string): Promise<TestBrowser> {
  const superadmin = superadmins.get(tenant) ?? openSession("superadmin", tenant);
  superadmins.set(tenant, superadmin);
  return superadmin;
}

/** Signs a demo account in, such as `admin`, and opens an address. The sign-in form has its own journeys. */
export async function signInAs(page: Page, account: string, path = "/Dashboard", tenant = "main") {
  const url = toTenantUrl(tenant, path);
  const { cookies } = await openSession(account, tenant);
  const domain = new URL(url).hostname;
  await page
    .context()
    .addCookies([...cookies].map(([name, value]) => ({ name, value, domain, path: "/" })));
  await page.goto(url);
  await expect(page).toHaveURL(url);
}
