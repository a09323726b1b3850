import { configDefaults, defineConfig } from "vitest/config";

/** Unit, contract, guard, architecture and smoke tests; Remix's plugin stays out of them. */
export default defineConfig({
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  test: {
    include: ["app/**/*.test.{ts,tsx}", "tests/**/*.test.ts"],
    // Measuring is a command of its own (`npm run bench:payouts`): a suite must not fail because a machine is busy.
    exclude: [...configDefaults.exclude, ...(process.env.BENCH ? [] : ["tests/bench/**"])],
    globalSetup: ["tests/support/postgres.ts"],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    reporters: ["default", ["json", { outputFile: "test-results/vitest.json" }]],
  },
});
