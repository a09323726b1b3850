import { expect, onTestFinished, test } from "vitest";
import type { HostFetch } from "~/server/hosts/host-contract";
import { ApiError, createHostHandler } from "~/server/hosts/host-handler";
import { serveHosts } from "~/server/hosts/serve-hosts";
import { createMemoryLog, sendRawRequest, waitFor } from "../server/test-server";
import { pause, thingContract } from "./fake-host";

async function serve(things: HostFetch) {
  const log = createMemoryLog();
  const server = await serveHosts({ things }, { port: 0, host: "127.0.0.1", log });
  onTestFinished(() => server.drain());
  return { ...server, log, url: `http://127.0.0.1:${server.port}` };
}

const echo: HostFetch = async (request) => {
  const { pathname, search } = new URL(request.url);
  return Response.json({
    method: request.method,
    path: pathname + search,
    body: await request.text(),
    lms: request.headers.get("lms-id"),
  });
};

test("serveHosts passes path, query, headers and body unchanged to the named host", async () => {
  const { url } = await serve(echo);
  const response = await fetch(`${url}/things/v1/a%2Fb?filter.type=x`, {
    method: "POST",
    body: '{"a":1}',
    headers: { "lms-id": "lms-1" },
  });

  expect(await response.json()).toEqual({
    method: "POST",
    path: "/v1/a%2Fb?filter.type=x",
    body: '{"a":1}',
    lms: "lms-1",
  });
});

test("serveHosts listens on loopback unless an address is given", async () => {
  const log = createMemoryLog();
  const start = async (host?: string) => {
    const server = await serveHosts({ things: echo }, { port: 0, host, log });
    onTestFinished(() => server.drain());
    return server.address;
  };

  expect([await start(), await start("0.0.0.0")]).toEqual(["127.0.0.1", "0.0.0.0"]);
});

test("serveHosts answers 404 to paths that begin with no host's name", async () => {
  const { url } = await serve(echo);
  for (const path of ["/", "/other/v1", "/constructor/v1", "/__proto__", "//things/v1"]) {
    const response = await fetch(url + path);
    expect([response.status, await response.json()]).toEqual([
      404,
      { status: false, message: "Alamat tidak dikenal", data: null },
    ]);
  }
});

test("serveHosts rejects malformed requests and keeps running", async () => {
  const { port, url } = await serve(echo);

  expect(
    await sendRawRequest(port, "TRACE /things/v1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"),
  ).toMatch(/^HTTP\/1\.1 405 /);
  expect(
    await sendRawRequest(
      port,
      "GET http://other/things/v1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    ),
  ).toMatch(/^HTTP\/1\.1 404 /);
  expect(
    await sendRawRequest(
      port,
      "GET /things//x:99999999/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    ),
  ).toMatch(/^HTTP\/1\.1 /);
  expect((await fetch(`${url}/things/v1`)).status).toBe(200);
});

test("serveHosts answers 413 with an envelope to bodies over 1 MB, declared or not, without an error in the log", async () => {
  const failIfReached = async (): Promise<never> => {
    throw new ApiError(500, "reached");
  };
  const deps = {
    decryptHeader: () => ({ code: "c", token: "t" }),
    isKnownToken: async () => true,
    tenantExists: async () => true,
    findTenantByHostName: async () => null,
    findUser: async () => null,
    findChatUser: async () => null,
    isPublicKey: () => false,
    log: createMemoryLog(),
  };
  const handlers = {
    getThing: failIfReached,
    cachedThing: failIfReached,
    namedThing: failIfReached,
    urgentThing: failIfReached,
    createThing: failIfReached,
  };
  const { url, log } = await serve(createHostHandler(thingContract, handlers, deps));
  const big = new TextEncoder().encode(`{"name":"${"x".repeat(1_100_000)}"}`);
  const init = { method: "POST", headers: { "lms-id": "lms-1" } };
  for (const body of [big, new Blob([big]).stream()]) {
    const response = await fetch(`${url}/things/v1/thing/create`, {
      ...init,
      body,
      duplex: "half",
    } as RequestInit);
    expect([response.status, await response.json()]).toEqual([
      413,
      { status: false, message: "Permintaan terlalu besar", data: null },
    ]);
  }

  expect([...log.lines, ...deps.log.lines]).toEqual([]);
});

test("serveHosts aborts the request if the client disconnects, without an error in the log", async () => {
  let isAborted = false;
  let isHandling = false;
  const { url, log } = await serve(
    ({ signal }) =>
      new Promise((_, reject) => {
        isHandling = true;
        signal.addEventListener("abort", () => {
          isAborted = true;
          reject(signal.reason);
        });
      }),
  );
  const client = new AbortController();
  const response = fetch(`${url}/things/v1`, { signal: client.signal });
  response.catch(() => undefined);
  await waitFor(() => isHandling);
  client.abort();
  await waitFor(() => isAborted);
  // Time in which an error could be logged.
  await pause(20);

  expect(log.lines).toEqual([]);
});

test("serveHosts logs a failed request without its query and secret segment", async () => {
  const { url, log } = await serve(() => Promise.reject(new Error("database is locked")));

  await fetch(`${url}/things/Donation/Bukti/geheim?key=geheim`).catch(() => undefined);

  await waitFor(() => log.lines.length > 0);
  expect(log.lines).toMatchObject([
    { level: "error", fields: { path: "/things/Donation/Bukti/[redacted]" } },
  ]);
  expect(JSON.stringify(log.lines)).not.toContain("geheim");
});

test("drain completes accepted requests and rejects new ones", async () => {
  let isHandling = false;
  const deferred = Promise.withResolvers<Response>();
  const server = await serve(() => {
    isHandling = true;
    return deferred.promise;
  });
  const response = fetch(`${server.url}/things/v1`).then((response) => response.text());
  await waitFor(() => isHandling);
  const drained = server.drain();
  deferred.resolve(new Response("selesai"));
  await drained;

  expect(await response).toBe("selesai");
  await expect(fetch(`${server.url}/things/v1`)).rejects.toThrow();
});
