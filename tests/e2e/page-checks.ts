import { type Browser, expect, type Page, test } from "playwright/test";
import { IS_FULL_RUN } from "../support/rounds";
import { findAxeViolations } from "./axe";
import { findHtmlErrors } from "./validate-html";

const [NARROW, WIDE] = [320, 1280];
const HEIGHT = 800;

/** Checks a page, also as hydrated: one h1, no horizontal overflow, no axe violation, valid HTML. Only full runs audit at every width. */
export async function expectValidPage(
  page: Page,
  name = page.url(),
  widths: readonly number[] = [NARROW, WIDE],
): Promise<void> {
  const hasScript = test.info().project.use.javaScriptEnabled ?? true;
  const auditedWidths = getAuditedWidths(hasScript) ?? (IS_FULL_RUN ? widths : widths.slice(0, 1));
  await expect(page.getByRole("heading", { level: 1 }), name).toHaveCount(1);
  const audited = hasScript ? page : await copyToScriptedPage(page);
  for (const width of widths) {
    const message = `${name} at ${width} px`;
    await page.setViewportSize({ width, height: HEIGHT });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth, message).toBeLessThanOrEqual(width);
    if (!auditedWidths.includes(width)) continue;
    if (audited !== page) await audited.setViewportSize({ width, height: HEIGHT });
    const rules = width === auditedWidths[0] ? "all" : "layout";
    expect(await findAxeViolations(audited, rules), message).toEqual([]);
  }
  expect(await findHtmlErrors(await page.content()), name).toEqual([]);
}

/** Journeys of both projects share the work: axe sees the narrow page without script and the wide one with it. */
function getAuditedWidths(hasScript: boolean): number[] | null {
  if (!test.info().tags.includes("@script")) return null;
  return [hasScript ? WIDE : NARROW];
}

const scriptedPages = new WeakMap<Browser, Promise<Page>>();

/** Copies the markup into a page with script, because axe waits with timers. One page serves all tests of a worker. */
async function copyToScriptedPage(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error("the page has no browser");
  const content = await page.content();
  const html = content.replace(/<script\b[^>]*>[\s\S]*?<\/script>|<\/?noscript>/g, "");
  const opened = scriptedPages.get(browser) ?? browser.newPage({ javaScriptEnabled: true });
  scriptedPages.set(browser, opened);
  const copy = await opened;
  await copy.unrouteAll();
  await copy.route(page.url(), (route) =>
    route.fulfill({ body: html, contentType: "text/html; charset=utf-8" }),
  );
  await copy.goto(page.url());
  return copy;
}
