// `npm run evaluate`: asks the assistant the questions of tests/assistant over the demo content; ends with 1 below the least hit rate.
import { createServer } from "vite";
import { root } from "./prepare.mjs";

const vite = await createServer({
  ...{ root, configFile: false, appType: "custom", logLevel: "error", resolve: { alias: { "~": `${root}app` } } },
  ...{ server: { middlewareMode: true, hmr: false, watch: null }, optimizeDeps: { noDiscovery: true } },
});
try {
  const { openDemoSite } = await vite.ssrLoadModule("/tests/assistant/demo-site.ts");
  const { evaluate, evaluationLines, LEAST_HIT_RATE } = await vite.ssrLoadModule("/tests/assistant/evaluate.ts");
  const site = await openDemoSite();
  const evaluation = await evaluate(site);
  await site.close();
  console.log(evaluationLines(evaluation).join("\n"));
  process.exitCode = evaluation.hitRate >= LEAST_HIT_RATE ? 0 : 1;
} finally {
  await vite.close();
}
