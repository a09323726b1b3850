import { expect, type Page, test } from "playwright/test";
import { violations } from "./axe";
import { htmlErrors } from "./html-rules";

/** What every page must pass as it stands, on a phone and on a desk: one h1, nothing wider than the screen, axe 0, valid HTML. */
export async function inspect(page: Page, name = page.url()): Promise<void> {
  const scripted = test.info().project.use.javaScriptEnabled ?? true;
  await expect(page.getByRole("heading", { level: 1 }), name).toHaveCount(1);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} at ${width}`).toBeLessThanOrEqual(width);
    if (scripted) expect(await violations(page), `${name} at ${width}`).toEqual([]);
  }
  if (scripted) return;
  expect(await violations(await withScript(page)), name).toEqual([]);
  // Hydration may write attributes that no server would.
  expect(await htmlErrors(await page.content()), name).toEqual([]);
}

const twins = new WeakMap<Page, Promise<Page>>();

/** Axe waits with timers, which a page without script has not: it looks at the same markup in a page that has them, on a phone. */
async function withScript(page: Page): Promise<Page> {
  const html = (await page.content()).replace(/<script\b[^>]*>[\s\S]*?<\/script>|<\/?noscript>/g, "");
  const made =
    twins.get(page) ??
    page
      .context()
      .browser()
      ?.newPage({ javaScriptEnabled: true, viewport: { width: 320, height: 800 } });
  if (!made) throw new Error("a page without its browser");
  if (!twins.has(page)) page.once("close", async () => (await made).context().close());
  twins.set(page, made);
  const twin = await made;
  await twin.unrouteAll();
  await twin.route(page.url(), (route) => route.fulfill({ body: html, contentType: "text/html; charset=utf-8" }));
  await twin.goto(page.url());
  return twin;
}
