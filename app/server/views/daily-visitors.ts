import { createHmac, randomBytes } from "node:crypto";
import { DAY_MS, WIB_OFFSET_MS } from "~/lib/time";

export interface Visitor {
  tenantId: string;
  clientIp: string;
  userAgent: string;
}

interface Options {
  clock?: () => number;
  maxEntries?: number;
}

/**
 * What visitors have been counted for today (WIB), as digests with a key of that day. Key and digests stay in memory and
 * are forgotten at midnight; beyond the maximum the oldest ones are, so that those count again.
 */
export function createDailyVisitors({ clock = Date.now, maxEntries = 100_000 }: Options = {}) {
  const seen = new Set<string>();
  let day = -1;
  let key = randomBytes(32);

  const startDay = () => {
    const today = Math.floor((clock() + WIB_OFFSET_MS) / DAY_MS);
    if (today === day) return;
    day = today;
    key = randomBytes(32);
    seen.clear();
  };

  const digest = ({ tenantId, clientIp, userAgent }: Visitor, subject: string) =>
    createHmac("sha256", key)
      .update(JSON.stringify([tenantId, clientIp, userAgent, subject]))
      .digest("base64url");

  return {
    /** True the first time today for this visitor and subject. */
    isFirst(visitor: Visitor, subject: string): boolean {
      startDay();
      const entry = digest(visitor, subject);
      if (seen.has(entry)) return false;
      const [oldest] = seen;
      if (seen.size >= maxEntries && oldest !== undefined) seen.delete(oldest);
      seen.add(entry);
      return true;
    },
    /** The subject counts again. */
    forget(visitor: Visitor, subject: string): void {
      startDay();
      seen.delete(digest(visitor, subject));
    },
    get size(): number {
      return seen.size;
    },
  };
}
