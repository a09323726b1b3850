import type { HostContext, Queryable } from "../../kit/context";
import { getMailSite } from "../mail/mail-site";
import { isActiveTenant } from "../tenants/active-tenants";
import { writeDigest } from "./digest";
import { type DigestWeek, getDigestWeek } from "./digest-week";
import { BATCH_SIZE, sendReminder } from "./send-reminder";

interface Recipient {
  tenantId: string;
  userId: string;
}

/** Job: sends the week's digest to learners, a batch in each run. @returns the number of emails */
export async function sendDigests(context: HostContext): Promise<number> {
  const week = getDigestWeek(context.clock());
  if (!week) return 0;
  let mails = 0;
  for (const { tenantId, userId } of await listRecipients(context, week)) {
    const site = await getMailSite(context, tenantId);
    const text = await writeDigest(context, { tenantId, userId }, { week, site });
    mails += await sendReminder(
      context,
      { tenantId, userId, notice: "digest", subject: week.monday },
      text === null ? null : { site, mailSubject: `Pekan belajar Anda di ${site.title}`, text },
    );
  }
  return mails;
}

/**
 * Learners whose digest was not looked at yet: those after the last one, because the job takes a tenant's learners in
 * the order of their ids. Who enrols meanwhile gets one in the next week.
 */
async function listRecipients({ db }: HostContext, { monday }: DigestWeek): Promise<Recipient[]> {
  const recipients: Recipient[] = [];
  for (const { lms_id: tenantId } of await listTenants(db)) {
    const last = await db
      .selectFrom("sent_reminders")
      .select(({ fn }) => fn.max("user_id").as("userId"))
      .where("lms_id", "=", tenantId)
      .where("notice", "=", "digest")
      .where("subject", "=", monday)
      .executeTakeFirst();
    const rows = await db
      .selectFrom("enrolments")
      .select("user_id as userId")
      .distinct()
      .where("lms_id", "=", tenantId)
      .where("user_id", ">", last?.userId ?? "")
      .orderBy("user_id")
      .limit(BATCH_SIZE - recipients.length)
      .execute();
    recipients.push(...rows.map(({ userId }) => ({ tenantId, userId })));
    if (recipients.length === BATCH_SIZE) break;
  }
  return recipients;
}

const listTenants = (db: Queryable) =>
  db
    .selectFrom("tenants")
    .select("lms_id")
    .where(isActiveTenant("tenants.lms_id"))
    .orderBy("lms_id")
    .execute();
