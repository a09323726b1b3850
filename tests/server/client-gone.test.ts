import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { startTestServer, waitFor } from "./test-server";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** Collects again and again over some turns, as a busy process would. */
async function collectHard() {
  for (let round = 0; round < 10; round++) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Sends ten bytes and never ends. */
const endless = (onCancel: () => void = () => {}) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(10)),
    cancel: onCancel,
  });

test("a client that goes away in the middle of a streamed answer aborts, after a forced garbage collection too", async () => {
  let aborted = false;
  let cancelled = false;
  const { url } = await startTestServer({
    async handle(_req, _res, context) {
      // Nothing but the listener is kept: neither the signal nor the context.
      context.signal.addEventListener("abort", () => {
        aborted = true;
      });
      await context.send(new Response(endless(() => (cancelled = true))));
    },
  });
  const client = new AbortController();
  await (await fetch(url, { signal: client.signal })).body?.getReader().read();
  await collectHard();
  expect(aborted).toBe(false);
  client.abort();
  await waitFor(() => aborted && cancelled);
});

test("the web request's own signal survives a forced garbage collection", async () => {
  let aborted = false;
  const { url } = await startTestServer({
    async handle(_req, _res, context) {
      context.webRequest().signal.addEventListener("abort", () => {
        aborted = true;
      });
      await context.send(new Response(endless()));
    },
  });
  const client = new AbortController();
  await (await fetch(url, { signal: client.signal })).body?.getReader().read();
  await collectHard();
  client.abort();
  await waitFor(() => aborted);
});

test("a request is let go of while its answer is still being sent", async () => {
  let request: WeakRef<Request> | undefined;
  const { url } = await startTestServer({
    async handle(_req, _res, context) {
      request = new WeakRef(context.webRequest());
      await context.send(new Response(endless()));
    },
  });
  const client = new AbortController();
  await (await fetch(url, { signal: client.signal })).body?.getReader().read();
  await collectHard();
  expect(request?.deref()).toBeUndefined();
  client.abort();
});

test("a client that leaves before the answer aborts too, and is no error in the log", async () => {
  let aborted = false;
  let begun = false;
  const { url, log } = await startTestServer({
    handle: (_req, _res, { signal }) =>
      new Promise((_, reject) => {
        begun = true;
        signal.addEventListener("abort", () => {
          aborted = true;
          reject(signal.reason);
        });
      }),
  });
  const client = new AbortController();
  const answer = fetch(url, { signal: client.signal });
  answer.catch(() => undefined);
  await waitFor(() => begun);
  client.abort();
  await waitFor(() => aborted);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(log.lines.filter(({ level }) => level === "error")).toEqual([]);
});

test("a complete answer never aborts", async () => {
  let aborted = false;
  const { url } = await startTestServer({
    async handle(_req, _res, context) {
      context.signal.addEventListener("abort", () => {
        aborted = true;
      });
      await context.send(new Response("whole"));
    },
  });
  expect(await (await fetch(url, { headers: { connection: "close" } })).text()).toBe("whole");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(aborted).toBe(false);
});
