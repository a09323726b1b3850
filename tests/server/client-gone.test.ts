import { expect, test } from "vitest";
import { forceGarbageCollection } from "../hosts/garbage-collection";
import { startTestServer, waitFor } from "./test-server";

/** Sends ten bytes and never ends. */
const createEndlessStream = (onCancel: () => void = () => {}) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(10)),
    cancel: onCancel,
  });

test("the signal aborts if the client disconnects during a streamed response, also after garbage collection", async () => {
  let isAborted = false;
  let isCancelled = false;
  const { url } = await startTestServer({
    async handle(_req, _res, context) {
      // Only the listener is referenced, neither the signal nor the context.
      context.signal.addEventListener("abort", () => {
        isAborted = true;
      });
      await context.send(new Response(createEndlessStream(() => (isCancelled = true))));
    },
  });
  const client = new AbortController();
  await (await fetch(url, { signal: client.signal })).body?.getReader().read();
  await forceGarbageCollection();

  expect(isAborted).toBe(false);

  client.abort();
  await waitFor(() => isAborted && isCancelled);
});

test("webRequest().signal aborts on disconnect, also after garbage collection", async () => {
  let isAborted = false;
  const { url } = await startTestServer({
    async handle(_req, _res, context) {
      context.webRequest().signal.addEventListener("abort", () => {
        isAborted = true;
      });
      await context.send(new Response(createEndlessStream()));
    },
  });
  const client = new AbortController();
  await (await fetch(url, { signal: client.signal })).body?.getReader().read();
  await forceGarbageCollection();
  client.abort();
  await waitFor(() => isAborted);
});

test("send releases the request while it is still streaming the response", async () => {
  let request: WeakRef<Request> | undefined;
  const { url } = await startTestServer({
    async handle(_req, _res, context) {
      request = new WeakRef(context.webRequest());
      await context.send(new Response(createEndlessStream()));
    },
  });
  const client = new AbortController();
  await (await fetch(url, { signal: client.signal })).body?.getReader().read();
  await forceGarbageCollection();

  expect(request?.deref()).toBeUndefined();

  client.abort();
});

test("the signal aborts if the client disconnects before the response, without an error in the log", async () => {
  let isAborted = false;
  let isHandling = false;
  const { url, log } = await startTestServer({
    handle: (_req, _res, { signal }) =>
      new Promise((_, reject) => {
        isHandling = true;
        signal.addEventListener("abort", () => {
          isAborted = true;
          reject(signal.reason);
        });
      }),
  });
  const client = new AbortController();
  const response = fetch(url, { signal: client.signal });
  response.catch(() => undefined);
  await waitFor(() => isHandling);
  client.abort();
  await waitFor(() => isAborted);
  // Time in which an error could be logged.
  await new Promise((resolve) => setTimeout(resolve, 20));

  expect(log.lines.filter(({ level }) => level === "error")).toEqual([]);
});

test("the signal does not abort after a complete response", async () => {
  let isAborted = false;
  const { url } = await startTestServer({
    async handle(_req, _res, context) {
      context.signal.addEventListener("abort", () => {
        isAborted = true;
      });
      await context.send(new Response("whole"));
    },
  });

  expect(await (await fetch(url, { headers: { connection: "close" } })).text()).toBe("whole");

  // Time in which the closed connection could abort the signal.
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(isAborted).toBe(false);
});
