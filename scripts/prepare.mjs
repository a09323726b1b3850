import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** Holds the digest of the sources of the build. */
export const BUILD_STAMP = join(root, "build/.sources");

const BUILD_INPUTS = [
  "app",
  "public",
  "scripts/build.mjs",
  "scripts/precompress.mjs",
  "CHANGELOG.md",
  "package-lock.json",
  "remix.config.js",
  "tsconfig.json",
  "vite.config.ts",
];

export const printStatus = (/** @type {string} */ line) => console.log(`pendopo: ${line}`);

/** Runs a command with inherited output and exits with its code if it fails. */
export function run(
  /** @type {string} */ command,
  /** @type {string[]} */ args,
  env = process.env,
) {
  const { status, error } = spawnSync(command, args, { cwd: root, env, stdio: "inherit" });
  if (status === 0) return;
  console.error(
    `pendopo: "${command} ${args.join(" ")}" failed${error ? `: ${error.message}` : ` with exit code ${status}`}.`,
  );
  process.exit(status ?? 1);
}

/** Runs `npm ci` unless the installed packages match the lock file. */
export function install() {
  const stamp = join(root, "node_modules/.pendopo-lock");
  const digest = digestFiles(["package-lock.json"]);
  if (readStamp(stamp) === digest) return printStatus("packages are installed");
  printStatus("installing packages (npm ci); this takes a minute or two");
  // npm replaces node_modules, so it must not run under the Node binary inside it.
  const folders = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, "node_modules")));
  // The build needs the development packages even where NODE_ENV=production is set.
  const args = [
    "ci",
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  run("npm", args, { ...process.env, PATH: folders.join(delimiter) });
  writeFileSync(stamp, digest);
}

/** Builds unless the build matches the sources. */
export function build() {
  if (isBuildFresh()) return printStatus("the build is up to date");
  printStatus("building");
  run(process.execPath, [join(root, "scripts/build.mjs")]);
}

/** @throws Error if a source has changed since the build, because suites would then test old code */
export function assertFreshBuild() {
  if (!isBuildFresh()) throw new Error("build is stale: run npm run build");
}

export const digestSources = () => digestFiles(BUILD_INPUTS);

export const isBuildFresh = () => readStamp(BUILD_STAMP) === digestSources();

const readStamp = (/** @type {string} */ path) =>
  existsSync(path) ? readFileSync(path, "utf8") : null;

/** Hashes the names and contents of files, folders included. */
function digestFiles(/** @type {string[]} */ paths) {
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
