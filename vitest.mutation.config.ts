import { defineConfig } from "vitest/config";

// One implementation is enough for rules: the other database and HTTP would triple the run.
process.env.CONTRACT_BACKEND = "SQLite in process";

/** Tests that `stryker.config.mjs` runs against each mutant. */
export default defineConfig({
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  test: {
    include: [
      "app/lib/*.test.ts",
      "app/server/{cache,forms,request,security,session}/*.test.ts",
      "app/server/embedded/**/*.test.ts",
      "tests/server/page-cache-key.test.ts",
      "tests/contracts/{class-waits,error-responses,gateway,invoice*,kit,leave-class,ledger,*payment*,payout*,people,places,refund*,setup,sign-*,passwords,team-*,tokens,voucher*}.test.ts",
    ],
    // Each mutant starts a worker: loading the modules anew for each file of it took three quarters of the run.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
