import { randomBytes } from "node:crypto";
import { z } from "zod";
import { AppError } from "../app-error";
import { HostError } from "../hosts/host-contract";
import { parseJson } from "../parse-json";
import type { RequestContext } from "../request/context";
import {
  deleteAccountCookie,
  readAccountCookie,
  setAccountCookie,
} from "../session/account-cookies";
import {
  createSession,
  deleteSessionCookie,
  type Session,
  setSessionCookie,
} from "../session/session";
import { type ActionResult, attempt } from "./action-result";

/** Format of the account host's codes; anything else is a truncated or forged link. */
const CODE_PATTERN = /^[\x21-\x7e]{20,128}$/;
const STATE_PATTERN = /^[\w-]{8,200}$/;
const pendingSignInSchema = z.object({ state: z.string(), redirect: z.string() });

/**
 * Starts a sign-in (ROL2) and remembers its state and target in a cookie.
 * @returns the account site's address with return address, tenant, state and an encrypted app token
 */
export async function startSignIn(context: RequestContext, target: string): Promise<string> {
  const state = randomBytes(18).toString("base64url");
  const query = new URLSearchParams({
    redirect: new URL("/CallbackAuth", context.url).href,
    tenantId: context.tenant.tenantId,
    state,
  });
  const credentials = context.account.credentials();
  if (credentials) for (const [name, value] of Object.entries(credentials)) query.set(name, value);
  await setAccountCookie(context, "signIn", JSON.stringify({ state, redirect: target }));
  return `${context.account.siteUrl ?? "/Akun/Masuk"}?${query}`;
}

interface SignInResult {
  /** A path of this site. */
  target: string;
  roles: number[];
}

/**
 * Completes a sign-in: exchanges the account site's code, once, for a session with a new id.
 * @returns null if the state is not this browser's or the code is invalid
 * @throws AppError unavailable
 */
export async function finishSignIn(context: RequestContext): Promise<SignInResult | null> {
  const { searchParams } = context.url;
  const pending = await readPendingSignIn(context);
  const state = searchParams.get("state") ?? "";
  const code = searchParams.get("code") ?? "";
  if (!pending || pending.state !== state || !CODE_PATTERN.test(code)) return null;
  try {
    const { data } = await context.hosts.auth.generateToken({ body: { code, state } });
    const { user, accessToken } = data;
    const kind = user.kinds.length === 1 ? (user.kinds[0] ?? null) : null;
    const session = createSession(
      { accessToken, userId: user.id, name: user.name, kind, tenantId: context.tenant.tenantId },
      Date.now(),
    );
    await setSessionCookie(context, session, Date.now());
    deleteAccountCookie(context, "signIn");
    return { target: pending.redirect, roles: user.kinds };
  } catch (error) {
    if (error instanceof HostError && error.status >= 400 && error.status < 500) return null;
    throw new AppError("unavailable", "Anda belum dapat masuk. Coba lagi beberapa saat lagi.", {
      cause: error,
    });
  }
}

async function readPendingSignIn(context: RequestContext) {
  const text = await readAccountCookie(context, "signIn");
  return text === undefined ? undefined : pendingSignInSchema.safeParse(parseJson(text)).data;
}

/** Stores the chosen role in the session cookie (ROL5); null chooses none. */
export const chooseRole = (context: RequestContext, session: Session, kind: number | null) =>
  setSessionCookie(context, { ...session, kind }, Date.now());

/** Where the account site sends a visitor who is signed in there; null for all others. */
export async function findSignedInRedirect(context: RequestContext): Promise<string | null> {
  const sessionToken = await readAccountCookie(context, "session");
  if (!sessionToken) return null;
  try {
    return await createAuthorisationRedirect(context, sessionToken);
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}

async function createAuthorisationRedirect(
  context: RequestContext,
  sessionToken: string,
): Promise<string> {
  const state = context.url.searchParams.get("state");
  // Without a pending sign-in there is no state to return to: a new one starts.
  if (!state || !STATE_PATTERN.test(state)) return "/Login";
  const { data } = await context.hosts.account.authorise({ body: { sessionToken, state } });
  return `/CallbackAuth?${new URLSearchParams({ code: data.code, state })}`;
}

const PASSWORD_MESSAGES = { 401: "Email atau kata sandi salah" };

/** Signs in at the account site. An unknown address, an unverified one and a wrong password get the same message. */
export const signInWithPassword = (
  context: RequestContext,
  { email, password, device }: { email: string; password: string; device: string },
): Promise<ActionResult<{ location: string }>> =>
  attempt(context, { fields: ["email"], messages: PASSWORD_MESSAGES }, async () => {
    const deviceToken = await readAccountCookie(context, "device");
    const { data } = await context.hosts.account.signIn({
      body: { email, password, device, ...(deviceToken && { deviceToken }) },
    });
    return { location: await applySessionGrant(context, data) };
  });

/**
 * Stores the account session that a host granted.
 * @returns where to go next
 */
export async function applySessionGrant(
  context: RequestContext,
  { sessionToken, deviceToken }: { sessionToken: string; deviceToken: string },
): Promise<string> {
  const location = await createAuthorisationRedirect(context, sessionToken);
  await setAccountCookie(context, "session", sessionToken);
  await setAccountCookie(context, "device", deviceToken);
  return location;
}

/** Tokens of the site's session and the account session, as the account host takes them. */
export async function getSessionTokens(
  context: RequestContext,
): Promise<{ sessionToken?: string; accessToken?: string }> {
  const sessionToken = await readAccountCookie(context, "session");
  return {
    ...(sessionToken && { sessionToken }),
    ...(context.session && { accessToken: context.session.accessToken }),
  };
}

/**
 * Ends the session here and at the account site; with `everywhere`, all sessions of the user.
 * @throws AppError unavailable
 */
export async function signOut(context: RequestContext, everywhere: boolean): Promise<void> {
  const body = await getSessionTokens(context);
  const { account } = context.hosts;
  try {
    await (everywhere ? account.signOutEverywhere({ body }) : account.signOut({ body }));
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    // 401: the session had ended already.
    if (error.status !== 401)
      throw new AppError(
        "unavailable",
        "Anda belum keluar: layanan akun tidak menjawab. Coba lagi sebentar lagi.",
        { cause: error },
      );
  }
  const { session, answers } = context;
  if (session) answers.streams.signOut(session.userId, everywhere ? undefined : session.id);
  deleteSessionCookie(context);
  deleteAccountCookie(context, "session");
}
