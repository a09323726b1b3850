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
const named = async (name: string) => ({ data: { name } });

/** An embedded host of the things, and a way to ask it as a visitor of `lms-1` with an app token. */
function things(more: Partial<Handlers<typeof thingContract>> = {}) {
  const log = createMemoryLog();
  const deps: HostDependencies = {
    decryptHeader: (host, header) => (header === `sealed for ${host}` ? appToken : null),
    isKnownToken: async ({ code }) => code === "code-1",
    tenantExists: async (tenantId) => tenantId === "lms-1",
    findUser: async () => null,
    findChatUser: async () => null,
    isPublicKey: () => false,
    log,
  };
  const handlers: Handlers<typeof thingContract> = {
    getThing: ({ query }) => named(`halaman ${query.page} ${query["filter.type"] ?? "-"}`),
    keptThing: () => named("pena"),
    namedThing: ({ params }) => named(params.name),
    urgentThing: () => named("pena"),
    createThing: ({ body }) => named(body.name),
    ...more,
  };
  const host = createHostHandler(thingContract, handlers, deps);
  const ask = async (
    path: string,
    init: RequestInit = {},
    headers: Record<string, string | undefined> = {},
  ) => {
    const all = Object.entries({ AppToken: "sealed for things", "lms-id": "lms-1", ...headers });
    const given = Object.fromEntries(
      all.filter((header): header is [string, string] => header[1] !== undefined),
    );
    const response = await host(
      new Request(`http://things.test/${path}`, { ...init, headers: given }),
    );
    return {
      status: response.status,
      type: response.headers.get("content-type"),
      body: await response.json(),
    };
  };
  return { ask, log };
}

const post = (body: string): RequestInit => ({ method: "POST", body });
const refused = (status: number, message: string, data: unknown = null) => ({
  status,
  body: { status: false, message, data },
});

test("answers come in the envelope, with the operation's own success code", async () => {
  const { ask } = things();
  const envelope = (name: string) => ({ status: true, message: "Berhasil", data: { name } });
  expect(await ask("v1/thing?page=3&filter.type=free")).toEqual({
    status: 200,
    type: "application/json; charset=utf-8",
    body: envelope("halaman 3 free"),
  });
  expect(await ask("v1/thing/create", post('{"name":"pensil"}'))).toMatchObject({
    status: 201,
    body: envelope("pensil"),
  });
  expect(await ask("v1/thing/a%2Fb%20c")).toMatchObject({ body: envelope("a/b c") });
});

test("unknown paths, other methods and broken escapes are refused", async () => {
  const { ask } = things();
  for (const path of ["v1/nothing", "v1/thing/a/b", "v1/thing/%E0", "v1/thing/"])
    expect(await ask(path)).toMatchObject(refused(404, "Alamat tidak dikenal"));
  for (const method of ["POST", "DELETE", "PUT"])
    expect(await ask("v1/kept", { method })).toMatchObject(refused(405, "Metode tidak didukung"));
});

test("without the app token, with one for another host, or of an unknown tenant there is no answer", async () => {
  const { ask } = things();
  for (const AppToken of [undefined, "", "sealed for services"])
    expect(await ask("v1/kept", {}, { AppToken })).toMatchObject(
      refused(401, "Token aplikasi tidak sah"),
    );
  for (const tenantId of [undefined, "lms-2"])
    expect(await ask("v1/kept", {}, { "lms-id": tenantId })).toMatchObject(
      refused(400, "Tenant tidak dikenal"),
    );
});

test("a bad query is 400, a bad body 422, each with its fields", async () => {
  const { ask } = things();
  expect(await ask("v1/thing?page=x")).toMatchObject({
    status: 400,
    body: { data: { page: expect.any(String) } },
  });
  expect(await ask("v1/thing/create", post('{"name":"x"}'))).toMatchObject({
    status: 422,
    body: { data: { name: expect.any(String) } },
  });
  expect(await ask("v1/thing/create", post("{"))).toMatchObject(
    refused(400, "Isi permintaan bukan JSON"),
  );
  expect(await ask("v1/thing/create", post(`"${"é".repeat(600_000)}"`))).toMatchObject(
    refused(413, "Permintaan terlalu besar"),
  );
});

test("a handler's refusal is passed on as it is", async () => {
  const { ask, log } = things({
    createThing: async () => {
      throw new ApiError(409, "Data sudah berubah", { version: 2 });
    },
  });
  expect(await ask("v1/thing/create", post('{"name":"pensil"}'))).toMatchObject(
    refused(409, "Data sudah berubah", { version: 2 }),
  );
  expect(log.lines).toEqual([]);
});

test("anything unforeseen is a 500 whose reason stays in the log", async () => {
  const { ask, log } = things({
    keptThing: async () => {
      throw new Error("no such table: things");
    },
    getThing: async () => ({ data: { name: 7 as unknown as string } }),
  });
  for (const path of ["v1/kept", "v1/thing"]) {
    expect(await ask(path, {}, { "x-request-id": "request-7" })).toMatchObject(
      refused(500, "Terjadi kesalahan pada layanan"),
    );
  }
  expect(log.lines.map(({ level, fields }) => ({ level, fields }))).toMatchObject([
    { level: "error", fields: { path: "/v1/kept", requestId: "request-7" } },
    { level: "error", fields: { path: "/v1/thing" } },
  ]);
});
