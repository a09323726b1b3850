import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { createReadCache } from "~/server/cache/read-cache";
import type { HostFetch } from "~/server/hosts/host-contract";
import { TIMEOUTS } from "~/server/hosts/send-once";
import { servicesContract } from "~/server/hosts/services/contract";
import { createMemoryLog, waitFor } from "../server/test-server";
import { LONG_TIMEOUTS } from "../support/timeouts";
import {
  createDeferredFetch,
  createSuccessBody,
  createTestConnection,
  createThingsClient,
  getHostError,
  sendJson,
  startFakeHost,
} from "./fake-host";
import { forceGarbageCollection } from "./garbage-collection";

const SHORT_TIMEOUTS = { ...TIMEOUTS, attemptMs: 300, totalMs: 400 };
/** So that a busy machine reaches no deadline before the abort. */

test("a call to a silent host fails at the deadline without a retry", async () => {
  const { url, seen } = await startFakeHost(() => undefined);
  const startedAt = performance.now();

  expect(
    await getHostError(
      createThingsClient(createTestConnection(url, { timeouts: SHORT_TIMEOUTS })).getThing(),
    ),
  ).toMatchObject({
    kind: "deadline",
    status: 0,
  });
  expect(performance.now() - startedAt).toBeLessThan(1_500);
  expect(seen).toHaveLength(1);
});

test("a call fails at the deadline if the response body never ends", async () => {
  const { url } = await startFakeHost((_, res) => void res.writeHead(200).write('{"status":'));
  expect(
    await getHostError(
      createThingsClient(createTestConnection(url, { timeouts: SHORT_TIMEOUTS })).getThing(),
    ),
  ).toMatchObject({
    kind: "deadline",
  });
});

test("an operation may set a shorter deadline", async () => {
  const { url } = await startFakeHost(() => undefined);
  const startedAt = performance.now();
  expect(
    await getHostError(createThingsClient(createTestConnection(url)).urgentThing()),
  ).toMatchObject({
    kind: "deadline",
  });
  expect(performance.now() - startedAt).toBeLessThan(1_500);
});

test("token validation and the reads of a page end within three seconds if a host hangs", () => {
  expect(servicesContract.operations.validateToken.deadlineMs + TIMEOUTS.totalMs).toBeLessThan(
    3_000,
  );
});

test("a call fails at the deadline if an embedded host ignores its signal", async () => {
  const { fetchHost, pending } = createDeferredFetch();
  expect(
    await getHostError(
      createThingsClient(createTestConnection(fetchHost, { timeouts: SHORT_TIMEOUTS })).getThing(),
    ),
  ).toMatchObject({ kind: "deadline" });
  expect(pending[0]?.request.signal.aborted).toBe(true);
});

test("an abort ends the call at the host, over HTTP and in process, also after garbage collection", async () => {
  let closedCount = 0;
  const { url, seen } = await startFakeHost(
    (_, res) => void res.once("close", () => closedCount++),
  );
  const httpAbort = new AbortController();
  const httpError = getHostError(
    createThingsClient(createTestConnection(url, { timeouts: LONG_TIMEOUTS }), {
      signal: httpAbort.signal,
    }).getThing(),
  );
  let isCalled = false;
  let isAborted = false;
  // Only the listener is referenced: the client must keep the request and its signal alive.
  const embeddedHost: HostFetch = ({ signal }) =>
    new Promise((_, reject) => {
      isCalled = true;
      signal.addEventListener("abort", () => {
        isAborted = true;
        reject(signal.reason);
      });
    });
  const inProcessAbort = new AbortController();
  const inProcessError = getHostError(
    createThingsClient(createTestConnection(embeddedHost, { timeouts: LONG_TIMEOUTS }), {
      signal: inProcessAbort.signal,
    }).getThing(),
  );
  await waitFor(() => seen.length === 1 && isCalled);
  await forceGarbageCollection();
  httpAbort.abort();
  inProcessAbort.abort();

  expect(await httpError).toMatchObject({ kind: "aborted" });
  expect(await inProcessError).toMatchObject({ kind: "aborted" });

  await waitFor(() => closedCount === 1 && isAborted);
});

test("a call with an aborted signal sends no request", async () => {
  const { url, seen } = await startFakeHost((_, res) => sendJson(res, 200, createSuccessBody()));
  expect(
    await getHostError(
      createThingsClient(createTestConnection(url), { signal: AbortSignal.abort() }).getThing(),
    ),
  ).toMatchObject({ kind: "aborted" });
  expect(seen).toEqual([]);
});

test("10,000 calls on one long-lived signal leak neither listeners nor memory", async () => {
  const controller = new AbortController();
  const warnings: Error[] = [];
  const onWarning = (warning: Error) => warnings.push(warning);
  process.on("warning", onWarning);
  const { getThing } = createThingsClient(
    createTestConnection(async () => new Response(createSuccessBody())),
    { signal: controller.signal },
  );
  const measureHeapAfter = async (calls: number) => {
    for (let at = 0; at < calls; at += 50)
      await Promise.all(Array.from({ length: 50 }, () => getThing()));
    await forceGarbageCollection();
    return process.memoryUsage().heapUsed;
  };
  const before = await measureHeapAfter(1_000);
  const after = await measureHeapAfter(10_000);
  process.off("warning", onWarning);

  expect(getEventListeners(controller.signal, "abort")).toHaveLength(0);
  // 400 bytes a call would be four megabytes.
  expect(after - before).toBeLessThan(3_000_000);
  expect(warnings).toEqual([]);
});

test("an abort does not end a read that other visitors share", async () => {
  const { fetchHost, pending } = createDeferredFetch();
  const transport = createTestConnection(fetchHost, {
    readCache: createReadCache({ log: createMemoryLog() }),
  });
  const firstAbort = new AbortController();
  const aborted = getHostError(
    createThingsClient(transport, {
      tenantId: "lms-1",
      signal: firstAbort.signal,
      clientIp: "203.0.113.9",
    }).cachedThing(),
  );
  const shared = createThingsClient(transport, { tenantId: "lms-1" }).cachedThing();
  await waitFor(() => pending.length === 1);
  firstAbort.abort();

  expect(await aborted).toMatchObject({ kind: "aborted" });
  expect(pending).toHaveLength(1);
  expect(pending[0]?.request.headers.has("x-client-ip")).toBe(false);

  pending[0]?.answer(new Response(createSuccessBody()));

  expect((await shared).data.name).toBe("pena");
});
