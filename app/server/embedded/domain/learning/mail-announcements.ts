import { coursePath } from "~/lib/paths";
import type { Schema } from "../../database/schema/schema";
import type { HostContext, Queryable } from "../../kit/context";
import { getMailSite, type MailSite } from "../mail/mail-site";
import { enqueueNotice } from "../notices/enqueue-notice";
import { isActiveTenant } from "../tenants/active-tenants";

/** Mails of one transaction; in between, others may write. */
const BATCH_SIZE = 100;
/** Of one run. */
const MAX_BATCHES = 20;

type Row = Schema["announcements"] & { slug: string; class_name: string; type: string };

/**
 * Job: queues a mail for each learner that an announcement has not reached yet. A crash or another process repeats
 * none: the place in the list moves in the transaction of the mails.
 * @returns the number of mails
 */
export async function mailAnnouncements(context: HostContext): Promise<number> {
  const waiting = await context.db
    .selectFrom("announcements as a")
    .innerJoin("classes as c", (join) =>
      join.onRef("c.lms_id", "=", "a.lms_id").onRef("c.id", "=", "a.class_id"),
    )
    .selectAll("a")
    .select(["c.slug", "c.name as class_name", "c.type"])
    .where("a.mailed_at", "is", null)
    .where(isActiveTenant("a.lms_id"))
    .orderBy("a.created_at")
    .orderBy("a.id")
    .limit(MAX_BATCHES)
    .execute();
  let mails = 0;
  let batches = 0;
  for (const row of waiting) {
    const site = await getMailSite(context, row.lms_id);
    for (let place: string | null = row.mailed_to; place !== null && batches < MAX_BATCHES; ) {
      const batch = await mailBatch(context, { ...row, mailed_to: place }, site);
      mails += batch.count;
      place = batch.place;
      batches++;
    }
  }
  return mails;
}

/** @returns the last user that was served; null if there is no other, or another process goes on */
async function mailBatch(
  context: HostContext,
  row: Row,
  site: MailSite,
): Promise<{ count: number; place: string | null }> {
  const now = context.clock();
  return context.db.transaction().execute(async (trx) => {
    const learners = await listNextLearners(trx, row);
    const last = learners.at(-1)?.id;
    const { numUpdatedRows } = await trx
      .updateTable("announcements")
      .set(last === undefined ? { mailed_at: now } : { mailed_to: last })
      .where("lms_id", "=", row.lms_id)
      .where("id", "=", row.id)
      .where("mailed_to", "=", row.mailed_to)
      .where("mailed_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n || last === undefined) return { count: 0, place: null };
    const url = site.getUrl(coursePath(row));
    for (const { id } of learners)
      await enqueueNotice(context, trx, {
        tenantId: row.lms_id,
        userId: id,
        notice: "announcement",
        kind: "announcement",
        subject: `${row.class_name}: ${row.subject}`,
        text: `${row.body}\n\n${row.author_name}\n\nBuka kelasnya:\n${url}`,
        site,
      });
    return { count: learners.length, place: last };
  });
}

const listNextLearners = (trx: Queryable, { lms_id, class_id, mailed_to }: Row) =>
  trx
    .selectFrom("enrolments as e")
    .innerJoin("users as u", "u.id", "e.user_id")
    .select("u.id")
    .where("e.lms_id", "=", lms_id)
    .where("e.class_id", "=", class_id)
    .where("e.user_id", ">", mailed_to)
    .orderBy("e.user_id")
    .limit(BATCH_SIZE)
    .execute();
