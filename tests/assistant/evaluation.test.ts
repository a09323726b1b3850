import { afterAll, beforeAll, expect, test } from "vitest";
import { type DemoHosts, openDemoHosts } from "./demo-hosts";
import { type Evaluation, evaluateAssistant, formatEvaluation, MIN_HIT_RATE } from "./evaluation";

let site: DemoHosts;
let evaluation: Evaluation;

beforeAll(async () => {
  site = await openDemoHosts();
  evaluation = await evaluateAssistant(site);
});
afterAll(() => site?.close());

test("at least 85% of sixty questions have the right page among the first three sources", () => {
  expect(evaluation.results).toHaveLength(60);
  expect(evaluation.hitRate, formatEvaluation(evaluation).join("\n")).toBeGreaterThanOrEqual(
    MIN_HIT_RATE,
  );
});

test("at least 80% of unanswerable questions are answered as unknown", () => {
  const share = evaluation.falseAnswers.length / evaluation.unanswered;
  expect(share, formatEvaluation(evaluation).join("\n")).toBeLessThanOrEqual(0.2);
});
