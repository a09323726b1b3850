import { mkdtemp, rm } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createReadCache } from "~/server/cache/read-cache";
import { createStoredReads } from "~/server/cache/stored-reads";
import { createCircuitBreaker } from "~/server/hosts/host-connection";
import { TIMEOUTS } from "~/server/hosts/send-once";
import type { BoundHosts } from "~/server/request/context";
import { createReadinessCheck } from "~/server/request/readiness";
import { createMemoryLog, waitFor } from "../server/test-server";
import { LONG_TIMEOUTS } from "../support/timeouts";
import {
  createSuccessBody,
  createTestConnection,
  createThingsClient,
  getHostError,
  pause,
  sendJson,
  startFakeHost,
} from "./fake-host";

type Answer = (res: ServerResponse) => void;
const succeed: Answer = (res) => sendJson(res, 200, createSuccessBody());
const FAULTS: [name: string, answer: Answer][] = [
  ["stalls", () => undefined],
  ["cuts connections", (res) => res.destroy()],
  ["answers 500", (res) => sendJson(res, 500, "{}")],
  ["answers HTML", (res) => res.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Hi</h1>")],
  ["answers half", (res) => res.writeHead(200, { "Content-Length": "900" }).write('{"status":')],
  ["answers 10 MB", (res) => res.writeHead(200).end("x".repeat(10_485_760))],
];

/** A host with a fault to switch on, and the connections of processes that share a data folder. */
async function setUp() {
  const state = { answer: succeed };
  const host = await startFakeHost((_, res) => state.answer(res));
  const dir = await mkdtemp(join(tmpdir(), "pendopo-outage-"));
  const flushes: (() => Promise<void>)[] = [];
  onTestFinished(async () => {
    await Promise.all(flushes.map((flush) => flush()));
    await rm(dir, { recursive: true, force: true });
  });
  const startProcess = (now = Date.now) => {
    const log = createMemoryLog();
    const storedReads = createStoredReads({ dir, clock: now, log });
    flushes.push(storedReads.flush);
    const connection = createTestConnection(host.url, {
      readCache: createReadCache({ log, clock: now }),
      storedReads,
      log,
      breaker: createCircuitBreaker(5_000, { host: "things", log }),
    });
    const bind = (caller: object = {}) =>
      createThingsClient(connection, { tenantId: "lms-1", ...caller });
    return { log, bind, flush: storedReads.flush };
  };
  return { state, host, startProcess };
}

test.each(FAULTS)("a restart serves public reads while the host %s", async (_, answer) => {
  const { state, startProcess } = await setUp();
  const before = startProcess();
  await before.bind().cachedThing();
  await before.flush();
  state.answer = answer;
  // A day later: beyond the operation's own time of staleness.
  const after = startProcess(() => Date.now() + 86_400_000);
  const startedAt = performance.now();

  expect((await after.bind().cachedThing()).data.name).toBe("pena");
  expect((await after.bind().cachedThing()).data.name).toBe("pena");
  expect(performance.now() - startedAt).toBeLessThan(TIMEOUTS.attemptMs);
});

test("a restart serves the host's own content as soon as the host is back", async () => {
  const { state, startProcess } = await setUp();
  const before = startProcess();
  await before.bind().cachedThing();
  await before.flush();
  state.answer = (res) => sendJson(res, 200, createSuccessBody("baru"));
  const { bind } = startProcess();

  // Stored a moment ago, so served at once and revalidated behind.
  expect((await bind().cachedThing()).data.name).toBe("pena");

  for (let name = "pena"; name !== "baru"; await pause(5))
    name = (await bind().cachedThing()).data.name;
});

test.each(FAULTS)("a signed-in user gets the public copy while the host %s", async (_, answer) => {
  const { state, startProcess } = await setUp();
  const { bind } = startProcess();
  await bind().cachedThing();
  state.answer = answer;

  expect((await bind({ accessToken: "user-1" }).cachedThing()).data.name).toBe("pena");
});

test("a signed-in user's read fails without a public copy, or if the host rejects it", async () => {
  const { state, startProcess } = await setUp();
  const { bind } = startProcess();
  const user = bind({ accessToken: "user-1" });
  state.answer = (res) => sendJson(res, 500, "{}");

  expect(await getHostError(user.cachedThing())).toMatchObject({ status: 500 });

  state.answer = succeed;
  await bind().cachedThing();
  state.answer = (res) => sendJson(res, 403, "{}");

  expect(await getHostError(user.cachedThing())).toMatchObject({ status: 403 });
});

test("a lone visitor waits once for a host that stalls; opening and closing are logged once", async () => {
  const halfOpenMs = 300;
  const { url } = await startFakeHost((_, res) => isStalled || succeed(res));
  let isStalled = true;
  const log = createMemoryLog();
  const { getThing } = createThingsClient(
    createTestConnection(url, {
      breaker: createCircuitBreaker(halfOpenMs, { host: "things", log }),
      timeouts: { ...LONG_TIMEOUTS, attemptMs: 200 },
    }),
  );

  expect(await getHostError(getThing())).toMatchObject({ kind: "deadline" });
  for (let at = 0; at < 5; at++)
    expect(await getHostError(getThing())).toMatchObject({ kind: "circuit" });
  await waitFor(() => log.lines.length > 0);
  for (let kind = "circuit"; kind === "circuit"; ) ({ kind } = await getHostError(getThing()));
  isStalled = false;
  while (log.lines.length < 2) await getThing().catch(() => undefined);

  expect(log.lines).toEqual([
    {
      level: "warn",
      message: "host unavailable, circuit opened",
      fields: expect.objectContaining({ host: "things", kind: "deadline", operation: "getThing" }),
    },
    {
      level: "info",
      message: "host available again, circuit closed",
      fields: { host: "things", ms: expect.any(Number) },
    },
  ]);
});

test("one slow operation does not close the way to a host that answers others", async () => {
  const { url, seen } = await startFakeHost((req, res) => {
    if (req.url !== "/v1/thing/slow") succeed(res);
  });
  const { namedThing, getThing } = createThingsClient(
    createTestConnection(url, { timeouts: { ...LONG_TIMEOUTS, attemptMs: 600 } }),
  );
  const slow = getHostError(namedThing({ params: { name: "slow" } }));
  await waitFor(() => seen.length === 1);
  await getThing();

  expect(await slow).toMatchObject({ kind: "deadline" });
  expect((await getThing()).data.name).toBe("pena");
});

test("readiness names a host that has never answered, and outlasts a later outage", async () => {
  const { state, startProcess } = await setUp();
  const { bind } = startProcess();
  const isReady = createReadinessCheck({
    isDataReady: async () => true,
    hosts: {
      services: { getVersion: bind().cachedThing },
      lms: { getAppId: bind().cachedThing },
    } as unknown as BoundHosts,
  });
  state.answer = (res) => sendJson(res, 500, "{}");

  await expect(isReady()).rejects.toThrow("things has never answered (status)");

  state.answer = succeed;

  expect(await isReady()).toBe(true);

  state.answer = (res) => void res.destroy();

  expect(await isReady()).toBe(true);
});
