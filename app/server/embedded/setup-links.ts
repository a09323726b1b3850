import { randomBytes } from "node:crypto";
import type { Queryable } from "./context";
import { sha256 } from "./ids";

const LIFE_MS = 7 * 24 * 3_600_000;

/** A new one-time link for a tenant's first superadmin, good for seven days; only its SHA-256 is kept. */
export async function makeSetupLink(db: Queryable, lmsId: string, now: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insertInto("setup_links")
    .values({ token_hash: sha256(token), lms_id: lmsId, created_at: now, expires_at: now + LIFE_MS })
    .execute();
  return token;
}

export async function isSetupLink(db: Queryable, lmsId: string, token: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom("setup_links")
    .select("lms_id")
    .where("token_hash", "=", sha256(token))
    .where("lms_id", "=", lmsId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a link up, and with it all others of the tenant: somebody can sign in now. False when it was not good. */
export async function takeSetupLink(db: Queryable, lmsId: string, token: string, now: number): Promise<boolean> {
  const taken = await db
    .deleteFrom("setup_links")
    .where("token_hash", "=", sha256(token))
    .where("lms_id", "=", lmsId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (taken.numDeletedRows === 0n) return false;
  await db.deleteFrom("setup_links").where("lms_id", "=", lmsId).execute();
  return true;
}
