import { expect, test } from "vitest";
import { DAY_MS } from "~/lib/time";
import { createAccount } from "./account-fixture";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID, tamperWith } from "./backend";
import { createSignInCalls, SIGNED_OUT } from "./sign-in-fixture";

describeEachBackend((site) => {
  const { account, signIn, signInToTenant, getUser } = createSignInCalls(site);

  test("[ROL2] signIn, authorise and generateToken lead from the account site to an access token", async () => {
    const { id, email } = await createAccount(site(), "perjalanan", [
      { tenantId: TENANT_ID, role: 3 },
      { tenantId: TENANT_ID, role: 1 },
    ]);
    const { accessToken, user, expiresAt, redirect } = await signInToTenant(email);

    expect(redirect).toBe("/Dashboard");
    expect((expiresAt ?? 0) - Date.now()).toBeGreaterThan(29 * DAY_MS);
    expect(user).toMatchObject({
      id,
      name: "Nama perjalanan",
      email,
      kinds: [1, 3],
      activeKind: 1,
      tenantIds: [TENANT_ID],
    });
    expect((await getUser(accessToken)).data).toEqual(user);
    expect((await site().createClients({ accessToken }).auth.getUser()).data).toEqual(user);
  });

  test("generateToken accepts a code once within 60 s, with its tenant, state and app token only", async () => {
    const { email } = await createAccount(site(), "kode");
    const { sessionToken } = await signIn(email);
    const INVALID_CODE = { status: 401, message: "Kode masuk tidak berlaku, silakan masuk lagi." };
    const createCode = async (state?: string) =>
      (await account().authorise({ body: { sessionToken, ...(state && { state }) } })).data.code;
    const exchange = (body: { code: string; state?: string }, caller = {}) =>
      site().createClients(caller).auth.generateToken({ body });

    const sharedCode = await createCode();
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4, 5].map(() => exchange({ code: sharedCode })),
    );

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(
      await getError(exchange({ code: await createCode("state-abcd"), state: "state-abce" })),
    ).toMatchObject(INVALID_CODE);
    expect(await getError(exchange({ code: await createCode("state-abcd") }))).toMatchObject(
      INVALID_CODE,
    );
    expect(
      await getError(exchange({ code: await createCode(), state: "state-abcd" })),
    ).toMatchObject(INVALID_CODE);
    expect(
      await getError(exchange({ code: await createCode() }, { tenantId: OTHER_TENANT_ID })),
    ).toMatchObject(INVALID_CODE);

    const { data: otherToken } = await site()
      .createClients()
      .services.generateToken({
        body: { id: TENANT_ID, secret: "a-secret-of-these-tests-alone", scopes: ["public"] },
      });

    expect(
      await getError(exchange({ code: await createCode() }, { appToken: otherToken })),
    ).toMatchObject(INVALID_CODE);
    expect(await getError(exchange({ code: tamperWith(await createCode()) }))).toMatchObject(
      INVALID_CODE,
    );

    const expiredCode = await createCode();
    await site().database.db.updateTable("auth_codes").set({ expires_at: Date.now() }).execute();

    expect(await getError(exchange({ code: expiredCode }))).toMatchObject(INVALID_CODE);

    // A failed exchange uses the code up.
    const failedCode = await createCode("state-abcd");
    await getError(exchange({ code: failedCode }));

    expect(await getError(exchange({ code: failedCode, state: "state-abcd" }))).toMatchObject(
      INVALID_CODE,
    );
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

  test("signIn grants the student role in another tenant; tokens, sessions and devices are stored as hashes", async () => {
    const { email } = await createAccount(site(), "pindah", [{ tenantId: TENANT_ID, role: 2 }]);
    const { user, accessToken, sessionToken, deviceToken } = await signInToTenant(
      email,
      OTHER_TENANT_ID,
    );

    expect(user).toMatchObject({ kinds: [4], tenantIds: [TENANT_ID, OTHER_TENANT_ID] });
    expect((await getUser(accessToken)).data.kinds).toEqual([2]);

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
