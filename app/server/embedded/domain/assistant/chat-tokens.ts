import { randomBytes } from "node:crypto";
import { DAY_MS } from "~/lib/time";
import type { HostUser } from "../../../hosts/host-handler";
import type { Queryable } from "../../kit/context";
import { sha256 } from "../../kit/ids";

const CHAT_TOKEN_TTL_MS = 30 * DAY_MS;

/** Issues a token for an identity and stores its SHA-256. */
export async function issueChatToken(
  trx: Queryable,
  { tenantId, identityId, now }: { tenantId: string; identityId: string; now: number },
): Promise<{ token: string; expiresAt: number }> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = now + CHAT_TOKEN_TTL_MS;
  await trx
    .insertInto("chat_tokens")
    .values({
      token_hash: sha256(token),
      lms_id: tenantId,
      identity_id: identityId,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt };
}

interface TokenLookup {
  chatToken: string;
  tenantId: string;
  /** UTC ms. */
  now: number;
}

/** The identity of a valid chat token, without roles (ROL7); null if it is unknown or expired. */
export async function findChatUser(
  db: Queryable,
  { chatToken, tenantId, now }: TokenLookup,
): Promise<HostUser | null> {
  const row = await db
    .selectFrom("chat_tokens")
    .select("identity_id")
    .where("token_hash", "=", sha256(chatToken))
    .where("lms_id", "=", tenantId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ? { id: row.identity_id, roles: [] } : null;
}
