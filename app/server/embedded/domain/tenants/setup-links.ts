import { randomBytes } from "node:crypto";
import { DAY_MS } from "~/lib/time";
import type { Queryable } from "../../kit/context";
import { sha256 } from "../../kit/ids";

const SETUP_LINK_TTL_MS = 7 * DAY_MS;

/**
 * Issues the one-time token for creating a tenant's first superadmin, valid for 7 days; only its
 * SHA-256 is stored.
 */
export async function createSetupLink(
  db: Queryable,
  tenantId: string,
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insertInto("setup_links")
    .values({
      token_hash: sha256(token),
      lms_id: tenantId,
      created_at: now,
      expires_at: now + SETUP_LINK_TTL_MS,
    })
    .execute();
  return token;
}

interface SetupLinkQuery {
  tenantId: string;
  token: string;
  now: number;
}

export async function isValidSetupLink(
  db: Queryable,
  { tenantId, token, now }: SetupLinkQuery,
): Promise<boolean> {
  const row = await db
    .selectFrom("setup_links")
    .select("lms_id")
    .where("token_hash", "=", sha256(token))
    .where("lms_id", "=", tenantId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a valid link and all others of the tenant. @returns whether the link was valid */
export async function consumeSetupLink(
  db: Queryable,
  { tenantId, token, now }: SetupLinkQuery,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom("setup_links")
    .where("token_hash", "=", sha256(token))
    .where("lms_id", "=", tenantId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (deleted.numDeletedRows === 0n) return false;
  await db.deleteFrom("setup_links").where("lms_id", "=", tenantId).execute();
  return true;
}
