import { expect, test } from "vitest";
import { elsewhere, forgetTries, lastMail, mailCount, mailedToken, makeAccount, PASSWORD } from "./accounts-fixture";
import { altered, OURS, onEverySite, refusal, THEIRS } from "./site";

onEverySite((site) => {
  const account = (caller = {}) => site().hosts({ clientIp: elsewhere(), ...caller }).account;
  const fields = (email: string) => ({ name: "Sari Dewi", email, password: PASSWORD, consent: true as const });
  const userOf = (email: string) => site().database.db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();

  test("somebody signs up, follows the link in the mail and signs in", async () => {
    const { data } = await account().signUp({ body: fields("Satu@Akun.example") });
    expect(data).toEqual({ email: "satu@akun.example", resendAfter: expect.any(Number) });
    expect(data.resendAfter - Date.now()).toBeLessThanOrEqual(60_000);
    expect(await userOf(data.email)).toBeUndefined();
    const mail = await lastMail(site(), data.email);
    expect(mail).toMatchObject({ kind: "account-verify", lms_id: OURS, subject: "Verifikasi email Anda untuk Kami" });
    expect(mail?.body).toContain("http://ours.example:3000/Akun/Verifikasi/");

    const token = await mailedToken(site(), data.email);
    const { data: user } = await account().verifyEmail({ body: { token } });
    expect(user).toEqual({ id: expect.stringMatching(/^\d{12}$/), name: "Sari Dewi", email: data.email });
    const roles = await site().database.db.selectFrom("user_roles").select(["lms_id", "role"]).where("user_id", "=", user.id).execute();
    expect(roles).toEqual([{ lms_id: OURS, role: 4 }]);
    expect((await account().signIn({ body: { email: data.email, password: PASSWORD } })).data.user).toEqual(user);
  });

  test("a link verifies once, however often and from how many places at once it is followed", async () => {
    await account().signUp({ body: fields("dua@akun.example") });
    const token = await mailedToken(site(), "dua@akun.example");
    const answers = await Promise.all([1, 2, 3, 4].map(() => account().verifyEmail({ body: { token } })));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect((await account().verifyEmail({ body: { token } })).data).toEqual(answers[0]?.data);
  });

  test("a link that is altered, another tenant's or a day old leads nowhere", async () => {
    await account().signUp({ body: fields("tiga@akun.example") });
    const token = await mailedToken(site(), "tiga@akun.example");
    const dead = { status: 404, message: "Tautan ini tidak berlaku atau sudah kedaluwarsa." };
    expect(await refusal(account().verifyEmail({ body: { token: altered(token) } }))).toMatchObject(dead);
    expect(await refusal(account({ lmsId: THEIRS }).verifyEmail({ body: { token } }))).toMatchObject(dead);
    // A link for one thing is none for another.
    expect(await refusal(account().resetPassword({ body: { token, password: PASSWORD } }))).toMatchObject({ status: 404 });
    expect(await refusal(account().getInvitation({ body: { token } }))).toMatchObject({ status: 404 });
    await site().database.db.updateTable("account_tokens").set({ expires_at: Date.now() }).execute();
    expect(await refusal(account().verifyEmail({ body: { token } }))).toMatchObject(dead);
    expect(await userOf("tiga@akun.example")).toBeUndefined();
  });

  test("an address that has an account answers like a new one; its owner is told by mail", async () => {
    const { email } = await makeAccount(site(), "pemilik");
    const { data, message } = await account().signUp({ body: fields(email) });
    const fresh = await account().signUp({ body: fields("baru@akun.example") });
    expect([Object.keys(data), message]).toEqual([Object.keys(fresh.data), fresh.message]);
    expect(await lastMail(site(), email)).toMatchObject({ kind: "account-exists" });
    expect((await userOf(email))?.name).toBe("Nama pemilik");
    expect(await site().database.db.selectFrom("sign_ups").select("id").where("email", "=", email).execute()).toEqual([]);
  });

  test("before the link is followed the right password says so, a wrong one nothing", async () => {
    await account().signUp({ body: fields("belum@akun.example") });
    expect(await refusal(account().signIn({ body: { email: "belum@akun.example", password: PASSWORD } }))).toMatchObject({
      status: 403,
      data: { reason: "unverified" },
    });
    expect(await refusal(account().signIn({ body: { email: "belum@akun.example", password: "salah sekali" } }))).toMatchObject({
      status: 401,
      message: "Email atau kata sandi salah",
    });
  });

  test("another mail after 60 s, and both links are good; an address that nobody signed up with answers the same", async () => {
    const email = "ulang@akun.example";
    await account().signUp({ body: fields(email) });
    const early = await refusal(account().resendVerification({ body: { email } }));
    expect(early).toMatchObject({ status: 429, message: "Terlalu banyak percobaan, coba lagi dalam 1 menit." });
    expect((early.data as { retryAfterSeconds: number }).retryAfterSeconds).toBeLessThanOrEqual(60);
    const first = await mailedToken(site(), email);
    await forgetTries(site());
    expect(Object.keys((await account().resendVerification({ body: { email } })).data)).toEqual(["email", "resendAfter"]);
    expect(await mailCount(site(), email)).toBe(2);
    await account().verifyEmail({ body: { token: first } });
    expect(Object.keys((await account().resendVerification({ body: { email: "siapa@akun.example" } })).data)).toEqual([
      "email",
      "resendAfter",
    ]);
    expect(await refusal(account().resendVerification({ body: { email: "siapa@akun.example" } }))).toMatchObject({ status: 429 });
    expect(await mailCount(site(), "siapa@akun.example")).toBe(0);
  });

  test("two who signed up with one address: the one whose link is followed has the account", async () => {
    const email = "rebutan@akun.example";
    await account().signUp({ body: fields(email) });
    const first = await mailedToken(site(), email);
    await forgetTries(site());
    await account().signUp({ body: { ...fields(email), name: "Orang Lain", password: "sandi orang lain" } });
    const rows = await site().database.db.selectFrom("account_tokens").select("token_hash").execute();
    expect(rows.length).toBeGreaterThan(1);
    await account().verifyEmail({ body: { token: first } });
    expect((await account().signIn({ body: { email, password: PASSWORD } })).data.user.name).toBe("Sari Dewi");
    const second = await site()
      .database.db.selectFrom("outbox")
      .select("body")
      .where("to_address", "=", email)
      .where("kind", "=", "account-verify")
      .execute();
    const tokens = second.map(({ body }) => /\/([\w-]{43})\n/.exec(body)?.[1] ?? "").filter((token) => token !== first);
    for (const token of tokens) expect(await refusal(account().verifyEmail({ body: { token } }))).toMatchObject({ status: 409 });
  });

  test("the same idempotency key makes one sign-up and sends one mail", async () => {
    const body = fields("sekali@akun.example");
    await Promise.all([1, 2, 3].map(() => account().signUp({ body, idempotencyKey: "sign-up-1" })));
    expect(await mailCount(site(), body.email)).toBe(1);
    // The kept answer names what was sent by a fast hash, which must tell nothing of the password.
    await account().signUp({ body: { ...body, password: "sandi yang lain sama sekali" }, idempotencyKey: "sign-up-1" });
  });

  test("simple passwords are refused at their field; no password stands anywhere in the database", async () => {
    for (const password of ["password123", "aaaaaaaaaaaa", "saridewi99"])
      expect(await refusal(account().signUp({ body: { ...fields("mudah@akun.example"), password } }))).toMatchObject({
        status: 422,
        data: { password: expect.any(String) },
      });
    const { db } = site().database;
    const secret = "rahasia yang panjang sekali";
    await account().signUp({ body: { ...fields("aman@akun.example"), password: secret }, idempotencyKey: "sign-up-2" });
    const token = await mailedToken(site(), "aman@akun.example");
    for (const table of ["sign_ups", "account_tokens", "idempotency_keys", "try_limits"] as const) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      expect(rows).not.toContain(secret);
      expect(rows).not.toContain(token);
    }
  });

  test("an invitation makes an account with its roles, once, and signs in", async () => {
    const admin = await makeAccount(site(), "pengundang", [{ lmsId: OURS, role: 1 }]);
    const { accessToken } = await signInAs(admin.email);
    const body = { email: "diundang@akun.example", name: "Pak Joko", roles: [2, 3] };
    await site().hosts({ accessToken }).desk.invitePerson({ body });
    const token = await mailedToken(site(), body.email);
    expect((await account().getInvitation({ body: { token } })).data).toEqual({ name: "Pak Joko", email: body.email, roles: [2, 3] });
    expect(await refusal(account({ lmsId: THEIRS }).getInvitation({ body: { token } }))).toMatchObject({ status: 404 });
    expect(await refusal(account().acceptInvitation({ body: { token, password: "pak joko 1" } }))).toMatchObject({ status: 422 });
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => account().acceptInvitation({ body: { token, password: PASSWORD } })));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await refusal(account().getInvitation({ body: { token } }))).toMatchObject({ status: 404 });
    const user = await userOf(body.email);
    const roles = await site()
      .database.db.selectFrom("user_roles")
      .select("role")
      .where("user_id", "=", user?.id ?? "")
      .orderBy("role")
      .execute();
    expect(roles).toEqual([{ role: 2 }, { role: 3 }]);
  });

  /** All the way from the account site to an access token. */
  async function signInAs(email: string) {
    const { account: site_, auth } = site().hosts({ clientIp: elsewhere() });
    const { data: session } = await site_.signIn({ body: { email, password: PASSWORD } });
    const { data: grant } = await site_.authorise({ body: { sessionToken: session.sessionToken } });
    return (await auth.generateToken({ body: { code: grant.code } })).data;
  }
});
