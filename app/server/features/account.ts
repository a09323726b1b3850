import { randomBytes } from "node:crypto";
import { HostError } from "../hosts/host-contract";
import type { RequestContext } from "../request/context";
import {
  deleteAccountCookie,
  readAccountCookie,
  setAccountCookie,
} from "../session/account-cookies";
import { type ActionResult, attempt } from "./action-result";
import { required } from "./required";
import { acceptGrant, getSessionTokens } from "./sign-in";

/**
 * Requests an account. The link in the verification email creates it, without another question in this
 * browser only: an address given at sign-up may belong to another person.
 */
export const signUp = (
  context: RequestContext,
  input: { name: string; email: string; password: string },
  idempotencyKey: string,
): Promise<ActionResult> =>
  attempt(context, { fields: ["name", "email", "password"] }, async () => {
    const browserKey =
      (await readAccountCookie(context, "signUp")) ?? randomBytes(32).toString("base64url");
    const body = { ...input, consent: true as const, browserKey };
    await context.hosts.account.signUp({ body, idempotencyKey });
    await setAccountCookie(context, "signUp", browserKey);
    return {};
  });

/** `{ browserKey }` of a browser that signed up. */
async function getBrowserKey(context: RequestContext): Promise<{ browserKey?: string }> {
  const browserKey = await readAccountCookie(context, "signUp");
  return browserKey === undefined ? {} : { browserKey };
}

/** Sends the verification email again, at most once a minute. */
export const resendVerification = (context: RequestContext, email: string): Promise<ActionResult> =>
  attempt(context, { fields: ["email"] }, async () => {
    const body = { email, ...(await getBrowserKey(context)) };
    return context.hosts.account.resendVerification({ body });
  });

/** What the link needs. @throws AppError not-found if it is unknown or expired */
export const getVerification = async (context: RequestContext, token: string) =>
  required(
    context.hosts.account.checkVerification({ body: { token, ...(await getBrowserKey(context)) } }),
  );

/** Creates the account; `password` where the link asks for one. */
export const verifyEmail = (
  context: RequestContext,
  input: { token: string; password?: string },
): Promise<ActionResult> =>
  attempt(context, { fields: ["password"] }, async () => {
    const body = { ...input, ...(await getBrowserKey(context)) };
    await context.hosts.account.verifyEmail({ body });
    deleteAccountCookie(context, "signUp");
    return {};
  });

export const forgotPassword = (context: RequestContext, email: string): Promise<ActionResult> =>
  attempt(context, { fields: ["email"] }, () =>
    context.hosts.account.forgotPassword({ body: { email } }),
  );

/** The account that a password reset link belongs to. @throws AppError not-found */
export const getPasswordReset = (context: RequestContext, token: string) =>
  required(context.hosts.account.checkPasswordReset({ body: { token } }));

/** @throws AppError not-found */
export const getInvitation = (context: RequestContext, token: string) =>
  required(context.hosts.account.getInvitation({ body: { token } }));

/** Sets a new password by an emailed link and signs in. @throws AppError not-found */
export const setPasswordByToken = (
  context: RequestContext,
  operation: "resetPassword" | "acceptInvitation",
  input: { token: string; password: string; device: string },
): Promise<ActionResult<{ location: string }>> =>
  attempt(context, { fields: ["password"], hostMessages: [403] }, () =>
    acceptGrant(context, context.hosts.account[operation]({ body: input })),
  );

/** The user's sessions, including the current one. @throws AppError unavailable */
export const listSessions = async (context: RequestContext) =>
  required(context.hosts.account.listSessions({ body: await getSessionTokens(context) }));

/** Ends one session. One that has ended already counts as success. */
export async function endSession(context: RequestContext, id: string): Promise<void> {
  const body = { ...(await getSessionTokens(context)), id };
  await context.hosts.account.endSession({ body }).catch((error: unknown) => {
    if (!(error instanceof HostError) || error.status !== 404) throw error;
  });
  if (context.session) await context.answers.streams.checkAccess(context.session.userId);
}

const SIGN_IN_AGAIN_MESSAGE = "Untuk mengganti kata sandi, keluar lalu masuk lagi di peramban ini.";

export async function changePassword(
  context: RequestContext,
  input: { current: string; password: string },
): Promise<ActionResult> {
  const { sessionToken } = await getSessionTokens(context);
  if (!sessionToken) return { ok: false, status: 422, message: SIGN_IN_AGAIN_MESSAGE, fields: {} };
  const result = await attempt(
    context,
    { fields: ["current", "password"], messages: { 401: SIGN_IN_AGAIN_MESSAGE } },
    () => context.hosts.account.changePassword({ body: { ...input, sessionToken } }),
  );
  // The other sessions have ended.
  if (context.session) await context.answers.streams.checkAccess(context.session.userId);
  return result;
}
