import { Agent, request as httpRequest } from "node:http";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { sendRawRequest, startTestServer, waitFor } from "./test-server";

const lengthServer = {
  limits: { maxBodyBytes: 1000 },
  handle: async (
    _req: unknown,
    _res: unknown,
    context: { webRequest(): Request; send(response: Response): Promise<void> },
  ) => context.send(new Response(String((await context.webRequest().text()).length))),
};

test("webRequest passes a body up to the limit", async () => {
  const { url } = await startTestServer(lengthServer);
  expect(await (await fetch(url, { method: "POST", body: "x".repeat(1000) })).text()).toBe("1000");
});

test("the server answers 413 to a declared length over the limit", async () => {
  const { url } = await startTestServer(lengthServer);
  const answer = await fetch(url, { method: "POST", body: "x".repeat(1001) });
  expect(answer.status).toBe(413);
});

test("the server answers 413 once when a chunked body exceeds the limit", async () => {
  const { port } = await startTestServer(lengthServer);
  const chunk = `258\r\n${"x".repeat(600)}\r\n`;
  const answer = await sendRawRequest(
    port,
    `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}${chunk}0\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test("the server answers 413 to Expect: 100-continue before the body is sent", async () => {
  const { port } = await startTestServer(lengthServer);
  const answer = await sendRawRequest(
    port,
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5000\r\nExpect: 100-continue\r\n\r\n",
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

test.each<[title: string, read: (body: ReadableStream<Uint8Array>) => Promise<unknown>]>([
  ["is not read", async () => undefined],
  ["is read in part", (body) => body.getReader().read()],
  [
    "is cancelled",
    async (body) => {
      const reader = body.getReader();
      await reader.read();
      await reader.cancel();
    },
  ],
])("a request body that %s does not block the connection's next request", async (_title, read) => {
  const { url } = await startTestServer({
    limits: { maxBodyBytes: 10_000_000 },
    async handle(_req, _res, context) {
      const { body } = context.webRequest();
      if (body) await read(body);
      await context.send(new Response("answer"));
    },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = () =>
    new Promise<string>((resolve, reject) => {
      const request = httpRequest(url, { method: "POST", agent }, (answer) =>
        answer.setEncoding("utf8").on("data", resolve),
      );
      request.on("error", reject).end("x".repeat(500_000));
    });

  expect([await post(), await post(), await post()]).toEqual(["answer", "answer", "answer"]);

  agent.destroy();
});

const page = "<p>Belajar bersama di pendopo.</p>".repeat(200);
const requestEncoded = (url: string, encoding: string, method = "GET") =>
  new Promise<{ encoding: string | undefined; vary: string | undefined; body: Buffer }>(
    (resolve) => {
      httpRequest(url, { method, headers: { "accept-encoding": encoding } }, async (answer) => {
        const body = Buffer.concat(await answer.toArray());
        resolve({ encoding: answer.headers["content-encoding"], vary: answer.headers.vary, body });
      }).end();
    },
  );

test("send compresses a page by Accept-Encoding", async () => {
  const { url } = await startTestServer({
    handle: (_req, _res, context) =>
      context.send(new Response(page, { headers: { "content-type": "text/html; charset=utf-8" } })),
  });
  const br = await requestEncoded(url, "gzip, br");

  expect([br.encoding, br.vary, brotliDecompressSync(br.body).toString()]).toEqual([
    "br",
    "Accept-Encoding",
    page,
  ]);

  const gzip = await requestEncoded(url, "gzip, br;q=0");

  expect([gzip.encoding, gunzipSync(gzip.body).toString()]).toEqual(["gzip", page]);
  expect((await requestEncoded(url, "identity")).body.toString()).toBe(page);
  expect((await requestEncoded(url, "br", "HEAD")).body).toHaveLength(0);
});

test("send never compresses an event stream and delivers each event at once", async () => {
  const { url } = await startTestServer({
    handle(_req, _res, context) {
      const events = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new TextEncoder().encode("data: 1\n\n")),
      });
      return context.send(
        new Response(events, { headers: { "content-type": "text/event-stream" } }),
      );
    },
  });
  const controller = new AbortController();
  const answer = await fetch(url, {
    signal: controller.signal,
    headers: { "accept-encoding": "br" },
  });

  expect(answer.headers.get("content-encoding")).toBeNull();

  const first = await answer.body?.getReader().read();

  expect(new TextDecoder().decode(first?.value)).toBe("data: 1\n\n");

  controller.abort();
});

test("send flushes each compressed chunk of a streamed page", async () => {
  const chunk = new TextEncoder().encode(page);
  let endPage = () => {};
  const { url } = await startTestServer({
    handle(_req, _res, context) {
      const chunks = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(chunk);
          endPage = () => controller.close();
        },
      });
      return context.send(new Response(chunks, { headers: { "content-type": "text/html" } }));
    },
  });
  const answer = await fetch(url, { headers: { "accept-encoding": "br" } });
  const reader = answer.body?.getReader();

  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain("Belajar");

  endPage();
});

test("send writes one header line per Set-Cookie", async () => {
  const headers = new Headers([
    ["set-cookie", "a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT"],
    ["set-cookie", "b=2"],
  ]);
  const { url } = await startTestServer({
    handle: (_req, _res, context) => context.send(new Response("x", { headers })),
  });
  expect((await fetch(url)).headers.getSetCookie()).toHaveLength(2);
});

test("send applies backpressure of a slow reader to the source", async () => {
  let pulled = 0;
  const { port } = await startTestServer({
    handle(_req, _res, context) {
      const endless = new ReadableStream<Uint8Array>({
        pull(controller) {
          pulled++;
          controller.enqueue(new Uint8Array(65_536));
        },
      });
      return context.send(new Response(endless));
    },
  });
  const socket = connect(port, "127.0.0.1").pause();
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await waitFor(() => pulled > 3);

  // The socket buffers are full as soon as the source rests for 200 ms.
  await vi.waitFor(
    async () => {
      const before = pulled;
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(pulled).toBe(before);
    },
    { timeout: 10_000 },
  );
  socket.destroy();
});

test("send cuts the connection if the source fails midway", async () => {
  const { url } = await startTestServer({
    handle(_req, _res, context) {
      let sent = false;
      const failing = new ReadableStream<Uint8Array>({
        async pull(controller) {
          if (sent) throw new Error("upstream went away");
          sent = true;
          controller.enqueue(new Uint8Array(10));
        },
      });
      return context.send(new Response(failing));
    },
  });

  await expect(fetch(url).then((answer) => answer.arrayBuffer())).rejects.toThrow();
});

test("the server answers 408 to a body that does not come, and waits for one that is large and slow", async () => {
  const { port } = await startTestServer({
    limits: { requestTimeoutMs: 200 },
    handle: async (_req, _res, context) =>
      context.send(new Response(String((await context.webRequest().arrayBuffer()).byteLength))),
  });
  const open = (length: number) => {
    const outgoing = httpRequest({
      port,
      method: "POST",
      headers: { "content-length": length, "content-type": "multipart/form-data; boundary=x" },
    });
    const answer = new Promise<string>((resolve, reject) => {
      outgoing.on("error", reject).on("response", async (response) => {
        const text = Buffer.concat(await response.toArray()).toString();
        resolve(`${response.statusCode} ${text}`);
      });
    });
    return { outgoing, answer };
  };

  const large = open(1_000_001);
  await new Promise<void>((resolve) => {
    large.outgoing.write(Buffer.alloc(1_000_000), () => resolve());
  });
  const idle = open(10);
  idle.outgoing.write("x");

  expect(await idle.answer).toBe("408 Request Timeout");
  large.outgoing.end("x");
  expect(await large.answer).toBe("200 1000001");
});
