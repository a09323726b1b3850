import { randomBytes } from "node:crypto";
import { z } from "zod";
import { AppError } from "../app-error";
import type { Refusal } from "../form-post";
import { HostError } from "../hosts/define";
import { accountCookie, readAccountCookie } from "../session/account-cookies";
import { newSession, type Session, sessionCookie } from "../session/session";
import type { Visit } from "../visit";
import { refusalOf } from "./refusal";

const isHttps = (visit: Visit) => visit.url.protocol === "https:";
/** As the account host makes them; what else a link says is a link cut short, or nobody's. */
const CODE = /^[\x21-\x7e]{20,128}$/;
const STATE = /^[\w-]{8,200}$/;
const pending = z.object({ state: z.string(), redirect: z.string() });

/**
 * Begins a sign-in (ROL2): the account site's address with where to come back to, the tenant, the app token's code and an app token
 * sealed for it; and the cookie that remembers the state and where its visitor was going.
 */
export async function beginSignIn(visit: Visit, target: string): Promise<{ location: string; cookie: string }> {
  const state = randomBytes(18).toString("base64url");
  const query = new URLSearchParams({ redirect: new URL("/CallbackAuth", visit.url).href, tenantId: visit.tenant.lmsId, state });
  const credentials = visit.account.credentials();
  if (credentials) for (const [name, value] of Object.entries(credentials)) query.set(name, value);
  const cookie = await accountCookie(visit.sealer, "login", JSON.stringify({ state, redirect: target }), isHttps(visit));
  return { location: `${visit.account.siteUrl ?? "/Akun/Masuk"}?${query}`, cookie };
}

interface SignedIn {
  /** A path of this site. */
  target: string;
  cookies: string[];
  roles: number[];
}

/**
 * Ends a sign-in: the code that the account site sent is exchanged, once, for a session with a new id.
 * @returns null when the state is not this browser's, or the code is not good
 * @throws AppError unavailable
 */
export async function finishSignIn(visit: Visit, request: Request): Promise<SignedIn | null> {
  const { searchParams } = visit.url;
  const https = isHttps(visit);
  const kept = await readAccountCookie(visit.sealer, request, "login", https);
  const begun = kept === undefined ? null : pending.parse(JSON.parse(kept));
  const state = searchParams.get("state") ?? "";
  const code = searchParams.get("code") ?? "";
  if (!begun || begun.state !== state || !CODE.test(code)) return null;
  try {
    const { data } = await visit.hosts.auth.generateToken({ body: { code, state } });
    const { user, accessToken } = data;
    const kind = user.kinds.length === 1 ? (user.kinds[0] ?? null) : null;
    const session = newSession({ accessToken, userId: user.id, name: user.name, kind, lmsId: visit.tenant.lmsId }, Date.now());
    const cookies = await Promise.all([
      sessionCookie(visit.sealer, session, https, Date.now()),
      accountCookie(visit.sealer, "login", null, https),
    ]);
    return { target: begun.redirect, cookies, roles: user.kinds };
  } catch (error) {
    if (error instanceof HostError && error.status >= 400 && error.status < 500) return null;
    throw new AppError("unavailable", "Anda belum dapat masuk. Coba lagi beberapa saat lagi.", { cause: error });
  }
}

/** The session with another role chosen, or with none (ROL5). */
export const withKind = (visit: Visit, session: Session, kind: number | null) =>
  sessionCookie(visit.sealer, { ...session, kind }, isHttps(visit), Date.now());

/** Where the account site sends somebody on, or null when nobody is signed in there. */
export async function signInAgain(visit: Visit, request: Request): Promise<string | null> {
  const sessionToken = await readAccountCookie(visit.sealer, request, "session", isHttps(visit));
  if (!sessionToken) return null;
  try {
    return await authorised(visit, sessionToken);
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}

async function authorised(visit: Visit, sessionToken: string): Promise<string> {
  const state = visit.url.searchParams.get("state");
  // Without a sign-in that a site began there is none to end: it begins one of its own.
  if (!state || !STATE.test(state)) return "/Login";
  const { data } = await visit.hosts.account.authorise({ body: { sessionToken, state } });
  return `/CallbackAuth?${new URLSearchParams({ code: data.code, state })}`;
}

type Entered = { ok: true; location: string; cookies: string[] } | ({ ok: false } & Refusal);

/** Signs in at the account site and goes on to the site. Unknown address and wrong password get the same words. */
export async function enter(visit: Visit, request: Request, { email, password }: { email: string; password: string }): Promise<Entered> {
  try {
    const deviceToken = await readAccountCookie(visit.sealer, request, "device", isHttps(visit));
    const device = (request.headers.get("user-agent") ?? "").slice(0, 100);
    const { data } = await visit.hosts.account.signIn({ body: { email, password, device, ...(deviceToken && { deviceToken }) } });
    return { ok: true, ...(await grantedTo(visit, data)) };
  } catch (error) {
    const texts = {
      401: "Email atau kata sandi salah",
      403: "Email ini belum diverifikasi. Buka tautan yang kami kirim ke alamat itu, lalu masuk lagi.",
    };
    return { ok: false, ...refusalOf(visit, error, { fields: ["email"], texts }) };
  }
}

/** Cookies and the way on for a session that the account host granted. */
export async function grantedTo(visit: Visit, { sessionToken, deviceToken }: { sessionToken: string; deviceToken: string }) {
  const https = isHttps(visit);
  const cookies = await Promise.all([
    accountCookie(visit.sealer, "session", sessionToken, https),
    accountCookie(visit.sealer, "device", deviceToken, https),
  ]);
  return { location: await authorised(visit, sessionToken), cookies };
}

/** Ends the session here and the one of the account site; with `everywhere` all of the person's. @returns cookies that forget both */
export async function signOut(visit: Visit, request: Request, everywhere: boolean): Promise<string[]> {
  const https = isHttps(visit);
  const sessionToken = await readAccountCookie(visit.sealer, request, "session", https);
  const body = { ...(sessionToken && { sessionToken }), ...(visit.session && { accessToken: visit.session.accessToken }) };
  try {
    if (everywhere) await visit.hosts.account.signOutEverywhere({ body });
    else await visit.hosts.account.signOut({ body });
  } catch (error) {
    // 401: there was nothing to end.
    if (!(error instanceof HostError)) throw error;
    if (error.status !== 401)
      throw new AppError("unavailable", "Anda belum keluar: layanan akun tidak menjawab. Coba lagi sebentar lagi.", { cause: error });
  }
  return Promise.all([sessionCookie(visit.sealer, null, https, Date.now()), accountCookie(visit.sealer, "session", null, https)]);
}
