import { getEventListeners } from "node:events";
import { createGzip, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { HostFetch } from "~/server/hosts/host-contract";
import { TIMEOUTS } from "~/server/hosts/send-once";
import { streamHost } from "~/server/hosts/stream-host";
import { waitFor } from "../server/test-server";
import {
  createDeferredFetch,
  createTestConnection,
  getHostError,
  startFakeHost,
} from "./fake-host";
import { call, openStream, operation } from "./stream-fixture";

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

test("streamHost gives up on a silent host, and waits for a sender that is slower than the deadline", async () => {
  const { body: _, ...upload } = operation;
  const more = { timeouts: { ...TIMEOUTS, streamHeadersMs: 200 } };
  const send = (host: HostFetch, rawBody: ReadableStream<Uint8Array>) =>
    streamHost(
      createTestConnection(host, more),
      { requestId: "request-1" },
      { ...call, operation: upload, input: { rawBody } },
    );
  const gate = Promise.withResolvers<void>();
  const slowBody = new ReadableStream<Uint8Array>({
    async pull(out) {
      await gate.promise;
      out.enqueue(Buffer.from("isi"));
      out.close();
    },
  });

  const slow = send(async (request) => new Response(await request.text()), slowBody);
  const silent = getHostError(send(() => new Promise(() => undefined), new Blob(["x"]).stream()));
  expect((await silent).kind).toBe("deadline");
  gate.resolve();

  expect(await (await slow).text()).toBe("isi");
});
