// `npm run restore -- --verify FILE`, or `npm run restore -- FILE [--to DIR]`. The image has no sources: the build is made only where it is missing.
import { existsSync } from "node:fs";

const main = new URL("../build/server/index.js", import.meta.url);
if (!existsSync(main)) {
  const { build, checkNode, install } = await import("./prepare.mjs");
  checkNode();
  install();
  build();
}
const { restore } = await import(main.href);
await restore(process.argv.slice(2));
