import { describe, expect, test } from "vitest";
import { endSession, getVerification, signUp, verifyEmail } from "~/server/features/account";
import { getActiveRoles, getCurrentUser } from "~/server/features/current-user";
import { getDashboardMenu } from "~/server/features/dashboard-menu";
import {
  chooseRole,
  finishSignIn,
  signInWithPassword,
  signOut,
  startSignIn,
} from "~/server/features/sign-in";
import type { RequestContext } from "~/server/request/context";
import { readSession } from "~/server/session/session";
import {
  createFakeContext,
  createFakeSession,
  createHostError,
  getCookieHeader,
} from "./fake-context";

const CODE = "c".repeat(43);
const CREDENTIALS = { email: "sri@example.org", password: "rahasia sekali", device: "Firefox" };

/** Starts a sign-in and returns its cookie and state. */
async function start() {
  const { context } = createFakeContext({});
  const location = await startSignIn(context, "/Dashboard/Payouts");
  const state = new URL(location, context.url).searchParams.get("state") ?? "";
  return { location, state, cookie: getCookieHeader(context) };
}

function createCallback(state: string, cookie: string, generateToken: () => unknown) {
  const url = `http://main.localhost/CallbackAuth?${new URLSearchParams({ code: CODE, state })}`;
  return createFakeContext({}, null, { cookie, url, hosts: { auth: { generateToken } } });
}

const grantToken = (kinds: number[]) => () => ({
  accessToken: "access-1",
  user: { id: "7", name: "Sri", kinds },
});

