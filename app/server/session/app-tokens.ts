import { LRUCache } from "lru-cache";
import { type AppToken, HostError } from "../hosts/define";
import type { Log } from "../log/log";
import type { BoundHosts } from "../visit";
import type { Sealer } from "./sealed";

/** A token is asked about again after this long. */
const TRUSTED_MS = 15_000;
/** The shared token is renewed after an hour, so that a cookie never holds one with less than 23 h to live. */
const RENEW_MS = 3_600_000;
/** A sealed pair is reused this long: its cookies then live up to this much less than the token. */
const SEALED_MS = 600_000;

export interface SealedToken {
  appToken: AppToken;
  /** Values of `_gt` (token) and `_ct` (code). */
  gt: string;
  ct: string;
}

export interface AppTokens {
  /** The token in a visitor's cookies; null when there is none, it can't be opened, or the services host calls it invalid. */
  fromCookies(lmsId: string, gt: string | undefined, ct: string | undefined): Promise<AppToken | null>;
  /** The tenant's present token with its cookies; null while the services host can't give one (BOOT8). */
  forTenant(lmsId: string): Promise<SealedToken | null>;
}

interface Deps {
  hostsFor: (caller: { lmsId: string; appToken?: AppToken }) => BoundHosts;
  sealer: Sealer;
  appSecret: string;
  log: Log;
  clock?: () => number;
}

/**
 * App tokens (BOOT4–BOOT10). A token names the application and its tenant, not the visitor; so one token serves all
 * visitors of a tenant for an hour and a page kept by the page cache costs no call and no encryption. It is made here
 * and not in the browser, so that the fixed secret never leaves the server (BOOT9).
 */
export function createAppTokens({ hostsFor, sealer, appSecret, log, clock = Date.now }: Deps): AppTokens {
  const tenants = new Map<string, { token: SealedToken; madeAt: number; sealedAt: number }>();
  const flights = new Map<string, Promise<SealedToken | null>>();
  const opened = new LRUCache<string, AppToken>({ max: 10_000 });
  const trustedUntil = new LRUCache<string, number>({ max: 10_000 });

  const seal = async (appToken: AppToken): Promise<SealedToken> => {
    const [gt, ct] = await Promise.all([sealer.seal("_gt", appToken.token), sealer.seal("_ct", appToken.code)]);
    opened.set(`${gt}.${ct}`, appToken);
    return { appToken, gt, ct };
  };

  /** Without an answer the token keeps its trust: a services host that is down must not sign everybody out. */
  const isValid = async (lmsId: string, appToken: AppToken): Promise<boolean> => {
    const key = `${lmsId}.${appToken.code}.${appToken.token}`;
    if ((trustedUntil.get(key) ?? 0) > clock()) return true;
    try {
      const { data } = await hostsFor({ lmsId, appToken }).services.validateToken();
      if (!data.valid) return false;
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      if (error.status === 401 || error.status === 403) return false;
      log.warn({ host: error.host, kind: error.kind }, "app token could not be validated");
    }
    trustedUntil.set(key, clock() + TRUSTED_MS);
    return true;
  };

  const generate = async (lmsId: string): Promise<SealedToken | null> => {
    try {
      const { data } = await hostsFor({ lmsId }).services.generateToken({ body: { id: lmsId, secret: appSecret, scopes: ["public"] } });
      const token = await seal(data);
      tenants.set(lmsId, { token, madeAt: clock(), sealedAt: clock() });
      trustedUntil.set(`${lmsId}.${data.code}.${data.token}`, clock() + TRUSTED_MS);
      return token;
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      log.warn({ host: error.host, kind: error.kind, status: error.status }, "no app token");
      return tenants.get(lmsId)?.token ?? null;
    }
  };

  const once = (lmsId: string, make: () => Promise<SealedToken | null>) => {
    const flight = flights.get(lmsId) ?? make().finally(() => flights.delete(lmsId));
    flights.set(lmsId, flight);
    return flight;
  };

  return {
    async forTenant(lmsId) {
      const kept = tenants.get(lmsId);
      if (!kept || clock() - kept.madeAt > RENEW_MS) return once(lmsId, () => generate(lmsId));
      if (!(await isValid(lmsId, kept.token.appToken))) return once(lmsId, () => generate(lmsId));
      if (clock() - kept.sealedAt > SEALED_MS) {
        return once(lmsId, async () => {
          kept.token = await seal(kept.token.appToken);
          kept.sealedAt = clock();
          return kept.token;
        });
      }
      return kept.token;
    },
    async fromCookies(lmsId, gt, ct) {
      if (!gt || !ct) return null;
      const key = `${gt}.${ct}`;
      let appToken = opened.get(key);
      if (!appToken) {
        const [token, code] = await Promise.all([sealer.open("_gt", gt), sealer.open("_ct", ct)]);
        if (!token || !code) return null;
        appToken = { token, code };
        opened.set(key, appToken);
      }
      return (await isValid(lmsId, appToken)) ? appToken : null;
    },
  };
}
