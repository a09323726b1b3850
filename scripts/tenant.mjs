// `npm run tenant -- list|create|clone|suspend|restore|export`: the tenants of the installation.
import { loadBuild } from "./load-build.mjs";

const { tenant } = await loadBuild();
await tenant(process.argv.slice(2));
