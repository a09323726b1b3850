import { LRUCache } from "lru-cache";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "~/lib/time";
import { type AppToken, HostError } from "../hosts/host-contract";
import { warnFailure } from "../log/limited-log";
import type { Log } from "../log/log";
import type { BoundHosts } from "../request/context";
import type { Encrypter } from "./encrypter";

const VALIDATION_TTL_MS = 15 * SECOND_MS;
/** Renewed hourly, so that a cookie's token always lives another 23 hours. */
const SHARED_TOKEN_TTL_MS = HOUR_MS;
/** How long visitors share one encrypted pair of cookie values. */
const ENCRYPTED_PAIR_TTL_MS = 10 * MINUTE_MS;

export interface EncryptedToken {
  appToken: AppToken;
  /** Values of `_gt` (token) and `_ct` (code). */
  gt: string;
  ct: string;
}

export interface AppTokens {
  /** The token in a visitor's cookies, valid or not, for calls that precede its validation. */
  decryptCookies(gt: string | undefined, ct: string | undefined): Promise<AppToken | null>;
  /** The token in a visitor's cookies; null if absent, altered, or invalid at the services host. */
  readFromCookies(
    tenantId: string,
    gt: string | undefined,
    ct: string | undefined,
  ): Promise<AppToken | null>;
  /** The tenant's current token with its cookies; null if the services host gives none (BOOT8). */
  getForTenant(tenantId: string): Promise<EncryptedToken | null>;
}

interface AppTokenDependencies {
  hostsFor: (caller: { tenantId: string; appToken?: AppToken }) => BoundHosts;
  encrypter: Encrypter;
  appSecret: string;
  log: Log;
  clock?: () => number;
}

/**
 * App tokens (BOOT4-BOOT10). A token names the tenant, not the visitor, so all visitors share one for an
 * hour. It is requested by the server, so that the app secret never leaves it (BOOT9).
 */
export function createAppTokens({
  hostsFor,
  encrypter,
  appSecret,
  log,
  clock = Date.now,
}: AppTokenDependencies): AppTokens {
  const tenants = new Map<
    string,
    { token: EncryptedToken; createdAt: number; encryptedAt: number }
  >();
  const pendingTokens = new Map<string, Promise<EncryptedToken | null>>();
  const decrypted = new LRUCache<string, AppToken>({ max: 10_000 });
  const trustedUntil = new LRUCache<string, number>({ max: 10_000 });

  const encryptToken = async (appToken: AppToken): Promise<EncryptedToken> => {
    const [gt, ct] = await Promise.all([
      encrypter.encrypt("_gt", appToken.token),
      encrypter.encrypt("_ct", appToken.code),
    ]);
    decrypted.set(`${gt}.${ct}`, appToken);
    return { appToken, gt, ct };
  };

  /** A token stays valid while the services host is down. */
  const isValid = async (tenantId: string, appToken: AppToken): Promise<boolean> => {
    const key = `${tenantId}.${appToken.code}.${appToken.token}`;
    if ((trustedUntil.get(key) ?? 0) > clock()) return true;
    try {
      const { data } = await hostsFor({ tenantId, appToken }).services.validateToken();
      if (!data.valid) return false;
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      if (error.status === 401 || error.status === 403) return false;
      warnFailure(log, error, { message: "app token validation failed", fields: {} });
    }
    trustedUntil.set(key, clock() + VALIDATION_TTL_MS);
    return true;
  };

  const generate = async (tenantId: string): Promise<EncryptedToken | null> => {
    try {
      const { data } = await hostsFor({ tenantId }).services.generateToken({
        body: { id: tenantId, secret: appSecret, scopes: ["public"] },
      });
      const token = await encryptToken(data);
      tenants.set(tenantId, { token, createdAt: clock(), encryptedAt: clock() });
      trustedUntil.set(`${tenantId}.${data.code}.${data.token}`, clock() + VALIDATION_TTL_MS);
      return token;
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      warnFailure(log, error, { message: "app token request failed", fields: {} });
      return tenants.get(tenantId)?.token ?? null;
    }
  };

  const runOnce = (tenantId: string, generateToken: () => Promise<EncryptedToken | null>) => {
    const pending =
      pendingTokens.get(tenantId) ?? generateToken().finally(() => pendingTokens.delete(tenantId));
    pendingTokens.set(tenantId, pending);
    return pending;
  };

  const decryptCookies: AppTokens["decryptCookies"] = async (gt, ct) => {
    if (!gt || !ct) return null;
    const key = `${gt}.${ct}`;
    const known = decrypted.get(key);
    if (known) return known;
    const [token, code] = await Promise.all([
      encrypter.decrypt("_gt", gt),
      encrypter.decrypt("_ct", ct),
    ]);
    if (!token || !code) return null;
    const appToken = { token, code };
    decrypted.set(key, appToken);
    return appToken;
  };

  return {
    decryptCookies,
    async getForTenant(tenantId) {
      const shared = tenants.get(tenantId);
      if (!shared || clock() - shared.createdAt > SHARED_TOKEN_TTL_MS)
        return runOnce(tenantId, () => generate(tenantId));
      if (!(await isValid(tenantId, shared.token.appToken)))
        return runOnce(tenantId, () => generate(tenantId));
      if (clock() - shared.encryptedAt > ENCRYPTED_PAIR_TTL_MS) {
        return runOnce(tenantId, async () => {
          shared.token = await encryptToken(shared.token.appToken);
          shared.encryptedAt = clock();
          return shared.token;
        });
      }
      return shared.token;
    },
    async readFromCookies(tenantId, gt, ct) {
      const appToken = await decryptCookies(gt, ct);
      return appToken && (await isValid(tenantId, appToken)) ? appToken : null;
    },
  };
}
