import { answerOnce } from "../answer-once";
import { type HostContext, invalid, type Queryable } from "../context";
import { newRecordId } from "../ids";
import { enqueueMail } from "../outbox";
import { hashPassword } from "../password";
import type { Schema } from "../schema/schema";
import { keyedHash, networkHash, type TryLimit, takeTry } from "../try-limits";
import { accountExistsMail, verifyMail } from "./account-mails";
import { issueLinkToken, VERIFY_MS } from "./account-tokens";
import { whyTooSimple } from "./common-passwords";
import { type MailSite, mailSite } from "./mail-site";

export type SignUpProfile = Omit<Schema["user_profiles"], "user_id">;

interface SignUp {
  operation: string;
  lmsId: string;
  name: string;
  email: string;
  password: string;
  profile: SignUpProfile;
  clientIp: string;
  idempotencyKey: string | undefined;
}

const HOUR_MS = 3_600_000;
const RESEND_MS = 60_000;
const MAILS_PER_HOUR = 10;
/** From one address: a school's whole class may sign up in one lesson. */
const SIGN_UPS_PER_HOUR = 100;
const PARTICIPANT = 4;

/** @throws HostRefusal 422 at the field `password` */
export function requireGoodPassword(password: string, name: string, email: string): void {
  const reason = whyTooSimple(password, name, email);
  if (reason) throw invalid({ password: reason });
}

/** Mails to one address that anybody can ask for: one in 60 s, ten an hour. @throws HostRefusal 429 */
export async function takeMailTry(context: HostContext, trx: Queryable, what: string, email: string): Promise<number> {
  const now = context.clock();
  const name = `mail:${what}:${keyedHash(context, email)}`;
  await takeTry(trx, { name: `${name}:hour`, most: MAILS_PER_HOUR, windowMs: HOUR_MS }, now);
  await takeTry(trx, { name, most: 1, windowMs: RESEND_MS }, now);
  return now + RESEND_MS;
}

/**
 * Keeps a sign-up until its address is verified, and mails the link. The answer and its time say nothing of whether the
 * address has an account: its owner learns that by mail.
 * @throws HostRefusal 422 for a password that is too simple, 429
 */
export async function beginSignUp(context: HostContext, signUp: SignUp): Promise<{ email: string; resendAfter: number }> {
  const { operation, lmsId, name, email, password, profile, clientIp, idempotencyKey: key } = signUp;
  requireGoodPassword(password, name, email);
  const [password_hash, site] = await Promise.all([hashPassword(password), mailSite(context, lmsId)]);
  const limit: TryLimit = { name: `sign-up:${networkHash(context, clientIp)}`, most: SIGN_UPS_PER_HOUR, windowMs: HOUR_MS };
  // The kept answer names its body by a fast hash: the password must have no part in it.
  return answerOnce(context, { lmsId, operation, key, body: { name, email, profile: { ...profile, consent_at: 0 } } }, async (trx) => {
    const now = context.clock();
    if (clientIp) await takeTry(trx, limit, now);
    const resendAfter = await takeMailTry(context, trx, "verify", email);
    const owner = await trx.selectFrom("users").select("name").where("email", "=", email).executeTakeFirst();
    if (owner) {
      await enqueueMail(trx, { lmsId, to: email, now, ...accountExistsMail(site, owner.name) });
      return { email, resendAfter };
    }
    const id = newRecordId();
    const row = { id, lms_id: lmsId, email, name, password_hash, profile: JSON.stringify(profile), roles: JSON.stringify([PARTICIPANT]) };
    await trx
      .insertInto("sign_ups")
      .values({ ...row, created_at: now, expires_at: now + VERIFY_MS })
      .execute();
    await mailVerification(trx, { lmsId, signUpId: id, name, email }, site, now);
    return { email, resendAfter };
  });
}

interface Verification {
  lmsId: string;
  signUpId: string;
  name: string;
  email: string;
}

async function mailVerification(trx: Queryable, { lmsId, signUpId, name, email }: Verification, site: MailSite, now: number) {
  const token = await issueLinkToken(trx, { kind: "verify", lmsId, signUpId }, now);
  await enqueueMail(trx, { lmsId, to: email, now, ...verifyMail(site, name, token) });
}

/** Another mail for the newest sign-up of an address that waits; without one the answer is the same. @throws HostRefusal 429 */
export async function resendVerification(context: HostContext, lmsId: string, email: string) {
  const site = await mailSite(context, lmsId);
  return context.db.transaction().execute(async (trx) => {
    const now = context.clock();
    const resendAfter = await takeMailTry(context, trx, "verify", email);
    const waiting = await waitingSignUp(trx, lmsId, email, now);
    if (waiting) await mailVerification(trx, { lmsId, signUpId: waiting.id, name: waiting.name, email }, site, now);
    return { email, resendAfter };
  });
}

/** The newest sign-up of an address that nobody has verified yet. */
export function waitingSignUp(db: Queryable, lmsId: string, email: string, now: number) {
  return db
    .selectFrom("sign_ups")
    .select(["id", "name", "password_hash"])
    .where("email", "=", email)
    .where("lms_id", "=", lmsId)
    .where("user_id", "is", null)
    .where("password_hash", "is not", null)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}
