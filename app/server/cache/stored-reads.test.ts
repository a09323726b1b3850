import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { DAY_MS } from "~/lib/time";
import { createStoredReads } from "./stored-reads";

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn(), child: () => log };

async function setUp() {
  const dir = join(await mkdtemp(join(tmpdir(), "pendopo-reads-")), "reads");
  onTestFinished(() => rm(join(dir, ".."), { recursive: true, force: true }));
  const state = { now: Date.now() };
  const open = () => createStoredReads({ dir, clock: () => state.now, log });
  return { dir, state, open, store: open() };
}

test("load returns what an earlier process saved, for a week", async () => {
  const { state, open, store } = await setUp();
  store.save("lms-1 lms /a", "lms-1", { status: 200, text: "lama" });
  state.now += 1;
  store.save("lms-1 lms /a", "lms-1", { status: 200, text: "baru" });
  await store.flush();
  const next = open();

  expect(await next.load("lms-1 lms /a")).toMatchObject({ text: "baru", storedAt: state.now });
  expect(await next.load("lms-2 lms /a")).toBeNull();

  state.now += 7 * DAY_MS + 1;

  expect(await next.load("lms-1 lms /a")).toBeNull();
});

test("invalidate and remove drop a tenant's and one response, also of an earlier process", async () => {
  const { open, store } = await setUp();
  for (const key of ["lms-1 lms /a", "lms-1 lms /b", "lms-2 lms /a", "lms-2 lms /b"])
    store.save(key, key.slice(0, 5), { status: 200, text: key });
  await store.flush();
  const next = open();
  next.invalidate("lms-1");
  next.remove("lms-2 lms /b", "lms-2");
  await next.flush();

  expect(await next.load("lms-1 lms /a")).toBeNull();
  expect(await next.load("lms-1 lms /b")).toBeNull();
  expect(await next.load("lms-2 lms /b")).toBeNull();
  expect((await next.load("lms-2 lms /a"))?.text).toBe("lms-2 lms /a");
});

test("save skips visitors' free text and huge responses, and its files are private", async () => {
  const { dir, store } = await setUp();
  store.save("lms-1 services /v1/class?search=batik", "lms-1", { status: 200, text: "x" });
  store.save("lms-1 services /v1/huge", "lms-1", { status: 200, text: "x".repeat(600_000) });
  store.save("lms-1 services /v1/class?page=1", "lms-1", { status: 200, text: "x" });
  await store.flush();
  const files = await readdir(dir);

  expect(files).toHaveLength(1);
  expect((await stat(join(dir, files[0] ?? ""))).mode & 0o777).toBe(0o600);
});

test("a broken file or folder costs a log line, never a read", async () => {
  const { dir, store } = await setUp();
  store.save("lms-1 lms /a", "lms-1", { status: 200, text: "x" });
  await store.flush();
  const [file = ""] = await readdir(dir);
  await writeFile(join(dir, file), '{"key":');

  expect(await store.load("lms-1 lms /a")).toBeNull();

  await rm(dir, { recursive: true });
  store.save("lms-1 lms /b", "lms-1", { status: 200, text: "x" });
  store.save("lms-1 lms /c", "lms-1", { status: 200, text: "x" });
  await store.flush();

  expect(log.warn).toHaveBeenCalledTimes(1);
});

test("load returns nothing of a tenant right after invalidate, while the files are still there", async () => {
  const { state, store } = await setUp();
  store.save("lms-1 lms /a", "lms-1", { status: 200, text: "lama" });
  await store.flush();

  store.invalidate("lms-1");

  expect(await store.load("lms-1 lms /a")).toBeNull();
  state.now += 1;
  store.save("lms-1 lms /a", "lms-1", { status: 200, text: "baru" });
  await store.flush();
  expect(await store.load("lms-1 lms /a")).toMatchObject({ text: "baru" });
});
