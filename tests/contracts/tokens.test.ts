import { expect, test } from "vitest";
import { sha256 } from "~/server/embedded/ids";
import { sealAppToken } from "~/server/hosts/app-token";
import { SECRET, VERSION } from "./host-context";
import { altered, OURS, onEverySite, refusal } from "./site";

onEverySite((site) => {
  const body = { id: OURS, secret: SECRET, scopes: ["public"] };

  test("[BOOT10] both generate calls answer a token and its code, a new one each time", async () => {
    const { services } = site().hosts({ appToken: undefined, lmsId: undefined });
    const tokens = [
      await services.generateToken({ body }),
      await services.generateTokenV1({ body }),
      await services.generateToken({ body: { ...body, id: "pendopo" } }),
    ];
    for (const { data } of tokens)
      expect(data).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), code: expect.stringMatching(/^[\w-]{16}$/) });
    expect(new Set(tokens.map(({ data }) => data.code)).size).toBe(3);
  });

  test("a token is kept as a hash alone and outlives a cookie of 23 hours that is set an hour later", async () => {
    const { data } = await site().hosts().services.generateToken({ body });
    const row = await site().database.db.selectFrom("app_tokens").selectAll().where("code", "=", data.code).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ token_hash: sha256(data.token), lms_id: OURS });
    expect(JSON.stringify(row)).not.toContain(data.token);
    expect(row.expires_at - row.created_at).toBeGreaterThanOrEqual(24 * 3_600_000);
  });

  test("a wrong secret and an unknown client are refused", async () => {
    const { services } = site().hosts();
    for (const wrong of [{ secret: `${SECRET}x` }, { secret: "" }, { id: "lms-nobody" }]) {
      expect(await refusal(services.generateToken({ body: { ...body, ...wrong } }))).toMatchObject({ status: 401 });
    }
  });

  test("a token is judged by its header: valid, unknown, altered, absent, ended", async () => {
    const judge = async (appToken: { code: string; token: string } | undefined) =>
      (await site().hosts({ appToken }).services.validateToken()).data;
    const { data: fresh } = await site().hosts().services.generateToken({ body });
    const valid = await judge(fresh);
    expect(valid).toEqual({ valid: true, expiresAt: expect.any(Number) });
    expect(valid.expiresAt).toBeGreaterThan(Date.now());
    const invalid = { valid: false, expiresAt: null };
    expect(await judge({ ...fresh, token: altered(fresh.token) })).toEqual(invalid);
    expect(await judge({ ...fresh, code: "unknown" })).toEqual(invalid);
    expect(await judge(undefined)).toEqual(invalid);

    const { db } = site().database;
    const ended = { code: "ended-long-ago", token: "t" };
    await db
      .insertInto("app_tokens")
      .values({ code: ended.code, lms_id: OURS, token_hash: sha256("t"), scopes: "[]", created_at: 0, expires_at: Date.now() - 1 })
      .execute();
    expect(await judge(ended)).toEqual(invalid);
    expect(await refusal(site().hosts({ appToken: ended }).lms.getSettings())).toMatchObject({ status: 401 });
  });

  test("[BOOT5] a header that is altered, over five minutes old, or sealed for another host or with another secret opens nothing", async () => {
    const { appToken } = site();
    const now = Date.now();
    const status = async (header: string | null) =>
      (await site().send("lms", "cms/app/settings", { headers: { "lms-id": OURS, ...(header === null ? {} : { AppToken: header }) } }))
        .status;
    const right = { secret: SECRET, host: "lms", appToken, now };
    const good = sealAppToken(right) ?? "";
    expect(await status(good)).toBe(200);
    expect(await status(sealAppToken({ ...right, now: now - 290_000 }))).toBe(200);
    const at = good.length - 3;
    const changed = `${good.slice(0, at)}${good[at] === "A" ? "B" : "A"}${good.slice(at + 1)}`;
    const wrong = [{ now: now - 310_000 }, { now: now + 310_000 }, { host: "services" }, { secret: "another-secret-altogether" }].map(
      (part) => sealAppToken({ ...right, ...part }),
    );
    for (const header of [...wrong, changed, altered(good), null, "", "rubbish", `${appToken.code}.${appToken.token}`])
      expect(await status(header)).toBe(401);
  });

  test("the version call answers data.version and needs neither token nor tenant", async () => {
    expect((await site().hosts({ appToken: undefined, lmsId: undefined }).services.getVersion()).data).toEqual({ version: VERSION });
  });

  test("[SET8] the v0 setting needs the tenant but no token", async () => {
    const visitor = { appToken: undefined };
    expect((await site().hosts(visitor).services.getAppSettings()).data).toMatchObject({
      title: "Kami",
      layout: "foundation",
      isMaintenance: false,
    });
    expect(
      (
        await site()
          .hosts({ ...visitor, lmsId: "lms-theirs" })
          .services.getAppSettings()
      ).data,
    ).toMatchObject({ isMaintenance: true });
    expect(
      await refusal(
        site()
          .hosts({ ...visitor, lmsId: "lms-nobody" })
          .services.getAppSettings(),
      ),
    ).toMatchObject({ status: 400 });
  });
});
