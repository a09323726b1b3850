// `npm run bench:classes`: pages of classes with the demo's content and with 5,000 classes and 200,000 enrolments, through
// the built app on SQLite and PostgreSQL.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build, root } from "./prepare.mjs";

build();
const env = /** @type {NodeJS.ProcessEnv} */ ({ ...process.env, NODE_ENV: "test", BENCH: "1" });
const { status } = spawnSync(
  join(root, "node_modules/.bin/vitest"),
  ["run", "tests/bench/classes.test.ts"],
  { cwd: root, stdio: "inherit", env },
);
process.exit(status ?? 1);
