// `npm run bench:payouts`: 10,000 payouts against 100 through the built app, on SQLite and PostgreSQL; the suite does fewer rounds.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build, root } from "./prepare.mjs";

build();
const env = /** @type {NodeJS.ProcessEnv} */ ({ ...process.env, NODE_ENV: "test", PAYOUT_BENCH: "full" });
const { status } = spawnSync(join(root, "node_modules/.bin/vitest"), ["run", "tests/bench"], { cwd: root, stdio: "inherit", env });
process.exit(status ?? 1);
