import { expect, test } from "vitest";
import type { HostContract } from "~/server/hosts/define";
import { type Handlers, type HostDeps, HostRefusal, implement } from "~/server/hosts/implement";
import { keepingLog } from "../server/front";
import { thingContract } from "./fake-host";

type Things = typeof thingContract;

const appToken = { code: "code-1", token: "token-1" };
const named = async (name: string) => ({ data: { name } });

function things(more: Partial<Handlers<Things>> = {}) {
  const log = keepingLog();
  const deps: HostDeps = {
    openHeader: (host, header) => (header === `sealed for ${host}` ? appToken : null),
    isKnownToken: async ({ code }) => code === "code-1",
    tenantExists: async (lmsId) => lmsId === "lms-1",
    findUser: async () => null,
    log,
  };
  const handlers: Handlers<Things> = {
    getThing: ({ query }) => named(`halaman ${query.page} ${query["filter.type"] ?? "-"}`),
    keptThing: () => named("pena"),
    namedThing: ({ params }) => named(params.name),
    urgentThing: () => named("pena"),
    createThing: ({ body }) => named(body.name),
    ...more,
  };
  const host = implement(thingContract, handlers, deps);
  const ask = async (path: string, init: RequestInit = {}, headers: Record<string, string> = {}) => {
    const all = { AppToken: "sealed for things", "lms-id": "lms-1", ...headers };
    const response = await host(new Request(`http://things.test/${path}`, { ...init, headers: all }));
    return { status: response.status, type: response.headers.get("content-type"), ...(await response.json()) };
  };
  return { ask, log };
}

const post = (body: string): RequestInit => ({ method: "POST", body });

test("answers come in the envelope, with the operation's own success code", async () => {
  const { ask } = things();
  const type = "application/json; charset=utf-8";
  expect(await ask("v1/thing?page=3&filter.type=free")).toEqual({
    status: true,
    type,
    message: "Berhasil",
    data: { name: "halaman 3 free" },
  });
  const { host } = { host: things() };
  const created = await host.ask("v1/thing/create", post('{"name":"pensil"}'));
  expect(created.data).toEqual({ name: "pensil" });
});

test("the envelope's status is not the HTTP status: that is the contract's", async () => {
  const deps = {
    openHeader: () => appToken,
    isKnownToken: async () => true,
    tenantExists: async () => true,
    findUser: async () => null,
    log: keepingLog(),
  };
  const { createThing } = thingContract.operations;
  const host = implement({ name: "things", operations: { createThing } }, { createThing: () => named("pena") }, deps);
  const request = new Request("http://things.test/v1/thing/create", {
    method: "POST",
    body: '{"name":"pensil"}',
    headers: { "lms-id": "lms-1" },
  });
  expect((await host(request)).status).toBe(201);
});
