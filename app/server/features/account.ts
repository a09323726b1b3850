import type { Refusal } from "../form-post";
import { HostError } from "../hosts/define";
import { readAccountCookie } from "../session/account-cookies";
import type { Visit } from "../visit";
import { subject } from "./read";
import { refusalOf } from "./refusal";
import { grantedTo } from "./sign-in";

type Done<T = unknown> = ({ ok: true } & T) | ({ ok: false } & Refusal);

const refused = (visit: Visit, error: unknown, fields: string[]): { ok: false } & Refusal => ({
  ok: false,
  ...refusalOf(visit, error, { fields }),
});

/** Asks for an account; the link in the mail makes it. */
export async function signUp(
  visit: Visit,
  input: { name: string; email: string; password: string },
  idempotencyKey: string,
): Promise<Done> {
  try {
    await visit.hosts.account.signUp({ body: { ...input, consent: true }, idempotencyKey });
    return { ok: true };
  } catch (error) {
    return refused(visit, error, ["name", "email", "password"]);
  }
}

/** Sends the link once more; a minute must lie between two mails. */
export async function resendVerification(visit: Visit, email: string): Promise<Done> {
  try {
    await visit.hosts.account.resendVerification({ body: { email } });
    return { ok: true };
  } catch (error) {
    return refused(visit, error, ["email"]);
  }
}

/** @throws AppError not-found for a link that is unknown or over */
export const verifyEmail = (visit: Visit, token: string) => subject(visit.hosts.account.verifyEmail({ body: { token } }));

export async function forgotPassword(visit: Visit, email: string): Promise<Done> {
  try {
    await visit.hosts.account.forgotPassword({ body: { email } });
    return { ok: true };
  } catch (error) {
    return refused(visit, error, ["email"]);
  }
}

/** Whose link this is. @throws AppError not-found */
export const checkReset = (visit: Visit, token: string) => subject(visit.hosts.account.checkReset({ body: { token } }));
/** Whom the link invites. @throws AppError not-found */
export const getInvitation = (visit: Visit, token: string) => subject(visit.hosts.account.getInvitation({ body: { token } }));

/** A new password by a link from a mail; whoever opened it is signed in. @throws AppError not-found */
export async function choosePassword(
  visit: Visit,
  request: Request,
  by: "resetPassword" | "acceptInvitation",
  input: { token: string; password: string },
): Promise<Done<{ location: string; cookies: string[] }>> {
  const device = (request.headers.get("user-agent") ?? "").slice(0, 100);
  try {
    const { data } = await visit.hosts.account[by]({ body: { ...input, device } });
    return { ok: true, ...(await grantedTo(visit, data)) };
  } catch (error) {
    return refused(visit, error, ["password"]);
  }
}

const whose = async (visit: Visit, request: Request) => {
  const sessionToken = await readAccountCookie(visit.sealer, request, "session", visit.url.protocol === "https:");
  return { ...(sessionToken && { sessionToken }), ...(visit.session && { accessToken: visit.session.accessToken }) };
};

/** The person's sessions, the present one among them. @throws AppError unavailable */
export const listSessions = async (visit: Visit, request: Request) =>
  subject(visit.hosts.account.listSessions({ body: await whose(visit, request) }));

/** One that is gone already is gone. */
export async function endSession(visit: Visit, request: Request, id: string): Promise<void> {
  await visit.hosts.account.endSession({ body: { ...(await whose(visit, request)), id } }).catch((error: unknown) => {
    if (!(error instanceof HostError) || error.status !== 404) throw error;
  });
}

export async function changePassword(visit: Visit, request: Request, input: { current: string; password: string }): Promise<Done> {
  const { sessionToken } = await whose(visit, request);
  const OTHER = "Untuk mengganti kata sandi, keluar lalu masuk lagi di peramban ini.";
  if (!sessionToken) return { ok: false, status: 422, message: OTHER, fields: {} };
  try {
    await visit.hosts.account.changePassword({ body: { ...input, sessionToken } });
    return { ok: true };
  } catch (error) {
    return { ok: false, ...refusalOf(visit, error, { fields: ["current", "password"], texts: { 401: OTHER } }) };
  }
}
