import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, whatever the current one is. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** What the build is made from: a change of any of it makes `npm start` and `npm test` build again. */
const SOURCES = ["app", "public", "scripts/precompress.mjs", "package-lock.json", "remix.config.js", "tsconfig.json", "vite.config.ts"];

export const say = (/** @type {string} */ line) => console.log(`pendopo: ${line}`);

/** Stops with a sentence when Node is older than the packages need. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`pendopo: Node ${process.versions.node} is too old. Install Node 20.19 or newer.`);
  process.exit(1);
}

/** Runs a command with its output shown; stops with its exit code when it fails. */
export function run(/** @type {string} */ command, /** @type {string[]} */ ...args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status === 0) return;
  console.error(`pendopo: "${command} ${args.join(" ")}" failed${error ? `: ${error.message}` : ` with exit code ${status}`}.`);
  process.exit(status ?? 1);
}

/** `npm ci`, only when what is installed is not what the lock file says. */
export function install() {
  const stamp = join(root, "node_modules/.pendopo-lock");
  const wanted = digest(["package-lock.json"]);
  if (readStamp(stamp) === wanted) return say("packages are installed");
  say("installing packages (npm ci); this takes a minute or two");
  run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error");
  writeFileSync(stamp, wanted);
}

/** `npm run build`, only when a source is newer than what was built. */
export function build() {
  const stamp = join(root, "build/.sources");
  const wanted = digest(SOURCES);
  if (readStamp(stamp) === wanted) return say("the build is up to date");
  say("building");
  run("npm", "run", "--silent", "build");
  writeFileSync(stamp, wanted);
}

const readStamp = (/** @type {string} */ path) => (existsSync(path) ? readFileSync(path, "utf8") : null);

/** One hash over the names and contents of files and folders. */
function digest(/** @type {string[]} */ paths) {
  const hash = createHash("sha256");
  const add = (/** @type {string} */ path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) add(join(path, name));
    } else if (!/\.test\.tsx?$/.test(path)) {
      hash.update(`${path}\0`).update(readFileSync(full)).update("\0");
    }
  };
  for (const path of paths) add(path);
  return hash.digest("hex");
}
