import { envOnlyMacros } from "vite-env-only";
import { configDefaults, defineConfig } from "vitest/config";

/** Suites that start the built app; `npm run build` comes before them. */
const BUILT = ["tests/{assistant,faults,forms,guards,smoke}/**/*.test.ts"];
/** Runs alone (`npm run bench:payouts`): its figures mean nothing on a busy machine. */
const BENCH = ["tests/bench/**/*.test.ts"];

const shared = {
  pool: "forks",
  // Generous, because a busy machine may take ten times as long; they only end what hangs.
  testTimeout: 180_000,
  hookTimeout: 300_000,
} as const;
const resolve = { alias: { "~": new URL("./app", import.meta.url).pathname } };

/** Remix's Vite plugin is left out: the tests import modules, not routes. */
export default defineConfig({
  test: {
    globalSetup: ["tests/support/run-setup.ts"],
    maxWorkers: 2,
    reporters: ["default", "json"],
    outputFile: { json: "test-results/vitest.json" },
    projects: [
      {
        resolve,
        // For tests/literal, which renders routes without a build.
        plugins: [envOnlyMacros()],
        test: {
          ...shared,
          // Files share the modules of their worker: loading them for each file took a third of the time.
          isolate: false,
          name: "source",
          include: ["app/**/*.test.{ts,tsx}", "tests/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...BUILT, ...(process.env.BENCH ? [] : BENCH)],
        },
      },
      { resolve, test: { ...shared, name: "built", include: BUILT } },
    ],
  },
});
