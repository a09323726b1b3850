import { sql } from "kysely";
import { formatDay } from "~/lib/dates";
import { coursePath } from "~/lib/paths";
import type { HostContext } from "../../kit/context";
import { getMailSite } from "../mail/mail-site";
import { isActiveTenant } from "../tenants/active-tenants";
import { BATCH_SIZE, isUnreminded, REMINDER_LEAD_MS, sendReminder } from "./send-reminder";

/** A class that is moved to another day gets a new reminder. */
const SUBJECT = sql<string>`c.id || ':' || c.start_at`;

/** Job: tells learners that a class begins within a day. @returns the number of emails */
export async function remindStarts(context: HostContext): Promise<number> {
  const now = context.clock();
  const starting = await context.db
    .selectFrom("classes as c")
    .innerJoin("enrolments as e", (join) =>
      join.onRef("e.lms_id", "=", "c.lms_id").onRef("e.class_id", "=", "c.id"),
    )
    .select(["c.lms_id", "c.slug", "c.name", "c.type", "c.schedule", "c.start_at", "e.user_id"])
    .select(SUBJECT.as("subject"))
    .where("c.start_at", ">", now)
    .where(isActiveTenant("c.lms_id"))
    .where("c.start_at", "<=", now + REMINDER_LEAD_MS)
    .where(({ ref }) =>
      isUnreminded(
        { notice: "start", subject: SUBJECT },
        { tenantId: ref("e.lms_id"), userId: ref("e.user_id") },
      ),
    )
    .orderBy("c.start_at")
    .orderBy("e.user_id")
    .limit(BATCH_SIZE)
    .execute();
  let mails = 0;
  for (const { lms_id: tenantId, user_id: userId, subject, name, start_at, ...row } of starting) {
    const site = await getMailSite(context, tenantId);
    const schedule = row.schedule && `\nJadwal: ${row.schedule}`;
    mails += await sendReminder(
      context,
      { tenantId, userId, notice: "start", subject },
      {
        site,
        mailSubject: `Kelas ${name} segera mulai`,
        text: `kelas ${name} mulai pada ${formatDay(start_at ?? now)}.${schedule}\n\nBuka kelas Anda:\n${site.getUrl(coursePath(row))}`,
      },
    );
  }
  return mails;
}
