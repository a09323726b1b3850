import { expect, test } from "playwright/test";
import { violations } from "./axe";
import { PORT } from "./port";
import { ask, on, PAGE_TYPES } from "./site";

const DETAILS: [string, string, string][] = [
  ["a class", "main", "/Class"],
  ["a post", "main", "/Blog"],
  ["an episode", "main", "/Podcasts"],
  ["a company", "main", "/Career"],
];

for (const width of [320, 1280]) {
  for (const [name, tenant, path] of [...PAGE_TYPES, ...DETAILS]) {
    test(`${name} at ${width} px: axe 0, one h1, no overflow, own host only`, async ({ page, javaScriptEnabled }) => {
      const foreign: string[] = [];
      const errors: string[] = [];
      page.on("request", (request) => {
        if (!new RegExp(`^(?:data:|http://[a-z]+\\.localhost:${PORT}/)`).test(request.url())) foreign.push(request.url());
      });
      page.on("console", (message) => {
        if (message.type() === "error" && !/status of (?:404|503)/.test(message.text())) errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(error.message));
      await page.setViewportSize({ width, height: 800 });
      await page.goto(on(tenant, path));
      if (name === "a class" || name === "a post") {
        const href = await page.getByRole("main").getByRole("article").first().getByRole("link").first().getAttribute("href");
        await page.goto(on(tenant, href ?? ""));
      }
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.locator("html")).toHaveAttribute("lang", "id");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
      expect(foreign).toEqual([]);
      expect(errors).toEqual([]);
    });
  }
}

test("[TEN12] every kind of page is in Indonesian, error and maintenance pages included", async ({ request }) => {
  for (const [, tenant, path] of PAGE_TYPES)
    expect(await (await ask(request, tenant, path)).text()).toMatch(/^<!DOCTYPE html><html lang="id"/);
});

test("pages have title, description and canonical; scripts are never inline-allowed", async ({ request }) => {
  for (const [name, tenant, path] of PAGE_TYPES) {
    const answer = await ask(request, tenant, path);
    const html = await answer.text();
    expect(html, name).toMatch(/<title>[^<]{3,}<\/title>/);
    if (answer.status() === 200) {
      expect(html, name).toMatch(/<meta name="description" content="[^"]{20,}"/);
      expect(html, name).toMatch(new RegExp(`<link rel="canonical" href="http://${tenant}\\.localhost:${PORT}/`));
    }
    const scripts = /script-src ([^;]*)/.exec(answer.headers()["content-security-policy"] ?? "")?.[1];
    expect(scripts, name).toBeDefined();
    expect(scripts, name).not.toContain("unsafe-inline");
  }
});

test("the keyboard reaches the content past the header, and sees where it is", async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "focus is read by script; the markup is the same");
  await page.goto(on("main"));
  await page.keyboard.press("Tab");
  const skip = page.locator(":focus");
  await expect(skip).toHaveAttribute("href", "#konten");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#konten$/);
});
