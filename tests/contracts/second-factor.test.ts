import { Secret, TOTP } from "otpauth";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { ROLE } from "~/lib/roles";
import { clearAllAttempts, getLastMail, getMailedToken, nextClientIp } from "./account-fixture";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { PAYOUT_PASSWORD } from "./payout-user-fixture";
import { createPerson } from "./people-fixture";

const STEP_MS = 30_000;
const NEW_PASSWORD = "kopi hitam tanpa gula";

let now = Date.now();
// Before the hosts take their clock from it.
vi.spyOn(Date, "now").mockImplementation(() => now);

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    tokens.admin = await createPerson(site(), "admin", [1]);
  });
  const account = () => site().createClients({ clientIp: nextClientIp() }).account;
  const getCode = (key: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: now + steps * STEP_MS });
  const tokensOf = (who: string) => ({ accessToken: tokens[who] });

  /** A person with a confirmed second factor. The next code is of a later step. */
  async function setUp(id: string, roles = [4]) {
    tokens[id] = await createPerson(site(), id, roles);
    const body = { ...tokensOf(id), password: PAYOUT_PASSWORD };
    const { key } = (await account().startSecondFactor({ body })).data;
    const { data } = await account().confirmSecondFactor({
      body: { ...tokensOf(id), code: getCode(key) },
    });
    now += STEP_MS;
    return { id, key, recoveryCodes: data.recoveryCodes, email: `${id}@ours.example` };
  }
  const getChallenge = async (sent: Promise<unknown>) => {
    const { status, data } = await getError(sent);
    expect(status).toBe(403);
    return (data as { challenge: string }).challenge;
  };
  const startSignIn = (email: string, password = PAYOUT_PASSWORD) =>
    getChallenge(account().signIn({ body: { email, password } }));
  const finish = (challenge: string, code: string) =>
    account().finishSignIn({ body: { challenge, code } });
  const WRONG_CODE = { status: 422, data: { code: "Kode salah atau sudah dipakai" } };

  describe("set-up", () => {
    test("asks for the password and a code, and stores neither key nor recovery codes in clear", async () => {
      tokens.ani = await createPerson(site(), "ani", [4]);
      const start = (password: string) =>
        account().startSecondFactor({ body: { ...tokensOf("ani"), password } });

      expect(await getError(start("bukan ini"))).toMatchObject({ status: 422 });
      const { key, uri } = (await start(PAYOUT_PASSWORD)).data;
      expect(uri).toMatch(/^otpauth:\/\/totp\/Kami:ani%40ours\.example\?/);
      const confirm = (code: string) =>
        account().confirmSecondFactor({ body: { ...tokensOf("ani"), code } });
      expect(await getError(confirm("000000"))).toMatchObject({ status: 422 });
      const { recoveryCodes } = (await confirm(getCode(key))).data;

      expect(new Set(recoveryCodes).size).toBe(10);
      expect(await getError(confirm(getCode(key, 1)))).toMatchObject({ status: 409 });
      expect(await getError(start(PAYOUT_PASSWORD))).toMatchObject({ status: 409 });
      const { db } = site().database;
      const stored = JSON.stringify([
        await db.selectFrom("second_factors").selectAll().execute(),
        await db.selectFrom("recovery_codes").selectAll().execute(),
      ]);
      for (const secret of [
        key,
        ...recoveryCodes,
        ...recoveryCodes.map((code) => code.replace("-", "")),
      ])
        expect(stored).not.toContain(secret);
      expect(await getLastMail(site(), "ani@ours.example")).toMatchObject({
        subject: "Verifikasi dua langkah aktif di Kami",
      });
    });

    test("rejects the code of a key that has expired", async () => {
      tokens.lambat = await createPerson(site(), "lambat", [4]);
      const body = { ...tokensOf("lambat"), password: PAYOUT_PASSWORD };
      const { key } = (await account().startSecondFactor({ body })).data;
      now += 31 * 60_000;

      const error = await getError(
        account().confirmSecondFactor({ body: { ...tokensOf("lambat"), code: getCode(key) } }),
      );

      expect(error).toMatchObject({ status: 409 });
    });
  });

  describe("finishSignIn", () => {
    test("takes a code once, and one step of drift each way", async () => {
      const { email, key } = await setUp("budi");
      now += 5 * STEP_MS;

      expect(await getError(finish(await startSignIn(email), getCode(key, -2)))).toMatchObject(
        WRONG_CODE,
      );
      expect(await getError(finish(await startSignIn(email), getCode(key, 2)))).toMatchObject(
        WRONG_CODE,
      );
      for (const drift of [-1, 0, 1]) {
        const code = getCode(key, drift);
        const { data } = await finish(await startSignIn(email), code);
        expect(data.user.email).toBe(email);
        expect(await getError(finish(await startSignIn(email), code))).toMatchObject(WRONG_CODE);
      }
    });

    test("lets one of two simultaneous sign-ins use a code", async () => {
      const { email, key } = await setUp("cici");
      const challenges = [await startSignIn(email), await startSignIn(email)];
      const code = getCode(key);

      const outcomes = await Promise.allSettled(challenges.map((each) => finish(each, code)));

      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    });

    test("takes each recovery code once, typed in any way", async () => {
      const { id, email, recoveryCodes } = await setUp("dedi");
      const code = recoveryCodes[3]?.toLowerCase().replace("-", " ") ?? "";

      expect((await finish(await startSignIn(email), code)).data.user.id).toBe(id);
      expect(await getError(finish(await startSignIn(email), code))).toMatchObject(WRONG_CODE);
      expect((await account().getSecondFactor({ body: tokensOf(id) })).data).toMatchObject({
        isOn: true,
        recoveryCodesLeft: 9,
        setup: null,
      });
    });

    test("locks after five wrong codes for 15 minutes, whichever sign-in they are for", async () => {
      const { email, key } = await setUp("eka");
      for (let at = 0; at < 5; at++)
        expect(await getError(finish(await startSignIn(email), "000000"))).toMatchObject({
          status: 422,
        });

      expect(await getError(finish(await startSignIn(email), getCode(key)))).toMatchObject({
        status: 429,
      });
      now += 16 * 60_000;

      expect((await finish(await startSignIn(email), getCode(key))).data.user.id).toBe("eka");
    });

    test("ends with its challenge: unknown, used, expired, or after a new password", async () => {
      const { email, key } = await setUp("fani");
      const used = await startSignIn(email);
      await finish(used, getCode(key));
      const expired = await startSignIn(email);
      now += 11 * 60_000;

      for (const challenge of [used, expired, "x".repeat(43)])
        expect(await getError(finish(challenge, getCode(key)))).toMatchObject({ status: 401 });
    });
  });

  test("resetPassword sets the password, but a code is due before a session", async () => {
    const { email, key } = await setUp("gita");
    const earlier = await startSignIn(email);
    await account().forgotPassword({ body: { email } });
    const token = await getMailedToken(site(), email);

    const challenge = await getChallenge(
      account().resetPassword({ body: { token, password: NEW_PASSWORD } }),
    );

    expect(await getError(finish(earlier, getCode(key)))).toMatchObject({ status: 401 });
    expect((await finish(challenge, getCode(key))).data.user.email).toBe(email);
    expect(await startSignIn(email, NEW_PASSWORD)).toEqual(expect.any(String));
  });

  test("disableSecondFactor takes password and code, not two codes", async () => {
    const { id, email, key } = await setUp("hadi");
    const off = (password: string, code: string) =>
      account().disableSecondFactor({ body: { ...tokensOf(id), password, code } });

    expect(await getError(off(getCode(key), getCode(key, 1)))).toMatchObject({
      data: { password: expect.any(String) },
    });
    expect(await getError(off(PAYOUT_PASSWORD, "000000"))).toMatchObject({ status: 422 });
    await off(PAYOUT_PASSWORD, getCode(key));

    const { data } = await account().signIn({ body: { email, password: PAYOUT_PASSWORD } });
    expect(data.user.id).toBe(id);
  });

  test("changePerson turns the second factor of a lost device off, with a reason by mail", async () => {
    const { id, email } = await setUp("indra");
    const { admin } = site().createClients(tokensOf("admin"));
    const reset = () =>
      admin.changePerson({
        params: { id },
        body: {
          change: "reset-second-factor",
          reason: "Ponselnya hilang di jalan",
          password: PAYOUT_PASSWORD,
        },
      });

    expect((await admin.getPerson({ params: { id } })).data.hasSecondFactor).toBe(true);
    await reset();

    const { data } = await account().signIn({ body: { email, password: PAYOUT_PASSWORD } });
    expect(data.user.id).toBe(id);
    expect((await getLastMail(site(), email))?.body).toContain("Ponselnya hilang di jalan");
    expect(await getError(reset())).toMatchObject({ status: 409 });
  });

  test("changePerson leaves the second factor of staff of another tenant to superadmins", async () => {
    const { id } = await setUp("kiki");
    tokens.super = await createPerson(site(), "super", [ROLE.superadmin]);
    const role = { lms_id: OTHER_TENANT_ID, user_id: id, role: ROLE.mentor };
    await site().database.db.insertInto("user_roles").values(role).execute();
    const reset = (who: string) =>
      site()
        .createClients(tokensOf(who))
        .admin.changePerson({
          params: { id },
          body: {
            change: "reset-second-factor",
            reason: "Ponselnya hilang di jalan",
            password: PAYOUT_PASSWORD,
          },
        });

    expect(await getError(reset("admin"))).toMatchObject({
      status: 409,
      message: expect.stringMatching("situs lain"),
    });
    expect((await account().getSecondFactor({ body: tokensOf(id) })).data.isOn).toBe(true);
    expect((await reset("super")).data).toEqual({ id });
  });

  test("a tenant can require it before decisions on money, where a code stands for the password", async () => {
    await clearAllAttempts(site());
    await createPerson(site(), "penerima", [2]);
    const { id, key } = await setUp("joko", [1]);
    const credit = (who: string, password: string) =>
      site()
        .createClients(tokensOf(who))
        .admin.creditEarnings({
          body: { userId: "penerima", amount: 50_000, note: "Honor", password },
          idempotencyKey: `credit-${who}-${password}`,
        });
    const { admin } = site().createClients(tokensOf("admin"));
    await admin.setSecurity({ body: { requiresSecondFactor: true, password: PAYOUT_PASSWORD } });

    expect((await admin.getSecurity()).data).toEqual({ requiresSecondFactor: true });
    expect(await getError(credit("admin", PAYOUT_PASSWORD))).toMatchObject({
      status: 403,
      message: expect.stringMatching("dua langkah"),
    });
    const code = getCode(key);
    expect((await credit(id, code)).data.available).toBe(50_000);
    expect(await getError(credit(id, ` ${code}`))).toMatchObject({ status: 422 });
    const state = await account().getSecondFactor({ body: tokensOf("admin") });
    expect(state.data).toMatchObject({ isOn: false, isRequired: true });
    const audit = await site()
      .database.db.selectFrom("audit_log")
      .select("actor_id")
      .where("lms_id", "=", TENANT_ID)
      .where("action", "=", "security.changed")
      .execute();
    expect(audit).toEqual([{ actor_id: "admin" }]);
  });
});
