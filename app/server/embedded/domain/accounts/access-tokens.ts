import { randomBytes } from "node:crypto";
import { ROLE } from "~/lib/roles";
import { DAY_MS } from "~/lib/time";
import type { HostUser } from "../../../hosts/host-handler";
import type { Queryable } from "../../kit/context";
import { sha256 } from "../../kit/ids";

export const ACCESS_TOKEN_TTL_MS = 30 * DAY_MS;

interface AccessTokenInput {
  userId: string;
  now: number;
  /** Account session that the token ends with. */
  sessionId?: string | null;
}

/** Issues an access token for 30 days; only its SHA-256 is stored. */
export async function issueAccessToken(
  db: Queryable,
  { userId, now, sessionId = null }: AccessTokenInput,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insertInto("access_tokens")
    .values({
      token_hash: sha256(token),
      user_id: userId,
      created_at: now,
      expires_at: now + ACCESS_TOKEN_TTL_MS,
      session_id: sessionId,
    })
    .execute();
  return token;
}

/**
 * Finds the user of a valid access token with the roles granted in the tenant, lowest first.
 * A superadmin of one tenant is one in all. Null for a user suspended in the tenant, and for all users of a suspended tenant.
 */
export async function findUserByAccessToken(
  db: Queryable,
  { accessToken, tenantId, now }: { accessToken: string; tenantId: string; now: number },
): Promise<HostUser | null> {
  const rows = await db
    .selectFrom("access_tokens as t")
    .leftJoin("user_roles as r", (join) =>
      join
        .onRef("r.user_id", "=", "t.user_id")
        .on((on) => on.or([on("r.lms_id", "=", tenantId), on("r.role", "=", ROLE.superadmin)])),
    )
    .select(["t.user_id", "r.role"])
    .where("t.token_hash", "=", sha256(accessToken))
    .where("t.expires_at", ">", now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("suspensions as s")
            .select("s.user_id")
            .whereRef("s.user_id", "=", "t.user_id")
            .where("s.lms_id", "=", tenantId),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom("tenant_suspensions").select("lms_id").where("lms_id", "=", tenantId),
        ),
      ),
    )
    .execute();
  if (!rows[0]) return null;
  return {
    id: rows[0].user_id,
    roles: [...new Set(rows.flatMap(({ role }) => role ?? []))].sort((a, b) => a - b),
  };
}

/**
 * Ends a user's sessions and access tokens, optionally except one session.
 * @returns the number of sessions and tokens ended
 */
export async function revokeSessions(
  db: Queryable,
  userId: string,
  exceptSessionId?: string,
): Promise<number> {
  let tokens = db.deleteFrom("access_tokens").where("user_id", "=", userId);
  let sessions = db.deleteFrom("account_sessions").where("user_id", "=", userId);
  if (exceptSessionId) {
    tokens = tokens.where((eb) =>
      eb.or([eb("session_id", "is", null), eb("session_id", "!=", exceptSessionId)]),
    );
    sessions = sessions.where("id", "!=", exceptSessionId);
  }
  await db.deleteFrom("sign_in_challenges").where("user_id", "=", userId).execute();
  const deletedTokens = await tokens.executeTakeFirst();
  const deletedSessions = await sessions.executeTakeFirst();
  return Number(deletedTokens.numDeletedRows + deletedSessions.numDeletedRows);
}

/** Ends a user's sessions at one tenant, with their access tokens and codes. */
export async function revokeTenantSessions(
  db: Queryable,
  tenantId: string,
  userId: string,
): Promise<void> {
  await db
    .deleteFrom("account_sessions")
    .where("user_id", "=", userId)
    .where("lms_id", "=", tenantId)
    .execute();
}
