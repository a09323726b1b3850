import type { HostContext } from "./context";

const EVERY_MS = 600_000;
/** How long a deleted post can be brought back (designs B9). */
const ARCHIVE_MS = 30 * 24 * 3_600_000;

/**
 * Removes what is over: tokens, links, idempotency keys, and posts deleted 30 days ago. At most every ten minutes, when called.
 * A failure is logged and tried again next time: nothing depends on it.
 */
export function createSweeper({ db, clock, log }: HostContext): () => Promise<void> {
  let last = 0;
  return async () => {
    const now = clock();
    if (now - last < EVERY_MS) return;
    last = now;
    try {
      for (const table of ["app_tokens", "access_tokens", "setup_links", "idempotency_keys"] as const)
        await db.deleteFrom(table).where("expires_at", "<=", now).execute();
      const over = await db
        .selectFrom("posts")
        .select(["lms_id", "id"])
        .where("archived_at", "<=", now - ARCHIVE_MS)
        .execute();
      for (const { lms_id, id } of over) {
        await db.updateTable("posts").set({ parent_id: null }).where("lms_id", "=", lms_id).where("parent_id", "=", id).execute();
        await db.deleteFrom("posts").where("lms_id", "=", lms_id).where("id", "=", id).execute();
      }
    } catch (error) {
      log.warn({ error }, "what is over could not be removed");
    }
  };
}
