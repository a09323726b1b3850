import { MINUTE_MS } from "~/lib/time";
import type { SessionGrant } from "../../../hosts/account/schemas";
import type { AuditSource } from "../../kit/audit/audit-log";
import { type HostContext, type Queryable, validationError } from "../../kit/context";
import { hashPassword, verifyPassword } from "../../kit/password-hash";
import { clearAttempts, consumeAttempt, type RateLimit } from "../../kit/rate-limit";
import { enqueueMail } from "../mail/enqueue-mail";
import { getMailSite } from "../mail/mail-site";
import { revokeSessions } from "./access-tokens";
import { auditAccount } from "./account-audit";
import { createPasswordChangedEmail, createPasswordResetEmail } from "./account-emails";
import {
  consumeLinkToken,
  createInvalidLinkError,
  findLinkToken,
  issueLinkToken,
} from "./link-tokens";
import { hasSecondFactor } from "./second-factor-codes";
import { createSession, type DeviceInput, requireSession } from "./sessions";
import { createChallenge, createSecondFactorError } from "./sign-in-challenges";
import { consumeEmailAttempt, type EmailSent, requireStrongPassword } from "./start-sign-up";

const CHANGE_PASSWORD_LIMIT: Omit<RateLimit, "name"> = { max: 5, windowMs: 15 * MINUTE_MS };

/** Emails a reset link if the address has an account. @throws ApiError 429 */
export async function requestPasswordReset(
  context: HostContext,
  { tenantId, email }: { tenantId: string; email: string },
): Promise<EmailSent> {
  const site = await getMailSite(context, tenantId);
  return context.db.transaction().execute(async (trx) => {
    const resendAfter = await consumeEmailAttempt(context, trx, { purpose: "reset", email });
    const user = await trx
      .selectFrom("users")
      .select(["id", "name"])
      .where("email", "=", email)
      .executeTakeFirst();
    if (user) {
      const now = context.clock();
      const token = await issueLinkToken(trx, { kind: "reset", tenantId, userId: user.id }, now);
      await enqueueMail(trx, {
        tenantId,
        to: email,
        now,
        ...createPasswordResetEmail(site, user.name, token),
      });
    }
    return { email, resendAfter };
  });
}

/** Returns the email address that a reset link belongs to. @throws ApiError 404 */
export async function getPasswordReset(
  context: HostContext,
  { tenantId, token }: { tenantId: string; token: string },
): Promise<{ email: string }> {
  const { email } = await requireResetUser(context, tenantId, token);
  return { email };
}

interface ResetPasswordInput extends DeviceInput {
  tenantId: string;
  requestId: string;
  token: string;
  password: string;
}

/**
 * Sets a new password, signs out everywhere and signs in here.
 * @throws ApiError 403 with `data: { challenge }` if the password is set and a code is due, 404, 422
 */
export async function resetPassword(
  context: HostContext,
  { tenantId, requestId, token, password, clientIp, deviceToken, device }: ResetPasswordInput,
): Promise<SessionGrant> {
  const source = { tenantId, clientIp, requestId };
  const user = await requireResetUser(context, tenantId, token);
  requireStrongPassword(password, user.name, user.email);
  const [passwordHash, site] = await Promise.all([
    hashPassword(password),
    getMailSite(context, tenantId),
  ]);
  const needsCode = await hasSecondFactor(context.db, user.id);
  const result = await context.db.transaction().execute(async (trx) => {
    const now = context.clock();
    await consumeLinkToken(trx, { kind: "reset", tenantId, token, now });
    await setPassword(trx, user.id, passwordHash);
    await revokeSessions(trx, user.id);
    await auditAccount(context, trx, source, { action: "account.password-reset", user });
    await enqueueMail(trx, {
      tenantId,
      to: user.email,
      now,
      ...createPasswordChangedEmail(site, user.name),
    });
    if (needsCode) return createChallenge(context, trx, { tenantId, userId: user.id });
    return createSession(context, trx, { tenantId, user, clientIp, deviceToken, device });
  });
  if (typeof result === "string") throw createSecondFactorError(result);
  return result;
}

interface ChangePasswordInput extends AuditSource {
  sessionToken: string;
  current: string;
  password: string;
}

/** Changes the password and ends all other sessions. @throws ApiError 401, 422, 429 */
export async function changePassword(
  context: HostContext,
  { sessionToken, current, password, ...source }: ChangePasswordInput,
): Promise<void> {
  const { db, clock } = context;
  const { tenantId } = source;
  const session = await requireSession(context, tenantId, sessionToken);
  const { user_id: userId, name, email } = session;
  const limit: RateLimit = { ...CHANGE_PASSWORD_LIMIT, name: `change-password:${userId}` };
  await db.transaction().execute((trx) => consumeAttempt(trx, limit, clock()));
  if (!(await verifyPassword(session.password_hash, current)))
    throw validationError({ current: "Kata sandi saat ini salah" });
  requireStrongPassword(password, name, email);
  const [passwordHash, site] = await Promise.all([
    hashPassword(password),
    getMailSite(context, tenantId),
  ]);
  await db.transaction().execute(async (trx) => {
    await clearAttempts(trx, limit.name);
    await setPassword(trx, userId, passwordHash);
    await revokeSessions(trx, userId, session.id);
    await auditAccount(context, trx, source, {
      action: "account.password-changed",
      user: { id: userId, name },
    });
    await enqueueMail(trx, {
      tenantId,
      to: email,
      now: clock(),
      ...createPasswordChangedEmail(site, name),
    });
  });
}

async function requireResetUser({ db, clock }: HostContext, tenantId: string, token: string) {
  const link = await findLinkToken(db, { kind: "reset", tenantId, token, now: clock() });
  if (!link?.user_id) throw createInvalidLinkError();
  return db
    .selectFrom("users")
    .select(["id", "name", "email"])
    .where("id", "=", link.user_id)
    .executeTakeFirstOrThrow();
}

/** Also invalidates every other reset link of the user. */
async function setPassword(trx: Queryable, userId: string, password_hash: string): Promise<void> {
  await trx.updateTable("users").set({ password_hash }).where("id", "=", userId).execute();
  await trx
    .deleteFrom("account_tokens")
    .where("user_id", "=", userId)
    .where("kind", "=", "reset")
    .execute();
}
