import type { HostContext } from "../context";

/** How long questions and answers are kept (designs B9). */
const KEPT_MS = 90 * 24 * 3_600_000;
/** No answer takes that long: its process ended without a word. */
const ABANDONED_MS = 10 * 60_000;

/**
 * Removes messages after 90 days, with conversations and guests that nothing is left of, and tokens that are over; closes answers whose process
 * was killed. A job; several at once do no harm.
 */
export async function sweepConversations({ db, clock }: HostContext): Promise<void> {
  const now = clock();
  await db
    .updateTable("chat_messages")
    .set({ status: "cut", finished_at: now })
    .where("status", "=", "streaming")
    .where("created_at", "<=", now - ABANDONED_MS)
    .execute();
  await db
    .deleteFrom("chat_messages")
    .where("created_at", "<=", now - KEPT_MS)
    .execute();
  await db
    .deleteFrom("conversations")
    .where("updated_at", "<=", now - KEPT_MS)
    .execute();
  await db.deleteFrom("chat_tokens").where("expires_at", "<=", now).execute();
  await db
    .deleteFrom("chat_identities")
    .where("created_at", "<=", now - KEPT_MS)
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
