import { describe, expect, test, vi } from "vitest";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "~/lib/time";
import { HostError } from "../hosts/host-contract";
import { createAppTokens } from "./app-tokens";
import { createEncrypter } from "./encrypter";

const TENANT = "lms-main";
const SECRET = "k".repeat(32);

/** A services host with revocable tokens; `failure` answers its next calls. */
function createFixture() {
  const state = {
    now: 1_000_000_000,
    failure: null as Error | null,
    revoked: new Set<string>(),
    created: 0,
  };
  const calls: string[] = [];
  const bodies: unknown[] = [];
  const respond = async <T>(name: string, data: () => T) => {
    calls.push(name);
    if (state.failure) throw state.failure;
    return { data: data(), message: "" };
  };
  const hostsFor = ({
    tenantId,
    appToken,
  }: {
    tenantId: string;
    appToken?: { token: string };
  }) => ({
    services: {
      validateToken: () =>
        respond(`validate ${tenantId} ${appToken?.token}`, () => ({
          valid: !state.revoked.has(appToken?.token ?? ""),
        })),
      generateToken: ({ body }: { body: unknown }) => {
        bodies.push(body);
        return respond(`generate ${tenantId}`, () => {
          state.created++;
          return { token: `token-${state.created}`, code: `code-${state.created}` };
        });
      },
    },
  });
  const log = { warn: vi.fn() };
  const encrypter = createEncrypter([SECRET]);
  const create = () =>
    createAppTokens({
      hostsFor: hostsFor as never,
      encrypter,
      appSecret: "app-secret",
      log: log as never,
      clock: () => state.now,
    });
  return { state, calls, bodies, log, encrypter, create, tokens: create() };
}

const createStatusError = (status: number) =>
  new HostError("services", "validateToken", "status", status, "refused");

describe("getForTenant", () => {
  test("requests a token with the app's secret and encrypts it for the cookies", async () => {
    const { tokens, bodies, encrypter } = createFixture();

    const created = await tokens.getForTenant(TENANT);

    expect(bodies).toEqual([{ id: TENANT, secret: "app-secret", scopes: ["public"] }]);
    expect(created?.appToken).toEqual({ token: "token-1", code: "code-1" });
    expect(await encrypter.decrypt("_gt", created?.gt ?? "")).toBe("token-1");
    expect(await encrypter.decrypt("_ct", created?.ct ?? "")).toBe("code-1");
  });

  test("requests one token for concurrent visitors, and none for the next one", async () => {
    const { tokens, calls } = createFixture();

    const [first, second] = await Promise.all([
      tokens.getForTenant(TENANT),
      tokens.getForTenant(TENANT),
    ]);
    const third = await tokens.getForTenant(TENANT);

    expect(calls).toEqual([`generate ${TENANT}`]);
    expect(second).toBe(first);
    expect(third).toBe(first);
  });

  test("gives each tenant its own token", async () => {
    const { tokens, calls } = createFixture();

    const main = await tokens.getForTenant(TENANT);
    const school = await tokens.getForTenant("lms-school");

    expect(calls).toEqual([`generate ${TENANT}`, "generate lms-school"]);
    expect(school?.appToken).not.toEqual(main?.appToken);
  });

  test("validates again after 15 s, not before", async () => {
    const { tokens, calls, state } = createFixture();
    await tokens.getForTenant(TENANT);

    state.now += 15 * SECOND_MS - 1;
    await tokens.getForTenant(TENANT);
    expect(calls).toHaveLength(1);

    state.now += 1;
    await tokens.getForTenant(TENANT);
    expect(calls.slice(1)).toEqual([`validate ${TENANT} token-1`]);

    state.now += 15 * SECOND_MS - 1;
    await tokens.getForTenant(TENANT);
    expect(calls).toHaveLength(2);
  });

  test("encrypts the same token anew after ten minutes", async () => {
    const { tokens, state } = createFixture();
    const first = await tokens.getForTenant(TENANT);

    state.now += 10 * MINUTE_MS;
    expect(await tokens.getForTenant(TENANT)).toBe(first);

    state.now += 1;
    const second = await tokens.getForTenant(TENANT);
    expect(second?.appToken).toEqual(first?.appToken);
    expect(second?.gt).not.toBe(first?.gt);
    expect(await tokens.getForTenant(TENANT)).toBe(second);
  });

  test("requests a new token after an hour", async () => {
    const { tokens, state } = createFixture();
    await tokens.getForTenant(TENANT);

    state.now += HOUR_MS;
    expect((await tokens.getForTenant(TENANT))?.appToken.token).toBe("token-1");

    state.now += 1;
    expect((await tokens.getForTenant(TENANT))?.appToken.token).toBe("token-2");
  });

  test("replaces a token that the host declares invalid", async () => {
    const { tokens, state } = createFixture();
    await tokens.getForTenant(TENANT);

    state.revoked.add("token-1");
    state.now += MINUTE_MS;

    expect((await tokens.getForTenant(TENANT))?.appToken.token).toBe("token-2");
  });

  test("keeps the token while the host fails, and logs that once", async () => {
    const { tokens, state, log } = createFixture();
    const first = await tokens.getForTenant(TENANT);

    state.failure = createStatusError(503);
    state.now += MINUTE_MS;
    expect(await tokens.getForTenant(TENANT)).toBe(first);
    state.now += MINUTE_MS;
    await tokens.getForTenant(TENANT);

    expect(log.warn.mock.calls).toEqual([
      [expect.objectContaining({ host: "services", status: 503 }), "app token validation failed"],
    ]);
  });

  test("keeps the last token if a new one is refused", async () => {
    const { tokens, state, log } = createFixture();
    const first = await tokens.getForTenant(TENANT);

    state.failure = createStatusError(500);
    state.now += 2 * HOUR_MS;

    expect(await tokens.getForTenant(TENANT)).toBe(first);
    expect(log.warn.mock.calls).toEqual([
      [expect.objectContaining({ host: "services", status: 500 }), "app token request failed"],
    ]);
  });

  test("returns null without a token, and asks again at the next request", async () => {
    const { tokens, state, calls } = createFixture();

    state.failure = createStatusError(500);
    expect(await tokens.getForTenant(TENANT)).toBeNull();

    state.failure = null;
    expect((await tokens.getForTenant(TENANT))?.appToken.token).toBe("token-1");
    expect(calls).toHaveLength(2);
  });

  test("throws errors that are no host's", async () => {
    const { tokens, state } = createFixture();
    state.failure = new TypeError("bug");
    await expect(tokens.getForTenant(TENANT)).rejects.toThrow("bug");

    state.failure = null;
    await tokens.getForTenant(TENANT);
    state.failure = new TypeError("bug");
    state.now += MINUTE_MS;
    await expect(tokens.getForTenant(TENANT)).rejects.toThrow("bug");
  });
});

