import { expect, test } from "vitest";
import { DAY_MS } from "~/lib/time";
import { ACCOUNT_PASSWORD, clearAllAttempts, createAccount, nextClientIp } from "./account-fixture";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID, tamperWith } from "./backend";

const WRONG = { status: 401, message: "Email atau kata sandi salah", data: null };
const SIGNED_OUT = { status: 401, message: "Sesi berakhir, silakan masuk lagi." };

describeEachBackend((site) => {
  const account = (caller = {}) =>
    site().createClients({ clientIp: nextClientIp(), ...caller }).account;
  const signIn = async (email: string, caller = {}, more = {}) =>
    (await account(caller).signIn({ body: { email, password: ACCOUNT_PASSWORD, ...more } })).data;
  /** Signs in through to an access token. */
  const arrive = async (email: string, tenantId = TENANT_ID) => {
    const { sessionToken, deviceToken } = await signIn(email, { tenantId });
    const { data } = await account({ tenantId }).authorise({
      body: { sessionToken, redirect: "/Dashboard", state: "state-1234" },
    });
    const { auth } = site().createClients({ tenantId });
    return {
      ...(await auth.generateToken({ body: { code: data.code, state: "state-1234" } })).data,
      sessionToken,
      deviceToken,
    };
  };
  const me = (accessToken: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken, tenantId }).services.getMe();

  test("[ROL2] signIn, authorise and generateToken lead from the account site to an access token", async () => {
    const { id, email } = await createAccount(site(), "perjalanan", [
      { tenantId: TENANT_ID, role: 3 },
      { tenantId: TENANT_ID, role: 1 },
    ]);
    const { accessToken, user, expiresAt, redirect } = await arrive(email);

    expect(redirect).toBe("/Dashboard");
    expect(expiresAt - Date.now()).toBeGreaterThan(29 * DAY_MS);
    expect(user).toMatchObject({
      id,
      name: "Nama perjalanan",
      email,
      kinds: [1, 3],
      activeKind: 1,
      tenantIds: [TENANT_ID],
    });
    expect((await me(accessToken)).data).toEqual(user);
    expect((await site().createClients({ accessToken }).auth.getUser()).data).toEqual(user);
  });

  test("generateToken accepts a code once within 60 s, with its tenant, state and app token only", async () => {
    const { email } = await createAccount(site(), "kode");
    const { sessionToken } = await signIn(email);
    const bad = { status: 401, message: "Kode masuk tidak berlaku, silakan masuk lagi." };
    const code = async (state?: string) =>
      (await account().authorise({ body: { sessionToken, ...(state && { state }) } })).data.code;
    const exchange = (body: { code: string; state?: string }, caller = {}) =>
      site().createClients(caller).auth.generateToken({ body });

    const twice = await code();
    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(() => exchange({ code: twice })));

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(
      await getError(exchange({ code: await code("state-abcd"), state: "state-abce" })),
    ).toMatchObject(bad);
    expect(await getError(exchange({ code: await code("state-abcd") }))).toMatchObject(bad);
    expect(await getError(exchange({ code: await code(), state: "state-abcd" }))).toMatchObject(
      bad,
    );
    expect(
      await getError(exchange({ code: await code() }, { tenantId: OTHER_TENANT_ID })),
    ).toMatchObject(bad);

    const { data: otherToken } = await site()
      .createClients()
      .services.generateToken({
        body: { id: TENANT_ID, secret: "a-secret-of-these-tests-alone", scopes: ["public"] },
      });

    expect(
      await getError(exchange({ code: await code() }, { appToken: otherToken })),
    ).toMatchObject(bad);
    expect(await getError(exchange({ code: tamperWith(await code()) }))).toMatchObject(bad);

    const late = await code();
    await site().database.db.updateTable("auth_codes").set({ expires_at: Date.now() }).execute();

    expect(await getError(exchange({ code: late }))).toMatchObject(bad);

    // A failed exchange uses the code up.
    const burnt = await code("state-abcd");
    await getError(exchange({ code: burnt }));

    expect(await getError(exchange({ code: burnt, state: "state-abcd" }))).toMatchObject(bad);
  });

  test("authorise rejects redirects that are not paths of the site", async () => {
    const { email } = await createAccount(site(), "tujuan");
    const { sessionToken } = await signIn(email);
    const send = (redirect: string) => account().authorise({ body: { sessionToken, redirect } });
    for (const redirect of ["https://jahat.example", "//jahat.example", "/\\jahat.example"])
      await expect(send(redirect)).rejects.toThrow();
    const answer = await site().sendRaw("account", "v1/account/authorise", {
      method: "POST",
      body: JSON.stringify({ sessionToken, redirect: "//jahat.example" }),
      headers: { "Content-Type": "application/json", "lms-id": TENANT_ID },
    });

    expect(answer.status).toBe(401);
    expect(
      await getError(account().authorise({ body: { sessionToken: tamperWith(sessionToken) } })),
    ).toMatchObject(SIGNED_OUT);
    expect(
      await getError(account({ tenantId: OTHER_TENANT_ID }).authorise({ body: { sessionToken } })),
    ).toMatchObject(SIGNED_OUT);
  });

  test("signIn answers unknown addresses and wrong passwords alike, in message and time", async () => {
    const { email } = await createAccount(site(), "waktu");
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 12; round++) {
      for (const [kind, address] of [
        ["known", email],
        ["unknown", `tiada-${round}@akun.example`],
      ] as const) {
        await clearAllAttempts(site());
        const begun = performance.now();
        expect(
          await getError(account().signIn({ body: { email: address, password: "salah sekali" } })),
        ).toEqual(WRONG);
        times[kind].push(performance.now() - begun);
      }
    }
    const median = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
    const [known, unknown] = [median(times.known), median(times.unknown)];

    // Without hashing, the response would take a tenth of the time.
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  test("signIn verifies ten of a thousand guesses at one account; the owner signs in from a known place", async () => {
    const { email } = await createAccount(site(), "sasaran");
    const home = nextClientIp();
    const { deviceToken } = await signIn(email, { clientIp: home });
    await clearAllAttempts(site());
    const outcomes = { 401: 0, 429: 0, other: 0 };
    for (let batch = 0; batch < 20; batch++) {
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

    expect(outcomes).toEqual({ 401: 10, 429: 990, other: 0 });

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
    ).toEqual(WRONG);
  }, 60_000);

  test("signIn blocks an account and network for 15 minutes after five wrong passwords, except known devices", async () => {
    const { email } = await createAccount(site(), "lima");
    const clientIp = nextClientIp();
    const { deviceToken } = await signIn(email, { clientIp });
    const guess = () =>
      getError(account({ clientIp }).signIn({ body: { email, password: "tebakan yang salah" } }));

    for (let time = 0; time < 5; time++) expect((await guess()).status).toBe(401);

    const refused = await guess();

    expect(refused).toMatchObject({
      status: 429,
      message: "Terlalu banyak percobaan, coba lagi dalam 15 menit.",
    });
    expect((refused.data as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(890);
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
    for (let round = 0; round < 10; round++)
      await Promise.all(pupils.map(({ email }) => signIn(email, { clientIp })));
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const body = { email: `acak-${index}@akun.example`, password: "tebakan yang salah" };
        return (await getError(account({ clientIp }).signIn({ body }))).status;
      }),
    );

    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  }, 30_000);

  test("signOut ends this session and its access tokens only", async () => {
    const { email } = await createAccount(site(), "keluar");
    const [here, there] = [await arrive(email), await arrive(email)];
    await account().signOut({ body: { sessionToken: here.sessionToken } });

    expect(await getError(me(here.accessToken))).toMatchObject(SIGNED_OUT);
    expect(
      await getError(account().getSession({ body: { sessionToken: here.sessionToken } })),
    ).toMatchObject(SIGNED_OUT);
    expect((await me(there.accessToken)).data.email).toBe(email);

    // A tenant's site holds the access token only.
    await account().signOut({ body: { accessToken: there.accessToken } });

    expect(
      await getError(account().getSession({ body: { sessionToken: there.sessionToken } })),
    ).toMatchObject(SIGNED_OUT);

    await account().signOut({ body: { sessionToken: there.sessionToken } });
  });

  test("signOutEverywhere ends all sessions and access tokens in every tenant", async () => {
    const { email } = await createAccount(site(), "semua");
    const arrivals = [
      await arrive(email),
      await arrive(email),
      await arrive(email, OTHER_TENANT_ID),
    ];
    const [first] = arrivals;
    const { data } = await account().signOutEverywhere({
      body: { accessToken: first?.accessToken },
    });

    expect(data.ended).toBe(6);

    for (const { accessToken, sessionToken } of arrivals) {
      expect(await getError(me(accessToken))).toMatchObject(SIGNED_OUT);
      for (const tenantId of [TENANT_ID, OTHER_TENANT_ID])
        expect(
          await getError(account({ tenantId }).getSession({ body: { sessionToken } })),
        ).toMatchObject(SIGNED_OUT);
    }

    expect(
      await getError(account().signOutEverywhere({ body: { accessToken: first?.accessToken } })),
    ).toMatchObject(SIGNED_OUT);
    expect(await getError(account().signOutEverywhere({ body: {} }))).toMatchObject(SIGNED_OUT);
  });

  test("listSessions and endSession cover the user's own sessions only", async () => {
    const [{ email }, stranger] = [
      await createAccount(site(), "daftar"),
      await createAccount(site(), "asing"),
    ];
    const [one, two] = [
      await signIn(email, {}, { device: "Firefox di Linux" }),
      await signIn(email, {}, { device: "Chrome di Android" }),
    ];
    const list = async (sessionToken: string) =>
      (await account().listSessions({ body: { sessionToken } })).data;

    expect(
      (await list(one.sessionToken)).map(({ device, current }) => [device, current]).sort(),
    ).toEqual([
      ["Chrome di Android", false],
      ["Firefox di Linux", true],
    ]);

    const other = (await list(one.sessionToken)).find(({ current }) => !current);
    const { sessionToken } = await signIn(stranger.email);
    const end = (token: string) =>
      account().endSession({ body: { sessionToken: token, id: other?.id ?? "" } });

    expect(await getError(end(sessionToken))).toMatchObject({ status: 404 });

    await end(one.sessionToken);

    expect(
      await getError(account().getSession({ body: { sessionToken: two.sessionToken } })),
    ).toMatchObject(SIGNED_OUT);
    expect(await getError(end(one.sessionToken))).toMatchObject({ status: 404 });
    expect(
      await getError(account().listSessions({ body: { sessionToken: two.sessionToken } })),
    ).toMatchObject(SIGNED_OUT);
    expect(await getError(account().endSession({ body: { id: "x" } }))).toMatchObject(SIGNED_OUT);
  });

  test("signIn grants the student role in another tenant; tokens, sessions and devices are stored as hashes", async () => {
    const { email } = await createAccount(site(), "pindah", [{ tenantId: TENANT_ID, role: 2 }]);
    const { user, accessToken, sessionToken, deviceToken } = await arrive(email, OTHER_TENANT_ID);

    expect(user).toMatchObject({ kinds: [4], tenantIds: [TENANT_ID, OTHER_TENANT_ID] });
    expect((await me(accessToken)).data.kinds).toEqual([2]);

    const { db } = site().database;
    for (const table of [
      "account_sessions",
      "access_tokens",
      "known_places",
      "auth_codes",
    ] as const) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      for (const secret of [accessToken, sessionToken, deviceToken])
        expect(rows).not.toContain(secret);
    }
  });
});
