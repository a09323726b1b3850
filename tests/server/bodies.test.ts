import { Agent, request as httpRequest } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { sendRawRequest, startTestServer, waitFor } from "./test-server";

const echoLength = {
  limits: { maxBodyBytes: 1000 },
  handle: async (
    _req: unknown,
    _res: unknown,
    context: { webRequest(): Request; send(response: Response): Promise<void> },
  ) => context.send(new Response(String((await context.webRequest().text()).length))),
};

test("a body up to the limit arrives whole", async () => {
  const { url } = await startTestServer(echoLength);
  expect(await (await fetch(url, { method: "POST", body: "x".repeat(1000) })).text()).toBe("1000");
});

test("a declared body over the limit is refused before it is read", async () => {
  const { url } = await startTestServer(echoLength);
  const answer = await fetch(url, { method: "POST", body: "x".repeat(1001) });
  expect(answer.status).toBe(413);
});

test("an undeclared body is counted and refused when it passes the limit", async () => {
  const { port } = await startTestServer(echoLength);
  const chunk = `258\r\n${"x".repeat(600)}\r\n`;
  const answer = await sendRawRequest(
    port,
    `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}${chunk}0\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test("who asks before sending too much is told without sending", async () => {
  const { port } = await startTestServer(echoLength);
  const answer = await sendRawRequest(
    port,
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5000\r\nExpect: 100-continue\r\n\r\n",
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

test.each<[title: string, read: (body: ReadableStream<Uint8Array>) => Promise<unknown>]>([
  ["nobody reads", async () => undefined],
  ["somebody begins to read", (body) => body.getReader().read()],
  [
    "somebody begins to read and gives up",
    async (body) => {
      const reader = body.getReader();
      await reader.read();
      await reader.cancel();
    },
  ],
])("a body that %s does not stop the connection's next request", async (_title, read) => {
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
const encodedGet = (url: string, encoding: string, method = "GET") =>
  new Promise<{ encoding: string | undefined; vary: string | undefined; body: Buffer }>(
    (resolve) => {
      httpRequest(url, { method, headers: { "accept-encoding": encoding } }, async (answer) => {
        const body = Buffer.concat(await answer.toArray());
        resolve({ encoding: answer.headers["content-encoding"], vary: answer.headers.vary, body });
      }).end();
    },
  );

test("an uncached page is compressed by what the visitor accepts", async () => {
  const { url } = await startTestServer({
    handle: (_req, _res, context) =>
      context.send(new Response(page, { headers: { "content-type": "text/html; charset=utf-8" } })),
  });
  const br = await encodedGet(url, "gzip, br");
  expect([br.encoding, br.vary, brotliDecompressSync(br.body).toString()]).toEqual([
    "br",
    "Accept-Encoding",
    page,
  ]);
  const gzip = await encodedGet(url, "gzip, br;q=0");
  expect([gzip.encoding, gunzipSync(gzip.body).toString()]).toEqual(["gzip", page]);
  expect((await encodedGet(url, "identity")).body.toString()).toBe(page);
  expect((await encodedGet(url, "br", "HEAD")).body).toHaveLength(0);
});

test("an event stream is never compressed and each event is there at once", async () => {
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

test("a trickling page is compressed piece by piece, each readable when it was sent", async () => {
  const piece = new TextEncoder().encode(page);
  let send = () => {};
  const { url } = await startTestServer({
    handle(_req, _res, context) {
      const pieces = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(piece);
          send = () => controller.close();
        },
      });
      return context.send(new Response(pieces, { headers: { "content-type": "text/html" } }));
    },
  });
  const answer = await fetch(url, { headers: { "accept-encoding": "br" } });
  const reader = answer.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain("Belajar");
  send();
});

test("every Set-Cookie keeps a line of its own", async () => {
  const headers = new Headers([
    ["set-cookie", "a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT"],
    ["set-cookie", "b=2"],
  ]);
  const { url } = await startTestServer({
    handle: (_req, _res, context) => context.send(new Response("x", { headers })),
  });
  expect((await fetch(url)).headers.getSetCookie()).toHaveLength(2);
});

test("a slow reader holds the source back instead of filling the memory", async () => {
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
  const { connect } = await import("node:net");
  const socket = connect(port, "127.0.0.1").pause();
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await waitFor(() => pulled > 3);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const after = pulled;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(pulled).toBe(after);
  socket.destroy();
});

test("a source that fails midway cuts the connection", async () => {
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
