import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { say } from "./prepare.mjs";

const PLACES = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const find = () => PLACES.find((path) => path && existsSync(path)) ?? null;

/** Where Chromium is; installed from Debian's packages when it is missing and this may be done. Null, and said, otherwise. */
export function ensureChromium() {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("installing Debian's chromium package for the browser journeys");
    const apt = (/** @type {string[]} */ ...args) =>
      spawnSync("apt-get", args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }).status === 0;
    if (apt("update", "-qq") && apt("install", "-y", "-qq", "--no-install-recommends", "chromium")) return find();
  }
  console.error("pendopo: the browser journeys need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.");
  return null;
}
