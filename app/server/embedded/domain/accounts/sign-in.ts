import { randomBytes } from "node:crypto";
import { MINUTE_MS } from "~/lib/time";
import type { SessionGrant } from "../../../hosts/account/schemas";
import type { AppToken } from "../../../hosts/host-contract";
import { ApiError } from "../../../hosts/host-handler";
import type { AuditSource } from "../../kit/audit/audit-log";
import { type HostContext, notFound, type Queryable } from "../../kit/context";
import { sha256 } from "../../kit/ids";
import { verifyPassword } from "../../kit/password-hash";
import { revokeSessions } from "./access-tokens";
import { auditAccount, auditFailedSignIn } from "./account-audit";
import { hasSecondFactor } from "./second-factor-codes";
import {
  createSession,
  createSessionExpiredError,
  type DeviceInput,
  findTokenOwner,
  requireSession,
  type SessionTokens,
} from "./sessions";
import { createChallenge, createSecondFactorError } from "./sign-in-challenges";
import { consumeSignInAttempt } from "./sign-in-rate-limit";

const AUTH_CODE_TTL_MS = MINUTE_MS;
const INVALID_CREDENTIALS_MESSAGE = "Email atau kata sandi salah";

interface SignInInput extends DeviceInput {
  tenantId: string;
  requestId: string;
  email: string;
  password: string;
}

/**
 * Signs in with email and password. Known and unknown addresses run the same queries and one hash
 * verification, so the response time does not reveal accounts.
 * An address that is not verified yet has no account.
 * @throws ApiError 401, 403 with `data: { challenge }` if a code is due, 429
 */
export async function signIn(
  context: HostContext,
  { tenantId, requestId, email, password, clientIp, deviceToken, device }: SignInInput,
): Promise<SessionGrant> {
  const { db } = context;
  const source = { tenantId, clientIp, requestId };
  const account = await db
    .selectFrom("users")
    .select(["id", "name", "email", "password_hash"])
    .where("email", "=", email)
    .executeTakeFirst();
  const attempt = await consumeSignInAttempt(context, {
    email,
    userId: account?.id ?? null,
    clientIp,
    deviceToken,
  });
  const isCorrect = await verifyPassword(account?.password_hash, password);
  if (!account || !isCorrect) {
    await auditFailedSignIn(context, source, email);
    throw new ApiError(401, INVALID_CREDENTIALS_MESSAGE);
  }
  const user = { id: account.id, name: account.name, email: account.email };
  if (await hasSecondFactor(db, user.id)) {
    const challenge = await db.transaction().execute(async (trx) => {
      await attempt.refund(trx);
      return createChallenge(context, trx, { tenantId, userId: user.id });
    });
    throw createSecondFactorError(challenge);
  }
  return db.transaction().execute(async (trx) => {
    await attempt.refund(trx);
    await auditAccount(context, trx, source, { action: "account.sign-in", user });
    return createSession(context, trx, { tenantId, user, clientIp, deviceToken, device });
  });
}

/** Reads the user and expiry of a session. @throws ApiError 401 */
export async function getSession(
  context: HostContext,
  { tenantId, sessionToken }: { tenantId: string; sessionToken: string },
) {
  const session = await requireSession(context, tenantId, sessionToken);
  const { user_id: id, name, email, expires_at: expiresAt } = session;
  return { user: { id, name, email }, expiresAt };
}

interface CreateAuthCodeInput {
  tenantId: string;
  sessionToken: string;
  redirect: string;
  state?: string | undefined;
  appToken: AppToken | null;
}

/** Issues a code that the tenant's site exchanges within 60 s. @throws ApiError 401 */
export async function createAuthCode(
  context: HostContext,
  { tenantId, sessionToken, redirect, state, appToken }: CreateAuthCodeInput,
): Promise<{ code: string; expiresAt: number }> {
  const session = await requireSession(context, tenantId, sessionToken);
  const code = randomBytes(32).toString("base64url");
  const now = context.clock();
  const expiresAt = now + AUTH_CODE_TTL_MS;
  await context.db
    .insertInto("auth_codes")
    .values({
      code_hash: sha256(code),
      lms_id: tenantId,
      user_id: session.user_id,
      session_id: session.id,
      app_code: appToken?.code ?? "",
      redirect,
      state: state ?? null,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { code, expiresAt };
}

interface TokenOwnerInput extends SessionTokens, AuditSource {}

/** Ends the session with its access tokens and codes; signing out twice is no error. */
export async function signOut(context: HostContext, input: TokenOwnerInput): Promise<void> {
  const { db } = context;
  const owner = await findTokenOwner(context, input.tenantId, input);
  if (!owner) return;
  await db.transaction().execute(async (trx) => {
    // Access tokens and codes of the session are deleted by cascade.
    if (owner.sessionId)
      await trx.deleteFrom("account_sessions").where("id", "=", owner.sessionId).execute();
    if (input.accessToken)
      await trx
        .deleteFrom("access_tokens")
        .where("token_hash", "=", sha256(input.accessToken))
        .execute();
    await auditOwner(context, trx, { ...input, action: "account.sign-out", userId: owner.userId });
  });
}

/** Ends all sessions and access tokens of the user. @throws ApiError 401 */
export async function signOutEverywhere(
  context: HostContext,
  input: TokenOwnerInput,
): Promise<{ ended: number }> {
  const { userId } = await requireTokenOwner(context, input);
  const ended = await context.db.transaction().execute(async (trx) => {
    await auditOwner(context, trx, { ...input, action: "account.sign-out-everywhere", userId });
    return revokeSessions(trx, userId);
  });
  return { ended };
}

/** Lists the user's sessions, last used first. @throws ApiError 401 */
export async function listSessions(
  context: HostContext,
  input: SessionTokens & { tenantId: string },
) {
  const { userId, sessionId } = await requireTokenOwner(context, input);
  const rows = await context.db
    .selectFrom("account_sessions")
    .select(["id", "device", "created_at", "last_used_at", "expires_at"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", context.clock())
    .orderBy("last_used_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    current: row.id === sessionId,
  }));
}

/** Ends one of the user's sessions. @throws ApiError 401, 404 */
export async function endSession(
  context: HostContext,
  input: TokenOwnerInput & { id: string },
): Promise<void> {
  const { userId } = await requireTokenOwner(context, input);
  await context.db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("account_sessions")
      .where("id", "=", input.id)
      .where("user_id", "=", userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound("Sesi");
    await auditOwner(context, trx, { ...input, action: "account.session-ended", userId });
  });
}

/** Records an event of a user who is known by a token only. */
async function auditOwner(
  context: HostContext,
  trx: Queryable,
  {
    userId,
    action,
    ...source
  }: AuditSource & { userId: string; action: Parameters<typeof auditAccount>[3]["action"] },
): Promise<void> {
  const { id, name } = await trx
    .selectFrom("users")
    .select(["id", "name"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  await auditAccount(context, trx, source, { action, user: { id, name } });
}

async function requireTokenOwner(
  context: HostContext,
  input: SessionTokens & { tenantId: string },
) {
  const owner = await findTokenOwner(context, input.tenantId, input);
  if (!owner) throw createSessionExpiredError();
  return owner;
}
