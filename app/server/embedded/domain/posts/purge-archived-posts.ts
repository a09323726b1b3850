import { DAY_MS } from "~/lib/time";
import type { HostContext } from "../../kit/context";

/** Deleted posts can be restored for this long (designs B9). */
const ARCHIVED_POST_TTL_MS = 30 * DAY_MS;

/** Deletes posts archived 30 days ago and detaches their children. */
export async function purgeArchivedPosts({
  db,
  clock,
}: Pick<HostContext, "db" | "clock">): Promise<void> {
  const expired = await db
    .selectFrom("posts")
    .select(["lms_id", "id"])
    .where("archived_at", "<=", clock() - ARCHIVED_POST_TTL_MS)
    .execute();
  for (const { lms_id, id } of expired) {
    await db
      .updateTable("posts")
      .set({ parent_id: null })
      .where("lms_id", "=", lms_id)
      .where("parent_id", "=", id)
      .execute();
    await db.deleteFrom("posts").where("lms_id", "=", lms_id).where("id", "=", id).execute();
  }
}
