import { test as base, expect, type Page } from "playwright/test";
import { getObservatoryScore } from "../server/observatory";
import { expectValidPage } from "./page-checks";
import { PORT } from "./port";
import { PAGE_TYPES, type PageType, sendRequest, toTenantUrl } from "./requests";

/** One page for all tests of a worker: they only look, and a new browser context takes more time than a look. */
const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { contextOptions, javaScriptEnabled = true, userAgent = "", locale = "" } = project.use;
      const context = await browser.newContext({
        ...contextOptions,
        javaScriptEnabled,
        userAgent,
        locale,
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
});

/** Pages whose address is the first link of a list. */
const DETAIL_PAGES: (PageType & { fromList: true })[] = [
  { name: "class", tenant: "main", path: "/Class", fromList: true },
  { name: "course", tenant: "main", path: "/Courses", fromList: true },
  { name: "post", tenant: "main", path: "/Blog", fromList: true },
  { name: "episode", tenant: "main", path: "/Podcasts", fromList: true },
  { name: "company", tenant: "main", path: "/Career", fromList: true },
];
const OWN_ADDRESS = new RegExp(`^(?:data:|http://[a-z]+\\.localhost:${PORT}/)`);

/** Collects requests to other hosts and errors of the page. */
function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on("request", (request) => {
    if (!OWN_ADDRESS.test(request.url())) problems.push(`request to ${request.url()}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error" && !/status of (?:404|503)/.test(message.text()))
      problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  return problems;
}

async function openFirstDetail(page: Page, list: string): Promise<void> {
  const link = page.getByRole("main").locator(`a[href^="${list}/"]`).first();
  await page.goto(new URL((await link.getAttribute("href")) ?? "", page.url()).href);
}

for (const type of [...PAGE_TYPES, ...DETAIL_PAGES]) {
  const { name, tenant, path, hasScript = false } = type;
  test(`${name} page passes axe, is valid HTML without overflow, and loads from its own host only`, {
    tag: hasScript ? ["@script"] : [],
  }, async ({ sharedPage: page }) => {
    const problems = collectProblems(page);

    await page.goto(toTenantUrl(tenant, path));
    if ("fromList" in type) await openFirstDetail(page, path);

    await expectValidPage(page, name);
    await expect(page.locator("html")).toHaveAttribute("lang", "id");
    // The js project leaves out pages without script: nothing differs there.
    expect((await page.locator('script[type="module"]').count()) > 0).toBe(hasScript);
    expect(problems).toEqual([]);
  });
}

test("[TEN12] every kind of page is in Indonesian, error and maintenance pages included", async ({
  request,
}) => {
  for (const { tenant, path } of PAGE_TYPES) {
    const html = await (await sendRequest(request, tenant, path)).text();

    expect(html).toMatch(/^<!DOCTYPE html><html lang="id"/);
  }
});

test("pages have a title, a description and a canonical address, and a policy without inline scripts", async ({
  request,
}) => {
  for (const { name, tenant, path } of PAGE_TYPES) {
    const answer = await sendRequest(request, tenant, path);
    const html = await answer.text();
    const policy = answer.headers()["content-security-policy"] ?? "";
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1];

    expect(html, name).toMatch(/<title>[^<]{3,}<\/title>/);
    if (answer.status() === 200) {
      expect(html, name).toMatch(/<meta name="description" content="[^"]{20,}"/);
      expect(html, name).toMatch(
        new RegExp(`<link rel="canonical" href="http://${tenant}\\.localhost:${PORT}/`),
      );
    }
    expect(scripts, name).toBeDefined();
    expect(scripts, name).not.toContain("unsafe-inline");
  }
});

test("every kind of page scores 125 or more by the rules of the HTTP Observatory", async ({
  request,
}) => {
  for (const { name, tenant, path } of PAGE_TYPES)
    for (const https of [true, false]) {
      const answer = await sendRequest(request, tenant, path, {
        headers: { "x-forwarded-proto": https ? "https" : "http" },
      });
      const headers = new Headers(
        answer.headersArray().map(({ name, value }): [string, string] => [name, value]),
      );

      const score = getObservatoryScore({ headers, html: await answer.text(), https });

      expect(score, `${name}, ${https ? "https" : "http"}`).toBeGreaterThanOrEqual(125);
    }
});

test("the first tab stop is a visible link past the header", async ({ page }) => {
  await page.goto(toTenantUrl("main"));

  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveAttribute("href", "#konten");
  await expect(page.locator(":focus")).toBeInViewport();
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/#konten$/);
});
