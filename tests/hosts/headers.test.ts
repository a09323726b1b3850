import { expect, test } from "vitest";
import { decryptAppToken } from "~/server/hosts/app-token";
import {
  createSuccessBody,
  createTestConnection,
  createThingsClient,
  getHostError,
  sendJson,
  startFakeHost,
} from "./fake-host";

const appToken = { code: "code-1", token: "token-1" };

test("[STO10] the client encrypts the AppToken header for its host and sends tenant, client IP and request id", async () => {
  const { url, seen } = await startFakeHost((_, res) => sendJson(res, 200, createSuccessBody()));
  const caller = { appToken, tenantId: "lms-1", clientIp: "203.0.113.9", accessToken: "bearer-1" };
  await createThingsClient(createTestConnection(url), caller).getThing();
  const headers = seen[0]?.headers ?? {};

  expect(headers).toMatchObject({
    accept: "application/json",
    authorization: "Bearer bearer-1",
    "lms-id": "lms-1",
    "x-client-ip": "203.0.113.9",
    "x-request-id": "request-1",
  });

  const header = String(headers.apptoken);
  const opened = { secret: "a-secret-of-these-tests", header, now: Date.now() };

  expect(decryptAppToken({ ...opened, host: "things" })).toEqual(appToken);
  expect(decryptAppToken({ ...opened, host: "services" })).toBeNull();
});

test("[BOOT8] [STO10] the client omits the headers of missing tokens", async () => {
  const { url, seen } = await startFakeHost((_, res) => sendJson(res, 200, createSuccessBody()));
  await createThingsClient(createTestConnection(url)).getThing();
  const names = Object.keys(seen[0]?.headers ?? {});

  for (const name of [
    "apptoken",
    "authorization",
    "lms-id",
    "x-client-ip",
    "idempotency-key",
    "content-type",
  ])
    expect(names).not.toContain(name);
});

test("[CLS9] the client sends dotted query names unchanged and omits absent values", async () => {
  const { url, seen } = await startFakeHost((_, res) => sendJson(res, 200, createSuccessBody()));
  const { getThing } = createThingsClient(createTestConnection(url));
  await getThing({ query: { "filter.type": "free", search: undefined } });
  await getThing({ query: { search: "web & data", page: 2 } });
  expect(seen.map((call) => call.url)).toEqual([
    "/v1/thing?filter.type=free&page=1",
    "/v1/thing?page=2&search=web+%26+data",
  ]);
});

test("the client sends a body as JSON with its idempotency key", async () => {
  const { url, seen } = await startFakeHost((_, res) => sendJson(res, 201, createSuccessBody()));
  await createThingsClient(createTestConnection(url)).createThing({
    body: { name: "pensil" },
    idempotencyKey: "key-1",
  });

  expect(seen[0]).toMatchObject({
    method: "POST",
    url: "/v1/thing/create",
    body: '{"name":"pensil"}',
  });
  expect(seen[0]?.headers).toMatchObject({
    "content-type": "application/json",
    "idempotency-key": "key-1",
  });
});

test("the client does not send input that violates the contract", async () => {
  const { url, seen } = await startFakeHost((_, res) => sendJson(res, 201, createSuccessBody()));
  await expect(
    createThingsClient(createTestConnection(url)).createThing({ body: { name: "x" } }),
  ).rejects.toThrow("name");
  expect(seen).toEqual([]);
});

test("the client encodes path parameters, so that none can select another operation", async () => {
  const { url, seen } = await startFakeHost((_, res) => sendJson(res, 200, createSuccessBody()));
  const { namedThing } = createThingsClient(createTestConnection(url));
  await namedThing({ params: { name: "a/../b?c#d" } });

  expect(seen[0]?.url).toBe("/v1/thing/a%2F..%2Fb%3Fc%23d");
  for (const name of ["..", ".", ""])
    expect(await getHostError(namedThing({ params: { name } }))).toMatchObject({
      kind: "status",
      status: 404,
    });
  expect(seen).toHaveLength(1);
});
