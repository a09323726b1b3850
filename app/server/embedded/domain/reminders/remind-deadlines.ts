import { sql } from "kysely";
import { formatDateTime } from "~/lib/dates";
import type { HostContext } from "../../kit/context";
import { getMailSite } from "../mail/mail-site";
import { isActiveTenant } from "../tenants/active-tenants";
import { DEADLINE_SOURCES } from "./deadline-sources";
import { BATCH_SIZE, isUnreminded, REMINDER_LEAD_MS, sendReminder } from "./send-reminder";

type DeadlineSource = (typeof DEADLINE_SOURCES)[number];

/** Job: tells learners what ends within a day. @returns the number of emails */
export async function remindDeadlines(context: HostContext): Promise<number> {
  let mails = 0;
  for (const source of DEADLINE_SOURCES) mails += await remindOf(context, source);
  return mails;
}

async function remindOf(context: HostContext, source: DeadlineSource): Promise<number> {
  const { db, clock } = context;
  const now = clock();
  // A deadline that is moved is another one.
  const subject = sql<string>`${sql.lit(`${source.name}:`)} || d.id || ':' || d.at`;
  const near = await db
    .selectFrom(source.query(db, { from: now, to: now + REMINDER_LEAD_MS }).as("d"))
    .selectAll("d")
    .select(subject.as("subject"))
    .where(isActiveTenant("d.tenantId"))
    .where(({ ref }) =>
      isUnreminded(
        { notice: "deadline", subject },
        { tenantId: ref("d.tenantId"), userId: ref("d.userId") },
      ),
    )
    .orderBy("d.at")
    .orderBy("d.userId")
    .limit(BATCH_SIZE)
    .execute();
  let mails = 0;
  for (const { tenantId, userId, title, className, at, pathKey, ...row } of near) {
    const site = await getMailSite(context, tenantId);
    mails += await sendReminder(
      context,
      { tenantId, userId, notice: "deadline", subject: row.subject },
      {
        site,
        mailSubject: `Tenggat ${title} sudah dekat`,
        text: `${source.label} "${title}" di kelas ${className} belum Anda selesaikan. Batas waktunya ${formatDateTime(at)}.\n\nLanjutkan di sini:\n${site.getUrl(source.toPath(pathKey))}`,
      },
    );
  }
  return mails;
}
