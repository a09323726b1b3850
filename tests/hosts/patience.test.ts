import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { createReadCache } from "~/server/cache/read-cache";
import type { HostFetch } from "~/server/hosts/host-contract";
import { TIMEOUTS } from "~/server/hosts/send-once";
import { servicesContract } from "~/server/hosts/services/contract";
import { createMemoryLog, waitFor } from "../server/test-server";
import {
  createDeferredFetch,
  createSuccessBody,
  createTestConnection,
  createThingsClient,
  getHostError,
  pause,
  sendJson,
  startFakeHost,
} from "./fake-host";
import { forceGarbageCollection } from "./garbage-collection";

const quick = { ...TIMEOUTS, attemptMs: 80, totalMs: 120 };

test("a host that does not answer is given up at the deadline, and not asked again", async () => {
  const { url, seen } = await startFakeHost(() => undefined);
  const begun = performance.now();
  expect(
    await getHostError(
      createThingsClient(createTestConnection(url, { timeouts: quick })).getThing(),
    ),
  ).toMatchObject({
    kind: "deadline",
    status: 0,
  });
  expect(performance.now() - begun).toBeLessThan(1_500);
  expect(seen).toHaveLength(1);
});

test("a host that begins an answer and never ends it is given up too", async () => {
  const { url } = await startFakeHost((_, res) => void res.writeHead(200).write('{"status":'));
  expect(
    await getHostError(
      createThingsClient(createTestConnection(url, { timeouts: quick })).getThing(),
    ),
  ).toMatchObject({
    kind: "deadline",
  });
});

test("an operation may have less patience than the others", async () => {
  const { url } = await startFakeHost(() => undefined);
  const begun = performance.now();
  expect(
    await getHostError(createThingsClient(createTestConnection(url)).urgentThing()),
  ).toMatchObject({
    kind: "deadline",
  });
  expect(performance.now() - begun).toBeLessThan(1_500);
});

test("with a host that hangs, the token's validation and then the page's reads end within three seconds", () => {
  expect(servicesContract.operations.validateToken.deadlineMs + TIMEOUTS.totalMs).toBeLessThan(
    3_000,
  );
});

test("an embedded host that does not look at its signal is given up all the same", async () => {
  const { fetchHost, held } = createDeferredFetch();
  expect(
    await getHostError(
      createThingsClient(createTestConnection(fetchHost, { timeouts: quick })).getThing(),
    ),
  ).toMatchObject({ kind: "deadline" });
  expect(held[0]?.request.signal.aborted).toBe(true);
});

test("a visitor who goes away ends the call at the host, over the network and embedded, after a forced garbage collection too", async () => {
  let closed = 0;
  const { url, seen } = await startFakeHost((_, res) => void res.once("close", () => closed++));
  const network = new AbortController();
  const overNetwork = getHostError(
    createThingsClient(createTestConnection(url), { signal: network.signal }).getThing(),
  );
  let asked = false;
  let told = false;
  // Nothing but the listener is kept: the request and its signal are for the client to hold.
  const listens: HostFetch = ({ signal }) =>
    new Promise((_, reject) => {
      asked = true;
      signal.addEventListener("abort", () => {
        told = true;
        reject(signal.reason);
      });
    });
  const embedded = new AbortController();
  const inProcess = getHostError(
    createThingsClient(createTestConnection(listens), { signal: embedded.signal }).getThing(),
  );
  await waitFor(() => seen.length === 1 && asked);
  await forceGarbageCollection();
  network.abort();
  embedded.abort();
  expect(await overNetwork).toMatchObject({ kind: "aborted" });
  expect(await inProcess).toMatchObject({ kind: "aborted" });
  await waitFor(() => closed === 1 && told);
});

test("for a visitor who has gone already nothing is sent", async () => {
  const { url, seen } = await startFakeHost((_, res) => sendJson(res, 200, createSuccessBody()));
  expect(
    await getHostError(
      createThingsClient(createTestConnection(url), { signal: AbortSignal.abort() }).getThing(),
    ),
  ).toMatchObject({ kind: "aborted" });
  expect(seen).toEqual([]);
});

test("10,000 calls on one long-lived signal leave no listener and no memory behind", async () => {
  const controller = new AbortController();
  const warnings: Error[] = [];
  const onWarning = (warning: Error) => warnings.push(warning);
  process.on("warning", onWarning);
  const { getThing } = createThingsClient(
    createTestConnection(async () => new Response(createSuccessBody())),
    { signal: controller.signal },
  );
  const round = async (calls: number) => {
    for (let at = 0; at < calls; at += 50)
      await Promise.all(Array.from({ length: 50 }, () => getThing()));
    await forceGarbageCollection();
    return process.memoryUsage().heapUsed;
  };
  const before = await round(1_000);
  const after = await round(10_000);
  process.off("warning", onWarning);
  expect(getEventListeners(controller.signal, "abort")).toHaveLength(0);
  // 400 bytes a call would be four megabytes.
  expect(after - before).toBeLessThan(3_000_000);
  expect(warnings).toEqual([]);
}, 60_000);

test("a visitor who leaves a shared read does not end it for the others", async () => {
  const { fetchHost, held } = createDeferredFetch();
  const transport = createTestConnection(fetchHost, {
    readCache: createReadCache({ log: createMemoryLog() }),
  });
  const leaving = new AbortController();
  const gone = getHostError(
    createThingsClient(transport, {
      tenantId: "lms-1",
      signal: leaving.signal,
      clientIp: "203.0.113.9",
    }).keptThing(),
  );
  const stays = createThingsClient(transport, { tenantId: "lms-1" }).keptThing();
  await pause(5);
  leaving.abort();
  expect(await gone).toMatchObject({ kind: "aborted" });
  expect(held).toHaveLength(1);
  expect(held[0]?.request.headers.has("x-client-ip")).toBe(false);
  held[0]?.answer(new Response(createSuccessBody()));
  expect((await stays).data.name).toBe("pena");
});
