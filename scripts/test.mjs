// `npm test`: all suites, three at a time, and one closing line with their counts. `--no-browser` leaves out the browser journeys; `--full` runs every round of suites that sample.
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { createJobRunner } from "./jobs.mjs";
import { install, isBuildFresh, root } from "./prepare.mjs";

/** Three suites at once fill two cores: each of them waits for timers, databases and pages about half of its time. */
const WIDTH = 3;

install();
const hasBrowser = !process.argv.includes("--no-browser");
const chromium = hasBrowser ? ensureChromium() : null;

const results = join(root, "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const bin = (/** @type {string} */ name) => join(root, "node_modules/.bin", name);
const runJob = createJobRunner(WIDTH, {
  ...process.env,
  NODE_ENV: "test",
  TMPDIR: getTemporaryDir(),
  CHROMIUM_PATH: chromium ?? "",
  TESTS: process.argv.includes("--full") ? "full" : "",
});

/** In memory if there is room: tests commit thousands of times, and a disk may take 20 ms for each. */
function getTemporaryDir() {
  const memory = "/dev/shm";
  if (process.env.TMPDIR || !existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4 * 2 ** 30 ? memory : tmpdir();
}

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** A static check counts as one test. */
async function runCheck(
  /** @type {string} */ name,
  /** @type {[string, ...string[]]} */ ...command
) {
  const isOk = await runJob({ name, command });
  return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0 };
}

/**
 * Runs a suite that writes its report to a file. Without a report it counts as one failure.
 * @param {import("./jobs.mjs").Job} job
 * @param {string} file
 * @param {(report: any) => Counts} count
 */
async function runSuite(job, file, count) {
  const isOk = await runJob(job);
  const report = join(results, file);
  const counts = existsSync(report)
    ? count(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 1, skipped: 0 };
  if (!isOk && counts.failed === 0) counts.failed = 1;
  return counts;
}

/** @param {any} report @returns {Counts} A file that fails before its first test counts as one failure. */
function countVitest({ numPassedTests, numFailedTests, numPendingTests, testResults }) {
  const brokenFiles = testResults.filter(
    (/** @type {any} */ { status, assertionResults }) =>
      status === "failed" && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests,
  };
}

/** @param {any} report @returns {Counts} */
const countPlaywright = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected,
  skipped: stats.skipped,
});

function runVitest(
  /** @type {string} */ name,
  /** @type {string} */ project,
  /** @type {Promise<boolean>} */ needs = Promise.resolve(true),
) {
  const file = `vitest-${project}.json`;
  const output = `--outputFile.json=${join(results, file)}`;
  return runSuite(
    { name, command: [bin("vitest"), "run", "--project", project, output], needs },
    file,
    countVitest,
  );
}

/** @returns {Promise<Counts>} */
async function runJourneys(/** @type {Promise<boolean>} */ needs) {
  if (!hasBrowser) return { passed: 0, failed: 0, skipped: 0 };
  if (!chromium) return { passed: 0, failed: 1, skipped: 0 };
  return runSuite(
    { name: "journeys", command: [bin("playwright"), "test"], needs },
    "playwright.json",
    countPlaywright,
  );
}

// The build comes first, because two suites need it; the longest suites follow.
const build = isBuildFresh()
  ? Promise.resolve(true)
  : runJob({ name: "build", command: [process.execPath, join(root, "scripts/build.mjs")] });
const counts = await Promise.all([
  // One checker: a second one repeats half of the work, and the other suites keep the cores busy.
  runCheck("types", bin("tsc"), "--noEmit", "--checkers", "1"),
  runVitest("unit and contract tests", "source"),
  runJourneys(build),
  runVitest("tests of the built app", "built", build),
  runCheck("lint", bin("biome"), "ci", "--error-on-warnings", "."),
  runCheck("unused code", bin("knip")),
]);

const sum = (/** @type {keyof Counts} */ key) =>
  counts.reduce((total, suite) => total + suite[key], 0);
const skipped = sum("skipped") > 0 ? `, ${sum("skipped")} skipped` : "";
console.log(`${sum("passed")} passed, ${sum("failed")} failed${skipped}`);
process.exit(sum("failed") === 0 ? 0 : 1);
