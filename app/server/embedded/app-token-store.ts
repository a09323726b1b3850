import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { AppToken } from "../hosts/define";
import { sha256 } from "./ids";
import type { Schema } from "./schema/schema";

/** A cookie lives 23 h (BOOT6) and may be set with a token that is an hour old: the token must outlive it. */
const LIFE_MS = 30 * 3_600_000;
/** How long a token is believed without asking the database, which other machines may have changed. */
const REMEMBERED_MS = 60_000;

export interface AppTokenStore {
  /** @param lmsId null for the application as a whole */
  issue(lmsId: string | null, scopes: string[]): Promise<AppToken>;
  /** UTC ms at which a token ends; null for one that is unknown, altered or ended. */
  expiryOf(appToken: AppToken): Promise<number | null>;
}

/** App tokens in the database, so that every machine knows each one's tokens. Their SHA-256 is kept, not they themselves. */
export function createAppTokenStore(db: Kysely<Schema>, clock: () => number): AppTokenStore {
  const remembered = new LRUCache<string, { tokenHash: string; expiresAt: number }>({ max: 5_000, ttl: REMEMBERED_MS });

  const find = async (code: string) => {
    const known = remembered.get(code);
    if (known) return known;
    const row = await db
      .selectFrom("app_tokens")
      .select(["token_hash as tokenHash", "expires_at as expiresAt"])
      .where("code", "=", code)
      .executeTakeFirst();
    if (row) remembered.set(code, row);
    return row;
  };

  return {
    async issue(lmsId, scopes) {
      const appToken = { code: randomBytes(12).toString("base64url"), token: randomBytes(32).toString("base64url") };
      const row = { code: appToken.code, token_hash: sha256(appToken.token), created_at: clock(), expires_at: clock() + LIFE_MS };
      await db
        .insertInto("app_tokens")
        .values({ ...row, lms_id: lmsId, scopes: JSON.stringify(scopes) })
        .execute();
      remembered.set(row.code, { tokenHash: row.token_hash, expiresAt: row.expires_at });
      return appToken;
    },
    async expiryOf({ code, token }) {
      const found = await find(code);
      if (!found || found.expiresAt <= clock()) return null;
      return timingSafeEqual(Buffer.from(found.tokenHash), Buffer.from(sha256(token))) ? found.expiresAt : null;
    },
  };
}
