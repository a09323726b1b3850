import type { NoticeKind } from "~/lib/notices";
import type { Schema } from "../../database/schema/schema";
import type { Queryable } from "../../kit/context";
import { newRecordId } from "../../kit/ids";

interface Mail {
  tenantId: string;
  to: string;
  subject: string;
  /** Plain text with absolute links. */
  body: string;
  /** Subject area, shown in the outbox. */
  kind: string;
  /** For emails that the recipient may switch off; use `enqueueNotice`. */
  recipient?: { userId: string; notice: NoticeKind };
  /** UTC ms. */
  now: number;
  /** An iCalendar file to attach. */
  calendar?: string;
}

export const createMailRow = ({
  tenantId,
  to,
  subject,
  body,
  kind,
  recipient,
  now,
  calendar,
}: Mail): Schema["outbox"] => ({
  lms_id: tenantId,
  id: newRecordId(),
  to_address: to,
  subject,
  body,
  kind,
  created_at: now,
  next_attempt_at: now,
  attempts: 0,
  sent_at: null,
  last_error: null,
  notice: recipient?.notice ?? null,
  user_id: recipient?.userId ?? null,
  calendar: calendar ?? null,
});

/** Domain of an erased person's address; RFC 2606 reserves it, so it has no mailboxes. */
export const ERASED_DOMAIN = "dihapus.invalid";

/**
 * Queues an email for the outbox job in the caller's transaction, so that it is sent only if the
 * change is committed. Erased people get none.
 */
export async function enqueueMail(trx: Queryable, mail: Mail): Promise<void> {
  if (mail.to.endsWith(`@${ERASED_DOMAIN}`)) return;
  await trx.insertInto("outbox").values(createMailRow(mail)).execute();
}
