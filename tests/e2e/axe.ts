import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";

const axe = readFileSync(
  new URL("../../node_modules/axe-core/axe.min.js", import.meta.url),
  "utf8",
);
const OPTIONS = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
};

/** Returns every violation, whatever its impact, with its first three elements. The page needs script. */
export function findAxeViolations(page: Page): Promise<string[]> {
  return page.evaluate(`(async () => {
    ${axe}
    const { violations } = await axe.run(document, ${JSON.stringify(OPTIONS)});
    const targets = (nodes) => nodes.slice(0, 3).map(({ target }) => target.join(" ")).join(" | ");
    return violations.map(({ id, nodes }) => id + ": " + targets(nodes));
  })()`);
}