describe("finishSignIn", () => {
  test("exchanges the code for a session and returns to the target", async () => {
    const { state, cookie } = await start();
    const { context } = createCallback(state, cookie, grantToken([1]));

    const result = await finishSignIn(context);

    expect(result).toEqual({ target: "/Dashboard/Payouts", mustChooseRole: false });
    const session = await readSession(context.encrypter, getCookieHeader(context), {
      tenantId: "lms-main",
      https: false,
      now: Date.now(),
    });
    expect(session).toMatchObject({ accessToken: "access-1", userId: "7", kind: 1 });
  });

  test("chooses no role for a user with several", async () => {
    const { state, cookie } = await start();
    const { context } = createCallback(state, cookie, grantToken([1, 7]));

    expect(await finishSignIn(context)).toMatchObject({ mustChooseRole: true });
  });

  test("rejects the state of another browser without a call", async () => {
    const { state } = await start();
    const { context, calls } = createCallback(state, "", grantToken([1]));

    expect(await finishSignIn(context)).toBeNull();
    expect(calls).toEqual([]);
  });

  test("returns null for an invalid code, and throws if the host is unavailable", async () => {
    const { state, cookie } = await start();
    const callback = (status: number) =>
      createCallback(state, cookie, () => Promise.reject(createHostError(status))).context;

    expect(await finishSignIn(callback(400))).toBeNull();
    await expect(finishSignIn(callback(503))).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("chooseRole", () => {
  const signInAgain = async (chosenIn: RequestContext) => {
    const { state, cookie } = await start();
    const cookies = `${cookie}; ${getCookieHeader(chosenIn)}`;
    return finishSignIn(createCallback(state, cookies, grantToken([1, 4])).context);
  };

  test.each([true, false])(
    "[ROL5] stores the role for this visit, and for the next sign-in only if it is kept (%s)",
    async (keep) => {
      const session = createFakeSession("7");
      const { context } = createFakeContext({}, null, { session });
      await chooseRole(context, session, { kind: 4, keep });

      const stored = await readSession(context.encrypter, getCookieHeader(context), {
        tenantId: "lms-main",
        https: false,
        now: Date.now(),
      });
      expect(stored?.kind).toBe(4);
      expect(await signInAgain(context)).toMatchObject({ mustChooseRole: !keep });
    },
  );

  test("[ROL5] the chosen role arranges the dashboard and grants nothing", async () => {
    const getMe = () => ({ id: "7", name: "Sri", email: "", kinds: [1, 4] });
    const countInbox = () => ({ appointment: 2, demo: 0, talent: 0, training: 0, application: 0 });
    const asRole = (kind: number | null) => {
      const session = { ...createFakeSession("7"), kind };
      const countMail = () => ({ waiting: 5, failed: 3 });
      return createFakeContext({ getMe }, { countInbox, countMail }, { session }).context;
    };

    expect(await getActiveRoles(asRole(4))).toEqual([4]);
    expect(await getDashboardMenu(asRole(4))).toEqual([{ label: "Ringkasan", href: "/Dashboard" }]);
    expect(await getDashboardMenu(asRole(1))).toContainEqual({
      group: "Uang",
      label: "Pencairan dana",
      href: "/Dashboard/Payouts",
    });
    expect(await getDashboardMenu(asRole(1))).toContainEqual({
      group: "Kotak masuk",
      label: "Janji temu",
      href: "/Dashboard/Janji",
      count: 2,
    });
    expect(await getDashboardMenu(asRole(1))).toContainEqual({
      group: "Sistem",
      label: "Surat keluar",
      href: "/Dashboard/Outbox",
      count: 3,
    });
    expect(await getActiveRoles(asRole(null))).toEqual([1, 4]);
    // A role that was taken away.
    expect(await getActiveRoles(asRole(0))).toEqual([1, 4]);
    expect((await getCurrentUser(asRole(4)))?.roles).toEqual([1, 4]);
  });
});

describe("signInWithPassword", () => {
  test("shows one message for an unknown address and a wrong password", async () => {
    const signIn = () => Promise.reject(createHostError(401));
    const { context } = createFakeContext({}, null, { hosts: { account: { signIn } } });

    const result = await signInWithPassword(context, CREDENTIALS);

    expect(result).toMatchObject({
      ok: false,
      status: 422,
      message: "Email atau kata sandi salah",
    });
    expect(context.cookies.takeHeaders()).toEqual([]);
  });

  test("sets the account and device cookies", async () => {
    const signIn = () => ({ sessionToken: "s-1", deviceToken: "d-1" });
    const { context } = createFakeContext({}, null, { hosts: { account: { signIn } } });

    const result = await signInWithPassword(context, CREDENTIALS);

    expect(result).toEqual({ ok: true, location: "/Login" });
    expect([...context.cookies.changes().keys()]).toEqual(["_account", "_device"]);
  });
});

describe("signOut", () => {
  const createSignedIn = (status: number) =>
    createFakeContext({}, null, {
      session: createFakeSession("7"),
      hosts: { account: { signOut: () => Promise.reject(createHostError(status)) } },
    }).context;

  test("deletes the cookies of a session that had ended", async () => {
    const context = createSignedIn(401);

    await signOut(context, false);

    const changes = [...context.cookies.changes()];
    expect(changes.map(([name, { maxAgeSeconds }]) => [name, maxAgeSeconds])).toEqual([
      ["_session", 0],
      ["_account", 0],
    ]);
  });

  test("keeps the session if the account host is unavailable", async () => {
    const context = createSignedIn(0);

    await expect(signOut(context, false)).rejects.toMatchObject({ code: "unavailable" });
    expect(context.cookies.takeHeaders()).toEqual([]);
  });
});

test("endSession accepts a session that has ended already", async () => {
  const endSessionHandler = () => Promise.reject(createHostError(404));
  const { context } = createFakeContext({}, null, {
    hosts: { account: { endSession: endSessionHandler } },
  });

  await expect(endSession(context, "s-2")).resolves.toBeUndefined();
});

describe("signUp and verifyEmail", () => {
  const INPUT = { name: "Sri", email: "sri@example.org", password: "kuda lumping biru" };
  const createHosts = (bodies: { browserKey?: string }[]) => {
    const record = (body: { browserKey?: string }) => void bodies.push(body);
    const recorded = ({ body }: { body: { browserKey?: string } }) => record(body);
    return {
      account: {
        signUp: recorded,
        verifyEmail: recorded,
        checkVerification: ({ body }: { body: { browserKey?: string } }) => {
          record(body);
          return { state: "password", name: "Sri", email: INPUT.email };
        },
      },
    };
  };

  test("a browser names its own sign-up, under one key, until the account exists", async () => {
    const bodies: { browserKey?: string }[] = [];
    const first = createFakeContext({}, null, { hosts: createHosts(bodies) }).context;
    await signUp(first, INPUT, "key-1");
    const cookie = getCookieHeader(first);
    const second = createFakeContext({}, null, { hosts: createHosts(bodies), cookie }).context;
    await signUp(second, INPUT, "key-2");
    await verifyEmail(second, { token: "t".repeat(43) });

    expect(cookie).toContain("_sign_up=");
    expect(bodies[0]?.browserKey).toMatch(/^[\w-]{43}$/);
    expect(new Set(bodies.map(({ browserKey }) => browserKey)).size).toBe(1);
    expect(second.cookies.changes().get("_sign_up")?.maxAgeSeconds).toBe(0);
  });

  test("another browser names none", async () => {
    const bodies: { browserKey?: string }[] = [];
    const { context } = createFakeContext({}, null, { hosts: createHosts(bodies) });
    const { state } = await getVerification(context, "t".repeat(43));
    expect([state, bodies]).toEqual(["password", [{ token: "t".repeat(43) }]]);
  });
});
