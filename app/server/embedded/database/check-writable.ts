import { SECOND_MS } from "~/lib/time";
import type { Queryable } from "../kit/context";

const RECHECK_MS = 5 * SECOND_MS;
const KEY = "write-probe";

/**
 * Check that rejects while the database cannot store anything. Writes at most once in five seconds, because
 * each write is synced to disk.
 */
export function createWritableCheck(db: Queryable, clock: () => number = Date.now) {
  let last: { at: number; outcome: Promise<void> } | null = null;
  const write = async () => {
    const value = String(clock());
    await db
      .insertInto("meta")
      .values({ key: KEY, value })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
      .execute();
  };
  return (): Promise<void> => {
    const now = clock();
    if (!last || Math.abs(now - last.at) >= RECHECK_MS) {
      last = { at: now, outcome: write() };
      // Handled here too, because a caller that timed out no longer listens.
      last.outcome.catch(() => undefined);
    }
    return last.outcome;
  };
}
