import { getEventListeners } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import type { HostFetch } from "~/server/hosts/host-contract";
import { serveHosts } from "~/server/hosts/serve-hosts";
import { createMemoryLog, startTestServer, waitFor } from "../server/test-server";
import { startFakeHost } from "./fake-host";
import { forceGarbageCollection } from "./garbage-collection";
import { openStream } from "./stream-fixture";

/** Sends a chunk every 5 ms and never ends; counts opened and closed responses. */
function createEndlessListener() {
  const state = { opened: 0, closed: 0 };
  const listener = (_: IncomingMessage, res: ServerResponse) => {
    state.opened++;
    res.writeHead(200, { "Content-Type": "text/event-stream" });
    const timer = setInterval(() => res.write("data: x\n\n"), 5);
    res.once("close", () => {
      clearInterval(timer);
      state.closed++;
    });
  };
  return { state, listener };
}

test("a disconnect of the visitor ends the upstream stream, also after garbage collection", async () => {
  const { state, listener } = createEndlessListener();
  const upstream = await startFakeHost(listener);
  const server = await startTestServer({
    // The handler keeps no reference, so only the code under test can keep the stream alive.
    handle: async (_req, _res, context) =>
      context.send(await openStream(upstream.url, { signal: context.signal })),
  });
  const visitor = new AbortController();
  await (await fetch(server.url, { signal: visitor.signal })).body?.getReader().read();
  await forceGarbageCollection();

  expect(state).toEqual({ opened: 1, closed: 0 });

  visitor.abort();
  await waitFor(() => state.closed === 1);
});

test("a disconnect of the visitor aborts the embedded host behind serveHosts", async () => {
  let isAborted = false;
  const embedded: HostFetch = async ({ signal }) => {
    signal.addEventListener("abort", () => {
      isAborted = true;
    });
    return new Response(new ReadableStream({ start: (out) => out.enqueue(new Uint8Array(10)) }));
  };
  const hosts = await serveHosts(
    { things: embedded },
    { port: 0, host: "127.0.0.1", log: createMemoryLog() },
  );
  const server = await startTestServer({
    handle: async (_req, _res, context) =>
      context.send(
        await openStream(`http://127.0.0.1:${hosts.port}/things`, { signal: context.signal }),
      ),
  });
  const visitor = new AbortController();
  await (await fetch(server.url, { signal: visitor.signal })).body?.getReader().read();
  await forceGarbageCollection();

  expect(isAborted).toBe(false);

  visitor.abort();
  await waitFor(() => isAborted);
  await hosts.drain();
});

test("an abort ends all streams of its signal", async () => {
  const { state, listener } = createEndlessListener();
  const { url } = await startFakeHost(listener);
  const controller = new AbortController();
  const readers = await Promise.all([
    openStream(url, { signal: controller.signal }),
    openStream(url, { signal: controller.signal }),
  ]);
  const read = readers.map(async ({ body }) => {
    for await (const _ of body as unknown as AsyncIterable<Uint8Array>);
  });
  await forceGarbageCollection();
  controller.abort();

  for (const reading of read) await expect(reading).rejects.toMatchObject({ kind: "aborted" });

  await waitFor(() => state.closed === 2);

  expect(getEventListeners(controller.signal, "abort")).toHaveLength(0);
});

test("cancelling the body ends the upstream stream", async () => {
  const { state, listener } = createEndlessListener();
  const { url } = await startFakeHost(listener);
  const controller = new AbortController();
  await (await openStream(url, { signal: controller.signal })).body?.cancel();
  await waitFor(() => state.closed === 1);
  expect(getEventListeners(controller.signal, "abort")).toHaveLength(0);
});

test("an abort cancels the body of an embedded host that ignores its signal", async () => {
  let cancelled = false;
  const body = new ReadableStream({
    start: (out) => out.enqueue(new Uint8Array(10)),
    cancel: () => void (cancelled = true),
  });
  const controller = new AbortController();
  const reader = (
    await openStream(async () => new Response(body), { signal: controller.signal })
  ).body?.getReader();
  await reader?.read();
  controller.abort();

  await expect(reader?.read()).rejects.toMatchObject({ kind: "aborted" });
  expect(cancelled).toBe(true);
});

test("an abort reaches an embedded host that only listens to its signal, also after garbage collection", async () => {
  let isAborted = false;
  const controller = new AbortController();
  const embeddedHost: HostFetch = async ({ signal }) => {
    signal.addEventListener("abort", () => {
      isAborted = true;
    });
    return new Response(new ReadableStream());
  };
  const startReading = async () => {
    const { body } = await openStream(embeddedHost, { signal: controller.signal });
    body
      ?.getReader()
      .read()
      .catch(() => undefined);
  };
  await startReading();
  await forceGarbageCollection();
  controller.abort();
  await waitFor(() => isAborted);
});
