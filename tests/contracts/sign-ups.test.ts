import { expect, test } from "vitest";
import {
  ACCOUNT_PASSWORD,
  clearAllAttempts,
  countMails,
  createAccount,
  getLastMail,
  getMailedToken,
} from "./account-fixture";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID, tamperWith } from "./backend";
import { createSignInCalls } from "./sign-in-fixture";

describeEachBackend((site) => {
  const { account, signInToTenant } = createSignInCalls(site);
  const fields = (email: string) => ({
    name: "Sari Dewi",
    email,
    password: ACCOUNT_PASSWORD,
    consent: true as const,
  });
  const userOf = (email: string) =>
    site()
      .database.db.selectFrom("users")
      .selectAll()
      .where("email", "=", email)
      .executeTakeFirst();

  test("signUp emails a link; verifyEmail creates the account, which can sign in", async () => {
    const { data } = await account().signUp({ body: fields("Satu@Akun.example") });

    expect(data).toEqual({ email: "satu@akun.example", resendAfter: expect.any(Number) });
    expect(data.resendAfter - Date.now()).toBeLessThanOrEqual(60_000);
    expect(await userOf(data.email)).toBeUndefined();

    const mail = await getLastMail(site(), data.email);

    expect(mail).toMatchObject({
      kind: "account-verify",
      lms_id: TENANT_ID,
      subject: "Verifikasi email Anda untuk Kami",
    });
    expect(mail?.body).toContain("http://ours.example:3000/Akun/Verifikasi/");

    const token = await getMailedToken(site(), data.email);
    const { data: user } = await account().verifyEmail({ body: { token } });

    expect(user).toEqual({
      id: expect.stringMatching(/^\d{12}$/),
      name: "Sari Dewi",
      email: data.email,
    });

    const roles = await site()
      .database.db.selectFrom("user_roles")
      .select(["lms_id", "role"])
      .where("user_id", "=", user.id)
      .execute();

    expect(roles).toEqual([{ lms_id: TENANT_ID, role: 4 }]);
    expect(
      (await account().signIn({ body: { email: data.email, password: ACCOUNT_PASSWORD } })).data
        .user,
    ).toEqual(user);
  });

  test("verifyEmail creates one account for repeated and concurrent calls", async () => {
    await account().signUp({ body: fields("dua@akun.example") });
    const token = await getMailedToken(site(), "dua@akun.example");
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => account().verifyEmail({ body: { token } })),
    );

    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect((await account().verifyEmail({ body: { token } })).data).toEqual(answers[0]?.data);
  });

  test("verifyEmail rejects altered links, other tenants' links and links after a day", async () => {
    await account().signUp({ body: fields("tiga@akun.example") });
    const token = await getMailedToken(site(), "tiga@akun.example");
    const dead = { status: 404, message: "Tautan ini tidak berlaku atau sudah kedaluwarsa." };

    expect(
      await getError(account().verifyEmail({ body: { token: tamperWith(token) } })),
    ).toMatchObject(dead);
    expect(
      await getError(account({ tenantId: OTHER_TENANT_ID }).verifyEmail({ body: { token } })),
    ).toMatchObject(dead);

    // A token is valid for its own kind only.
    expect(
      await getError(account().resetPassword({ body: { token, password: ACCOUNT_PASSWORD } })),
    ).toMatchObject({ status: 404 });
    expect(await getError(account().getInvitation({ body: { token } }))).toMatchObject({
      status: 404,
    });

    await site()
      .database.db.updateTable("account_tokens")
      .set({ expires_at: Date.now() })
      .execute();

    expect(await getError(account().verifyEmail({ body: { token } }))).toMatchObject(dead);
    expect(await userOf("tiga@akun.example")).toBeUndefined();
  });

  test("signUp answers a registered address like a new one and emails its owner", async () => {
    const { email } = await createAccount(site(), "pemilik");
    const { data, message } = await account().signUp({ body: fields(email) });
    const fresh = await account().signUp({ body: fields("baru@akun.example") });

    expect([Object.keys(data), message]).toEqual([Object.keys(fresh.data), fresh.message]);
    expect(await getLastMail(site(), email)).toMatchObject({ kind: "account-exists" });
    expect((await userOf(email))?.name).toBe("Nama pemilik");
    expect(
      await site()
        .database.db.selectFrom("sign_ups")
        .select("id")
        .where("email", "=", email)
        .execute(),
    ).toEqual([]);
  });

  test("signIn answers an unknown address, an unverified one and a wrong password alike", async () => {
    const { email: verified } = await createAccount(site(), "sudah");
    await account().signUp({ body: fields("belum@akun.example") });
    const attempts = [
      ["siapa@akun.example", ACCOUNT_PASSWORD],
      ["belum@akun.example", ACCOUNT_PASSWORD],
      ["belum@akun.example", "salah sekali"],
      [verified, "salah sekali"],
    ] as const;
    const errors = [];
    for (const [email, password] of attempts)
      errors.push(await getError(account().signIn({ body: { email, password } })));

    for (const { status, message, data } of errors)
      expect({ status, message, data }).toEqual({
        status: 401,
        message: "Email atau kata sandi salah",
        data: errors[0]?.data,
      });
  });

  test("resendVerification sends another valid link after 60 s and answers unknown addresses alike", async () => {
    const email = "ulang@akun.example";
    await account().signUp({ body: fields(email) });
    const early = await getError(account().resendVerification({ body: { email } }));

    expect(early).toMatchObject({
      status: 429,
      message: "Terlalu banyak percobaan, coba lagi dalam 1 menit.",
    });
    expect((early.data as { retryAfterSeconds: number }).retryAfterSeconds).toBeLessThanOrEqual(60);

    const first = await getMailedToken(site(), email);
    await clearAllAttempts(site());

    expect(Object.keys((await account().resendVerification({ body: { email } })).data)).toEqual([
      "email",
      "resendAfter",
    ]);
    expect(await countMails(site(), email)).toBe(2);

    await account().verifyEmail({ body: { token: first } });

    expect(
      Object.keys(
        (await account().resendVerification({ body: { email: "siapa@akun.example" } })).data,
      ),
    ).toEqual(["email", "resendAfter"]);
    expect(
      await getError(account().resendVerification({ body: { email: "siapa@akun.example" } })),
    ).toMatchObject({ status: 429 });
    expect(await countMails(site(), "siapa@akun.example")).toBe(0);
  });

  test("verifyEmail gives the account to the sign-up whose link is followed", async () => {
    const email = "rebutan@akun.example";
    await account().signUp({ body: fields(email) });
    const first = await getMailedToken(site(), email);
    await clearAllAttempts(site());
    await account().signUp({
      body: { ...fields(email), name: "Orang Lain", password: "sandi orang lain" },
    });
    const rows = await site()
      .database.db.selectFrom("account_tokens")
      .select("token_hash")
      .execute();

    expect(rows.length).toBeGreaterThan(1);

    await account().verifyEmail({ body: { token: first } });

    expect(
      (await account().signIn({ body: { email, password: ACCOUNT_PASSWORD } })).data.user.name,
    ).toBe("Sari Dewi");

    const second = await site()
      .database.db.selectFrom("outbox")
      .select("body")
      .where("to_address", "=", email)
      .where("kind", "=", "account-verify")
      .execute();
    const tokens = second
      .map(({ body }) => /\/([\w-]{43})\n/.exec(body)?.[1] ?? "")
      .filter((token) => token !== first);
    for (const token of tokens)
      expect(await getError(account().verifyEmail({ body: { token } }))).toMatchObject({
        status: 409,
      });
  });

  test("signUp creates one sign-up and email per idempotency key", async () => {
    const body = fields("sekali@akun.example");
    await Promise.all([1, 2, 3].map(() => account().signUp({ body, idempotencyKey: "sign-up-1" })));

    expect(await countMails(site(), body.email)).toBe(1);

    // The stored fast hash of the body must not cover the password.
    await account().signUp({
      body: { ...body, password: "sandi yang lain sama sekali" },
      idempotencyKey: "sign-up-1",
    });
  });

  test("signUp rejects weak passwords by field; passwords are never stored in clear", async () => {
    for (const password of ["password123", "aaaaaaaaaaaa", "saridewi99"])
      expect(
        await getError(account().signUp({ body: { ...fields("mudah@akun.example"), password } })),
      ).toMatchObject({
        status: 422,
        data: { password: expect.any(String) },
      });

    const { db } = site().database;
    const secret = "rahasia yang panjang sekali";
    await account().signUp({
      body: { ...fields("aman@akun.example"), password: secret },
      idempotencyKey: "sign-up-2",
    });
    const token = await getMailedToken(site(), "aman@akun.example");
    for (const table of ["sign_ups", "account_tokens", "idempotency_keys", "try_limits"] as const) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      expect(rows).not.toContain(secret);
      expect(rows).not.toContain(token);
    }
  });

  test("acceptInvitation creates the account with its roles once and signs in", async () => {
    const admin = await createAccount(site(), "pengundang", [{ tenantId: TENANT_ID, role: 1 }]);
    const { accessToken } = await signInToTenant(admin.email);
    const body = { email: "diundang@akun.example", name: "Pak Joko", roles: [2, 3] };
    await site()
      .createClients({ accessToken })
      .admin.invitePerson({
        body: { ...body, password: ACCOUNT_PASSWORD },
      });
    const token = await getMailedToken(site(), body.email);

    expect((await account().getInvitation({ body: { token } })).data).toEqual({
      name: "Pak Joko",
      email: body.email,
      roles: [2, 3],
    });
    expect(
      await getError(account({ tenantId: OTHER_TENANT_ID }).getInvitation({ body: { token } })),
    ).toMatchObject({ status: 404 });
    expect(
      await getError(account().acceptInvitation({ body: { token, password: "pak joko 1" } })),
    ).toMatchObject({ status: 422 });

    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() =>
        account().acceptInvitation({ body: { token, password: ACCOUNT_PASSWORD } }),
      ),
    );

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await getError(account().getInvitation({ body: { token } }))).toMatchObject({
      status: 404,
    });

    const user = await userOf(body.email);
    const roles = await site()
      .database.db.selectFrom("user_roles")
      .select("role")
      .where("user_id", "=", user?.id ?? "")
      .orderBy("role")
      .execute();

    expect(roles).toEqual([{ role: 2 }, { role: 3 }]);
  });
});
