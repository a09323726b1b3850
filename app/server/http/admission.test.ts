import { expect, test } from "vitest";
import { createAdmission, OverloadError } from "./admission";

const LONG_MS = 60_000;

test("run starts maxActive tasks, then those waiting in their order, and rejects the rest", async () => {
  const admission = createAdmission({ maxActive: 2, maxWaiting: 2, maxWaitMs: LONG_MS });
  const gates = Array.from({ length: 6 }, () => Promise.withResolvers<void>());
  const started: number[] = [];
  const runs = gates.slice(0, 5).map((gate, at) =>
    admission.run(() => {
      started.push(at);
      return gate.promise;
    }),
  );

  await expect(runs[4]).rejects.toThrow(OverloadError);
  await expect.poll(() => started).toEqual([0, 1]);

  gates[1]?.resolve();
  await runs[1];
  await expect.poll(() => started).toEqual([0, 1, 2]);
  gates[2]?.reject(new Error("render failed"));
  await expect(runs[2]).rejects.toThrow("render failed");
  await expect.poll(() => started).toEqual([0, 1, 2, 3]);
  for (const gate of gates) gate.resolve();
  await Promise.all([runs[0], runs[3]]);
  // All slots are free again.
  expect(await Promise.all([1, 2].map((value) => admission.run(async () => value)))).toEqual([
    1, 2,
  ]);
});

test("run rejects a task that waited too long, without starting it", async () => {
  const admission = createAdmission({ maxActive: 1, maxWaiting: 5, maxWaitMs: 20 });
  const gate = Promise.withResolvers<void>();
  const first = admission.run(() => gate.promise);
  let isStarted = false;
  const second = admission.run(async () => {
    isStarted = true;
  });

  await expect(second).rejects.toThrow("waited 20 ms");

  gate.resolve();
  await first;

  expect(isStarted).toBe(false);
  expect(await admission.run(async () => "next")).toBe("next");
});

test("run starts the tasks next in line, however late, after the process stood still", async () => {
  const maxWaitMs = 5;
  const admission = createAdmission({ maxWaitMs });
  const standStill = () => {
    for (const end = performance.now() + 3 * maxWaitMs; performance.now() < end; );
  };
  const runs = Array.from({ length: 20 }, (_, at) =>
    admission.run(async () => {
      if (at === 0) setImmediate(standStill);
      return at;
    }),
  );

  const outcomes = await Promise.allSettled(runs);

  const done = outcomes.flatMap((outcome) =>
    outcome.status === "fulfilled" ? [outcome.value] : [],
  );
  expect(done.slice(0, 16)).toEqual(Array.from(Array(16).keys()));
});

test("run leaves turns of the event loop between the beginnings of tasks", async () => {
  const admission = createAdmission();
  let turns = 0;
  const countTurns = () => {
    turns++;
    counter = setImmediate(countTurns);
  };
  let counter = setImmediate(countTurns);
  const begunAt = await Promise.all([1, 2, 3].map(() => admission.run(async () => turns)));
  clearImmediate(counter);

  const [first = 0, second = 0, third = 0] = begunAt;
  expect(second - first).toBeGreaterThan(8);
  expect(third - second).toBeGreaterThan(8);
});

test("run leaves out a task whose visitor has gone, and gives its place to another", async () => {
  const admission = createAdmission({ maxActive: 1, maxWaiting: 1, maxWaitMs: LONG_MS });
  const gate = Promise.withResolvers<void>();
  const visitor = new AbortController();
  const first = admission.run(() => gate.promise);
  const second = admission.run(async () => "second", visitor.signal);
  visitor.abort(new Error("gone"));

  await expect(second).rejects.toThrow("gone");

  const third = admission.run(async () => "third");
  gate.resolve();
  await first;

  expect(await third).toBe("third");
  await expect(admission.run(async () => "fourth", visitor.signal)).rejects.toThrow("gone");
});
