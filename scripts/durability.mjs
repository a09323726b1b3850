// `npm run durability`: 50 times kill -9 during 1,000 writes, and 200 races of two approvals, on SQLite and
// PostgreSQL; `npm test` runs fewer.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./prepare.mjs";

const env = /** @type {NodeJS.ProcessEnv} */ ({
  ...process.env,
  NODE_ENV: "test",
  TESTS: "full",
});
const suites = ["tests/durability", "tests/contracts/payout-races.test.ts"];
const { status } = spawnSync(join(root, "node_modules/.bin/vitest"), ["run", ...suites], {
  cwd: root,
  stdio: "inherit",
  env,
});
process.exit(status ?? 1);
