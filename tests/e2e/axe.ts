import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";

const axe = readFileSync(new URL("../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** Serious or not, any violation counts. Axe needs script: with script off it runs on the same HTML in a page that has it. */
export async function violations(page: Page): Promise<string[]> {
  return page.evaluate(
    `(() => { ${axe}; return axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }).then((r) => r.violations.map((v) => v.id + ": " + v.nodes.slice(0, 3).map((n) => n.target.join(" ")).join(" | "))) })()`,
  );
}
