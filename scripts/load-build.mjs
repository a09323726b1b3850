import { existsSync } from "node:fs";

/** Imports the server build, and builds it first if missing; the image has a build but no sources. */
export async function loadBuild() {
  const main = new URL("../build/server/index.js", import.meta.url);
  if (!existsSync(main)) {
    const { build, install } = await import("./prepare.mjs");
    install();
    build();
  }
  return import(main.href);
}
