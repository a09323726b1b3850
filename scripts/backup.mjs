// `npm run backup [-- --to FILE]`: backs up the installation while it runs. The image has no sources: the build is made only where it is missing.
import { existsSync } from "node:fs";

const main = new URL("../build/server/index.js", import.meta.url);
if (!existsSync(main)) {
  const { build, checkNode, install } = await import("./prepare.mjs");
  checkNode();
  install();
  build();
}
const { backup } = await import(main.href);
await backup(process.argv.slice(2));
