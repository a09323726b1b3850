import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { build } from "vite";
import { expect, test, vi } from "vitest";
import { zodWithoutEval } from "../../scripts/zod-without-eval.mjs";

const ENTRY = "\0zod-entry";
/** A form's schema, as route modules make it. */
const SOURCE =
  'import { z } from "zod"; globalThis.result = z.object({ a: z.string() }).safeParse({ a: "x" }).success;';

/** Runs a browser bundle of `SOURCE` and counts its attempts to evaluate text. */
async function countEvaluations(plugins: ReturnType<typeof zodWithoutEval>[]) {
  const entry = {
    name: "entry",
    resolveId: (id: string) => (id === ENTRY ? id : undefined),
    load: (id: string) => (id === ENTRY ? SOURCE : undefined),
  };
  const output = await build({
    configFile: false,
    logLevel: "silent",
    root: join(import.meta.dirname, "../.."),
    plugins: [entry, ...plugins],
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: ENTRY, output: { format: "iife" } },
    },
  });
  const [chunk] = (Array.isArray(output) ? output : [output]).flatMap((part) =>
    "output" in part ? part.output : [],
  );
  const evaluate = vi.fn(function evaluate() {
    throw new Error("blocked by the policy");
  });
  const browser = {
    Function: evaluate,
    navigator: { userAgent: "Chrome" },
    URL,
    result: undefined,
  };
  runInNewContext(chunk && "code" in chunk ? chunk.code : "", browser);
  return { result: browser.result, evaluations: evaluate.mock.calls.length };
}

test("zodWithoutEval keeps schemas working in the browser without evaluating text", async () => {
  expect(await countEvaluations([zodWithoutEval()])).toEqual({ result: true, evaluations: 0 });
  expect((await countEvaluations([])).evaluations).toBeGreaterThan(0);
});
