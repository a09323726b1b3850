import { randomBytes } from "node:crypto";
import type { HostUser } from "../../hosts/implement";
import type { Queryable } from "../context";
import { sha256 } from "../ids";

/** How long a guest or user may go on with one token. */
const TOKEN_MS = 30 * 24 * 3_600_000;

/** A new chat token for an identity; only its SHA-256 is kept. */
export async function issueChatToken(
  trx: Queryable,
  lmsId: string,
  identityId: string,
  now: number,
): Promise<{ token: string; expiresAt: number }> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = now + TOKEN_MS;
  await trx
    .insertInto("chat_tokens")
    .values({ token_hash: sha256(token), lms_id: lmsId, identity_id: identityId, created_at: now, expires_at: expiresAt })
    .execute();
  return { token, expiresAt };
}

/** Whose chat token this is in the tenant: the assistant's own guest or user, with no roles (ROL7). Null for one that is unknown or over. */
export async function findChatUser(db: Queryable, chatToken: string, lmsId: string, now: number): Promise<HostUser | null> {
  const row = await db
    .selectFrom("chat_tokens")
    .select("identity_id")
    .where("token_hash", "=", sha256(chatToken))
    .where("lms_id", "=", lmsId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ? { id: row.identity_id, roles: [] } : null;
}
