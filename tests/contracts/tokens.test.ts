import { expect, test } from "vitest";
import { DAY_MS } from "~/lib/time";
import { sha256 } from "~/server/embedded/kit/ids";
import { encryptAppToken } from "~/server/hosts/app-token";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID, tamperWith } from "./backend";
import { APP_SECRET, APP_VERSION } from "./host-context";

describeEachBackend((site) => {
  const body = { id: TENANT_ID, secret: APP_SECRET, scopes: ["public"] };

  test("[BOOT10] both generateToken calls issue a new token and code each time", async () => {
    const { services } = site().createClients({ appToken: undefined, tenantId: undefined });
    const tokens = [
      await services.generateToken({ body }),
      await services.generateTokenV1({ body }),
      await services.generateToken({ body: { ...body, id: "pendopo" } }),
    ];
    for (const { data } of tokens)
      expect(data).toEqual({
        token: expect.stringMatching(/^[\w-]{43}$/),
        code: expect.stringMatching(/^[\w-]{16}$/),
      });

    expect(new Set(tokens.map(({ data }) => data.code)).size).toBe(3);
  });

  test("generateToken stores a hash only; the token outlives a 23-hour cookie set an hour later", async () => {
    const { data } = await site().createClients().services.generateToken({ body });
    const row = await site()
      .database.db.selectFrom("app_tokens")
      .selectAll()
      .where("code", "=", data.code)
      .executeTakeFirstOrThrow();

    expect(row).toMatchObject({ token_hash: sha256(data.token), lms_id: TENANT_ID });
    expect(JSON.stringify(row)).not.toContain(data.token);
    expect(row.expires_at - row.created_at).toBeGreaterThanOrEqual(DAY_MS);
  });

  test("generateToken rejects a wrong secret and an unknown client", async () => {
    const { services } = site().createClients();
    for (const change of [{ secret: `${APP_SECRET}x` }, { secret: "" }, { id: "lms-nobody" }]) {
      expect(
        await getError(services.generateToken({ body: { ...body, ...change } })),
      ).toMatchObject({
        status: 401,
      });
    }
  });

  test("a token of one tenant is rejected for another one", async () => {
    const { data: appToken } = await site().createClients().services.generateToken({ body });
    const ours = site().createClients({ appToken });
    const theirs = site().createClients({ appToken, tenantId: OTHER_TENANT_ID });

    expect((await ours.services.validateToken()).data.valid).toBe(true);
    expect((await ours.lms.getSettings()).data.title).toBe("Kami");
    expect((await theirs.services.validateToken()).data.valid).toBe(false);
    expect(await getError(theirs.lms.getSettings())).toMatchObject({ status: 401 });
  });

  test("validateToken tells valid tokens from unknown, altered, absent and expired ones", async () => {
    const judge = async (appToken: { code: string; token: string } | undefined) =>
      (await site().createClients({ appToken }).services.validateToken()).data;
    const { data: fresh } = await site().createClients().services.generateToken({ body });
    const valid = await judge(fresh);

    expect(valid).toEqual({ valid: true, expiresAt: expect.any(Number) });
    expect(valid.expiresAt).toBeGreaterThan(Date.now());

    const invalid = { valid: false, expiresAt: null };

    expect(await judge({ ...fresh, token: tamperWith(fresh.token) })).toEqual(invalid);
    expect(await judge({ ...fresh, code: "unknown" })).toEqual(invalid);
    expect(await judge(undefined)).toEqual(invalid);

    const { db } = site().database;
    const ended = { code: "ended-long-ago", token: "t" };
    await db
      .insertInto("app_tokens")
      .values({
        code: ended.code,
        lms_id: TENANT_ID,
        token_hash: sha256("t"),
        scopes: "[]",
        created_at: 0,
        expires_at: Date.now() - 1,
      })
      .execute();

    expect(await judge(ended)).toEqual(invalid);
    expect(
      await getError(site().createClients({ appToken: ended }).lms.getSettings()),
    ).toMatchObject({
      status: 401,
    });
  });

  test("[BOOT5] hosts reject a token header that is altered, over five minutes old, or encrypted for another host or secret", async () => {
    const { appToken } = site();
    const now = Date.now();
    const status = async (header: string | null) =>
      (
        await site().sendRaw("lms", "cms/app/settings", {
          headers: { "lms-id": TENANT_ID, ...(header === null ? {} : { AppToken: header }) },
        })
      ).status;
    const validInput = { secret: APP_SECRET, host: "lms", appToken, now };
    const validHeader = encryptAppToken(validInput) ?? "";

    expect(await status(validHeader)).toBe(200);
    expect(await status(encryptAppToken({ ...validInput, now: now - 290_000 }))).toBe(200);

    const at = validHeader.length - 3;
    const changed = `${validHeader.slice(0, at)}${validHeader[at] === "A" ? "B" : "A"}${validHeader.slice(at + 1)}`;
    const invalidHeaders = [
      { now: now - 310_000 },
      { now: now + 310_000 },
      { host: "services" },
      { secret: "another-secret-altogether" },
    ].map((part) => encryptAppToken({ ...validInput, ...part }));

    for (const header of [
      ...invalidHeaders,
      changed,
      tamperWith(validHeader),
      null,
      "",
      "rubbish",
      `${appToken.code}.${appToken.token}`,
    ])
      expect(await status(header)).toBe(401);
  });

  test("getVersion answers data.version without token and tenant", async () => {
    expect(
      (
        await site()
          .createClients({ appToken: undefined, tenantId: undefined })
          .services.getVersion()
      ).data,
    ).toEqual({ version: APP_VERSION });
  });

  test("[SET8] getAppSettings needs the tenant but no token", async () => {
    const visitor = { appToken: undefined };

    expect((await site().createClients(visitor).services.getAppSettings()).data).toMatchObject({
      title: "Kami",
      layout: "foundation",
      isMaintenance: false,
    });
    expect(
      (
        await site()
          .createClients({ ...visitor, tenantId: "lms-theirs" })
          .services.getAppSettings()
      ).data,
    ).toMatchObject({ isMaintenance: true });
    expect(
      await getError(
        site()
          .createClients({ ...visitor, tenantId: "lms-nobody" })
          .services.getAppSettings(),
      ),
    ).toMatchObject({ status: 400 });
  });
});
