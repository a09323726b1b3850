import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import { HOUR_MS, MINUTE_MS } from "~/lib/time";
import type { AppToken } from "../../hosts/host-contract";
import type { Schema } from "../database/schema/schema";
import { sha256 } from "./ids";

/** Must outlive the cookie (23 h, BOOT6), which may be set with a token that is an hour old. */
const APP_TOKEN_TTL_MS = 30 * HOUR_MS;
const CACHE_TTL_MS = MINUTE_MS;

export interface AppTokenStore {
  /** @param tenantId null for a token of the application itself */
  issue(tenantId: string | null, scopes: string[]): Promise<AppToken>;
  /**
   * Expiry in UTC ms; null for an unknown, altered or expired token, and for another tenant's.
   * @param tenantId "" if the call names no tenant
   */
  getExpiry(appToken: AppToken, tenantId: string): Promise<number | null>;
}

interface StoredToken {
  /** Null for a token of the application itself, which is valid for every tenant. */
  tenantId: string | null;
  tokenHash: string;
  expiresAt: number;
}

/** App tokens shared by all instances through the database, which stores only their SHA-256. */
export function createAppTokenStore(db: Kysely<Schema>, clock: () => number): AppTokenStore {
  const cache = new LRUCache<string, StoredToken>({
    max: 5_000,
    ttl: CACHE_TTL_MS,
  });

  const find = async (code: string) => {
    const cached = cache.get(code);
    if (cached) return cached;
    const row = await db
      .selectFrom("app_tokens")
      .select(["lms_id as tenantId", "token_hash as tokenHash", "expires_at as expiresAt"])
      .where("code", "=", code)
      .executeTakeFirst();
    if (row) cache.set(code, row);
    return row;
  };

  return {
    async issue(tenantId, scopes) {
      const appToken = {
        code: randomBytes(12).toString("base64url"),
        token: randomBytes(32).toString("base64url"),
      };
      const row = {
        code: appToken.code,
        token_hash: sha256(appToken.token),
        created_at: clock(),
        expires_at: clock() + APP_TOKEN_TTL_MS,
      };
      await db
        .insertInto("app_tokens")
        .values({ ...row, lms_id: tenantId, scopes: JSON.stringify(scopes) })
        .execute();
      cache.set(row.code, { tenantId, tokenHash: row.token_hash, expiresAt: row.expires_at });
      return appToken;
    },
    async getExpiry({ code, token }, tenantId) {
      const entry = await find(code);
      if (!entry || entry.expiresAt <= clock()) return null;
      if (tenantId && entry.tenantId !== null && entry.tenantId !== tenantId) return null;
      return timingSafeEqual(Buffer.from(entry.tokenHash), Buffer.from(sha256(token)))
        ? entry.expiresAt
        : null;
    },
  };
}
