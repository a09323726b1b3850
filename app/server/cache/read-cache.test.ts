import { getEventListeners } from "node:events";
import { expect, test, vi } from "vitest";
import { createReadCache, type ReadOptions, UNCACHED_READS } from "./read-cache";

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn(), child: () => log };
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
const notFoundError = new Error("not found");

/** A cache whose clock the test advances, and loads that the test settles. */
function setUp(options: { maxBytes?: number; maxEntries?: number } = {}) {
  const state = { now: 1_000_000 };
  const cache = createReadCache({ clock: () => state.now, log, ...options });
  const loads: { resolve: (value: unknown) => void; reject: (error: unknown) => void }[] = [];
  const read = (more: Partial<ReadOptions<unknown>> = {}) =>
    cache.read({
      key: "a",
      tag: "lms-1",
      fresh: 100,
      stale: 1_000,
      isNotFound: (error) => error === notFoundError,
      load: () => new Promise((resolve, reject) => loads.push({ resolve, reject })),
      ...more,
    });
  /** Reads with a load that resolves at once. */
  const fill = async (value: unknown, more: Partial<ReadOptions<unknown>> = {}) =>
    read({ load: async () => value, ...more });
  return { state, cache, loads, read, fill };
}

test("read shares one load of a missing value between concurrent readers", async () => {
  const { loads, read } = setUp();
  const concurrentReads = Promise.all(Array.from({ length: 100 }, () => read()));
  await nextTurn();
  expect(loads).toHaveLength(1);
  loads[0]?.resolve("pena");
  expect(new Set(await concurrentReads)).toEqual(new Set(["pena"]));
});

test("read serves fresh values without a load, stale ones with one load behind them, and reloads older ones", async () => {
  const { state, loads, read, fill } = setUp();
  await fill("lama");
  state.now += 99;

  expect(await read()).toBe("lama");
  expect(loads).toHaveLength(0);

  state.now += 1;

  expect(await Promise.all([read(), read(), read()])).toEqual(["lama", "lama", "lama"]);
  expect(loads).toHaveLength(1);

  loads[0]?.resolve("baru");
  await nextTurn();

  expect(await read()).toBe("baru");

  state.now += 1_100;
  const reloaded = read();
  loads[1]?.resolve("terbaru");

  expect(await reloaded).toBe("terbaru");
});

test("read keeps the stale value after a failed refresh and delays the next one", async () => {
  const { state, loads, read, fill } = setUp();
  await fill("lama", { stale: 10_000 });
  state.now += 200;
  await read({ stale: 10_000 });
  loads[0]?.reject(new Error("down"));
  await nextTurn();

  expect(await read({ stale: 10_000 })).toBe("lama");
  expect(loads).toHaveLength(1);

  state.now += 2_000;

  expect(await read({ stale: 10_000 })).toBe("lama");
  expect(loads).toHaveLength(2);
});

