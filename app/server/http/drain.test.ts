import { createServer } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { createDrain } from "./drain";

test("announce says that the server stops, and leaves a balancer delayMs before the port is closed", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const drain = createDrain(createServer(), { delayMs: 2_500, graceMs: 1_000, drainMs: 9_500 });
  const state = { isOver: false };
  void drain.announce().then(() => {
    state.isOver = true;
  });

  await vi.advanceTimersByTimeAsync(2_499);

  expect([drain.isDraining, drain.hasStoppedAccepting, state.isOver]).toEqual([true, false, false]);

  await vi.advanceTimersByTimeAsync(1);

  expect(state.isOver).toBe(true);
});
