import { existsSync } from "node:fs";

/** The server's build, for commands that also run in the image, which has no sources: made only where it is missing. */
export async function loadBuild() {
  const main = new URL("../build/server/index.js", import.meta.url);
  if (!existsSync(main)) {
    const { build, checkNode, install } = await import("./prepare.mjs");
    checkNode();
    install();
    build();
  }
  return import(main.href);
}
