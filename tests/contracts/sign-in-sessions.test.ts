import { expect, test } from "vitest";
import { createAccount } from "./account-fixture";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createSignInCalls, SIGNED_OUT } from "./sign-in-fixture";

describeEachBackend((site) => {
  const { account, signIn, signInToTenant, getUser } = createSignInCalls(site);

  test("signOut ends this session and its access tokens only", async () => {
    const { email } = await createAccount(site(), "keluar");
    const [here, there] = [await signInToTenant(email), await signInToTenant(email)];
    await account().signOut({ body: { sessionToken: here.sessionToken } });

    expect(await getError(getUser(here.accessToken))).toMatchObject(SIGNED_OUT);
    expect(
      await getError(account().getSession({ body: { sessionToken: here.sessionToken } })),
    ).toMatchObject(SIGNED_OUT);
    expect((await getUser(there.accessToken)).data.email).toBe(email);

    // A tenant's site holds the access token only.
    await account().signOut({ body: { accessToken: there.accessToken } });

    expect(
      await getError(account().getSession({ body: { sessionToken: there.sessionToken } })),
    ).toMatchObject(SIGNED_OUT);

    await account().signOut({ body: { sessionToken: there.sessionToken } });
  });

  test("signOutEverywhere ends all sessions and access tokens in every tenant", async () => {
    const { email } = await createAccount(site(), "semua");
    const signIns = [
      await signInToTenant(email),
      await signInToTenant(email),
      await signInToTenant(email, OTHER_TENANT_ID),
    ];
    const [first] = signIns;
    const { data } = await account().signOutEverywhere({
      body: { accessToken: first?.accessToken },
    });

    expect(data.ended).toBe(6);

    for (const { accessToken, sessionToken } of signIns) {
      expect(await getError(getUser(accessToken))).toMatchObject(SIGNED_OUT);
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
});
