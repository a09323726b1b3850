import { randomBytes } from "node:crypto";
import type { Queryable } from "../context";
import { sha256 } from "../ids";
import type { Schema } from "../schema/schema";

type Kind = Schema["account_tokens"]["kind"];

export const VERIFY_MS = 24 * 3_600_000;
export const RESET_MS = 3_600_000;
export const INVITE_MS = 7 * 24 * 3_600_000;
const LIFE_MS: Record<Kind, number> = { verify: VERIFY_MS, reset: RESET_MS, invite: INVITE_MS };

interface Whose {
  kind: Kind;
  lmsId: string;
  signUpId?: string;
  userId?: string;
}

/** A new secret for a link in a mail; only its SHA-256 is kept. */
export async function issueLinkToken(trx: Queryable, { kind, lmsId, signUpId, userId }: Whose, now: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await trx
    .insertInto("account_tokens")
    .values({
      ...{ token_hash: sha256(token), kind, lms_id: lmsId, sign_up_id: signUpId ?? null, user_id: userId ?? null },
      ...{ created_at: now, expires_at: now + LIFE_MS[kind] },
    })
    .execute();
  return token;
}

/** A link's row while it is good. */
export function findLinkToken(db: Queryable, kind: Kind, lmsId: string, token: string, now: number) {
  return db
    .selectFrom("account_tokens")
    .selectAll()
    .where("token_hash", "=", sha256(token))
    .where("kind", "=", kind)
    .where("lms_id", "=", lmsId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Uses a link up. False when somebody else was quicker, or it was not good. */
export async function takeLinkToken(trx: Queryable, kind: Kind, lmsId: string, token: string, now: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("account_tokens")
    .where("token_hash", "=", sha256(token))
    .where("kind", "=", kind)
    .where("lms_id", "=", lmsId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
