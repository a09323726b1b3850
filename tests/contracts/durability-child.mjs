// A process of its own for durability.test.ts: makes appointments in a folder and says so after each answer, until it is killed.
import { createServer } from "vite";

const [, , dataDir = ""] = process.argv;
const root = new URL("../..", import.meta.url).pathname;
const vite = await createServer({
  root,
  configFile: false,
  appType: "custom",
  logLevel: "error",
  cacheDir: dataDir,
  resolve: { alias: { "~": `${root}app` } },
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { appointments } = await vite.ssrLoadModule("/tests/contracts/make-appointments.ts");
await appointments.make(dataDir, (/** @type {string} */ key) => process.stdout.write(`${key}\n`));
