import { expect, test } from "vitest";
import { hashPassword } from "~/server/embedded/kit/password-hash";
import { pickRounds } from "../support/rounds";
import {
  ACCOUNT_PASSWORD,
  clearAllAttempts,
  createAccount,
  getMailedToken,
  nextClientIp,
} from "./account-fixture";
import { describeEachBackend, getError } from "./backend";
import { createSignInCalls } from "./sign-in-fixture";

const WRONG_PASSWORD = { status: 401, message: "Email atau kata sandi salah", data: null };

describeEachBackend((site) => {
  const { account, signIn } = createSignInCalls(site);

  test("signIn answers unknown addresses and wrong passwords alike, in message and time", async () => {
    const { email } = await createAccount(site(), "waktu");
    await site()
      .database.db.updateTable("users")
      .set({ password_hash: await hashPassword(ACCOUNT_PASSWORD) })
      .where("email", "=", email)
      .execute();
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 12; round++) {
      for (const [kind, address] of [
        ["known", email],
        ["unknown", `tiada-${round}@akun.example`],
      ] as const) {
        await clearAllAttempts(site());
        const startedAt = performance.now();
        expect(
          await getError(account().signIn({ body: { email: address, password: "salah sekali" } })),
        ).toEqual(WRONG_PASSWORD);
        times[kind].push(performance.now() - startedAt);
      }
    }
    const median = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
    const [known, unknown] = [median(times.known), median(times.unknown)];

    // Without hashing, the response would take a tenth of the time.
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  test("signIn verifies ten of 200 guesses at one account; the owner signs in from a known place", async () => {
    const { email } = await createAccount(site(), "sasaran");
    const home = nextClientIp();
    const { deviceToken } = await signIn(email, { clientIp: home });
    await clearAllAttempts(site());
    const outcomes = { 401: 0, 429: 0, other: 0 };
    for (let batch = 0; batch < 4; batch++) {
      await Promise.all(
        Array.from({ length: 50 }, async () => {
          const { status } = await getError(
            account().signIn({ body: { email, password: "tebakan yang salah" } }),
          );
          if (status === 401 || status === 429) outcomes[status]++;
          else outcomes.other++;
        }),
      );
    }

    expect(outcomes).toEqual({ 401: 10, 429: 190, other: 0 });

    // The right password from an unknown place is blocked too, or guessing would reveal it.
    expect(
      await getError(account().signIn({ body: { email, password: ACCOUNT_PASSWORD } })),
    ).toMatchObject({
      status: 429,
    });
    expect((await signIn(email, { clientIp: home })).user.email).toBe(email);
    expect((await signIn(email, {}, { deviceToken })).user.email).toBe(email);

    // An emailed reset link works from any network.
    await account().forgotPassword({ body: { email } });

    // Unknown places are allowed again after the window.
    await site()
      .database.db.updateTable("try_limits")
      .set({ ends_at: Date.now() - 1 })
      .execute();

    expect(
      await getError(account().signIn({ body: { email, password: "tebakan yang salah" } })),
    ).toEqual(WRONG_PASSWORD);
  });

  test("a reset link lets a locked-out owner in at once from a new network, and signing in there again", async () => {
    const { email } = await createAccount(site(), "terkunci");
    await clearAllAttempts(site());
    for (let guess = 0; guess < 10; guess++)
      await getError(account().signIn({ body: { email, password: "tebakan yang salah" } }));
    const clientIp = nextClientIp();
    const signInHere = (deviceToken?: string) =>
      account({ clientIp }).signIn({
        body: { email, password: ACCOUNT_PASSWORD, ...(deviceToken && { deviceToken }) },
      });

    expect(await getError(signInHere())).toMatchObject({ status: 429 });

    await account({ clientIp }).forgotPassword({ body: { email } });
    const token = await getMailedToken(site(), email);
    const { data } = await account({ clientIp }).resetPassword({
      body: { token, password: ACCOUNT_PASSWORD },
    });

    expect(data.user.email).toBe(email);
    expect((await signInHere(data.deviceToken)).data.user.email).toBe(email);
  });

  test("signIn blocks an account and network for 15 minutes after five wrong passwords, except known devices", async () => {
    const { email } = await createAccount(site(), "lima");
    const clientIp = nextClientIp();
    const { deviceToken } = await signIn(email, { clientIp });
    const guess = () =>
      getError(account({ clientIp }).signIn({ body: { email, password: "tebakan yang salah" } }));

    for (let time = 0; time < 5; time++) expect((await guess()).status).toBe(401);

    const blocked = await guess();

    expect(blocked).toMatchObject({
      status: 429,
      message: "Terlalu banyak percobaan, coba lagi dalam 15 menit.",
    });
    expect((blocked.data as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(890);
    expect(
      await getError(account({ clientIp }).signIn({ body: { email, password: ACCOUNT_PASSWORD } })),
    ).toMatchObject({ status: 429 });
    expect((await signIn(email, { clientIp }, { deviceToken })).user.email).toBe(email);

    const other = await createAccount(site(), "tetangga");

    expect((await signIn(other.email, { clientIp })).user.id).toBe("tetangga");
  });

  test("signIn clears failed attempts on success; another user's device token gives no exemption", async () => {
    const [{ email }, thief] = [
      await createAccount(site(), "lupa-lupa"),
      await createAccount(site(), "pencuri"),
    ];
    const clientIp = nextClientIp();
    for (let round = 0; round < 3; round++) {
      for (let time = 0; time < 3; time++)
        await getError(
          account({ clientIp }).signIn({ body: { email, password: "tebakan yang salah" } }),
        );
      await signIn(email, { clientIp });
    }
    const { deviceToken } = await signIn(thief.email);
    await clearAllAttempts(site());
    const guess = (more = {}) =>
      getError(account().signIn({ body: { email, password: "tebakan yang salah", ...more } }));

    for (let time = 0; time < 10; time++) expect((await guess()).status).toBe(401);

    // The limit of unknown places is exhausted, and this device is unknown to the account.
    expect((await guess({ deviceToken })).status).toBe(429);
  });

  test("signIn allows fifty wrong passwords per network across accounts; successful attempts do not count", async () => {
    const clientIp = nextClientIp();
    const pupils = await Promise.all(
      Array.from({ length: 6 }, (_, index) => createAccount(site(), `murid-${index}`)),
    );
    for (let round = 0; round < pickRounds(3, 10); round++)
      await Promise.all(pupils.map(({ email }) => signIn(email, { clientIp })));
    const guess = async (index: number) => {
      const body = { email: `acak-${index}@akun.example`, password: "tebakan yang salah" };
      return (await getError(account({ clientIp }).signIn({ body }))).status;
    };
    const statuses: number[] = [];
    for (let index = 0; index < 60; index += 12)
      statuses.push(
        ...(await Promise.all(Array.from({ length: 12 }, (_, next) => guess(index + next)))),
      );

    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  });
});
