import { afterAll, beforeAll, expect, test } from "vitest";
import { type DemoSite, openDemoSite } from "./demo-site";
import { type Evaluation, evaluate, evaluationLines, LEAST_HIT_RATE } from "./evaluate";

let site: DemoSite;
let evaluation: Evaluation;

beforeAll(async () => {
  site = await openDemoSite();
  evaluation = await evaluate(site);
});
afterAll(() => site?.close());

test("of sixty everyday questions at least 85% are answered with the right page among the first three sources", () => {
  expect(evaluation.asked).toHaveLength(60);
  expect(evaluation.hitRate, evaluationLines(evaluation).join("\n")).toBeGreaterThanOrEqual(LEAST_HIT_RATE);
});

test("what the site does not say is said to be unknown, four times out of five at least", () => {
  const share = evaluation.falseAnswers.length / evaluation.unanswered;
  expect(share, evaluationLines(evaluation).join("\n")).toBeLessThanOrEqual(0.2);
});
