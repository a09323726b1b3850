// `npm run restore -- --verify FILE`, or `npm run restore -- FILE [--to DIR]`.
import { loadBuild } from "./load-build.mjs";

const { restore } = await loadBuild();
await restore(process.argv.slice(2));
