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
/** Codes and tokens of an account site of others. */
const TOKEN_PATTERN = /^[\x21-\x7e]{1,2048}$/;
const STATE_PATTERN = /^[\w-]{8,200}$/;
const pendingSignInSchema = z.object({ state: z.string(), redirect: z.string() });

/**
 * Starts a sign-in (ROL2) and remembers its state and target in a cookie.
 * @returns the account site's address with return address, tenant, state and an encrypted app token
 */
export async function startSignIn(context: RequestContext, target: string): Promise<string> {
  const state = randomBytes(18).toString("base64url");
  const { siteUrl } = context.account;
  const callback = new URL("/CallbackAuth", context.url);
  // A site of others returns what the address carries, and may not know `state`.
  if (siteUrl) callback.searchParams.set("state", state);
  const location = new URL(siteUrl ?? "/Akun/Masuk", context.url);
  const query = location.searchParams;
  query.set("redirect", callback.href);
  query.set("tenantId", context.tenant.tenantId);
  query.set("state", state);
  const credentials = context.account.credentials();
  if (credentials) for (const [name, value] of Object.entries(credentials)) query.set(name, value);
  await setAccountCookie(context, "signIn", JSON.stringify({ state, redirect: target }));
  return siteUrl ? location.href : location.pathname + location.search;
}

interface SignInResult {
  /** A path of this site. */
  target: string;
  /** The user has several roles and has chosen none. */
  mustChooseRole: boolean;
}

/** What the account site sent back: a code to exchange, or the access token itself. */
interface SignInAnswer {
  state: string;
  code: string | null;
  accessToken: string | null;
}

/** Tolerates sites that append their query to an address that has one. */
function readAnswer({ url, account }: RequestContext): SignInAnswer {
  const query = new URLSearchParams(url.search.slice(1).replaceAll("?", "&"));
  const code = query.get("code");
  if (!account.siteUrl)
    return {
      state: query.get("state") ?? "",
      code: code && CODE_PATTERN.test(code) ? code : null,
      accessToken: null,
    };
  const token = ["access_token", "accessToken", "token"].map((name) => query.get(name));
  const accessToken = token.find((value) => value && TOKEN_PATTERN.test(value)) ?? null;
  return {
    state: query.get("state") ?? "",
    code: code && TOKEN_PATTERN.test(code) ? code : null,
    accessToken,
  };
}

/** Whether the account site sent the visitor. */
export function isSignInAnswer(context: RequestContext): boolean {
  const { code, accessToken } = readAnswer(context);
  return context.url.searchParams.has("code") || code !== null || accessToken !== null;
}

/**
 * Completes a sign-in: exchanges the account site's code, once, for a session with a new id.
 * @returns null if the state is not this browser's or the code is invalid
 * @throws AppError unavailable
 */
export async function finishSignIn(context: RequestContext): Promise<SignInResult | null> {
  const answer = readAnswer(context);
  const pending = await readPendingSignIn(context);
  if (!pending || pending.state !== answer.state || !(answer.code || answer.accessToken))
    return null;
  try {
    const { accessToken, user } = await exchangeAnswer(context, answer);
    const kind = await findInitialKind(context, user);
    const session = createSession(
      { accessToken, userId: user.id, name: user.name, kind, tenantId: context.tenant.tenantId },
      Date.now(),
    );
    await setSessionCookie(context, session, Date.now());
    deleteAccountCookie(context, "signIn");
    return { target: pending.redirect, mustChooseRole: kind === null && user.kinds.length > 1 };
  } catch (error) {
    if (error instanceof HostError && error.status >= 400 && error.status < 500) return null;
    throw new AppError("unavailable", "Anda belum dapat masuk. Coba lagi beberapa saat lagi.", {
      cause: error,
    });
  }
}

async function exchangeAnswer(
  context: RequestContext,
  { code, accessToken: givenToken, state }: SignInAnswer,
) {
  const grant = givenToken
    ? { accessToken: givenToken, user: null }
    : (await context.hosts.auth.generateToken({ body: { code: code ?? "", state } })).data;
  const { accessToken } = grant;
  const user = grant.user ?? (await context.hostsForUser(accessToken).services.getMe()).data;
  return { accessToken, user };
}

/**
 * Where a visitor goes on whose email was verified: to sign in, and then to the page that asked for it if this
 * browser knows.
 */
export async function getVerifiedLocation(context: RequestContext): Promise<string> {
  const pending = await readPendingSignIn(context);
  const location = pending ? await startSignIn(context, pending.redirect) : "/Akun/Masuk";
  return `${location}${location.includes("?") ? "&" : "?"}notice=verified`;
}

async function readPendingSignIn(context: RequestContext) {
  const text = await readAccountCookie(context, "signIn");
  return text === undefined ? undefined : pendingSignInSchema.safeParse(parseJson(text)).data;
}

const keptKindSchema = z.object({ userId: z.string(), kind: z.number().int() });

/** Stores the chosen role for this visit (ROL5), and with `keep` for the user's next sign-ins in this browser. */
export async function chooseRole(
  context: RequestContext,
  session: Session,
  { kind, keep }: { kind: number; keep: boolean },
): Promise<void> {
  await setSessionCookie(context, { ...session, kind }, Date.now());
  if (keep)
    await setAccountCookie(context, "kind", JSON.stringify({ userId: session.userId, kind }));
  else deleteAccountCookie(context, "kind");
}

/** The role that a user starts with: the only one, or the kept choice; null leaves it to `/Welcome`. */
async function findInitialKind(
  context: RequestContext,
  user: { id: string; kinds: number[] },
): Promise<number | null> {
  const [only, ...others] = user.kinds;
  if (only !== undefined && others.length === 0) return only;
  const text = await readAccountCookie(context, "kind");
  const kept = text === undefined ? undefined : keptKindSchema.safeParse(parseJson(text)).data;
  return kept?.userId === user.id && user.kinds.includes(kept.kind) ? kept.kind : null;
}

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
): Promise<ActionResult<{ location: string }>> => {
  const options = { fields: ["email"], messages: PASSWORD_MESSAGES, hostMessages: [403] as const };
  return attempt(context, options, async () => {
    const deviceToken = await readAccountCookie(context, "device");
    const body = { email, password, device, ...(deviceToken && { deviceToken }) };
    return acceptGrant(context, context.hosts.account.signIn({ body }));
  });
};

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

const challengeSchema = z.object({ challenge: z.string().min(1) });

/** Goes on with a session, or to the second step if a code is due. */
export async function acceptGrant(
  context: RequestContext,
  grant: Promise<{ data: { sessionToken: string; deviceToken: string } }>,
): Promise<{ location: string }> {
  try {
    return { location: await applySessionGrant(context, (await grant).data) };
  } catch (error) {
    const { data } = challengeSchema.safeParse(error instanceof HostError ? error.data : null);
    if (!data) throw error;
    await setAccountCookie(context, "challenge", data.challenge);
    return { location: `/Akun/Masuk/Kode${context.url.search}` };
  }
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
  if (context.installation.hasAccountPages) await endAccountSession(context, everywhere);
  deleteSessionCookie(context);
  deleteAccountCookie(context, "session");
}

async function endAccountSession(context: RequestContext, everywhere: boolean): Promise<void> {
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
}
