// `npm run backup [-- --to FILE]`: backs up the installation while it runs.
import { loadBuild } from "./built.mjs";

const { backup } = await loadBuild();
await backup(process.argv.slice(2));
