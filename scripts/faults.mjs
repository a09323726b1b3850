// `npm run faults`: every fault of every host, at the start and in the middle of work, in front of the built app.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build, root } from "./prepare.mjs";

build();
const env = /** @type {NodeJS.ProcessEnv} */ ({ ...process.env, NODE_ENV: "test", FAULTS: "all" });
const { status } = spawnSync(
  join(root, "node_modules/.bin/vitest"),
  ["run", "--project", "built", "tests/faults"],
  { cwd: root, stdio: "inherit", env },
);
process.exit(status ?? 1);
