import { ROLE } from "~/lib/roles";
import { HOUR_MS, MINUTE_MS } from "~/lib/time";
import type { Schema } from "../../database/schema/schema";
import { type HostContext, type Queryable, validationError } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId, sha256 } from "../../kit/ids";
import { hashPassword } from "../../kit/password-hash";
import { consumeAttempt, consumeNetworkAttempt, keyedHash } from "../../kit/rate-limit";
import { enqueueMail } from "../mail/enqueue-mail";
import { getMailSite, type MailSite } from "../mail/mail-site";
import { createAccountExistsEmail, createVerificationEmail } from "./account-emails";
import { getPasswordError } from "./common-passwords";
import { issueLinkToken, VERIFICATION_TTL_MS } from "./link-tokens";

export type SignUpProfile = Omit<Schema["user_profiles"], "user_id">;

export const EMPTY_PROFILE: SignUpProfile = {
  phone: null,
  avatar: null,
  birth_date: null,
  province_id: null,
  city_id: null,
  occupation: null,
  school: null,
  guardian: null,
  consent_at: 0,
};

/** Until when (UTC ms) no further email is sent to the address. */
export interface EmailSent {
  email: string;
  resendAfter: number;
}

export interface SignUpInput {
  operation: string;
  tenantId: string;
  name: string;
  email: string;
  password: string;
  profile: SignUpProfile;
  clientIp: string;
  idempotencyKey: string | undefined;
  /** Secret of the browser that signs up. */
  browserKey?: string | undefined;
}

const RESEND_INTERVAL_MS = MINUTE_MS;
const MAX_EMAILS_PER_HOUR = 10;
/** Per network: a whole class may sign up in one lesson. */
const MAX_SIGN_UPS_PER_HOUR = 100;

/** @throws ApiError 422 at the field `password` */
export function requireStrongPassword(password: string, name: string, email: string): void {
  const reason = getPasswordError(password, name, email);
  if (reason) throw validationError({ password: reason });
}

/**
 * Limits emails that any visitor can request for an address: 1 in 60 s, 10 per hour.
 * @returns when the next one may be sent, UTC ms
 * @throws ApiError 429
 */
export async function consumeEmailAttempt(
  context: HostContext,
  trx: Queryable,
  { purpose, email }: { purpose: "verify" | "reset"; email: string },
): Promise<number> {
  const now = context.clock();
  const name = `mail:${purpose}:${keyedHash(context, email)}`;
  await consumeAttempt(
    trx,
    { name: `${name}:hour`, max: MAX_EMAILS_PER_HOUR, windowMs: HOUR_MS },
    now,
  );
  await consumeAttempt(trx, { name, max: 1, windowMs: RESEND_INTERVAL_MS }, now);
  return now + RESEND_INTERVAL_MS;
}

/**
 * Stores a sign-up and emails its verification link. Result and response time do not reveal
 * whether the address has an account; its owner learns that by email.
 * @throws ApiError 422 for a weak password, 429
 */
export async function beginSignUp(context: HostContext, input: SignUpInput): Promise<EmailSent> {
  const { operation, tenantId, name, email, password, profile, clientIp } = input;
  requireStrongPassword(password, name, email);
  const [passwordHash, site] = await Promise.all([
    hashPassword(password),
    getMailSite(context, tenantId),
  ]);
  // The body is stored as a fast hash, so the password stays out of it.
  const body = { name, email, profile: { ...profile, consent_at: 0 } };
  return withIdempotency(
    context,
    { tenantId, operation, key: input.idempotencyKey, body },
    async (trx) => {
      const now = context.clock();
      await consumeNetworkAttempt(context, trx, {
        name: `sign-up:${tenantId}`,
        clientIp,
        maxPerHour: MAX_SIGN_UPS_PER_HOUR,
      });
      const resendAfter = await consumeEmailAttempt(context, trx, { purpose: "verify", email });
      const owner = await trx
        .selectFrom("users")
        .select("name")
        .where("email", "=", email)
        .executeTakeFirst();
      if (owner) {
        const message = createAccountExistsEmail(site, owner.name);
        await enqueueMail(trx, { tenantId, to: email, now, ...message });
      } else {
        const signUpId = await insertSignUp(trx, { ...input, passwordHash, now });
        await enqueueVerificationEmail(trx, { tenantId, signUpId, name, email, site, now });
      }
      return { email, resendAfter };
    },
  );
}

/** @returns its id */
async function insertSignUp(
  trx: Queryable,
  {
    tenantId,
    name,
    email,
    profile,
    passwordHash,
    browserKey,
    now,
  }: SignUpInput & { passwordHash: string; now: number },
): Promise<string> {
  const id = newRecordId();
  await trx
    .insertInto("sign_ups")
    .values({
      id,
      lms_id: tenantId,
      email,
      name,
      password_hash: passwordHash,
      profile: JSON.stringify(profile),
      roles: JSON.stringify([ROLE.student]),
      created_at: now,
      expires_at: now + VERIFICATION_TTL_MS,
      browser_hash: browserKey === undefined ? null : sha256(browserKey),
    })
    .execute();
  return id;
}

interface VerificationEmailInput {
  tenantId: string;
  signUpId: string;
  name: string;
  email: string;
  site: MailSite;
  now: number;
}

async function enqueueVerificationEmail(
  trx: Queryable,
  { tenantId, signUpId, name, email, site, now }: VerificationEmailInput,
): Promise<void> {
  const token = await issueLinkToken(trx, { kind: "verify", tenantId, signUpId }, now);
  await enqueueMail(trx, {
    tenantId,
    to: email,
    now,
    ...createVerificationEmail(site, name, token),
  });
}

interface ResendInput {
  tenantId: string;
  email: string;
  browserKey?: string | undefined;
}

/**
 * Emails the link of this browser's pending sign-up again, or of the newest one of the address; the
 * result does not reveal whether one exists.
 * @throws ApiError 429
 */
export async function resendVerification(
  context: HostContext,
  { tenantId, email, browserKey }: ResendInput,
): Promise<EmailSent> {
  const site = await getMailSite(context, tenantId);
  return context.db.transaction().execute(async (trx) => {
    const now = context.clock();
    const resendAfter = await consumeEmailAttempt(context, trx, { purpose: "verify", email });
    const signUp = await findPendingSignUp(trx, { tenantId, email, browserKey, now });
    if (signUp)
      await enqueueVerificationEmail(trx, {
        tenantId,
        signUpId: signUp.id,
        name: signUp.name,
        email,
        site,
        now,
      });
    return { email, resendAfter };
  });
}

/** Finds the unverified sign-up of an address: this browser's newest one, else the newest. */
async function findPendingSignUp(
  db: Queryable,
  { tenantId, email, browserKey, now }: ResendInput & { now: number },
) {
  const signUps = await db
    .selectFrom("sign_ups")
    .select(["id", "name", "browser_hash"])
    .where("email", "=", email)
    .where("lms_id", "=", tenantId)
    .where("user_id", "is", null)
    .where("password_hash", "is not", null)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .execute();
  const browserHash = browserKey === undefined ? null : sha256(browserKey);
  const own = signUps.find(({ browser_hash }) => browser_hash && browser_hash === browserHash);
  return own ?? signUps[0];
}
