// `npm run hosts`: the embedded hosts over HTTP, on a port of their own, for an app started with UPSTREAM_*_URL.
import { build, checkNode, install } from "./prepare.mjs";

checkNode();
install();
build();
process.env.SEED ||= "demo";
const { serveHosts } = await import(new URL("../build/server/index.js", import.meta.url).href);
await serveHosts();
