import { expect, test } from "vitest";
import { isPassword } from "~/server/embedded/password";
import { elsewhere, forgetTries, lastMail, mailCount, mailedToken, makeAccount, PASSWORD } from "./accounts-fixture";
import { altered, onEverySite, refusal, THEIRS } from "./site";

const NEW = "gerimis di kota tua";

onEverySite((site) => {
  const account = (caller = {}) => site().hosts({ clientIp: elsewhere(), ...caller }).account;
  const signIn = async (email: string, password = PASSWORD) => (await account().signIn({ body: { email, password } })).data;
  const isSignedIn = (sessionToken: string) =>
    account()
      .getSession({ body: { sessionToken } })
      .then(
        () => true,
        () => false,
      );

  test("a forgotten password is chosen anew by the mail's link, once; everything else is signed out", async () => {
    const { email } = await makeAccount(site(), "pelupa");
    const before = await signIn(email);
    const { data } = await account().forgotPassword({ body: { email } });
    expect(data).toEqual({ email, resendAfter: expect.any(Number) });
    const token = await mailedToken(site(), email);
    expect(await lastMail(site(), email)).toMatchObject({ kind: "account-reset", subject: "Buat kata sandi baru untuk Kami" });
    expect((await account().checkReset({ body: { token } })).data).toEqual({ email });
    expect(await refusal(account().resetPassword({ body: { token, password: "password123" } }))).toMatchObject({
      status: 422,
      data: { password: "Kata sandi ini terlalu umum, pilih yang lain" },
    });
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => account().resetPassword({ body: { token, password: NEW } })));
    const done = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value.data] : []));
    expect(done).toHaveLength(1);
    expect(await isSignedIn(before.sessionToken)).toBe(false);
    expect(await isSignedIn(done[0]?.sessionToken ?? "")).toBe(true);
    expect(await refusal(account().checkReset({ body: { token } }))).toMatchObject({ status: 404 });
    expect(await refusal(account().signIn({ body: { email, password: PASSWORD } }))).toMatchObject({ status: 401 });
    expect((await signIn(email, NEW)).user.email).toBe(email);
    expect(await lastMail(site(), email)).toMatchObject({ kind: "account-changed" });
  });

  test("an address without an account answers alike and gets no mail; one mail in 60 s, ten an hour", async () => {
    const { email } = await makeAccount(site(), "sering");
    const unknown = await account().forgotPassword({ body: { email: "tiada@akun.example" } });
    const known = await account().forgotPassword({ body: { email } });
    expect([Object.keys(unknown.data), unknown.message]).toEqual([Object.keys(known.data), known.message]);
    expect(await mailCount(site(), "tiada@akun.example")).toBe(0);
    for (const address of [email, "tiada@akun.example"])
      expect(await refusal(account().forgotPassword({ body: { email: address } }))).toMatchObject({ status: 429 });
    const minute = () => site().database.db.deleteFrom("try_limits").where("name", "not like", "%:hour").execute();
    for (let mail = 2; mail <= 10; mail++) {
      await minute();
      await account().forgotPassword({ body: { email } });
    }
    await minute();
    expect(await refusal(account().forgotPassword({ body: { email } }))).toMatchObject({ status: 429 });
    expect(await mailCount(site(), email)).toBe(10);
  });

  test("a link is good for an hour, in its tenant, and goes with a newer password", async () => {
    const { email } = await makeAccount(site(), "tautan");
    await account().forgotPassword({ body: { email } });
    const token = await mailedToken(site(), email);
    const dead = { status: 404, message: "Tautan ini tidak berlaku atau sudah kedaluwarsa." };
    const reset = (lmsId?: string, link = token) => account(lmsId ? { lmsId } : {}).resetPassword({ body: { token: link, password: NEW } });
    expect(await refusal(reset(THEIRS))).toMatchObject(dead);
    expect(await refusal(reset(undefined, altered(token)))).toMatchObject(dead);
    const { expires_at, created_at } = await site()
      .database.db.selectFrom("account_tokens")
      .select(["expires_at", "created_at"])
      .where("user_id", "=", "tautan")
      .executeTakeFirstOrThrow();
    expect(expires_at - created_at).toBe(3_600_000);
    const { sessionToken } = await signIn(email);
    await account().changePassword({ body: { sessionToken, current: PASSWORD, password: NEW } });
    expect(await refusal(reset())).toMatchObject(dead);
  });

  test("a changed password leaves this session and ends the others", async () => {
    const { email } = await makeAccount(site(), "ganti");
    const [here, there] = [await signIn(email), await signIn(email)];
    const change = (current: string, password: string) =>
      account().changePassword({ body: { sessionToken: here.sessionToken, current, password } });
    expect(await refusal(change("bukan ini", NEW))).toMatchObject({ status: 422, data: { current: "Kata sandi saat ini salah" } });
    expect(await refusal(change(PASSWORD, "1234567890"))).toMatchObject({ status: 422, data: { password: expect.any(String) } });
    await change(PASSWORD, NEW);
    expect([await isSignedIn(here.sessionToken), await isSignedIn(there.sessionToken)]).toEqual([true, false]);
    const { password_hash } = await site()
      .database.db.selectFrom("users")
      .select("password_hash")
      .where("id", "=", "ganti")
      .executeTakeFirstOrThrow();
    expect([await isPassword(password_hash, NEW), await isPassword(password_hash, PASSWORD)]).toEqual([true, false]);
    expect(
      await refusal(account().changePassword({ body: { sessionToken: there.sessionToken, current: NEW, password: PASSWORD } })),
    ).toMatchObject({ status: 401 });
  });

  test("five wrong present passwords, then none for 15 minutes, also at once", async () => {
    const { email } = await makeAccount(site(), "coba");
    const { sessionToken } = await signIn(email);
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => refusal(account().changePassword({ body: { sessionToken, current: "salah", password: NEW } }))),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([422, 422, 422, 422, 422, 429, 429, 429, 429, 429, 429, 429]);
    expect(await refusal(account().changePassword({ body: { sessionToken, current: PASSWORD, password: NEW } }))).toMatchObject({
      status: 429,
    });
    await forgetTries(site());
    await account().changePassword({ body: { sessionToken, current: PASSWORD, password: NEW } });
  });
});
