import { randomBytes } from "node:crypto";
import type { HostUser } from "../hosts/implement";
import type { Queryable } from "./context";
import { sha256 } from "./ids";

export const ACCESS_TOKEN_MS = 30 * 24 * 3_600_000;

/**
 * A new access token for a user, 30 days long; only its SHA-256 is kept.
 * @param sessionId the account session it hangs on: it ends with that
 */
export async function issueAccessToken(db: Queryable, userId: string, now: number, sessionId: string | null = null): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insertInto("access_tokens")
    .values({ token_hash: sha256(token), user_id: userId, created_at: now, expires_at: now + ACCESS_TOKEN_MS, session_id: sessionId })
    .execute();
  return token;
}

/** The token's user with the roles granted in this tenant, lowest first; a superadmin (0) of one tenant is one in all. Null when it is unknown or over. */
export async function findUser(db: Queryable, accessToken: string, lmsId: string, now: number): Promise<HostUser | null> {
  const rows = await db
    .selectFrom("access_tokens as t")
    .leftJoin("user_roles as r", (join) =>
      join.onRef("r.user_id", "=", "t.user_id").on((on) => on.or([on("r.lms_id", "=", lmsId), on("r.role", "=", 0)])),
    )
    .select(["t.user_id", "r.role"])
    .where("t.token_hash", "=", sha256(accessToken))
    .where("t.expires_at", ">", now)
    .execute();
  if (!rows[0]) return null;
  return { id: rows[0].user_id, roles: [...new Set(rows.flatMap(({ role }) => role ?? []))].sort((a, b) => a - b) };
}

/** Ends what a user is signed in with, everywhere or everywhere else. @returns how many sessions and tokens of their own ended */
export async function endAllSessions(db: Queryable, userId: string, exceptSessionId?: string): Promise<number> {
  let tokens = db.deleteFrom("access_tokens").where("user_id", "=", userId);
  let sessions = db.deleteFrom("account_sessions").where("user_id", "=", userId);
  if (exceptSessionId) {
    tokens = tokens.where((eb) => eb.or([eb("session_id", "is", null), eb("session_id", "!=", exceptSessionId)]));
    sessions = sessions.where("id", "!=", exceptSessionId);
  }
  const ended = await tokens.executeTakeFirst();
  const closed = await sessions.executeTakeFirst();
  return Number(ended.numDeletedRows + closed.numDeletedRows);
}
