// `npm run hosts`: serves the embedded hosts over HTTP, for an app started with UPSTREAM_*_URL.
import { build, install } from "./prepare.mjs";

install();
build();
process.env.SEED ||= "demo";
process.env.NODE_ENV ||= "production";
const { serveHosts } = await import(new URL("../build/server/index.js", import.meta.url).href);
await serveHosts();
