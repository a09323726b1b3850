import { beforeEach, expect, test, vi } from "vitest";
import { HostError } from "../hosts/host-contract";
import { tenantSettingSchema } from "../hosts/lms/setting";
import { createAppTokens } from "../session/app-tokens";
import { createEncrypter } from "../session/encrypter";
import { type BootstrapInput, bootstrapRequest } from "./bootstrap";
import type { BoundHosts } from "./context";

/** In-memory services and lms hosts with revocable tokens, which record their calls. */
function createFixture() {
  const calls: string[] = [];
  const valid = new Set<string>();
  const state = { version: "1.0.0", failing: "", created: 0, now: 1_000_000 };
  const domains: Record<string, { id: string; domain: string; isMain: boolean }> = {
    "main.localhost": { id: "lms-main", domain: "main.localhost", isMain: true },
    "school.localhost": { id: "lms-school", domain: "school.localhost", isMain: false },
    "demo.localhost": { id: "lms-demo", domain: "demo.localhost", isMain: false },
    "pesilat.localhost": { id: "lms-pesilat", domain: "pesilat.localhost", isMain: false },
    "default.localhost": { id: "lms-default", domain: "default.localhost", isMain: false },
  };
  const hostsFor = (
    caller: { tenantId?: string; appToken?: { code: string; token: string } } = {},
  ) => {
    const respond = async <T>(name: string, data: () => T) => {
      calls.push(name);
      if (state.failing === name) throw new HostError("services", name, "network", 0, "down");
      return { data: data(), message: "" };
    };
    return {
      services: {
        getVersion: () => respond("version", () => ({ version: state.version })),
        getAppSettings: () =>
          respond("settings", () =>
            tenantSettingSchema.parse({
              title: caller.tenantId,
              layout: caller.tenantId?.slice(4),
              isMaintenance: false,
            }),
          ),
        validateToken: () =>
          respond("validate", () => ({
            valid: valid.has(caller.appToken?.token ?? ""),
            expiresAt: null,
          })),
        generateToken: () =>
          respond("generate", () => {
            const token = `token-${++state.created}`;
            valid.add(token);
            return { token, code: `code-${state.created}` };
          }),
      },
      lms: {
        getAppId: ({ forwardedHost: domain }: { forwardedHost: string }) =>
          respond("id", () => {
            const found = domains[domain];
            if (!found) throw new HostError("lms", "getAppId", "status", 404, "unknown");
            return found;
          }),
      },
      admin: null,
    } as unknown as BoundHosts;
  };
  const encrypter = createEncrypter(["k".repeat(32)]);
  const appTokens = createAppTokens({
    hostsFor,
    encrypter,
    appSecret: "s".repeat(16),
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } as never,
    clock: () => state.now,
  });
  const dependencies = {
    hostsFor: (tenantId?: string) => hostsFor(tenantId === undefined ? {} : { tenantId }),
    domainRules: {
      defaultDomain: "default.localhost",
      demoDomain: "demo.localhost",
      pesilatDomain: "pesilat.localhost",
    },
    appTokens,
    encrypter,
  };
  const bootstrap = (request: Partial<BootstrapInput> = {}) =>
    bootstrapRequest(dependencies, {
      host: "main.localhost:3000",
      pathname: "/",
      cookie: undefined,
      https: false,
      ...request,
    });
  return { calls, valid, state, bootstrap };
}

/** The `Cookie` header of a browser after these response headers. */
function getCookieHeader(headers: [string, string][], before: Record<string, string> = {}): string {
  const cookies = { ...before };
  for (const [name, value] of headers) {
    const match = name === "Set-Cookie" ? /^([^=]+)=([^;]*)/.exec(value) : null;
    if (match?.[1])
      value.includes("Max-Age=0") ? delete cookies[match[1]] : (cookies[match[1]] = match[2] ?? "");
  }
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
}
const getSetCookies = (headers: [string, string][], cookie: string) =>
  headers
    .filter(([name, value]) => name === "Set-Cookie" && value.startsWith(`${cookie}=`))
    .map(([, value]) => value);

let fixture: ReturnType<typeof createFixture>;
beforeEach(() => {
  fixture = createFixture();
});

test("[BOOT1] a first visit reads version, setting and token in this order", async () => {
  await fixture.bootstrap();
  expect(fixture.calls).toEqual(["version", "id", "settings", "generate"]);
});

