import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { IS_FULL_RUN } from "../support/rounds";

const axe = readFileSync(
  new URL("../../node_modules/axe-core/axe.min.js", import.meta.url),
  "utf8",
);
/** axe waits with timers, and no timer fires in a page without script. Long ones are time limits, which need not. */
const TIMERS_WITHOUT_SCRIPT = `window.setTimeout = (callback, ms = 0) => {
  if (ms < 1000) Promise.resolve().then(callback);
  return 0;
};`;
/** Which rules run: all, or those whose result changes with the width of the window. */
const RULES = {
  all: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  layout: {
    type: "rule",
    values: ["color-contrast", "target-size", "scrollable-region-focusable"],
  },
};

/** Headers, menus and footers that this worker has audited, by their elements and classes. */
const auditedFrames = new Set<string>();

/** What surrounds a page's content at the current width. */
const readFrame = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll("body *:not(main, main *)"),
      ({ tagName, className }) => `${tagName} ${className}`,
    ).join(`${window.innerWidth}\n`),
  );

/**
 * Returns every violation, whatever its impact, with its first three elements. Of a page whose frame was audited before, only
 * the content is.
 */
export async function findAxeViolations(
  page: Page,
  rules: keyof typeof RULES,
  hasScript: boolean,
): Promise<string[]> {
  const hasAxe = await page.evaluate("typeof axe === 'object'");
  if (!hasAxe) await page.evaluate(hasScript ? axe : TIMERS_WITHOUT_SCRIPT + axe);
  const frame = `${rules} ${await readFrame(page)}`;
  const context = auditedFrames.has(frame) && !IS_FULL_RUN ? '"main"' : "document";
  auditedFrames.add(frame);
  // Style sheets and media are preloaded by requests, which need script.
  const options = { runOnly: RULES[rules], resultTypes: ["violations"], preload: hasScript };
  return page.evaluate(`(async () => {
    const { violations } = await axe.run(${context}, ${JSON.stringify(options)});
    const targets = (nodes) => nodes.slice(0, 3).map(({ target }) => target.join(" ")).join(" | ");
    return violations.map(({ id, nodes }) => id + ": " + targets(nodes));
  })()`);
}
