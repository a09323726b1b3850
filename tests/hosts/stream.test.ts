import { getEventListeners } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createGzip, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Caller, HostFetch, Operation } from "~/server/hosts/host-contract";
import { TIMEOUTS } from "~/server/hosts/send-once";
import { serveHosts } from "~/server/hosts/serve-hosts";
import { streamHost } from "~/server/hosts/stream-host";
import { createMemoryLog, startTestServer, waitFor } from "../server/test-server";
import {
  createDeferredFetch,
  createTestConnection,
  getHostError,
  startFakeHost,
} from "./fake-host";
import { forceGarbageCollection } from "./garbage-collection";

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

const operation: Operation = {
  method: "POST",
  path: "v1/stream",
  body: z.object({ q: z.string() }),
  response: z.unknown(),
  success: [200],
  raw: true,
  idempotent: false,
  auth: "user",
};
const call = {
  host: "things",
  name: "ask",
  operation,
  path: "/v1/stream",
  input: { body: { q: "apa" } },
};
const openStream = (to: string | HostFetch, caller: Partial<Caller> = {}, more = {}) =>
  streamHost(createTestConnection(to, more), { requestId: "request-1", ...caller }, call);

test("streamHost passes chunks on as they arrive and ends with the host", async () => {
  const firstRead = Promise.withResolvers<void>();
  const { url, seen } = await startFakeHost(async (_, res) => {
    res.write("satu ");
    await firstRead.promise;
    res.end("dua");
  });
  const controller = new AbortController();
  const caller = {
    appToken: { code: "c", token: "t" },
    accessToken: "bearer-1",
    tenantId: "lms-1",
    signal: controller.signal,
  };
  const reader = (await openStream(url, caller)).body?.getReader();

  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("satu ");

  firstRead.resolve();

  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("dua");
  expect((await reader?.read())?.done).toBe(true);
  expect(seen[0]).toMatchObject({ method: "POST", url: "/v1/stream", body: '{"q":"apa"}' });
  expect(seen[0]?.headers).toMatchObject({
    "lms-id": "lms-1",
    authorization: "Bearer bearer-1",
    apptoken: expect.stringMatching(/^c\./),
  });
  expect(getEventListeners(controller.signal, "abort")).toHaveLength(0);
});

test("streamHost passes on the content type only, neither the encoding of a decoded body nor cookies", async () => {
  const { url } = await startFakeHost((_, res) => {
    const head = {
      "Content-Type": "text/event-stream",
      "Content-Encoding": "gzip",
      "Set-Cookie": "a=b",
      "X-Inner": "1",
    };
    res.writeHead(200, head).end(gzipSync("data: x\n\n"));
  });
  const response = await openStream(url);

  expect([...response.headers]).toEqual([["content-type", "text/event-stream"]]);
  expect(await response.text()).toBe("data: x\n\n");
});

test("streamHost decodes a compressed stream chunk by chunk and ends it on abort", async () => {
  let closed = false;
  const { url } = await startFakeHost((_, res) => {
    const gzip = createGzip();
    gzip.pipe(
      res.writeHead(200, { "Content-Encoding": "gzip" }).once("close", () => (closed = true)),
    );
    gzip.write("mulai");
    gzip.flush();
  });
  const controller = new AbortController();
  const reader = (await openStream(url, { signal: controller.signal })).body?.getReader();

  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("mulai");

  const next = reader?.read();
  controller.abort();

  await expect(next).rejects.toMatchObject({ kind: "aborted" });

  await waitFor(() => closed);
});

test("streamHost passes on a status without a body", async () => {
  const { url } = await startFakeHost((_, res) => void res.writeHead(304, { ETag: '"1"' }).end());
  const unchanged = { ...call, operation: { ...operation, success: [200, 304] } };
  const response = await streamHost(
    createTestConnection(url),
    { requestId: "request-1" },
    unchanged,
  );

  expect([response.status, response.body, response.headers.get("etag")]).toEqual([
    304,
    null,
    '"1"',
  ]);
});

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

test("streamHost limits the time to the response head only", async () => {
  const timing = { ...TIMEOUTS, streamHeadMs: 500 };
  const { pending, fetchHost } = createDeferredFetch();

  expect(await getHostError(openStream(fetchHost, {}, { timing }))).toMatchObject({
    kind: "deadline",
  });
  expect(pending[0]?.request.signal.aborted).toBe(true);

  const { url } = await startFakeHost((_, res) => {
    res.write("mulai ");
    // Longer than the deadline of the head.
    setTimeout(() => res.end("selesai"), 700);
  });

  expect(await (await openStream(url, {}, { timing })).text()).toBe("mulai selesai");
});

test("the reader fails if the host cuts the stream", async () => {
  const { url } = await startFakeHost((_, res) => {
    res.write("separuh", () => res.destroy());
  });
  await expect((await openStream(url)).text()).rejects.toThrow();
});

test("streamHost rejects error statuses, redirects, network errors and aborted signals", async () => {
  const target = await startFakeHost((_, res) => void res.end("rahasia"));
  const redirecting = await startFakeHost(
    (_, res) => void res.writeHead(307, { Location: target.url }).end(),
  );

  expect(
    await getHostError(openStream(redirecting.url, { appToken: { code: "c", token: "t" } })),
  ).toMatchObject({
    kind: "redirect",
  });
  expect(target.seen).toEqual([]);

  const limited = await startFakeHost((_, res) => void res.writeHead(429).end());

  expect(await getHostError(openStream(limited.url))).toMatchObject({
    kind: "status",
    status: 429,
  });
  expect(await getHostError(openStream("http://127.0.0.1:9"))).toMatchObject({ kind: "network" });
  expect(await getHostError(openStream(target.url, { signal: AbortSignal.abort() }))).toMatchObject(
    {
      kind: "aborted",
    },
  );
});
