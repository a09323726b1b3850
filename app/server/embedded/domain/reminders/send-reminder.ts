import { type Expression, type SqlBool, sql } from "kysely";
import { DAY_MS } from "~/lib/time";
import type { HostContext, Queryable } from "../../kit/context";
import type { MailSite } from "../mail/mail-site";
import { enqueueNotice } from "../notices/enqueue-notice";
import type { NoticeKey } from "../notices/notice-tokens";

/** Emails of one run; a job runs every ten seconds, so 5,000 learners take less than ten minutes. */
export const BATCH_SIZE = 100;
/** How long before an event its reminder is sent. */
export const REMINDER_LEAD_MS = DAY_MS;

/** What a reminder is about; each user gets one of each. */
export interface ReminderKey extends NoticeKey {
  subject: string;
}

interface ReminderMail extends ReminderKey {
  mailSubject: string;
  text: string;
  site: MailSite;
}

/** True unless the user got the reminder. @param columns of a query */
export const isUnreminded = (
  { notice, subject }: { notice: NoticeKey["notice"]; subject: Expression<string> },
  columns: { tenantId: Expression<string>; userId: Expression<string> },
): Expression<SqlBool> =>
  sql<SqlBool>`not exists (select 1 from sent_reminders r where r.lms_id = ${columns.tenantId} and r.notice = ${notice} and r.subject = ${subject} and r.user_id = ${columns.userId})`;

/** @returns false if the user got it already */
async function claimReminder(
  { clock }: HostContext,
  trx: Queryable,
  { tenantId, userId, notice, subject }: ReminderKey,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("sent_reminders")
    .values({ lms_id: tenantId, user_id: userId, notice, subject, sent_at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}

/** Queues a reminder once, safe in several processes. Without a mail it is only remembered. @returns emails */
export async function sendReminder(
  context: HostContext,
  key: ReminderKey,
  mail: Pick<ReminderMail, "mailSubject" | "text" | "site"> | null,
): Promise<number> {
  return context.db.transaction().execute(async (trx) => {
    if (!(await claimReminder(context, trx, key)) || !mail) return 0;
    const { tenantId, userId, notice } = key;
    const isQueued = await enqueueNotice(context, trx, {
      tenantId,
      userId,
      notice,
      kind: "reminder",
      subject: mail.mailSubject,
      text: mail.text,
      site: mail.site,
    });
    return Number(isQueued);
  });
}