describe("readFromCookies", () => {
  test("returns the token that another instance encrypted, if the host declares it valid", async () => {
    const { create, calls, state } = createFixture();
    const { gt, ct } = (await create().getForTenant(TENANT)) ?? {};
    calls.length = 0;

    const token = await create().readFromCookies(TENANT, gt, ct);
    expect(token).toEqual({ token: "token-1", code: "code-1" });
    expect(calls).toEqual([`validate ${TENANT} token-1`]);

    state.revoked.add("token-1");
    expect(await create().readFromCookies(TENANT, gt, ct)).toBeNull();
  });

  test.each([401, 403])(
    "returns null for a token that the host refuses with %i",
    async (status) => {
      const { create, state } = createFixture();
      const { gt, ct } = (await create().getForTenant(TENANT)) ?? {};

      state.failure = createStatusError(status);

      expect(await create().readFromCookies(TENANT, gt, ct)).toBeNull();
    },
  );

  test("trusts a token for its own tenant only", async () => {
    const { tokens, calls } = createFixture();
    const { gt, ct } = (await tokens.getForTenant(TENANT)) ?? {};

    await tokens.readFromCookies(TENANT, gt, ct);
    expect(calls).toHaveLength(1);

    await tokens.readFromCookies("lms-school", gt, ct);
    expect(calls.at(-1)).toBe("validate lms-school token-1");
  });

  test("returns null for absent, single or altered cookies without a call", async () => {
    const { create, calls } = createFixture();
    const { gt = "", ct = "" } = (await create().getForTenant(TENANT)) ?? {};
    calls.length = 0;
    const tokens = create();

    for (const pair of [
      [undefined, undefined],
      [gt, undefined],
      [undefined, ct],
      [gt, `${ct}A`],
      [`${gt}A`, ct],
      [ct, gt],
    ])
      expect(await tokens.readFromCookies(TENANT, pair[0], pair[1])).toBeNull();
    expect(calls).toEqual([]);
  });
});

test("decryptCookies decrypts each pair once, and none that it encrypted", async () => {
  const { create, encrypter } = createFixture();
  const { gt, ct } = (await create().getForTenant(TENANT)) ?? {};
  const tokens = create();
  const own = await tokens.getForTenant(TENANT);
  const decrypt = vi.spyOn(encrypter, "decrypt");

  const first = await tokens.decryptCookies(gt, ct);
  const second = await tokens.decryptCookies(gt, ct);

  expect(await tokens.decryptCookies(own?.gt, own?.ct)).toBe(own?.appToken);
  expect(first).toEqual({ token: "token-1", code: "code-1" });
  expect(second).toBe(first);
  expect(decrypt).toHaveBeenCalledTimes(2);
});
