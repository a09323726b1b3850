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

/** Sends one piece every few milliseconds and never ends; counts those who went away. */
function endless() {
  const state = { begun: 0, closed: 0 };
  const listener = (_: IncomingMessage, res: ServerResponse) => {
    state.begun++;
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
const open = (to: string | HostFetch, caller: Partial<Caller> = {}, more = {}) =>
  streamHost(createTestConnection(to, more), { requestId: "request-1", ...caller }, call);

test("chunks are handed on as they come, and the end is the end", async () => {
  const { url, seen } = await startFakeHost((_, res) => {
    res.write("satu ");
    setTimeout(() => res.end("dua"), 20);
  });
  const controller = new AbortController();
  const caller = {
    appToken: { code: "c", token: "t" },
    accessToken: "bearer-1",
    tenantId: "lms-1",
    signal: controller.signal,
  };
  const reader = (await open(url, caller)).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("satu ");
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

test("only what tells of the body is handed on of the host's head: a decoded body has no encoding, and a host's cookie is none of the visitor's", async () => {
  const { url } = await startFakeHost((_, res) => {
    const head = {
      "Content-Type": "text/event-stream",
      "Content-Encoding": "gzip",
      "Set-Cookie": "a=b",
      "X-Inner": "1",
    };
    res.writeHead(200, head).end(gzipSync("data: x\n\n"));
  });
  const response = await open(url);
  expect([...response.headers]).toEqual([["content-type", "text/event-stream"]]);
  expect(await response.text()).toBe("data: x\n\n");
});

test("a compressed stream comes as it is written, and ends with its visitor", async () => {
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
  const reader = (await open(url, { signal: controller.signal })).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("mulai");
  const next = reader?.read();
  controller.abort();
  await expect(next).rejects.toMatchObject({ kind: "aborted" });
  await waitFor(() => closed);
});

test("an answer that has no body by its status is handed on as one", async () => {
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

test("a visitor who leaves the page in the middle ends the upstream stream within two seconds, after a forced garbage collection too", async () => {
  const { state, listener } = endless();
  const upstream = await startFakeHost(listener);
  const front = await startTestServer({
    // Nothing is kept by the handler: all that holds the chain is what the code under test holds.
    handle: async (_req, _res, context) =>
      context.send(await open(upstream.url, { signal: context.signal })),
  });
  const visitor = new AbortController();
  await (await fetch(front.url, { signal: visitor.signal })).body?.getReader().read();
  await forceGarbageCollection();
  expect(state).toEqual({ begun: 1, closed: 0 });
  visitor.abort();
  // `eventually` waits two seconds at most.
  await waitFor(() => state.closed === 1);
});

test("the chain holds through a second server too: visitor, app, hosts over HTTP, embedded host", async () => {
  let aborted = false;
  const embedded: HostFetch = async ({ signal }) => {
    signal.addEventListener("abort", () => {
      aborted = true;
    });
    return new Response(new ReadableStream({ start: (out) => out.enqueue(new Uint8Array(10)) }));
  };
  const hosts = await serveHosts(
    { things: embedded },
    { port: 0, host: "127.0.0.1", log: createMemoryLog() },
  );
  const front = await startTestServer({
    handle: async (_req, _res, context) =>
      context.send(await open(`http://127.0.0.1:${hosts.port}/things`, { signal: context.signal })),
  });
  const visitor = new AbortController();
  await (await fetch(front.url, { signal: visitor.signal })).body?.getReader().read();
  await forceGarbageCollection();
  expect(aborted).toBe(false);
  visitor.abort();
  await waitFor(() => aborted);
  await hosts.drain();
});

test("two streams of one visitor both end with the visitor", async () => {
  const { state, listener } = endless();
  const { url } = await startFakeHost(listener);
  const controller = new AbortController();
  const readers = await Promise.all([
    open(url, { signal: controller.signal }),
    open(url, { signal: controller.signal }),
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

test("a reader who cancels ends the upstream stream", async () => {
  const { state, listener } = endless();
  const { url } = await startFakeHost(listener);
  const controller = new AbortController();
  await (await open(url, { signal: controller.signal })).body?.cancel();
  await waitFor(() => state.closed === 1);
  expect(getEventListeners(controller.signal, "abort")).toHaveLength(0);
});

test("an embedded host that does not look at its signal is cancelled by its body", async () => {
  let cancelled = false;
  const body = new ReadableStream({
    start: (out) => out.enqueue(new Uint8Array(10)),
    cancel: () => void (cancelled = true),
  });
  const controller = new AbortController();
  const reader = (
    await open(async () => new Response(body), { signal: controller.signal })
  ).body?.getReader();
  await reader?.read();
  controller.abort();
  await expect(reader?.read()).rejects.toMatchObject({ kind: "aborted" });
  expect(cancelled).toBe(true);
});

test("an embedded host that listens to its signal alone hears it, after a forced garbage collection too", async () => {
  let told = false;
  const controller = new AbortController();
  const listens: HostFetch = async ({ signal }) => {
    signal.addEventListener("abort", () => {
      told = true;
    });
    return new Response(new ReadableStream());
  };
  const begin = async () => {
    const { body } = await open(listens, { signal: controller.signal });
    body
      ?.getReader()
      .read()
      .catch(() => undefined);
  };
  await begin();
  await forceGarbageCollection();
  controller.abort();
  await waitFor(() => told);
});

test("only the head has a deadline", async () => {
  const timing = { ...TIMEOUTS, streamHeadMs: 500 };
  const { held, fetchHost } = createDeferredFetch();
  expect(await getHostError(open(fetchHost, {}, { timing }))).toMatchObject({ kind: "deadline" });
  expect(held[0]?.request.signal.aborted).toBe(true);
  const { url } = await startFakeHost((_, res) => {
    res.write("mulai ");
    setTimeout(() => res.end("selesai"), 700);
  });
  expect(await (await open(url, {}, { timing })).text()).toBe("mulai selesai");
});

test("a stream that breaks off fails in its reader: half an answer is not a whole one", async () => {
  const { url } = await startFakeHost((_, res) => {
    res.write("separuh");
    setTimeout(() => res.destroy(), 20);
  });
  await expect((await open(url)).text()).rejects.toThrow();
});

test("refusals and redirects are no streams", async () => {
  const other = await startFakeHost((_, res) => void res.end("rahasia"));
  const moved = await startFakeHost(
    (_, res) => void res.writeHead(307, { Location: other.url }).end(),
  );
  expect(
    await getHostError(open(moved.url, { appToken: { code: "c", token: "t" } })),
  ).toMatchObject({
    kind: "redirect",
  });
  expect(other.seen).toEqual([]);
  const refusing = await startFakeHost((_, res) => void res.writeHead(429).end());
  expect(await getHostError(open(refusing.url))).toMatchObject({ kind: "status", status: 429 });
  expect(await getHostError(open("http://127.0.0.1:9"))).toMatchObject({ kind: "network" });
  expect(await getHostError(open(other.url, { signal: AbortSignal.abort() }))).toMatchObject({
    kind: "aborted",
  });
});
