// `npm run evaluate`: asks the assistant the questions of tests/assistant about the demo content. Exits with 1 below the minimum hit rate.
import { withModules } from "./vite-server.mjs";

await withModules(
  ["/tests/assistant/demo-hosts.ts", "/tests/assistant/evaluation.ts"],
  async ({ openDemoHosts }, { evaluateAssistant, formatEvaluation, MIN_HIT_RATE }) => {
    const hosts = await openDemoHosts();
    const evaluation = await evaluateAssistant(hosts);
    await hosts.close();
    console.log(formatEvaluation(evaluation).join("\n"));
    process.exitCode = evaluation.hitRate >= MIN_HIT_RATE ? 0 : 1;
  },
);
