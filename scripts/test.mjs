// `npm test`: every suite, one after the other, and one closing line over all of them.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { build, checkNode, install, root, say } from "./prepare.mjs";

checkNode();
install();
build();
const chromium = ensureChromium();

const results = join(root, "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const bin = (/** @type {string} */ name) => join(root, "node_modules/.bin", name);
const env = /** @type {NodeJS.ProcessEnv} */ ({ ...process.env, NODE_ENV: "test", CHROMIUM_PATH: chromium ?? "" });

/** @type {{ passed: number, failed: number, skipped: number }} */
const total = { passed: 0, failed: 0, skipped: 0 };

/** A static check counts as one test. */
function check(/** @type {string} */ name, /** @type {string[]} */ ...args) {
  say(`${name} …`);
  const { status } = spawnSync(bin(args[0] ?? ""), args.slice(1), { cwd: root, stdio: "inherit", env });
  status === 0 ? total.passed++ : total.failed++;
}

/** A suite that writes its counts to a JSON file; one that dies before it does counts as failed. */
function suite(
  /** @type {string} */ name,
  /** @type {(report: any) => typeof total} */ count,
  /** @type {string} */ file,
  /** @type {string[]} */ ...args
) {
  say(`${name} …`);
  const { status } = spawnSync(bin(args[0] ?? ""), args.slice(1), { cwd: root, stdio: "inherit", env });
  const report = join(results, file);
  const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, "utf8"))) : { passed: 0, failed: 1, skipped: 0 };
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  for (const key of /** @type {const} */ (["passed", "failed", "skipped"])) total[key] += counts[key];
}

check("formatting and lint", "biome", "ci", "--error-on-warnings", ".");
check("types", "tsc", "--noEmit");
check("unused code and packages", "knip");
suite(
  "unit, contract, guard, architecture and smoke tests",
  (report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.testResults.filter((/** @type {any} */ file) => file.status === "failed" && file.assertionResults.length === 0).length,
    skipped: report.numPendingTests,
  }),
  "vitest.json",
  "vitest",
  "run",
);
if (chromium) {
  suite(
    "journeys with and without script",
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }),
    "playwright.json",
    "playwright",
    "test",
  );
} else {
  total.failed++;
}

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);
