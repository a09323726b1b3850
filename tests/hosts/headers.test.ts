import { expect, test } from "vitest";
import { createReadCache } from "~/server/cache/read-cache";
import { decryptAppToken } from "~/server/hosts/app-token";
import { createClient } from "~/server/hosts/client";
import { driveContract } from "~/server/hosts/drive/contract";
import { lmsContract } from "~/server/hosts/lms/contract";
import { recordsContract } from "~/server/hosts/records/contract";
import { createMemoryLog } from "../server/test-server";
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

const everything = {
  requestId: "request-1",
  appToken,
  tenantId: "lms-1",
  clientIp: "203.0.113.9",
  accessToken: "bearer-1",
};
const PRIVATE_HEADERS = ["apptoken", "lms-id", "x-client-ip"];

test("[STO22] the hosted database of another company gets its public key, and nothing about the visitor", async () => {
  const { url, seen } = await startFakeHost((_, res) => sendJson(res, 200, "[]"));
  const records = (isOwn: boolean) =>
    createClient(
      recordsContract,
      createTestConnection(url, { publicKey: "public-key-1", isOwn }),
      everything,
    );
  await records(false).listDonationAmounts();
  await records(true).listDonationAmounts();

  const [theirs, ours] = seen.map(({ headers }) => headers);
  expect(theirs?.apikey).toBe("public-key-1");
  for (const name of [...PRIVATE_HEADERS, "authorization"])
    expect(Object.keys(theirs ?? {})).not.toContain(name);
  expect(ours).toMatchObject({ apikey: "public-key-1", "lms-id": "lms-1" });
  expect(ours?.authorization).toBeUndefined();
});

test("[STO20] an upload to another company's drive asks for JSON, without app token, tenant or address", async () => {
  const { url, seen } = await startFakeHost((_, res) => sendJson(res, 201, createSuccessBody()));
  const drive = createClient(driveContract, createTestConnection(url), everything);
  await drive.upload({ rawBody: new Uint8Array([1]), headers: { "x-file-purpose": "photo" } });

  const { headers } = seen[0] ?? {};
  expect(headers?.accept).toBe("application/json");
  for (const name of PRIVATE_HEADERS) expect(Object.keys(headers ?? {})).not.toContain(name);
});

test("[STO10] cms/app/id is sent as specified: no query, the site as Origin, and the token once known", async () => {
  const { url, seen } = await startFakeHost((_, res) =>
    sendJson(
      res,
      200,
      '{"status":true,"message":"","data":{"id":"1","domain":"a.example","isMain":true}}',
    ),
  );
  const bind = (caller: object) =>
    createClient(lmsContract, createTestConnection(url), { requestId: "request-1", ...caller });
  await bind({ origin: "https://a.example", appToken }).getAppId();
  await bind({}).getAppId();

  expect(seen.map((call) => [call.url, call.headers.origin])).toEqual([
    ["/cms/app/id", "https://a.example"],
    ["/cms/app/id", undefined],
  ]);
  expect(seen.map(({ headers }) => headers.apptoken !== undefined)).toEqual([true, false]);
});

test("answers that depend on the Origin are cached for it alone", async () => {
  const { url, seen } = await startFakeHost((req, res) =>
    sendJson(
      res,
      200,
      JSON.stringify({
        status: true,
        message: "",
        data: { id: req.headers.origin, domain: "", isMain: false },
      }),
    ),
  );
  const connection = createTestConnection(url, {
    readCache: createReadCache({ log: createMemoryLog() }),
  });
  const getId = async (origin: string) =>
    (await createClient(lmsContract, connection, { requestId: "r", origin }).getAppId()).data.id;

  expect(await getId("https://a.example")).toBe("https://a.example");
  expect(await getId("https://b.example")).toBe("https://b.example");
  expect(await getId("https://a.example")).toBe("https://a.example");
  expect(seen).toHaveLength(2);
});