test("[BOOT3] a first visit stores the version without clearing, and the second sets nothing", async () => {
  const first = await fixture.bootstrap();
  expect(getSetCookies(first.headers, "_av")).toHaveLength(1);
  expect(first.headers.map(([name]) => name)).not.toContain("Clear-Site-Data");
  const second = await fixture.bootstrap({ cookie: getCookieHeader(first.headers) });
  expect(second.headers).toEqual([]);
});

test("[BOOT2] a new version clears stored data once", async () => {
  const first = await fixture.bootstrap();
  fixture.state.version = "1.1.0";
  const second = await fixture.bootstrap({ cookie: getCookieHeader(first.headers) });
  expect(second.headers).toContainEqual(["Clear-Site-Data", '"storage"']);
  expect(getSetCookies(second.headers, "_av")[0]).toContain("_av=1.1.0");
  expect(getSetCookies(second.headers, "_session")[0]).toContain("Max-Age=0");
  const third = await fixture.bootstrap({ cookie: getCookieHeader(second.headers) });
  expect(third.headers).toEqual([]);
});

test("[BOOT6] the two token cookies last 82,800 s and are encrypted", async () => {
  const { headers, appToken } = await fixture.bootstrap({ https: true });
  for (const cookie of ["_gt", "_ct"]) {
    const [line] = getSetCookies(headers, cookie);
    expect(line).toMatch(/; Path=\/; Max-Age=82800; HttpOnly; SameSite=Lax; Secure$/);
    expect(line).not.toContain(appToken?.token);
    expect(line).not.toContain(appToken?.code);
  }
});

test("[BOOT4] an invalid token is replaced in the same response", async () => {
  const first = await fixture.bootstrap();
  fixture.valid.clear();
  fixture.state.now += 60_000;
  const second = await fixture.bootstrap({ cookie: getCookieHeader(first.headers) });
  expect(second.appToken?.token).toBe("token-2");
  expect(getSetCookies(second.headers, "_gt")).toHaveLength(1);
  expect(getSetCookies(second.headers, "_ct")).toHaveLength(1);
});

test("[BOOT4] altered token cookies are replaced", async () => {
  const first = await fixture.bootstrap();
  const { appToken, headers } = await fixture.bootstrap({
    cookie: `${getCookieHeader(first.headers).replace("_gt=", "_gt=x")}`,
  });
  expect(appToken).toBeDefined();
  expect(getSetCookies(headers, "_gt")).toHaveLength(1);
});

test("a token stays valid while it cannot be validated", async () => {
  const first = await fixture.bootstrap();
  fixture.state.now += 60_000;
  fixture.state.failing = "validate";
  const second = await fixture.bootstrap({ cookie: getCookieHeader(first.headers) });
  expect(second.appToken?.token).toBe("token-1");
  expect(second.headers).toEqual([]);
});

test("[BOOT8] without an available token no cookie is set and nothing is thrown", async () => {
  fixture.state.failing = "generate";
  const { appToken, headers } = await fixture.bootstrap();
  expect(appToken).toBeUndefined();
  expect(getSetCookies(headers, "_gt")).toEqual([]);
});

test("concurrent first visits of a tenant create one token", async () => {
  const visits = await Promise.all(Array.from({ length: 50 }, () => fixture.bootstrap()));
  expect(fixture.state.created).toBe(1);
  expect(new Set(visits.map(({ appToken }) => appToken?.token)).size).toBe(1);
});

test("[TEN10] a local network host gets the demo tenant", async () => {
  expect((await fixture.bootstrap({ host: "192.168.1.7:3000" })).tenant).toMatchObject({
    tenantId: "lms-demo",
    isKnown: true,
  });
});

test("[TEN8] /pesilat maps to the program's tenant on a main domain only", async () => {
  expect((await fixture.bootstrap({ pathname: "/Pesilat/Class" })).tenant.tenantId).toBe(
    "lms-pesilat",
  );
  expect(
    (await fixture.bootstrap({ pathname: "/pesilat", host: "school.localhost" })).tenant.tenantId,
  ).toBe("lms-school");
});

test("[TEN9] a /pesilat path of the main brand gets the pesilat layout", async () => {
  expect((await fixture.bootstrap({ pathname: "/pesilat" })).tenant.setting.layout).toBe("pesilat");
});

test("an unknown host gets the default tenant and is marked unknown", async () => {
  expect((await fixture.bootstrap({ host: "unknown.example" })).tenant).toMatchObject({
    tenantId: "lms-default",
    isKnown: false,
  });
});
