// `npm run backup [-- --to FILE]`: backs up a running installation.
import { loadBuild } from "./load-build.mjs";

const { backup } = await loadBuild();
await backup(process.argv.slice(2));
