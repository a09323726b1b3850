import { randomBytes } from "node:crypto";
import type { SessionGrant } from "../../hosts/account/shapes";
import { HostRefusal } from "../../hosts/implement";
import type { HostContext, Queryable } from "../context";
import { sha256 } from "../ids";
import { keyedHash, networkHash } from "../try-limits";

const SESSION_MS = 30 * 24 * 3_600_000;
const KNOWN_MS = 365 * 24 * 3_600_000;
/** How exactly the list of sessions tells when one was last used. */
const USED_MS = 300_000;
/** Whoever signs in at a tenant's site without a role there takes part in it, as those do who sign up (designs B2). */
const PARTICIPANT = 4;

export const notSignedIn = () => new HostRefusal(401, "Sesi berakhir, silakan masuk lagi.");

interface Arrival {
  lmsId: string;
  user: SessionGrant["user"];
  clientIp: string;
  /** What the browser brought from an earlier time. */
  deviceToken: string | undefined;
  device: string;
}

export const deviceHash = (context: Pick<HostContext, "appSecret">, token: string) => keyedHash(context, "device", token);

/** Signs somebody in at the account site, and remembers device and network: their tries are no longer a stranger's. */
export async function grantSession(
  context: HostContext,
  trx: Queryable,
  { lmsId, user, clientIp, deviceToken, device }: Arrival,
): Promise<SessionGrant> {
  const now = context.clock();
  const sessionToken = randomBytes(32).toString("base64url");
  const session = { id: randomBytes(12).toString("base64url"), token_hash: sha256(sessionToken), user_id: user.id, lms_id: lmsId, device };
  await trx
    .insertInto("account_sessions")
    .values({ ...session, created_at: now, last_used_at: now, expires_at: now + SESSION_MS })
    .execute();
  // A device that was ours before keeps its token, also when another person of the house signs in on it.
  const known = deviceToken !== undefined && (await isPlaceOfAnybody(trx, deviceHash(context, deviceToken), now));
  const ownDevice = known ? deviceToken : randomBytes(32).toString("base64url");
  await rememberPlace(trx, user.id, deviceHash(context, ownDevice), now);
  if (clientIp) await rememberPlace(trx, user.id, networkHash(context, clientIp), now);
  await takePart(trx, lmsId, user.id);
  return { sessionToken, deviceToken: ownDevice, expiresAt: now + SESSION_MS, user };
}

async function rememberPlace(trx: Queryable, user_id: string, place_hash: string, now: number): Promise<void> {
  await trx
    .insertInto("known_places")
    .values({ user_id, place_hash, created_at: now, expires_at: now + KNOWN_MS })
    .onConflict((conflict) => conflict.columns(["user_id", "place_hash"]).doUpdateSet({ expires_at: now + KNOWN_MS }))
    .execute();
}

async function isPlaceOfAnybody(trx: Queryable, placeHash: string, now: number): Promise<boolean> {
  const row = await trx
    .selectFrom("known_places")
    .select("user_id")
    .where("place_hash", "=", placeHash)
    .where("expires_at", ">", now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function takePart(trx: Queryable, lmsId: string, userId: string): Promise<void> {
  const role = await trx
    .selectFrom("user_roles")
    .select("role")
    .where("user_id", "=", userId)
    .where((eb) => eb.or([eb("lms_id", "=", lmsId), eb("role", "=", 0)]))
    .limit(1)
    .executeTakeFirst();
  if (role) return;
  await trx
    .insertInto("user_roles")
    .values({ lms_id: lmsId, user_id: userId, role: PARTICIPANT })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Who is signed in with this token at this tenant's account pages. @throws HostRefusal 401 */
export async function findSession({ db, clock }: HostContext, lmsId: string, sessionToken: string) {
  const now = clock();
  const session = await db
    .selectFrom("account_sessions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .select(["s.id", "s.user_id", "s.last_used_at", "s.expires_at", "u.name", "u.email", "u.password_hash"])
    .where("s.token_hash", "=", sha256(sessionToken))
    .where("s.lms_id", "=", lmsId)
    .where("s.expires_at", ">", now)
    .executeTakeFirst();
  if (!session) throw notSignedIn();
  if (session.last_used_at < now - USED_MS)
    await db.updateTable("account_sessions").set({ last_used_at: now }).where("id", "=", session.id).execute();
  return session;
}

/** Who brings one of the two tokens; `sessionId` is null for an access token that hangs on no session. Null when neither is good. */
export async function whoBrings(
  { db, clock }: HostContext,
  lmsId: string,
  { sessionToken, accessToken }: { sessionToken?: string | undefined; accessToken?: string | undefined },
): Promise<{ userId: string; sessionId: string | null } | null> {
  const now = clock();
  if (sessionToken) {
    const row = await db
      .selectFrom("account_sessions")
      .select(["id", "user_id"])
      .where("token_hash", "=", sha256(sessionToken))
      .where("lms_id", "=", lmsId)
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
