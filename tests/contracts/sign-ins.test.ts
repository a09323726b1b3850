import { expect, test } from "vitest";
import { elsewhere, forgetTries, makeAccount, PASSWORD } from "./accounts-fixture";
import { altered, OURS, onEverySite, refusal, THEIRS } from "./site";

const WRONG = { status: 401, message: "Email atau kata sandi salah", data: null };
const SIGNED_OUT = { status: 401, message: "Sesi berakhir, silakan masuk lagi." };

onEverySite((site) => {
  const account = (caller = {}) => site().hosts({ clientIp: elsewhere(), ...caller }).account;
  const signIn = async (email: string, caller = {}, more = {}) =>
    (await account(caller).signIn({ body: { email, password: PASSWORD, ...more } })).data;
  /** All the way to an access token. */
  const arrive = async (email: string, lmsId = OURS) => {
    const { sessionToken, deviceToken } = await signIn(email, { lmsId });
    const { data } = await account({ lmsId }).authorise({ body: { sessionToken, redirect: "/Dashboard", state: "state-1234" } });
    const { auth } = site().hosts({ lmsId });
    return { ...(await auth.generateToken({ body: { code: data.code, state: "state-1234" } })).data, sessionToken, deviceToken };
  };
  const me = (accessToken: string, lmsId = OURS) => site().hosts({ accessToken, lmsId }).services.getMe();

  test("[ROL2] from the account site to an access token: signed in, authorised, exchanged", async () => {
    const { id, email } = await makeAccount(site(), "perjalanan", [
      { lmsId: OURS, role: 3 },
      { lmsId: OURS, role: 1 },
    ]);
    const { accessToken, user, expiresAt, redirect } = await arrive(email);
    expect(redirect).toBe("/Dashboard");
    expect(expiresAt - Date.now()).toBeGreaterThan(29 * 86_400_000);
    expect(user).toMatchObject({ id, name: "Nama perjalanan", email, kinds: [1, 3], activeKind: 1, tenantIds: [OURS] });
    expect((await me(accessToken)).data).toEqual(user);
    expect((await site().hosts({ accessToken }).auth.getUser()).data).toEqual(user);
  });

  test("a code is good once, for 60 s, for its tenant, state and app token", async () => {
    const { email } = await makeAccount(site(), "kode");
    const { sessionToken } = await signIn(email);
    const bad = { status: 401, message: "Kode masuk tidak berlaku, silakan masuk lagi." };
    const code = async (state?: string) => (await account().authorise({ body: { sessionToken, ...(state && { state }) } })).data.code;
    const exchange = (body: { code: string; state?: string }, caller = {}) => site().hosts(caller).auth.generateToken({ body });

    const twice = await code();
    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(() => exchange({ code: twice })));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await refusal(exchange({ code: await code("state-abcd"), state: "state-abce" }))).toMatchObject(bad);
    expect(await refusal(exchange({ code: await code("state-abcd") }))).toMatchObject(bad);
    expect(await refusal(exchange({ code: await code(), state: "state-abcd" }))).toMatchObject(bad);
    expect(await refusal(exchange({ code: await code() }, { lmsId: THEIRS }))).toMatchObject(bad);
    const { data: otherToken } = await site()
      .hosts()
      .services.generateToken({ body: { id: OURS, secret: "a-secret-of-these-tests-alone", scopes: ["public"] } });
    expect(await refusal(exchange({ code: await code() }, { appToken: otherToken }))).toMatchObject(bad);
    expect(await refusal(exchange({ code: altered(await code()) }))).toMatchObject(bad);
    const late = await code();
    await site().database.db.updateTable("auth_codes").set({ expires_at: Date.now() }).execute();
    expect(await refusal(exchange({ code: late }))).toMatchObject(bad);
    // What was tried wrongly is used up.
    const burnt = await code("state-abcd");
    await refusal(exchange({ code: burnt }));
    expect(await refusal(exchange({ code: burnt, state: "state-abcd" }))).toMatchObject(bad);
  });

  test("only a path of the site is a target", async () => {
    const { email } = await makeAccount(site(), "tujuan");
    const { sessionToken } = await signIn(email);
    const send = (redirect: string) => account().authorise({ body: { sessionToken, redirect } });
    for (const redirect of ["https://jahat.example", "//jahat.example", "/\\jahat.example"]) await expect(send(redirect)).rejects.toThrow();
    const answer = await site().send("account", "v1/account/authorise", {
      method: "POST",
      body: JSON.stringify({ sessionToken, redirect: "//jahat.example" }),
      headers: { "Content-Type": "application/json", "lms-id": OURS },
    });
    expect(answer.status).toBe(401);
    expect(await refusal(account().authorise({ body: { sessionToken: altered(sessionToken) } }))).toMatchObject(SIGNED_OUT);
    expect(await refusal(account({ lmsId: THEIRS }).authorise({ body: { sessionToken } }))).toMatchObject(SIGNED_OUT);
  });

  test("an unknown address and a wrong password get the same words after the same time", async () => {
    const { email } = await makeAccount(site(), "waktu");
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 12; round++) {
      for (const [kind, address] of [
        ["known", email],
        ["unknown", `tiada-${round}@akun.example`],
      ] as const) {
        await forgetTries(site());
        const begun = performance.now();
        expect(await refusal(account().signIn({ body: { email: address, password: "salah sekali" } }))).toEqual(WRONG);
        times[kind].push(performance.now() - begun);
      }
    }
    const median = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
    const [known, unknown] = [median(times.known), median(times.unknown)];
    // Without the hash an answer would take a tenth of the time.
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  test("a thousand tries at one account: ten answers a window, and the owner gets in from where they were before", async () => {
    const { email } = await makeAccount(site(), "sasaran");
    const home = elsewhere();
    const { deviceToken } = await signIn(email, { clientIp: home });
    await forgetTries(site());
    const outcomes = { 401: 0, 429: 0, other: 0 };
    for (let batch = 0; batch < 20; batch++) {
      await Promise.all(
        Array.from({ length: 50 }, async () => {
          const { status } = await refusal(account().signIn({ body: { email, password: "tebakan yang salah" } }));
          if (status === 401 || status === 429) outcomes[status]++;
          else outcomes.other++;
        }),
      );
    }
    expect(outcomes).toEqual({ 401: 10, 429: 990, other: 0 });
    // A stranger with the right password is no exception: whoever guesses must not learn it.
    expect(await refusal(account().signIn({ body: { email, password: PASSWORD } }))).toMatchObject({ status: 429 });
    expect((await signIn(email, { clientIp: home })).user.email).toBe(email);
    expect((await signIn(email, {}, { deviceToken })).user.email).toBe(email);
    // And with the mail's link from anywhere.
    await account().forgotPassword({ body: { email } });
    // After the window strangers are answered again.
    await site()
      .database.db.updateTable("try_limits")
      .set({ ends_at: Date.now() - 1 })
      .execute();
    expect(await refusal(account().signIn({ body: { email, password: "tebakan yang salah" } }))).toEqual(WRONG);
  }, 60_000);

  test("five wrong passwords from one network, then 15 minutes of silence for this account; the own device isn't hit by it", async () => {
    const { email } = await makeAccount(site(), "lima");
    const clientIp = elsewhere();
    const { deviceToken } = await signIn(email, { clientIp });
    const guess = () => refusal(account({ clientIp }).signIn({ body: { email, password: "tebakan yang salah" } }));
    for (let time = 0; time < 5; time++) expect((await guess()).status).toBe(401);
    const refused = await guess();
    expect(refused).toMatchObject({ status: 429, message: "Terlalu banyak percobaan, coba lagi dalam 15 menit." });
    expect((refused.data as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(890);
    expect(await refusal(account({ clientIp }).signIn({ body: { email, password: PASSWORD } }))).toMatchObject({ status: 429 });
    expect((await signIn(email, { clientIp }, { deviceToken })).user.email).toBe(email);
    const other = await makeAccount(site(), "tetangga");
    expect((await signIn(other.email, { clientIp })).user.id).toBe("tetangga");
  });

  test("a right password forgives the wrong ones before it; a device token of somebody else is worth nothing", async () => {
    const [{ email }, thief] = [await makeAccount(site(), "lupa-lupa"), await makeAccount(site(), "pencuri")];
    const clientIp = elsewhere();
    for (let round = 0; round < 3; round++) {
      for (let time = 0; time < 3; time++) await refusal(account({ clientIp }).signIn({ body: { email, password: "tebakan yang salah" } }));
      await signIn(email, { clientIp });
    }
    const { deviceToken } = await signIn(thief.email);
    await forgetTries(site());
    const guess = (more = {}) => refusal(account().signIn({ body: { email, password: "tebakan yang salah", ...more } }));
    for (let time = 0; time < 10; time++) expect((await guess()).status).toBe(401);
    // Strangers' tries are used up, and this device is a stranger's to this account.
    expect((await guess({ deviceToken })).status).toBe(429);
  });

  test("fifty wrong tries from one network, whatever the accounts; right ones cost nothing", async () => {
    const clientIp = elsewhere();
    const pupils = await Promise.all(Array.from({ length: 6 }, (_, index) => makeAccount(site(), `murid-${index}`)));
    for (let round = 0; round < 10; round++) await Promise.all(pupils.map(({ email }) => signIn(email, { clientIp })));
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const body = { email: `acak-${index}@akun.example`, password: "tebakan yang salah" };
        return (await refusal(account({ clientIp }).signIn({ body }))).status;
      }),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  }, 30_000);

  test("signing out here ends this session and its access tokens, and nothing else", async () => {
    const { email } = await makeAccount(site(), "keluar");
    const [here, there] = [await arrive(email), await arrive(email)];
    await account().signOut({ body: { sessionToken: here.sessionToken } });
    expect(await refusal(me(here.accessToken))).toMatchObject(SIGNED_OUT);
    expect(await refusal(account().getSession({ body: { sessionToken: here.sessionToken } }))).toMatchObject(SIGNED_OUT);
    expect((await me(there.accessToken)).data.email).toBe(email);
    // By the access token alone, which is all that a tenant's site has.
    await account().signOut({ body: { accessToken: there.accessToken } });
    expect(await refusal(account().getSession({ body: { sessionToken: there.sessionToken } }))).toMatchObject(SIGNED_OUT);
    await account().signOut({ body: { sessionToken: there.sessionToken } });
  });

  test("signing out everywhere ends every session and access token, in every tenant", async () => {
    const { email } = await makeAccount(site(), "semua");
    const arrivals = [await arrive(email), await arrive(email), await arrive(email, THEIRS)];
    const [first] = arrivals;
    const { data } = await account().signOutEverywhere({ body: { accessToken: first?.accessToken } });
    expect(data.ended).toBe(6);
    for (const { accessToken, sessionToken } of arrivals) {
      expect(await refusal(me(accessToken))).toMatchObject(SIGNED_OUT);
      for (const lmsId of [OURS, THEIRS])
        expect(await refusal(account({ lmsId }).getSession({ body: { sessionToken } }))).toMatchObject(SIGNED_OUT);
    }
    expect(await refusal(account().signOutEverywhere({ body: { accessToken: first?.accessToken } }))).toMatchObject(SIGNED_OUT);
    expect(await refusal(account().signOutEverywhere({ body: {} }))).toMatchObject(SIGNED_OUT);
  });

  test("people see their own sessions and end them one by one; another's is as one that is not there", async () => {
    const [{ email }, stranger] = [await makeAccount(site(), "daftar"), await makeAccount(site(), "asing")];
    const [one, two] = [await signIn(email, {}, { device: "Firefox di Linux" }), await signIn(email, {}, { device: "Chrome di Android" })];
    const list = async (sessionToken: string) => (await account().listSessions({ body: { sessionToken } })).data;
    expect((await list(one.sessionToken)).map(({ device, current }) => [device, current]).sort()).toEqual([
      ["Chrome di Android", false],
      ["Firefox di Linux", true],
    ]);
    const other = (await list(one.sessionToken)).find(({ current }) => !current);
    const { sessionToken } = await signIn(stranger.email);
    const end = (token: string) => account().endSession({ body: { sessionToken: token, id: other?.id ?? "" } });
    expect(await refusal(end(sessionToken))).toMatchObject({ status: 404 });
    await end(one.sessionToken);
    expect(await refusal(account().getSession({ body: { sessionToken: two.sessionToken } }))).toMatchObject(SIGNED_OUT);
    expect(await refusal(end(one.sessionToken))).toMatchObject({ status: 404 });
    expect(await refusal(account().listSessions({ body: { sessionToken: two.sessionToken } }))).toMatchObject(SIGNED_OUT);
    expect(await refusal(account().endSession({ body: { id: "x" } }))).toMatchObject(SIGNED_OUT);
  });

  test("whoever signs in at another tenant takes part in it; tokens, sessions and devices stand in the database as hashes", async () => {
    const { email } = await makeAccount(site(), "pindah", [{ lmsId: OURS, role: 2 }]);
    const { user, accessToken, sessionToken, deviceToken } = await arrive(email, THEIRS);
    expect(user).toMatchObject({ kinds: [4], tenantIds: [OURS, THEIRS] });
    expect((await me(accessToken)).data.kinds).toEqual([2]);
    const { db } = site().database;
    for (const table of ["account_sessions", "access_tokens", "known_places", "auth_codes"] as const) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      for (const secret of [accessToken, sessionToken, deviceToken]) expect(rows).not.toContain(secret);
    }
  });
});
