import { expect, test } from "vitest";
import { HOUR_MS } from "~/lib/time";
import { verifyPassword } from "~/server/embedded/kit/password-hash";
import {
  ACCOUNT_PASSWORD,
  clearAllAttempts,
  countMails,
  createAccount,
  getLastMail,
  getMailedToken,
  nextClientIp,
} from "./account-fixture";
import { describeEachBackend, getError, OTHER_TENANT_ID, tamperWith } from "./backend";

const NEW = "gerimis di kota tua";

describeEachBackend((site) => {
  const account = (caller = {}) =>
    site().createClients({ clientIp: nextClientIp(), ...caller }).account;
  const signIn = async (email: string, password = ACCOUNT_PASSWORD) =>
    (await account().signIn({ body: { email, password } })).data;
  const isSignedIn = (sessionToken: string) =>
    account()
      .getSession({ body: { sessionToken } })
      .then(
        () => true,
        () => false,
      );

  test("resetPassword accepts an emailed link once and ends all sessions", async () => {
    const { email } = await createAccount(site(), "pelupa");
    const before = await signIn(email);
    const { data } = await account().forgotPassword({ body: { email } });

    expect(data).toEqual({ email, resendAfter: expect.any(Number) });

    const token = await getMailedToken(site(), email);

    expect(await getLastMail(site(), email)).toMatchObject({
      kind: "account-reset",
      subject: "Buat kata sandi baru untuk Kami",
    });
    expect((await account().checkPasswordReset({ body: { token } })).data).toEqual({ email });
    expect(
      await getError(account().resetPassword({ body: { token, password: "password123" } })),
    ).toMatchObject({
      status: 422,
      data: { password: "Kata sandi ini terlalu umum, pilih yang lain" },
    });

    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => account().resetPassword({ body: { token, password: NEW } })),
    );
    const done = outcomes.flatMap((outcome) =>
      outcome.status === "fulfilled" ? [outcome.value.data] : [],
    );

    expect(done).toHaveLength(1);
    expect(await isSignedIn(before.sessionToken)).toBe(false);
    expect(await isSignedIn(done[0]?.sessionToken ?? "")).toBe(true);
    expect(await getError(account().checkPasswordReset({ body: { token } }))).toMatchObject({
      status: 404,
    });
    expect(
      await getError(account().signIn({ body: { email, password: ACCOUNT_PASSWORD } })),
    ).toMatchObject({
      status: 401,
    });
    expect((await signIn(email, NEW)).user.email).toBe(email);
    expect(await getLastMail(site(), email)).toMatchObject({ kind: "account-changed" });
  });

  test("forgotPassword answers unknown addresses alike without an email; one email in 60 s, ten per hour", async () => {
    const { email } = await createAccount(site(), "sering");
    const unknown = await account().forgotPassword({ body: { email: "tiada@akun.example" } });
    const known = await account().forgotPassword({ body: { email } });

    expect([Object.keys(unknown.data), unknown.message]).toEqual([
      Object.keys(known.data),
      known.message,
    ]);
    expect(await countMails(site(), "tiada@akun.example")).toBe(0);

    for (const address of [email, "tiada@akun.example"])
      expect(await getError(account().forgotPassword({ body: { email: address } }))).toMatchObject({
        status: 429,
      });
    const minute = () =>
      site().database.db.deleteFrom("try_limits").where("name", "not like", "%:hour").execute();
    for (let mail = 2; mail <= 10; mail++) {
      await minute();
      await account().forgotPassword({ body: { email } });
    }
    await minute();

    expect(await getError(account().forgotPassword({ body: { email } }))).toMatchObject({
      status: 429,
    });
    expect(await countMails(site(), email)).toBe(10);
  });

  test("resetPassword rejects links after an hour, in another tenant and after a password change", async () => {
    const { email } = await createAccount(site(), "tautan");
    await account().forgotPassword({ body: { email } });
    const token = await getMailedToken(site(), email);
    const dead = { status: 404, message: "Tautan ini tidak berlaku atau sudah kedaluwarsa." };
    const reset = (tenantId?: string, link = token) =>
      account(tenantId ? { tenantId } : {}).resetPassword({ body: { token: link, password: NEW } });

    expect(await getError(reset(OTHER_TENANT_ID))).toMatchObject(dead);
    expect(await getError(reset(undefined, tamperWith(token)))).toMatchObject(dead);

    const { expires_at, created_at } = await site()
      .database.db.selectFrom("account_tokens")
      .select(["expires_at", "created_at"])
      .where("user_id", "=", "tautan")
      .executeTakeFirstOrThrow();

    expect(expires_at - created_at).toBe(HOUR_MS);

    const { sessionToken } = await signIn(email);
    await account().changePassword({
      body: { sessionToken, current: ACCOUNT_PASSWORD, password: NEW },
    });

    expect(await getError(reset())).toMatchObject(dead);
  });

  test("changePassword keeps this session and ends the others", async () => {
    const { email } = await createAccount(site(), "ganti");
    const [here, there] = [await signIn(email), await signIn(email)];
    const change = (current: string, password: string) =>
      account().changePassword({ body: { sessionToken: here.sessionToken, current, password } });

    expect(await getError(change("bukan ini", NEW))).toMatchObject({
      status: 422,
      data: { current: "Kata sandi saat ini salah" },
    });
    expect(await getError(change(ACCOUNT_PASSWORD, "1234567890"))).toMatchObject({
      status: 422,
      data: { password: expect.any(String) },
    });

    await change(ACCOUNT_PASSWORD, NEW);

    expect([await isSignedIn(here.sessionToken), await isSignedIn(there.sessionToken)]).toEqual([
      true,
      false,
    ]);

    const { password_hash } = await site()
      .database.db.selectFrom("users")
      .select("password_hash")
      .where("id", "=", "ganti")
      .executeTakeFirstOrThrow();

    expect([
      await verifyPassword(password_hash, NEW),
      await verifyPassword(password_hash, ACCOUNT_PASSWORD),
    ]).toEqual([true, false]);
    expect(
      await getError(
        account().changePassword({
          body: { sessionToken: there.sessionToken, current: NEW, password: ACCOUNT_PASSWORD },
        }),
      ),
    ).toMatchObject({ status: 401 });
  });

  test("changePassword allows five wrong passwords in 15 minutes, also concurrently", async () => {
    const { email } = await createAccount(site(), "coba");
    const { sessionToken } = await signIn(email);
    const tries = await Promise.all(
      Array.from({ length: 12 }, () =>
        getError(
          account().changePassword({ body: { sessionToken, current: "salah", password: NEW } }),
        ),
      ),
    );

    expect(tries.map(({ status }) => status).sort()).toEqual([
      422, 422, 422, 422, 422, 429, 429, 429, 429, 429, 429, 429,
    ]);
    expect(
      await getError(
        account().changePassword({
          body: { sessionToken, current: ACCOUNT_PASSWORD, password: NEW },
        }),
      ),
    ).toMatchObject({
      status: 429,
    });

    await clearAllAttempts(site());
    await account().changePassword({
      body: { sessionToken, current: ACCOUNT_PASSWORD, password: NEW },
    });
  });
});
