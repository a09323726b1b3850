import { getEventListeners } from "node:events";
import { expect, test, vi } from "vitest";
import { createReadCache, type ReadOptions } from "./read-cache";

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn(), child: () => log };
const turns = () => new Promise((resolve) => setImmediate(resolve));
const nothing = new Error("nothing there");

/** A cache whose clock stands still, and loads that end when told to. */
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
      isNotFound: (error) => error === nothing,
      load: () => new Promise((resolve, reject) => loads.push({ resolve, reject })),
      ...more,
    });
  /** Reads and answers at once. */
  const fill = async (value: unknown, more: Partial<ReadOptions<unknown>> = {}) =>
    read({ load: async () => value, ...more });
  return { state, cache, loads, read, fill };
}

test("a missing value is read by one flight, whoever asks meanwhile", async () => {
  const { loads, read } = setUp();
  const all = Promise.all(Array.from({ length: 100 }, () => read()));
  await turns();
  expect(loads).toHaveLength(1);
  loads[0]?.resolve("pena");
  expect(new Set(await all)).toEqual(new Set(["pena"]));
});

test("fresh is served without a question, stale at once with one renewal behind it, older not at all", async () => {
  const { state, loads, read, fill } = setUp();
  await fill("lama");
  state.now += 99;
  expect(await read()).toBe("lama");
  expect(loads).toHaveLength(0);
  state.now += 1;
  expect(await Promise.all([read(), read(), read()])).toEqual(["lama", "lama", "lama"]);
  expect(loads).toHaveLength(1);
  loads[0]?.resolve("baru");
  await turns();
  expect(await read()).toBe("baru");
  state.now += 1_100;
  const waits = read();
  loads[1]?.resolve("terbaru");
  expect(await waits).toBe("terbaru");
});

test("a failed renewal keeps the stale value and gives the host a rest", async () => {
  const { state, loads, read, fill } = setUp();
  await fill("lama", { stale: 10_000 });
  state.now += 200;
  await read({ stale: 10_000 });
  loads[0]?.reject(new Error("down"));
  await turns();
  expect(await read({ stale: 10_000 })).toBe("lama");
  expect(loads).toHaveLength(1);
  state.now += 2_000;
  expect(await read({ stale: 10_000 })).toBe("lama");
  expect(loads).toHaveLength(2);
});

test("a failed first load fails for all who wait and is not kept", async () => {
  const { loads, read } = setUp();
  const both = Promise.allSettled([read(), read()]);
  loads[0]?.reject(new Error("down"));
  expect((await both).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const again = read();
  expect(loads).toHaveLength(2);
  loads[1]?.resolve("pena");
  expect(await again).toBe("pena");
});

test("that there is nothing is believed for five seconds, and takes an old value's place", async () => {
  const { state, loads, read, fill, cache } = setUp();
  await fill("lama");
  state.now += 200;
  await read();
  loads[0]?.reject(nothing);
  await turns();
  await expect(read()).rejects.toBe(nothing);
  expect(loads).toHaveLength(1);
  state.now += 5_000;
  const asked = read();
  loads[1]?.reject(nothing);
  await expect(asked).rejects.toBe(nothing);
  cache.invalidate("lms-1");
  expect(await fill("dibuat")).toBe("dibuat");
});

test("dropping a tenant forgets its values alone", async () => {
  const { cache, fill } = setUp();
  await fill("kami");
  await fill("mereka", { key: "b", tag: "lms-2" });
  cache.invalidate("lms-1");
  expect(await fill("kami lagi")).toBe("kami lagi");
  expect(await fill("mereka lagi", { key: "b", tag: "lms-2" })).toBe("mereka");
});

test("what is read while its tenant is dropped reaches its waiters and is not kept; later readers ask anew", async () => {
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

test("a renewal in the air while its tenant is dropped is not kept either", async () => {
  const { state, cache, loads, read, fill } = setUp();
  await fill("lama");
  state.now += 200;
  await read();
  cache.invalidate("lms-1");
  loads[0]?.resolve("lama lagi");
  await turns();
  expect(await fill("baru")).toBe("baru");
});

test("who goes away stops waiting; the flight goes on for the others and its end is heard", async () => {
  const { loads, read, fill } = setUp();
  const controller = new AbortController();
  const gone = read({ signal: controller.signal });
  const stays = read();
  controller.abort(new Error("left"));
  await expect(gone).rejects.toThrow("left");
  loads[0]?.resolve("pena");
  expect(await stays).toBe("pena");
  expect(await fill("?")).toBe("pena");
  expect(getEventListeners(controller.signal, "abort")).toHaveLength(0);
});

test("a flight that fails after everybody has left, or for one who had left before, ends nothing", async () => {
  const unheard = vi.fn();
  process.on("unhandledRejection", unheard);
  const { loads, read } = setUp();
  const controller = new AbortController();
  const gone = read({ signal: controller.signal });
  controller.abort(new Error("left"));
  await expect(gone).rejects.toThrow("left");
  loads[0]?.reject(new Error("down"));
  await turns();
  await expect(read({ signal: controller.signal })).rejects.toThrow("left");
  loads[1]?.reject(new Error("down"));
  await turns();
  process.off("unhandledRejection", unheard);
  expect(unheard).not.toHaveBeenCalled();
});

test("it is bounded by bytes and by entries: the least used go first", async () => {
  const byBytes = setUp({ maxBytes: 5_000 });
  for (const key of ["a", "b", "c"]) await byBytes.fill("x".repeat(1_000), { key });
  expect(await byBytes.fill("read anew", { key: "a" })).toBe("read anew");
  expect(await byBytes.fill("read anew", { key: "c" })).toBe("x".repeat(1_000));
  const byEntries = setUp({ maxEntries: 2 });
  for (const key of ["a", "b", "c"]) await byEntries.fill(key, { key });
  expect(await byEntries.fill("read anew", { key: "a" })).toBe("read anew");
});

test("values are frozen: no reader can change what another one gets", async () => {
  const { fill } = setUp();
  const value = (await fill({ items: [{ name: "pena" }] })) as { items: { name: string }[] };
  expect(() => value.items.push({ name: "lain" })).toThrow(TypeError);
  expect(() => Object.assign(value.items[0] ?? {}, { name: "lain" })).toThrow(TypeError);
});
