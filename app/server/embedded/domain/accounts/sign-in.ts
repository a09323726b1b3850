import { randomBytes } from "node:crypto";
import { MINUTE_MS } from "~/lib/time";
import type { SessionGrant } from "../../../hosts/account/schemas";
import type { AppToken } from "../../../hosts/host-contract";
import { ApiError } from "../../../hosts/host-handler";
import { type HostContext, notFound } from "../../kit/context";
import { sha256 } from "../../kit/ids";
import { verifyPassword } from "../../kit/password-hash";
import { revokeSessions } from "./access-tokens";
import {
  createSession,
  createSessionExpiredError,
  type DeviceInput,
  findTokenOwner,
  requireSession,
  type SessionTokens,
} from "./sessions";
import { consumeSignInAttempt } from "./sign-in-rate-limit";
import { findPendingSignUp } from "./start-sign-up";

const AUTH_CODE_TTL_MS = MINUTE_MS;
const INVALID_CREDENTIALS_MESSAGE = "Email atau kata sandi salah";
const UNVERIFIED_EMAIL_MESSAGE =
  "Email Anda belum diverifikasi. Buka tautan di email kami, atau minta tautan baru.";

interface SignInInput extends DeviceInput {
  tenantId: string;
  email: string;
  password: string;
}

/**
 * Signs in with email and password. Known and unknown addresses run the same queries and one hash
 * verification, so the response time does not reveal accounts.
 * @throws ApiError 401, 403 if the address is not verified yet, 429
 */
export async function signIn(
  context: HostContext,
  { tenantId, email, password, clientIp, deviceToken, device }: SignInInput,
): Promise<SessionGrant> {
  const { db, clock } = context;
  const account = await db
    .selectFrom("users")
    .select(["id", "name", "email", "password_hash"])
    .where("email", "=", email)
    .executeTakeFirst();
  const pendingSignUp = await findPendingSignUp(db, { tenantId, email, now: clock() });
  const attempt = await consumeSignInAttempt(context, {
    email,
    userId: account?.id ?? null,
    clientIp,
    deviceToken,
  });
  const passwordHash = account ? account.password_hash : pendingSignUp?.password_hash;
  if (!(await verifyPassword(passwordHash, password)))
    throw new ApiError(401, INVALID_CREDENTIALS_MESSAGE);
  if (!account) {
    await db.transaction().execute((trx) => attempt.refund(trx));
    throw new ApiError(403, UNVERIFIED_EMAIL_MESSAGE, { reason: "unverified" });
  }
  const user = { id: account.id, name: account.name, email: account.email };
  return db.transaction().execute(async (trx) => {
    await attempt.refund(trx);
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

interface TokenOwnerInput extends SessionTokens {
  tenantId: string;
}

/** Ends the session with its access tokens and codes; signing out twice is no error. */
export async function signOut(context: HostContext, input: TokenOwnerInput): Promise<void> {
  const { db } = context;
  const owner = await findTokenOwner(context, input.tenantId, input);
  // Access tokens and codes of the session are deleted by cascade.
  if (owner?.sessionId)
    await db.deleteFrom("account_sessions").where("id", "=", owner.sessionId).execute();
  if (input.accessToken)
    await db
      .deleteFrom("access_tokens")
      .where("token_hash", "=", sha256(input.accessToken))
      .execute();
}

/** Ends all sessions and access tokens of the user. @throws ApiError 401 */
export async function signOutEverywhere(
  context: HostContext,
  input: TokenOwnerInput,
): Promise<{ ended: number }> {
  const { userId } = await requireTokenOwner(context, input);
  const ended = await context.db.transaction().execute((trx) => revokeSessions(trx, userId));
  return { ended };
}

/** Lists the user's sessions, last used first. @throws ApiError 401 */
export async function listSessions(context: HostContext, input: TokenOwnerInput) {
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
  const { numDeletedRows } = await context.db
    .deleteFrom("account_sessions")
    .where("id", "=", input.id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound("Sesi");
}

async function requireTokenOwner(context: HostContext, input: TokenOwnerInput) {
  const owner = await findTokenOwner(context, input.tenantId, input);
  if (!owner) throw createSessionExpiredError();
  return owner;
}
