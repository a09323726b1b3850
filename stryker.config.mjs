// Mutation testing of money, access and cache keys (docs/decisions/0036): `npm run mutation`, with
// `-- --mutate FILE` for one module. Not part of `npm test`.

export default {
  mutate: [
    "app/lib/{cross-field-rule,numbers,permissions,redirect-path,rupiah,typed-text}.ts",
    "app/server/cache/page-cache-key.ts",
    "app/server/embedded/kit/{idempotency,ledger,rate-limit}.ts",
    "app/server/embedded/domain/payments/{payment-notices,settle-order}.ts",
    "app/server/embedded/domain/vouchers/voucher-uses.ts",
    "app/server/embedded/domain/payouts/{change-payout,payout-decisions,request-payout}.ts",
    "app/server/forms/read-form.ts",
    "app/server/security/check-origin.ts",
    "app/server/session/{app-tokens,encrypter,session}.ts",
  ],
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutation.config.ts" },
  coverageAnalysis: "perTest",
  concurrency: 2,
  // Generous, so that a busy machine does not count as a killed mutant.
  timeoutMS: 60_000,
  // A mutant at module level would run the whole suite; most of them only change a message.
  ignoreStatic: true,
  ignorePatterns: ["build", "data", "docs", "public", "test-results", "tests/e2e"],
  reporters: ["clear-text", "progress", "html", "json"],
  htmlReporter: { fileName: "test-results/mutation.html" },
  jsonReporter: { fileName: "test-results/mutation.json" },
  thresholds: { high: 95, low: 90, break: 90 },
};
