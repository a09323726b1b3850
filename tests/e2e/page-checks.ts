import { expect, type Page, test } from "playwright/test";
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
  const auditedWidths = getAuditedWidths(widths, hasScript);
  await expect(page.getByRole("heading", { level: 1 }), name).toHaveCount(1);
  for (const width of widths) {
    const message = `${name} at ${width} px`;
    await page.setViewportSize({ width, height: HEIGHT });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth, message).toBeLessThanOrEqual(width);
    if (!auditedWidths.includes(width)) continue;
    const rules = width === auditedWidths[0] ? "all" : "layout";
    expect(await findAxeViolations(page, rules, hasScript), message).toEqual([]);
  }
  expect(await findHtmlErrors(await page.content()), name).toEqual([]);
}

/** Journeys of both projects share the work. In a sample, axe audits a page once, with script if the page has any. */
function getAuditedWidths(widths: readonly number[], hasScript: boolean): readonly number[] {
  const isSharedJourney = test.info().tags.includes("@script");
  if (IS_FULL_RUN) return isSharedJourney ? [hasScript ? WIDE : NARROW] : widths;
  return isSharedJourney && !hasScript ? [] : [NARROW];
}