test("read rejects for all readers of a failed first load and does not cache it", async () => {
  const { loads, read } = setUp();
  const concurrentReads = Promise.allSettled([read(), read()]);
  loads[0]?.reject(new Error("down"));
  expect((await concurrentReads).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const again = read();
  expect(loads).toHaveLength(2);
  loads[1]?.resolve("pena");
  expect(await again).toBe("pena");
});

test("read caches not-found for five seconds, also in place of an old value", async () => {
  const { state, loads, read, fill, cache } = setUp();
  await fill("lama");
  state.now += 200;
  await read();
  loads[0]?.reject(notFoundError);
  await nextTurn();

  await expect(read()).rejects.toBe(notFoundError);
  expect(loads).toHaveLength(1);

  state.now += 5_000;
  const notFoundAgain = read();
  loads[1]?.reject(notFoundError);

  await expect(notFoundAgain).rejects.toBe(notFoundError);

  cache.invalidate("lms-1");

  expect(await fill("dibuat")).toBe("dibuat");
});

test("invalidate drops the tenant's values only", async () => {
  const { cache, fill } = setUp();
  await fill("kami");
  await fill("mereka", { key: "b", tag: "lms-2" });
  cache.invalidate("lms-1");
  expect(await fill("kami lagi")).toBe("kami lagi");
  expect(await fill("mereka lagi", { key: "b", tag: "lms-2" })).toBe("mereka");
});

test("invalidate keeps a running load from being cached, and later readers load again", async () => {
  const { cache, loads, read, fill } = setUp();
  const before = read();
  cache.invalidate("lms-1");
  const after = read();

  expect(loads).toHaveLength(2);

  loads[1]?.resolve("baru");

  expect(await after).toBe("baru");

  loads[0]?.resolve("lama");

  expect(await before).toBe("lama");
  expect(await fill("?")).toBe("baru");
});

test("invalidate keeps a running refresh from being cached", async () => {
  const { state, cache, loads, read, fill } = setUp();
  await fill("lama");
  state.now += 200;
  await read();
  cache.invalidate("lms-1");
  loads[0]?.resolve("lama lagi");
  await nextTurn();
  expect(await fill("baru")).toBe("baru");
});

test("an abort rejects one reader; the load continues for the others and is cached", async () => {
  const { loads, read, fill } = setUp();
  const controller = new AbortController();
  const aborted = read({ signal: controller.signal });
  const other = read();
  controller.abort(new Error("left"));

  await expect(aborted).rejects.toThrow("left");

  loads[0]?.resolve("pena");

  expect(await other).toBe("pena");
  expect(await fill("?")).toBe("pena");
  expect(getEventListeners(controller.signal, "abort")).toHaveLength(0);
});

test("a load that fails after all readers aborted causes no unhandled rejection", async () => {
  const onUnhandledRejection = vi.fn();
  process.on("unhandledRejection", onUnhandledRejection);
  const { loads, read } = setUp();
  const controller = new AbortController();
  const aborted = read({ signal: controller.signal });
  controller.abort(new Error("left"));

  await expect(aborted).rejects.toThrow("left");

  loads[0]?.reject(new Error("down"));
  await nextTurn();

  await expect(read({ signal: controller.signal })).rejects.toThrow("left");

  loads[1]?.reject(new Error("down"));
  await nextTurn();
  process.off("unhandledRejection", onUnhandledRejection);

  expect(onUnhandledRejection).not.toHaveBeenCalled();
});

test("read evicts the least recently used values above maxBytes or maxEntries", async () => {
  const byBytes = setUp({ maxBytes: 5_000 });
  for (const key of ["a", "b", "c"]) await byBytes.fill("x".repeat(1_000), { key });
  expect(await byBytes.fill("read anew", { key: "a" })).toBe("read anew");
  expect(await byBytes.fill("read anew", { key: "c" })).toBe("x".repeat(1_000));
  const byEntries = setUp({ maxEntries: 2 });
  for (const key of ["a", "b", "c"]) await byEntries.fill(key, { key });
  expect(await byEntries.fill("read anew", { key: "a" })).toBe("read anew");
});

test("read returns frozen values", async () => {
  const { fill } = setUp();
  const value = (await fill({ items: [{ name: "pena" }] })) as { items: { name: string }[] };
  expect(() => value.items.push({ name: "lain" })).toThrow(TypeError);
  expect(() => Object.assign(value.items[0] ?? {}, { name: "lain" })).toThrow(TypeError);
});

test("UNCACHED_READS loads for every read", async () => {
  const load = vi.fn(async () => "pena");
  const read = () =>
    UNCACHED_READS.read({ key: "a", tag: "lms-1", fresh: 100, stale: 1_000, load });

  expect([await read(), await read()]).toEqual(["pena", "pena"]);
  expect(load).toHaveBeenCalledTimes(2);
  expect(await UNCACHED_READS.peek({ key: "a", tag: "lms-1" })).toBeUndefined();
});
