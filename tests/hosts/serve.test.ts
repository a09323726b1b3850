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

test("a host is asked under its name, with path, query, headers and body as they are", async () => {
  const { url } = await serve(echo);
  const asked = await fetch(`${url}/things/v1/a%2Fb?filter.type=x`, {
    method: "POST",
    body: '{"a":1}',
    headers: { "lms-id": "lms-1" },
  });
  expect(await asked.json()).toEqual({
    method: "POST",
    path: "/v1/a%2Fb?filter.type=x",
    body: '{"a":1}',
    lms: "lms-1",
  });
});

test("what no host's name begins is nobody's", async () => {
  const { url } = await serve(echo);
  for (const path of ["/", "/other/v1", "/constructor/v1", "/__proto__", "//things/v1"]) {
    const asked = await fetch(url + path);
    expect([asked.status, await asked.json()]).toEqual([
      404,
      { status: false, message: "Alamat tidak dikenal", data: null },
    ]);
  }
});

test("what no web request can be is refused, and the server lives on", async () => {
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

test("a body over one megabyte is refused with an envelope, announced or not, and is no error in the log", async () => {
  const never = async (): Promise<never> => {
    throw new ApiError(500, "reached");
  };
  const deps = {
    decryptHeader: () => ({ code: "c", token: "t" }),
    isKnownToken: async () => true,
    tenantExists: async () => true,
    findUser: async () => null,
    findChatUser: async () => null,
    isPublicKey: () => false,
    log: createMemoryLog(),
  };
  const handlers = {
    getThing: never,
    keptThing: never,
    namedThing: never,
    urgentThing: never,
    createThing: never,
  };
  const { url, log } = await serve(createHostHandler(thingContract, handlers, deps));
  const big = new TextEncoder().encode(`{"name":"${"x".repeat(1_100_000)}"}`);
  const init = { method: "POST", headers: { "lms-id": "lms-1" } };
  for (const body of [big, new Blob([big]).stream()]) {
    const answer = await fetch(`${url}/things/v1/thing/create`, {
      ...init,
      body,
      duplex: "half",
    } as RequestInit);
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { status: false, message: "Permintaan terlalu besar", data: null },
    ]);
  }
  expect([...log.lines, ...deps.log.lines]).toEqual([]);
});

test("a client that goes away aborts its request, and is no error in the log", async () => {
  let aborted = false;
  let begun = false;
  const { url, log } = await serve(
    ({ signal }) =>
      new Promise((_, reject) => {
        begun = true;
        signal.addEventListener("abort", () => {
          aborted = true;
          reject(signal.reason);
        });
      }),
  );
  const client = new AbortController();
  const asked = fetch(`${url}/things/v1`, { signal: client.signal });
  asked.catch(() => undefined);
  await waitFor(() => begun);
  client.abort();
  await waitFor(() => aborted);
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

test("an end waits for what was accepted", async () => {
  let begun = false;
  const server = await serve(async () => {
    begun = true;
    await pause(100);
    return new Response("selesai");
  });
  const asked = fetch(`${server.url}/things/v1`).then((response) => response.text());
  await waitFor(() => begun);
  await server.drain();
  expect(await asked).toBe("selesai");
  await expect(fetch(`${server.url}/things/v1`)).rejects.toThrow();
});
