import { beforeEach, expect, test, vi } from "vitest";
import { type ArrivalRequest, arrive } from "./arrival";
import { HostError } from "./hosts/define";
import { tenantSettingSchema } from "./hosts/lms/setting";
import { createAppTokens } from "./session/app-tokens";
import { createSealer } from "./session/sealed";
import type { BoundHosts } from "./visit";

/** A services and an lms host in memory: tenants by domain, tokens that can be revoked, a log of the calls. */
function world() {
  const calls: string[] = [];
  const valid = new Set<string>();
  const state = { version: "1.0.0", silent: "", made: 0, now: 1_000_000 };
  const domains: Record<string, { id: string; domain: string; isMain: boolean }> = {
    "main.localhost": { id: "lms-main", domain: "main.localhost", isMain: true },
    "school.localhost": { id: "lms-school", domain: "school.localhost", isMain: false },
    "demo.localhost": { id: "lms-demo", domain: "demo.localhost", isMain: false },
    "pesilat.localhost": { id: "lms-pesilat", domain: "pesilat.localhost", isMain: false },
    "default.localhost": { id: "lms-default", domain: "default.localhost", isMain: false },
  };
  const hostsFor = (caller: { lmsId?: string; appToken?: { code: string; token: string } } = {}) => {
    const answer = async <T>(name: string, data: () => T) => {
      calls.push(name);
      if (state.silent === name) throw new HostError("services", name, "network", 0, "down");
      return { data: data(), message: "" };
    };
    return {
      services: {
        getVersion: () => answer("version", () => ({ version: state.version })),
        getAppSettings: () =>
          answer("settings", () =>
            tenantSettingSchema.parse({ title: caller.lmsId, layout: caller.lmsId?.slice(4), isMaintenance: false }),
          ),
        validateToken: () => answer("validate", () => ({ valid: valid.has(caller.appToken?.token ?? ""), expiresAt: null })),
        generateToken: () =>
          answer("generate", () => {
            const token = `token-${++state.made}`;
            valid.add(token);
            return { token, code: `code-${state.made}` };
          }),
      },
      lms: {
        getAppId: ({ query }: { query: { domain: string } }) =>
          answer("id", () => {
            const found = domains[query.domain];
            if (!found) throw new HostError("lms", "getAppId", "status", 404, "unknown");
            return found;
          }),
      },
      desk: null,
    } as unknown as BoundHosts;
  };
  const sealer = createSealer(["k".repeat(32)]);
  const appTokens = createAppTokens({
    hostsFor,
    sealer,
    appSecret: "s".repeat(16),
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } as never,
    clock: () => state.now,
  });
  const deps = {
    hostsFor: (lmsId?: string) => hostsFor(lmsId === undefined ? {} : { lmsId }),
    rules: { defaultDomain: "default.localhost", demoDomain: "demo.localhost", pesilatDomain: "pesilat.localhost" },
    appTokens,
    sealer,
  };
  const visit = (request: Partial<ArrivalRequest> = {}) =>
    arrive(deps, { host: "main.localhost:3000", pathname: "/", cookie: undefined, https: false, ...request });
  return { calls, valid, state, visit };
}

/** What a browser would send back after these headers. */
function jar(headers: [string, string][], before: Record<string, string> = {}): string {
  const cookies = { ...before };
  for (const [name, value] of headers) {
    const match = name === "Set-Cookie" ? /^([^=]+)=([^;]*)/.exec(value) : null;
    if (match?.[1]) value.includes("Max-Age=0") ? delete cookies[match[1]] : (cookies[match[1]] = match[2] ?? "");
  }
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
}
const named = (headers: [string, string][], cookie: string) =>
  headers.filter(([name, value]) => name === "Set-Cookie" && value.startsWith(`${cookie}=`)).map(([, value]) => value);

let at: ReturnType<typeof world>;
beforeEach(() => {
  at = world();
});

test("[BOOT1] version, setting, then token: in this order on a first visit", async () => {
  await at.visit();
  expect(at.calls).toEqual(["version", "id", "settings", "generate"]);
});

