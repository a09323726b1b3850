import type { Schema } from "../../database/schema/schema";
import { appendAudit } from "../../kit/audit/audit-log";
import type { HostContext, Queryable } from "../../kit/context";
import { isActiveTenant } from "../tenants/active-tenants";
import { saveRevision } from "./post-revisions";

const BATCH_SIZE = 100;
const SCHEDULER_NAME = "Jadwal terbit";

/**
 * Marks due scheduled posts as published. They are public from their time on anyway; this updates
 * the status and the caches.
 * @param onContentChange invalidates a tenant's cached reads and pages
 */
export async function publishScheduledPosts(
  context: HostContext,
  onContentChange: (tenantId: string) => void,
): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const due = await db
    .selectFrom("posts")
    .select(["lms_id", "id", "title", "slug", "published_at"])
    .where("status", "=", "scheduled")
    .where("published_at", "<=", now)
    .where(isActiveTenant("posts.lms_id"))
    .orderBy("published_at")
    .limit(BATCH_SIZE)
    .execute();
  for (const post of due) {
    const isPublished = await db.transaction().execute((trx) => publishPost(context, trx, post));
    if (isPublished) onContentChange(post.lms_id);
  }
}

type DuePost = Pick<Schema["posts"], "lms_id" | "id" | "title" | "slug" | "published_at">;

/** @returns false if another instance published or changed the post */
async function publishPost(
  context: HostContext,
  trx: Queryable,
  { lms_id, id, title, slug, published_at }: DuePost,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("posts")
    .set((eb) => ({
      status: "published",
      version: eb("version", "+", 1),
      updated_at: context.clock(),
    }))
    .where("lms_id", "=", lms_id)
    .where("id", "=", id)
    .where("status", "=", "scheduled")
    .where("published_at", "=", published_at)
    .executeTakeFirst();
  if (!numUpdatedRows) return false;
  await saveRevision(trx, {
    tenantId: lms_id,
    postId: id,
    savedBy: SCHEDULER_NAME,
    change: "published",
  });
  const source = { tenantId: lms_id, clientIp: "", requestId: "publish-scheduled" };
  await appendAudit(context, trx, source, {
    user: null,
    actorName: SCHEDULER_NAME,
    action: "post.publish",
    entity: "post",
    entityId: id,
    before: { status: "scheduled" },
    after: { status: "published", title, slug },
  });
  return true;
}
