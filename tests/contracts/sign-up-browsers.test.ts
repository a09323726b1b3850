import { expect, test } from "vitest";
import {
  ACCOUNT_PASSWORD,
  clearAllAttempts,
  getLastMail,
  getMailedToken,
  nextClientIp,
} from "./account-fixture";
import { describeEachBackend, getError } from "./backend";

describeEachBackend((site) => {
  const account = (caller = {}) =>
    site().createClients({ clientIp: nextClientIp(), ...caller }).account;
  const fields = (email: string) => ({
    name: "Sari Dewi",
    email,
    password: ACCOUNT_PASSWORD,
    consent: true as const,
  });

  const OWNER_KEY = "browser-of-the-owner-0123456789";
  const OTHER_KEY = "browser-of-a-stranger-012345678";
  const OTHER_PASSWORD = "sandi orang lain";
  const NEW_PASSWORD = "hujan turun sejak subuh";

  /** The owner signs up, then a stranger with the same address. Returns both tokens. */
  async function signUpTwice(email: string) {
    await account().signUp({ body: { ...fields(email), browserKey: OWNER_KEY } });
    const owners = await getMailedToken(site(), email);
    await clearAllAttempts(site());
    await account().signUp({
      body: {
        ...fields(email),
        name: "Orang Lain",
        password: OTHER_PASSWORD,
        browserKey: OTHER_KEY,
      },
    });
    const mails = await site()
      .database.db.selectFrom("outbox")
      .select("body")
      .where("to_address", "=", email)
      .execute();
    const tokens = mails.map(({ body }) => /\/([\w-]{43})\n/.exec(body)?.[1] ?? "");
    return { owners, others: tokens.find((token) => token !== owners) ?? "" };
  }
  const canSignIn = async (email: string, password: string) =>
    account()
      .signIn({ body: { email, password } })
      .then(
        () => true,
        () => false,
      );

  test("any link gives the owner's browser the owner's password", async () => {
    const email = "dua-peramban@akun.example";
    const { others } = await signUpTwice(email);
    const body = { token: others, browserKey: OWNER_KEY };

    expect((await account().checkVerification({ body })).data).toEqual({
      state: "ready",
      name: "Sari Dewi",
      email,
    });

    await account().verifyEmail({ body });

    expect(await canSignIn(email, ACCOUNT_PASSWORD)).toBe(true);
    expect(await canSignIn(email, OTHER_PASSWORD)).toBe(false);
  });

  test("in a browser that did not sign up a link asks for a password, and no stored one works", async () => {
    const email = "peramban-lain@akun.example";
    const { others } = await signUpTwice(email);
    const { data } = await account().checkVerification({ body: { token: others } });

    expect(data.state).toBe("password");
    expect(
      await getError(account().verifyEmail({ body: { token: others, password: "1234567890" } })),
    ).toMatchObject({ status: 422, data: { password: expect.any(String) } });

    await account().verifyEmail({ body: { token: others, password: NEW_PASSWORD } });

    expect(await canSignIn(email, NEW_PASSWORD)).toBe(true);
    for (const password of [ACCOUNT_PASSWORD, OTHER_PASSWORD])
      expect(await canSignIn(email, password)).toBe(false);
  });

  test("a resend names the sign-up of the browser that asks", async () => {
    const email = "kirim-ulang@akun.example";
    await signUpTwice(email);
    await clearAllAttempts(site());
    await account().resendVerification({ body: { email, browserKey: OWNER_KEY } });
    const { body } = (await getLastMail(site(), email)) ?? { body: "" };
    expect(body).toContain("Sari Dewi");
  });

  test("a used link says so", async () => {
    const email = "terpakai@akun.example";
    const { owners } = await signUpTwice(email);
    await account().verifyEmail({ body: { token: owners, browserKey: OWNER_KEY } });
    for (const browserKey of [OWNER_KEY, undefined])
      expect(
        (
          await account().checkVerification({
            body: { token: owners, ...(browserKey && { browserKey }) },
          })
        ).data.state,
      ).toBe("used");
  });
});
