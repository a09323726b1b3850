import { DAY_MS, MINUTE_MS } from "~/lib/time";
import { blankExpiredLinks } from "../domain/mail/blank-expired-links";
import { purgeArchivedPosts } from "../domain/posts/purge-archived-posts";
import type { HostContext } from "../kit/context";

const SWEEP_INTERVAL_MS = 10 * MINUTE_MS;
/** Longer than any reminder is repeated, also by a clock that was set back. */
const REMINDER_MEMORY_MS = 90 * DAY_MS;
const EXPIRING_TABLES = ["app_tokens", "access_tokens", "setup_links", "idempotency_keys"] as const;

/**
 * Deletes expired rows and archived posts, at most every ten minutes however often it is called.
 * Errors are logged and retried on the next run.
 */
export function createSweeper({ db, clock, log }: HostContext): () => Promise<void> {
  let lastRunAt = 0;
  return async () => {
    const now = clock();
    if (now - lastRunAt < SWEEP_INTERVAL_MS) return;
    lastRunAt = now;
    try {
      for (const table of EXPIRING_TABLES)
        await db.deleteFrom(table).where("expires_at", "<=", now).execute();
      await db
        .deleteFrom("sent_reminders")
        .where("sent_at", "<=", now - REMINDER_MEMORY_MS)
        .execute();
      await purgeArchivedPosts({ db, clock });
      await blankExpiredLinks({ db, clock });
    } catch (error) {
      log.warn({ error }, "sweep of expired rows failed");
    }
  };
}
