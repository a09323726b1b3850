import { sql } from "kysely";
import type { HostContext } from "../../kit/context";
import { getMailSite } from "../mail/mail-site";
import { writeDigest } from "./digest";
import { type DigestWeek, getDigestWeek } from "./digest-week";
import { BATCH_SIZE, isUnreminded, sendReminder } from "./send-reminder";

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

/** Learners whose digest was not looked at yet. */
const listRecipients = ({ db }: HostContext, { monday }: DigestWeek) =>
  db
    .selectFrom("enrolments as e")
    .select(["e.lms_id as tenantId", "e.user_id as userId"])
    .distinct()
    .where(({ ref }) =>
      isUnreminded(
        { notice: "digest", subject: sql<string>`${monday}` },
        { tenantId: ref("e.lms_id"), userId: ref("e.user_id") },
      ),
    )
    .orderBy("e.lms_id")
    .orderBy("e.user_id")
    .limit(BATCH_SIZE)
    .execute();
