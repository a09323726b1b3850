// `npm run contracts`: the specification's calls (section 7) beside the operations of the contracts. Ends with 1 when one is missing.
import { createServer } from "vite";
import { root } from "./prepare.mjs";

const vite = await createServer({
  ...{ root, configFile: false, appType: "custom", logLevel: "error", resolve: { alias: { "~": `${root}app` } } },
  ...{ server: { middlewareMode: true, hmr: false, watch: null }, optimizeDeps: { noDiscovery: true } },
});
try {
  const { CONTRACTS } = await vite.ssrLoadModule("/app/server/hosts/contracts.ts");
  const { contractTable } = await vite.ssrLoadModule("/tests/contracts/specified-operations.ts");
  const { lines, missing } = contractTable(CONTRACTS);
  console.log(lines.join("\n"));
  process.exitCode = missing > 0 ? 1 : 0;
} finally {
  await vite.close();
}
