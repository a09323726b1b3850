import type { HostContext } from "../../kit/context";
import { INVITATION_TTL_MS, RESET_TTL_MS, VERIFICATION_TTL_MS } from "../accounts/link-tokens";
import { blankLinks, MAX_ATTEMPTS } from "./send-outbox";

/** Lifetime of the links by kind of email; the last line covers invitations and all others. */
const LINK_TTL_MS: readonly [kind: string, ms: number][] = [
  ["account-verify", VERIFICATION_TTL_MS],
  ["account-reset", RESET_TTL_MS],
  ["account-%", INVITATION_TTL_MS],
];
const EXPIRED_MESSAGE = "Tautan di email ini kedaluwarsa sebelum terkirim.";

/**
 * Job: removes the secrets of links that expired in unsent emails. Without a mail server emails stay
 * in the outbox, but `account_tokens` keeps hashes only, and the outbox must not say more.
 */
export async function blankExpiredLinks({
  db,
  clock,
}: Pick<HostContext, "db" | "clock">): Promise<void> {
  const now = clock();
  for (const [kind, ttl] of LINK_TTL_MS) {
    const mails = await db
      .selectFrom("outbox")
      .select(["lms_id", "id", "body"])
      .where("kind", "like", kind)
      .where("sent_at", "is", null)
      .where("created_at", "<=", now - ttl)
      .where((eb) => eb.or([eb("last_error", "is", null), eb("last_error", "!=", EXPIRED_MESSAGE)]))
      .execute();
    for (const { lms_id, id, body } of mails) {
      const blanked = blankLinks(body);
      if (blanked === body) continue;
      await db
        .updateTable("outbox")
        .set({ body: blanked, attempts: MAX_ATTEMPTS, last_error: EXPIRED_MESSAGE })
        .where("lms_id", "=", lms_id)
        .where("id", "=", id)
        .where("sent_at", "is", null)
        .execute();
    }
  }
}
