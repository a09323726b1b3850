import { appendAudit } from "../audit";
import type { HostContext } from "../context";

const MOST_AT_ONCE = 100;

/**
 * Job: posts whose time has come are published. Everybody can read them from that moment on in any case; their status says so now, and the
 * tenant's kept pages are dropped.
 * @param onContentChange drops a tenant's kept reads and pages
 */
export async function publishScheduled(context: HostContext, onContentChange: (lmsId: string) => void): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const due = await db
    .selectFrom("posts")
    .select(["lms_id", "id", "title", "published_at"])
    .where("status", "=", "scheduled")
    .where("published_at", "<=", now)
    .orderBy("published_at")
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { lms_id, id, title, published_at } of due) {
    const isOurs = await db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable("posts")
        .set((eb) => ({ status: "published", version: eb("version", "+", 1), updated_at: now }))
        .where("lms_id", "=", lms_id)
        .where("id", "=", id)
        .where("status", "=", "scheduled")
        .where("published_at", "=", published_at)
        .executeTakeFirst();
      if (!numUpdatedRows) return false;
      const what = { action: "post.publish", entity: "post", entityId: id };
      const input = { lmsId: lms_id, clientIp: "", requestId: "publish-scheduled" };
      const change = { before: { status: "scheduled" }, after: { status: "published", title } };
      await appendAudit(context, trx, input, { user: null, actorName: "Jadwal terbit", ...what, ...change });
      return true;
    });
    if (isOurs) onContentChange(lms_id);
  }
}
