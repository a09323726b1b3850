import { describe, expect, test } from "vitest";
import { finishSignIn, signOut, startSignIn } from "~/server/features/sign-in";
import { readSession } from "~/server/session/session";
import { createFakeContext, createFakeSession, getCookieHeader } from "./fake-context";

describe("an account site of others", () => {
  const SITE = { accountSiteUrl: "https://akun.example/masuk?lang=id" };
  const me = { id: "7", name: "Sri", kinds: [1] };

  async function startThere() {
    const { context } = createFakeContext({}, null, SITE);
    const location = new URL(await startSignIn(context, "/Dashboard"));
    return { location, cookie: getCookieHeader(context) };
  }

  /** The site sends the visitor to the address that it was given, with its own parameters. */
  async function comeBack(parameters: string, generateToken: () => unknown = () => "access-1") {
    const { location, cookie } = await startThere();
    const url = location.searchParams.get("redirect") + parameters;
    const fake = createFakeContext({ getMe: () => me }, null, {
      ...SITE,
      cookie,
      url,
      hosts: { auth: { generateToken } },
    });
    const result = await finishSignIn(fake.context);
    const session = await readSession(fake.context.encrypter, getCookieHeader(fake.context), {
      tenantId: "lms-main",
      https: false,
      now: Date.now(),
    });
    return { result, session, calls: fake.calls.map(({ name }) => name) };
  }

  test("[ROL2] [ROL3] sign-in goes there with return address, tenant and state", async () => {
    const { location } = await startThere();
    const { redirect, ...query } = Object.fromEntries(location.searchParams);

    expect(location.origin + location.pathname).toBe("https://akun.example/masuk");
    expect(query).toEqual({ lang: "id", tenantId: "lms-main", state: expect.any(String) });
    expect(redirect).toBe(`http://main.localhost/CallbackAuth?state=${query.state}`);
  });

  test.each([
    ["a short code", "&code=abc", () => "access-1", ["generateToken", "getMe"]],
    [
      "a code, named as OAuth does",
      "&code=abc",
      () => ({ accessToken: "access-1", user: me }),
      ["generateToken"],
    ],
    ["an access token", "&access_token=access-1", undefined, ["getMe"]],
    ["a token appended naively", "?token=access-1", undefined, ["getMe"]],
  ])("[RTE18] %s signs in", async (_, parameters, generateToken, expectedCalls) => {
    const grant = generateToken?.();
    const { result, session, calls } = await comeBack(parameters, () =>
      typeof grant === "string" ? { accessToken: grant, user: null } : grant,
    );

    expect(result).toEqual({ target: "/Dashboard", mustChooseRole: false });
    expect(session).toMatchObject({ accessToken: "access-1", userId: "7", kind: 1 });
    expect(calls).toEqual(expectedCalls);
  });

  test("an answer without this browser's state signs no visitor in", async () => {
    const { cookie } = await startThere();
    const url = "http://main.localhost/CallbackAuth?access_token=access-1";
    const { context, calls } = createFakeContext({}, null, { ...SITE, cookie, url });

    expect(await finishSignIn(context)).toBeNull();
    expect(calls).toEqual([]);
  });

  test("an access token in the address does not sign in to the built-in account pages", async () => {
    const embedded = createFakeContext({}).context;
    const location = await startSignIn(embedded, "/Dashboard");
    const state = new URL(location, embedded.url).searchParams.get("state") ?? "";
    const cookie = getCookieHeader(embedded);
    const url = `http://main.localhost/CallbackAuth?access_token=access-1&state=${state}`;
    const { context, calls } = createFakeContext({}, null, { cookie, url });

    expect(await finishSignIn(context)).toBeNull();
    expect(calls).toEqual([]);
  });

  test("signing out ends the session here, without a call", async () => {
    const { context, calls } = createFakeContext({}, null, {
      ...SITE,
      session: createFakeSession("7"),
    });
    await signOut(context, false);

    expect(context.cookies.changes().get("_session")?.maxAgeSeconds).toBe(0);
    expect(calls).toEqual([]);
  });
});
