import { randomBytes } from "node:crypto";
import { ROLE } from "~/lib/roles";
import { DAY_MS, MINUTE_MS } from "~/lib/time";
import type { SessionGrant } from "../../../hosts/account/schemas";
import { ApiError } from "../../../hosts/host-handler";
import type { HostContext, Queryable } from "../../kit/context";
import { sha256 } from "../../kit/ids";
import { keyedHash, networkHash } from "../../kit/rate-limit";
import { isSuspendedTenant } from "../tenants/active-tenants";

const SESSION_TTL_MS = 30 * DAY_MS;
const KNOWN_PLACE_TTL_MS = 365 * DAY_MS;
const LAST_USED_UPDATE_INTERVAL_MS = 5 * MINUTE_MS;

const SUSPENDED_TENANT_MESSAGE = "Situs ini sedang ditangguhkan.";
const SUSPENDED_MESSAGE = "Akun Anda dinonaktifkan di situs ini. Hubungi pengelola situs.";

export const createSessionExpiredError = () =>
  new ApiError(401, "Sesi berakhir, silakan masuk lagi.");

export interface DeviceInput {
  clientIp: string;
  /** Issued to the browser at an earlier sign-in. */
  deviceToken?: string | undefined;
  /** Label in the list of sessions. */
  device: string;
}

interface SessionInput extends DeviceInput {
  tenantId: string;
  user: SessionGrant["user"];
}

export interface SessionTokens {
  sessionToken?: string | undefined;
  accessToken?: string | undefined;
}

export const hashDeviceToken = (context: Pick<HostContext, "appSecret">, token: string) =>
  keyedHash(context, "device", token);

/**
 * Creates a session at the account site. Device and network become known places of the user, whose
 * sign-in attempts are limited separately.
 * @throws ApiError 403 if the user is suspended in the tenant, or the tenant is
 */
export async function createSession(
  context: HostContext,
  trx: Queryable,
  { tenantId, user, clientIp, deviceToken, device }: SessionInput,
): Promise<SessionGrant> {
  const now = context.clock();
  await requireNotSuspended(trx, tenantId, user.id);
  const sessionToken = randomBytes(32).toString("base64url");
  const expiresAt = now + SESSION_TTL_MS;
  await trx
    .insertInto("account_sessions")
    .values({
      id: randomBytes(12).toString("base64url"),
      token_hash: sha256(sessionToken),
      user_id: user.id,
      lms_id: tenantId,
      device,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    })
    .execute();
  // A shared device keeps its token when another user signs in on it.
  const isKnownDevice =
    deviceToken !== undefined &&
    (await isKnownPlace(trx, hashDeviceToken(context, deviceToken), now));
  const nextDeviceToken = isKnownDevice ? deviceToken : randomBytes(32).toString("base64url");
  const places = [hashDeviceToken(context, nextDeviceToken)];
  if (clientIp) places.push(networkHash(context, clientIp));
  for (const placeHash of places) await saveKnownPlace(trx, { userId: user.id, placeHash, now });
  await ensureStudentRole(trx, tenantId, user.id);
  return { sessionToken, deviceToken: nextDeviceToken, expiresAt, user };
}

async function requireNotSuspended(
  trx: Queryable,
  tenantId: string,
  userId: string,
): Promise<void> {
  if (await isSuspendedTenant(trx, tenantId)) throw new ApiError(403, SUSPENDED_TENANT_MESSAGE);
  const row = await trx
    .selectFrom("suspensions")
    .select("user_id")
    .where("lms_id", "=", tenantId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (row) throw new ApiError(403, SUSPENDED_MESSAGE);
}

async function saveKnownPlace(
  trx: Queryable,
  { userId, placeHash, now }: { userId: string; placeHash: string; now: number },
): Promise<void> {
  const expires_at = now + KNOWN_PLACE_TTL_MS;
  await trx
    .insertInto("known_places")
    .values({ user_id: userId, place_hash: placeHash, created_at: now, expires_at })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "place_hash"]).doUpdateSet({ expires_at }),
    )
    .execute();
}

async function isKnownPlace(trx: Queryable, placeHash: string, now: number): Promise<boolean> {
  const row = await trx
    .selectFrom("known_places")
    .select("user_id")
    .where("place_hash", "=", placeHash)
    .where("expires_at", ">", now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Users without a role in the tenant become students on sign-in (designs B2). */
async function ensureStudentRole(trx: Queryable, tenantId: string, userId: string): Promise<void> {
  const role = await trx
    .selectFrom("user_roles")
    .select("role")
    .where("user_id", "=", userId)
    .where((eb) => eb.or([eb("lms_id", "=", tenantId), eb("role", "=", ROLE.superadmin)]))
    .limit(1)
    .executeTakeFirst();
  if (role) return;
  await trx
    .insertInto("user_roles")
    .values({ lms_id: tenantId, user_id: userId, role: ROLE.student })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Reads a valid session with its user and records its use. @throws ApiError 401 */
export async function requireSession(
  { db, clock }: HostContext,
  tenantId: string,
  sessionToken: string,
) {
  const now = clock();
  const session = await db
    .selectFrom("account_sessions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .select([
      "s.id",
      "s.user_id",
      "s.last_used_at",
      "s.expires_at",
      "u.name",
      "u.email",
      "u.password_hash",
    ])
    .where("s.token_hash", "=", sha256(sessionToken))
    .where("s.lms_id", "=", tenantId)
    .where("s.expires_at", ">", now)
    .executeTakeFirst();
  if (!session) throw createSessionExpiredError();
  if (session.last_used_at < now - LAST_USED_UPDATE_INTERVAL_MS)
    await db
      .updateTable("account_sessions")
      .set({ last_used_at: now })
      .where("id", "=", session.id)
      .execute();
  return session;
}

/** Finds the user of either token; `sessionId` is null for an access token without a session. */
export async function findTokenOwner(
  { db, clock }: HostContext,
  tenantId: string,
  { sessionToken, accessToken }: SessionTokens,
): Promise<{ userId: string; sessionId: string | null } | null> {
  const now = clock();
  if (sessionToken) {
    const row = await db
      .selectFrom("account_sessions")
      .select(["id", "user_id"])
      .where("token_hash", "=", sha256(sessionToken))
      .where("lms_id", "=", tenantId)
      .where("expires_at", ">", now)
      .executeTakeFirst();
    if (row) return { userId: row.user_id, sessionId: row.id };
  }
  if (!accessToken) return null;
  const row = await db
    .selectFrom("access_tokens")
    .select(["user_id", "session_id"])
    .where("token_hash", "=", sha256(accessToken))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ? { userId: row.user_id, sessionId: row.session_id } : null;
}
