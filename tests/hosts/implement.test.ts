import { expect, test } from "vitest";
import {
  ApiError,
  createHostHandler,
  type Handlers,
  type HostDependencies,
} from "~/server/hosts/host-handler";
import { createMemoryLog } from "../server/test-server";
import { thingContract } from "./fake-host";

const appToken = { code: "code-1", token: "token-1" };
const createResult = async (name: string) => ({ data: { name } });

/** Handler of the thing contract, called as a visitor of `lms-1` with an app token. */
function setUpThings(more: Partial<Handlers<typeof thingContract>> = {}) {
  const log = createMemoryLog();
  const deps: HostDependencies = {
    decryptHeader: (host, header) => (header === `encrypted for ${host}` ? appToken : null),
    isKnownToken: async ({ code }) => code === "code-1",
    tenantExists: async (tenantId) => tenantId === "lms-1",
    findTenantByHostName: async () => null,
    findUser: async () => null,
    findChatUser: async () => null,
    isPublicKey: () => false,
    log,
  };
  const handlers: Handlers<typeof thingContract> = {
    getThing: ({ query }) => createResult(`halaman ${query.page} ${query["filter.type"] ?? "-"}`),
    cachedThing: () => createResult("pena"),
    namedThing: ({ params }) => createResult(params.name),
    urgentThing: () => createResult("pena"),
    createThing: ({ body }) => createResult(body.name),
    ...more,
  };
  const host = createHostHandler(thingContract, handlers, deps);
  const call = async (
    path: string,
    init: RequestInit = {},
    headers: Record<string, string | undefined> = {},
  ) => {
    const allHeaders = Object.entries({
      AppToken: "encrypted for things",
      "lms-id": "lms-1",
      ...headers,
    });
    const defined = Object.fromEntries(
      allHeaders.filter((header): header is [string, string] => header[1] !== undefined),
    );
    const response = await host(
      new Request(`http://things.test/${path}`, { ...init, headers: defined }),
    );
    return {
      status: response.status,
      type: response.headers.get("content-type"),
      body: await response.json(),
    };
  };
  return { call, log };
}

const post = (body: string): RequestInit => ({ method: "POST", body });
const createErrorBody = (status: number, message: string, data: unknown = null) => ({
  status,
  body: { status: false, message, data },
});

test("the handler wraps results in the envelope with the operation's success status", async () => {
  const { call } = setUpThings();
  const envelope = (name: string) => ({ status: true, message: "Berhasil", data: { name } });

  expect(await call("v1/thing?page=3&filter.type=free")).toEqual({
    status: 200,
    type: "application/json; charset=utf-8",
    body: envelope("halaman 3 free"),
  });
  expect(await call("v1/thing/create", post('{"name":"pensil"}'))).toMatchObject({
    status: 201,
    body: envelope("pensil"),
  });
  expect(await call("v1/thing/a%2Fb%20c")).toMatchObject({ body: envelope("a/b c") });
});

test("the handler rejects unknown paths, other methods and broken escapes", async () => {
  const { call } = setUpThings();
  for (const path of ["v1/nothing", "v1/thing/a/b", "v1/thing/%E0", "v1/thing/"])
    expect(await call(path)).toMatchObject(createErrorBody(404, "Alamat tidak dikenal"));
  for (const method of ["POST", "DELETE", "PUT"])
    expect(await call("v1/cached", { method })).toMatchObject(
      createErrorBody(405, "Metode tidak didukung"),
    );
});

test("the handler rejects a missing app token, one for another host, and an unknown tenant", async () => {
  const { call } = setUpThings();

  for (const AppToken of [undefined, "", "encrypted for services"])
    expect(await call("v1/cached", {}, { AppToken })).toMatchObject(
      createErrorBody(401, "Token aplikasi tidak sah"),
    );
  for (const tenantId of [undefined, "lms-2"])
    expect(await call("v1/cached", {}, { "lms-id": tenantId })).toMatchObject(
      createErrorBody(400, "Tenant tidak dikenal"),
    );
});

test("the handler answers an invalid query with 400 and an invalid body with 422, with field errors", async () => {
  const { call } = setUpThings();

  expect(await call("v1/thing?page=x")).toMatchObject({
    status: 400,
    body: { data: { page: expect.any(String) } },
  });
  expect(await call("v1/thing/create", post('{"name":"x"}'))).toMatchObject({
    status: 422,
    body: { data: { name: expect.any(String) } },
  });
  expect(await call("v1/thing/create", post("{"))).toMatchObject(
    createErrorBody(400, "Isi permintaan bukan JSON"),
  );
  expect(await call("v1/thing/create", post(`"${"é".repeat(600_000)}"`))).toMatchObject(
    createErrorBody(413, "Permintaan terlalu besar"),
  );
});

test("the handler answers 507 while the storage is full, and 500 to other failures", async () => {
  const failWith = (code: string) =>
    setUpThings({
      createThing: async () => {
        throw Object.assign(new Error("internal detail"), { code });
      },
    }).call("v1/thing/create", post('{"name":"pensil"}'));

  for (const code of ["SQLITE_FULL", "53100"])
    expect(await failWith(code)).toMatchObject(
      createErrorBody(507, "Ruang penyimpanan situs penuh"),
    );
  expect(await failWith("SQLITE_BUSY")).toMatchObject(
    createErrorBody(500, "Terjadi kesalahan pada layanan"),
  );
});

test("the handler passes an ApiError on unchanged", async () => {
  const { call, log } = setUpThings({
    createThing: async () => {
      throw new ApiError(409, "Data sudah berubah", { version: 2 });
    },
  });

  expect(await call("v1/thing/create", post('{"name":"pensil"}'))).toMatchObject(
    createErrorBody(409, "Data sudah berubah", { version: 2 }),
  );
  expect(log.lines).toEqual([]);
});

test("the handler answers unexpected errors with 500 and logs the reason", async () => {
  const { call, log } = setUpThings({
    cachedThing: async () => {
      throw new Error("no such table: things");
    },
    getThing: async () => ({ data: { name: 7 as unknown as string } }),
  });

  for (const path of ["v1/cached", "v1/thing"]) {
    expect(await call(path, {}, { "x-request-id": "request-7" })).toMatchObject(
      createErrorBody(500, "Terjadi kesalahan pada layanan"),
    );
  }
  expect(log.lines.map(({ level, fields }) => ({ level, fields }))).toMatchObject([
    { level: "error", fields: { path: "/v1/cached", requestId: "request-7" } },
    { level: "error", fields: { path: "/v1/thing" } },
  ]);
});

test("a host takes filters that a browser client sends empty as absent", async () => {
  const { call } = setUpThings();

  expect((await call("v1/thing?page=&filter.type=&search=")).body.data.name).toBe("halaman 1 -");
});