test("[BOOT3] a first visit stores the version, clears nothing, and the second sets nothing", async () => {
  const first = await at.visit();
  expect(named(first.headers, "_av")).toHaveLength(1);
  expect(first.headers.map(([name]) => name)).not.toContain("Clear-Site-Data");
  const second = await at.visit({ cookie: jar(first.headers) });
  expect(second.headers).toEqual([]);
});

test("[BOOT2] another version clears everything stored, once, and stores the new one", async () => {
  const first = await at.visit();
  at.state.version = "1.1.0";
  const second = await at.visit({ cookie: jar(first.headers) });
  expect(second.headers).toContainEqual(["Clear-Site-Data", '"storage"']);
  expect(named(second.headers, "_av")[0]).toContain("_av=1.1.0");
  expect(named(second.headers, "_session")[0]).toContain("Max-Age=0");
  const third = await at.visit({ cookie: jar(second.headers) });
  expect(third.headers).toEqual([]);
});

test("[BOOT6] the first visit's two token cookies last 82,800 s and hold no plain token", async () => {
  const { headers, appToken } = await at.visit({ https: true });
  for (const cookie of ["_gt", "_ct"]) {
    const [line] = named(headers, cookie);
    expect(line).toMatch(/; Path=\/; Max-Age=82800; HttpOnly; SameSite=Lax; Secure$/);
    expect(line).not.toContain(appToken?.token);
    expect(line).not.toContain(appToken?.code);
  }
});

test("[BOOT4] an invalid token is replaced in the same visit", async () => {
  const first = await at.visit();
  at.valid.clear();
  at.state.now += 60_000;
  const second = await at.visit({ cookie: jar(first.headers) });
  expect(second.appToken?.token).toBe("token-2");
  expect(named(second.headers, "_gt")).toHaveLength(1);
  expect(named(second.headers, "_ct")).toHaveLength(1);
});

test("[BOOT4] cookies that were tampered with are replaced too", async () => {
  const first = await at.visit();
  const { appToken, headers } = await at.visit({ cookie: `${jar(first.headers).replace("_gt=", "_gt=x")}` });
  expect(appToken).toBeDefined();
  expect(named(headers, "_gt")).toHaveLength(1);
});

test("a token that cannot be validated for lack of an answer is kept", async () => {
  const first = await at.visit();
  at.state.now += 60_000;
  at.state.silent = "validate";
  const second = await at.visit({ cookie: jar(first.headers) });
  expect(second.appToken?.token).toBe("token-1");
  expect(second.headers).toEqual([]);
});

test("[BOOT8] when no token can be had there is none: nothing is thrown and no cookie is set", async () => {
  at.state.silent = "generate";
  const { appToken, headers } = await at.visit();
  expect(appToken).toBeUndefined();
  expect(named(headers, "_gt")).toEqual([]);
});

test("visitors of one tenant share its token: a crowd of first visits makes one", async () => {
  const crowd = await Promise.all(Array.from({ length: 50 }, () => at.visit()));
  expect(at.state.made).toBe(1);
  expect(new Set(crowd.map(({ appToken }) => appToken?.token)).size).toBe(1);
});

test("[TEN10] a local network host gets the demo tenant", async () => {
  expect((await at.visit({ host: "192.168.1.7:3000" })).tenant).toMatchObject({ lmsId: "lms-demo", known: true });
});

test("[TEN8] pesilat on a main domain maps to the programme's domain, on another it does not", async () => {
  expect((await at.visit({ pathname: "/Pesilat/Class" })).tenant.lmsId).toBe("lms-pesilat");
  expect((await at.visit({ pathname: "/pesilat", host: "school.localhost" })).tenant.lmsId).toBe("lms-school");
});

test("[TEN9] a Pesilat route keeps the main brand from using its main layout", async () => {
  expect((await at.visit({ pathname: "/pesilat" })).tenant.setting.layout).toBe("pesilat");
});

test("an unknown host gets the default tenant and is told apart", async () => {
  expect((await at.visit({ host: "nobody.example" })).tenant).toMatchObject({ lmsId: "lms-default", known: false });
});
