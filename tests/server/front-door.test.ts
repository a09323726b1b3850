import { describe, expect, test } from "vitest";
import { sendRawRequest, startTestServer } from "./test-server";

const parseStatus = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

describe("probes", () => {
  test("[XJS12] /healthz answers 200 and /readyz answers 503 until the server is ready", async () => {
    let ready = false;
    const { url } = await startTestServer({ isReady: async () => ready });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const before = await fetch(`${url}/readyz`);
    expect([before.status, before.headers.get("cache-control")]).toEqual([503, "no-store"]);
    ready = true;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  test("/readyz answers 503 if the readiness check throws", async () => {
    const { url } = await startTestServer({
      isReady: () => Promise.reject(new Error("database is gone")),
    });
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
  });
});

describe("rejected requests", () => {
  const hostHeader = "Host: a.test\r\n";
  test.each<[title: string, request: string, status: number]>([
    ["TRACE", `TRACE / HTTP/1.1\r\n${hostHeader}\r\n`, 405],
    ["CONNECT", `CONNECT a.test:443 HTTP/1.1\r\n${hostHeader}\r\n`, 405],
    ["PUT", `PUT / HTTP/1.1\r\n${hostHeader}Content-Length: 0\r\n\r\n`, 405],
    ["a request without Host", "GET / HTTP/1.1\r\n\r\n", 400],
    ["two Host headers", `GET / HTTP/1.1\r\n${hostHeader}Host: b.test\r\n\r\n`, 400],
    ["two equal Host headers", `GET / HTTP/1.1\r\n${hostHeader}${hostHeader}\r\n`, 400],
    ["a Host with a path", "GET / HTTP/1.1\r\nHost: a.test/x\r\n\r\n", 400],
    ["a Host with a user", "GET / HTTP/1.1\r\nHost: u@a.test\r\n\r\n", 400],
    ["a Host with an impossible port", "GET / HTTP/1.1\r\nHost: a.test:99999\r\n\r\n", 400],
    ["a Host with an impossible address", "GET / HTTP/1.1\r\nHost: 1.2.3.400\r\n\r\n", 400],
    ["a Host with broken brackets", "GET / HTTP/1.1\r\nHost: [::::]\r\n\r\n", 400],
    [
      "a head of 17 KB",
      `GET / HTTP/1.1\r\n${hostHeader}X-Long: ${"x".repeat(17_000)}\r\n\r\n`,
      431,
    ],
    ["an address of 9 KB", `GET /${"x".repeat(9000)} HTTP/1.1\r\n${hostHeader}\r\n`, 414],
    ["a broken escape", `GET /%E0%A4%A HTTP/1.1\r\n${hostHeader}\r\n`, 400],
    ["an encoded NUL", `GET /a%00b HTTP/1.1\r\n${hostHeader}\r\n`, 400],
    ["a path with a leading double slash", `GET //evil.test/ HTTP/1.1\r\n${hostHeader}\r\n`, 400],
    ["a backslash", `GET /\\evil.test HTTP/1.1\r\n${hostHeader}\r\n`, 400],
    ["dot segments", `GET /a/../b HTTP/1.1\r\n${hostHeader}\r\n`, 400],
    ["encoded dot segments", `GET /a/%2E%2e/b HTTP/1.1\r\n${hostHeader}\r\n`, 400],
    ["text that is not HTTP", "hello\r\n\r\n", 400],
    ["an absolute URL of another host", `GET http://b.test/ HTTP/1.1\r\n${hostHeader}\r\n`, 400],
    [
      "two body lengths",
      `POST / HTTP/1.1\r\n${hostHeader}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
  ])("the server answers an error status to %s", async (_title, request, status) => {
    const { port } = await startTestServer();
    const answer = await sendRawRequest(port, request, /\r\n\r\n/);
    expect(parseStatus(answer)).toBe(status);
    if (status === 405) expect(answer).toMatch(/allow: GET, HEAD, POST/i);
  });

  test.each(["a.test", "A.Test:3000", "192.168.1.7:3000", "[::1]:3000", "sekolah_kopi.localhost"])(
    "the server accepts Host: %s",
    async (host) => {
      const { port } = await startTestServer({
        handle: (_req, res, { host }) => void res.end(`<${host}>`),
      });
      expect(
        await sendRawRequest(port, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
      ).toContain(`<${host.toLowerCase()}>`);
    },
  );

  test("the server reduces an absolute URL of the same host to its path", async () => {
    const { port } = await startTestServer({
      handle: (_req, res, { pathname, search }) => void res.end(`<${pathname}${search}>`),
    });

    expect(
      await sendRawRequest(
        port,
        "GET http://a.test/Class?x=1 HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n",
      ),
    ).toContain("</Class?x=1>");
  });

  test("the server accepts a bare percent sign in the query", async () => {
    const { url } = await startTestServer();
    expect((await fetch(`${url}/Class?search=100%`)).status).toBe(200);
  });
});

describe("request id, scheme and address", () => {
  const echo = {
    handle: (
      _req: unknown,
      _res: unknown,
      context: { send(response: Response): Promise<void>; origin: string; clientIp: string },
    ) => context.send(Response.json([context.origin, context.clientIp])),
  };
  const headers = {
    "x-request-id": "abcdefgh-1234",
    "x-forwarded-proto": "https",
    "x-forwarded-for": "6.6.6.6, 203.0.113.9, 10.0.0.2",
  };

  test("the server ignores X-Request-ID and X-Forwarded headers without a trusted proxy", async () => {
    const { url, port } = await startTestServer(echo);
    const answer = await fetch(url, { headers });
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(await answer.json()).toEqual([`http://127.0.0.1:${port}`, "127.0.0.1"]);
  });

  test("the server takes the client IP that the outer of two trusted proxies wrote", async () => {
    const { url, port } = await startTestServer({ ...echo, trustProxy: 2 });
    const answer = await fetch(url, { headers });
    expect(answer.headers.get("x-request-id")).toBe("abcdefgh-1234");
    expect(await answer.json()).toEqual([`https://127.0.0.1:${port}`, "203.0.113.9"]);
  });

  test.each([
    ["203.0.113.9:51234", "203.0.113.9"],
    ["[2001:db8::7]:51234", "2001:db8::7"],
    ["[2001:db8::7]", "2001:db8::7"],
    ["2001:db8::7", "2001:db8::7"],
  ])("the server takes the client IP of %s without its port", async (entry, clientIp) => {
    const { url } = await startTestServer({ ...echo, trustProxy: 1 });
    const answer = await fetch(url, { headers: { "x-forwarded-for": entry } });
    expect((await answer.json())[1]).toBe(clientIp);
  });

  test("the server replaces a request id with unsafe characters", async () => {
    const { url } = await startTestServer({ ...echo, trustProxy: 1 });
    expect(
      (await fetch(url, { headers: { "x-request-id": "a b{}" } })).headers.get("x-request-id"),
    ).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("the server logs a completed request without its query and secret segment", async () => {
    const { url, log } = await startTestServer(echo);

    await (await fetch(`${url}/Akun/Kata-Sandi/geheim?token=geheim`)).text();

    expect(log.lines).toContainEqual({
      level: "info",
      message: "request completed",
      fields: expect.objectContaining({ path: "/Akun/Kata-Sandi/[redacted]", status: 200 }),
    });
    expect(JSON.stringify(log.lines)).not.toContain("geheim");
  });
});

describe("failures", () => {
  test("[ERR4] the server answers a failed handler with the static error page and its exact texts", async () => {
    const { url, log } = await startTestServer({
      handle: () => Promise.reject(new Error("internal detail")),
    });
    const answer = await fetch(url);
    const html = await answer.text();

    expect(answer.status).toBe(500);
    expect(html).toContain("An error occurred while showing the error page");
    expect(html).toContain('<a href="/">Go back to home</a>');
    expect(html).toMatch(/^<!DOCTYPE html>\s*<html lang="id">/);
    expect(html).not.toContain("internal detail");
    expect(log.lines.map(({ level }) => level)).toContain("error");
  });

  test("the server adds Retry-After to a 503, unless it has its own", async () => {
    const { url } = await startTestServer({
      handle: (_req, _res, http) => {
        const headers: Record<string, string> =
          http.pathname === "/b" ? { "retry-after": "600" } : {};
        return http.send(new Response("", { status: 503, headers }));
      },
    });
    const ask = async (path: string) => (await fetch(url + path)).headers.get("retry-after");

    expect([await ask("/a"), await ask("/b")]).toEqual(["10", "600"]);
  });

  test("the server answers 500 if the handler throws synchronously", async () => {
    const { url } = await startTestServer({
      handle: () => {
        throw new Error("at once");
      },
    });
    expect((await fetch(url)).status).toBe(500);
  });
});
