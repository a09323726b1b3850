import type { ServerBuild } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { expect, test } from "vitest";
import type { Application } from "~/server/application";
import { HostError } from "~/server/hosts/host-contract";
import type { AdmissionLimits } from "~/server/http/admission";
import { createPageHandler } from "~/server/request/page-handler";
import { createMemoryLog, startTestServer, waitFor } from "./test-server";

/** A page handler whose one route waits for the test, behind hosts that the test makes fail. */
async function setUp(limits: Partial<AdmissionLimits> = {}) {
  const state = { hostError: null as HostError | null, started: 0, tenantsRead: 0 };
  const gate = Promise.withResolvers<void>();
  const loader = async () => {
    state.started++;
    await gate.promise;
    return new Response("isi");
  };
  const build = {
    entry: { module: { default: () => new Response() } },
    routes: { slow: { id: "slow", path: "/slow", module: { loader, action: loader } } },
    assets: { routes: {}, entry: { module: "", imports: [] }, url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    isSpaMode: false,
  } as unknown as ServerBuild;
  const read = async (data: object) => {
    if (state.hostError) throw state.hostError;
    return { data };
  };
  const hosts = {
    services: {
      getVersion: () => read({ version: "1" }),
      getAppSettings: () => read({ isMaintenance: false }),
    },
    lms: {
      getAppId: () => read({ id: "lms-1", domain: "a.test", isMain: false, isInstallation: true }),
    },
  };
  const admin = {
    getTenant: () => {
      state.tenantsRead++;
      throw new HostError("admin", "getTenant", "deadline", 0, "no response within 2000 ms");
    },
  };
  const log = createMemoryLog();
  const application = {
    log,
    pageCache: null,
    views: { record: () => undefined },
    bootstrapCache: new LRUCache({ max: 10 }),
    bootstrapDependencies: {
      hostsFor: () => hosts,
      domainRules: { defaultDomain: "d", demoDomain: "e", pesilatDomain: "p" },
      appTokens: {
        decryptCookies: async () => null,
        readFromCookies: async () => null,
        getForTenant: async () => null,
      },
      encrypter: { decrypt: async (_purpose: string, text: string) => atob(text) },
    },
    resolveSite: () => ({ origin: "http://a.test", isIndexable: true }),
    createContext: () => ({ hosts: { admin } }),
  } as unknown as Application;
  const { url } = await startTestServer({
    handle: createPageHandler(application, build, limits),
  });
  return { state, gate, log, url };
}

test("a page whose tenant no host names is an honest Indonesian 503, and one log line names the host", async () => {
  const { state, log, url } = await setUp();
  state.hostError = new HostError("lms", "getAppId", "deadline", 0, "no response within 2000 ms");
  const responses = await Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/slow`)));
  const [response] = responses;
  const html = (await response?.text()) ?? "";

  expect(response?.status).toBe(503);
  expect(response?.headers.get("retry-after")).toBe("10");
  expect(html).toContain('<html lang="id">');
  expect(html).toContain("Situs belum dapat dibuka");
  expect(html).toContain('masih ada di sana.</p>\n<p><a href="/">Buka halaman utama</a></p>\n');
  expect(html).not.toContain("error");
  expect(log.lines.filter(({ level }) => level === "warn")).toEqual([
    {
      level: "warn",
      message: "tenant unknown while a host is unavailable",
      fields: expect.objectContaining({
        host: "lms",
        kind: "deadline",
        reason: "no response within 2000 ms",
      }),
    },
  ]);
});

test("renders beyond the limits are 503 with Retry-After at once; probes are served", async () => {
  const { state, gate, log, url } = await setUp({
    maxActive: 2,
    maxWaiting: 1,
    maxWaitMs: 60_000,
  });
  const accepted = [fetch(`${url}/slow`), fetch(`${url}/slow`)];
  await waitFor(() => state.started === 2);
  // One of these waits for its turn, the others are rejected.
  const others = Array.from({ length: 30 }, () => fetch(`${url}/slow`));
  const rejected: Response[] = [];
  for (const other of others) void other.then((response) => rejected.push(response));
  await waitFor(() => rejected.length === 29);

  for (const { status, headers } of rejected)
    expect([status, headers.get("retry-after")]).toEqual([503, "10"]);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(state.started).toBe(2);

  gate.resolve();

  await Promise.all(others);
  for (const response of [...(await Promise.all(accepted)), ...rejected.slice(29)])
    expect(await response.text()).toBe("isi");
  expect(log.lines.filter(({ message }) => message.startsWith("overloaded"))).toHaveLength(1);
});

test("slow uploads do not take the slots of reads", async () => {
  const { state, gate, url } = await setUp({ maxActive: 1, maxWaiting: 0 });
  const uploads = [1, 2, 3].map(() => fetch(`${url}/slow`, { method: "POST", body: "x" }));
  await waitFor(() => state.started === 3);
  const read = fetch(`${url}/slow`);
  await waitFor(() => state.started === 4);
  gate.resolve();

  expect((await read).status).toBe(200);
  for (const upload of await Promise.all(uploads)) expect(upload.status).toBe(200);
});

test("a preview of another tenant waits for a slot like every page", async () => {
  const { state, gate, url } = await setUp({ maxActive: 1, maxWaiting: 0 });
  const session = { id: "s", accessToken: "a", userId: "u", name: "Sri", kind: null };
  const value = btoa(
    JSON.stringify({ ...session, tenantId: "lms-1", endsAt: Date.now() + 60_000 }),
  );
  const openPreview = () =>
    fetch(`${url}/_preview/lms-2`, { headers: { cookie: `_session=${value}` } });
  const page = fetch(`${url}/slow`);
  await waitFor(() => state.started === 1);

  expect((await openPreview()).status).toBe(503);
  expect(state.tenantsRead).toBe(0);

  gate.resolve();
  await page;
  await openPreview();
  expect(state.tenantsRead).toBe(1);
});
