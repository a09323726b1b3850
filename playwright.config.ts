import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "playwright/test";
import { assertFreshBuild } from "./scripts/prepare.mjs";
import { PORT } from "./tests/e2e/port";

assertFreshBuild();

/** Journeys that move the clock change rows here; workers load this file too and inherit the variable. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "pendopo-e2e-"));

/**
 * Journeys run without script, and those on pages with `handle.script` (`@script`) with script as well:
 * all other pages ship no script. Only journeys about script itself (`@script-only`) skip the no-js project.
 */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  workers: 2,
  fullyParallel: true,
  // Generous, because a busy machine may take ten times as long.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    // A control that is not there fails its journey soon.
    actionTimeout: 60_000,
    baseURL: `http://main.localhost:${PORT}`,
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36",
    locale: "id-ID",
    timezoneId: "Asia/Jakarta",
    // Transitions between pages cost a quarter of the CPU time and are not looked at.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium-headless-shell",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "js", grep: /@script\b/, use: { javaScriptEnabled: true } },
    { name: "no-js", grepInvert: /@script-only/, use: { javaScriptEnabled: false } },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/serve.mjs`,
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 240_000,
    reuseExistingServer: false,
    stdout: "ignore",
    env: {
      NODE_ENV: "production",
      PORT: String(PORT),
      HOST: "127.0.0.1",
      DATA_DIR: process.env.E2E_DATA_DIR,
      SEED: "demo",
      TRUST_PROXY: "1",
      LOG_LEVEL: "warn",
    },
  },
});
