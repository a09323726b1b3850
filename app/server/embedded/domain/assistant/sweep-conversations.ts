import { DAY_MS, MINUTE_MS } from "~/lib/time";
import type { HostContext } from "../../kit/context";

/** Designs B9. */
const MESSAGE_TTL_MS = 90 * DAY_MS;
/** Longer than any answer takes; its process was killed. */
const ABANDONED_AFTER_MS = 10 * MINUTE_MS;

/**
 * Deletes messages after 90 days, then empty conversations, expired tokens and unused guests, and
 * closes abandoned answers. Safe to run concurrently.
 */
export async function sweepConversations({ db, clock }: HostContext): Promise<void> {
  const now = clock();
  await db
    .updateTable("chat_messages")
    .set({ status: "cut", finished_at: now })
    .where("status", "=", "streaming")
    .where("created_at", "<=", now - ABANDONED_AFTER_MS)
    .execute();
  await db
    .deleteFrom("chat_messages")
    .where("created_at", "<=", now - MESSAGE_TTL_MS)
    .execute();
  await db
    .deleteFrom("conversations")
    .where("updated_at", "<=", now - MESSAGE_TTL_MS)
    .execute();
  await db.deleteFrom("chat_tokens").where("expires_at", "<=", now).execute();
  await db
    .deleteFrom("chat_identities")
    .where("created_at", "<=", now - MESSAGE_TTL_MS)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("chat_tokens as t")
            .select("t.lms_id")
            .whereRef("t.lms_id", "=", "chat_identities.lms_id")
            .whereRef("t.identity_id", "=", "chat_identities.id"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("conversations as c")
            .select("c.lms_id")
            .whereRef("c.lms_id", "=", "chat_identities.lms_id")
            .whereRef("c.identity_id", "=", "chat_identities.id"),
        ),
      ),
    )
    .execute();
}
