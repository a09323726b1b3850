import { DAY_MS } from "~/lib/time";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { SentAnnouncement } from "../../../hosts/learning/announcements";
import type { Schema } from "../../database/schema/schema";
import type { HostContext, Queryable } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId } from "../../kit/ids";
import { readPage } from "../../kit/paging";
import { consumeAttempt } from "../../kit/rate-limit";
import { getUserName } from "../accounts/users";
import { type ClassRow, findClass, requireClassStaff } from "./class-access";

const MAX_PER_DAY = 10;

type Row = Schema["announcements"];

interface Caller {
  tenantId: string;
  user: HostUser;
}

interface ClassCall extends Caller {
  slug: string;
}

interface Page {
  page: number;
  perPage: number;
}

/** A class's announcements, newest first. @throws ApiError 403 unless staff of the class, 404 */
export async function listAnnouncements(
  { db }: HostContext,
  { tenantId, user, slug, page, perPage }: ClassCall & Page,
) {
  const row = await findClass(db, tenantId, slug);
  await requireClassStaff(db, row, user);
  const query = db
    .selectFrom("announcements")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("class_id", "=", row.id)
    .orderBy("created_at", "desc")
    .orderBy("id");
  const { rows, ...pagination } = await readPage(query, page, perPage);
  return {
    ...pagination,
    items: rows.map(toSent),
    class: { slug: row.slug, name: row.name, type: row.type },
    learnerCount: await countLearners(db, row),
  };
}

const toAnnouncement = (row: Omit<Row, "mailed_to">) => ({
  id: row.id,
  subject: row.subject,
  text: row.body,
  by: row.author_name,
  at: row.created_at,
});

const toSent = (row: Row): SentAnnouncement => ({
  ...toAnnouncement(row),
  receivers: row.receivers,
  isMailed: row.mailed_at !== null,
});

async function countLearners(db: Queryable, { lms_id, id }: ClassRow): Promise<number> {
  const { count } = await db
    .selectFrom("enrolments")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("lms_id", "=", lms_id)
    .where("class_id", "=", id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface SendInput extends ClassCall {
  subject: string;
  text: string;
  idempotencyKey: string | undefined;
}

/** Stores an announcement; a job mails it. @throws ApiError 403 unless staff of the class, 404, 409 without learners, 429 */
export async function sendAnnouncement(
  context: HostContext,
  { tenantId, user, slug, subject, text, idempotencyKey: key }: SendInput,
): Promise<SentAnnouncement> {
  const row = await findClass(context.db, tenantId, slug);
  await requireClassStaff(context.db, row, user);
  const body = { user: user.id, class: row.id, subject, text };
  const request = { tenantId, operation: "sendAnnouncement", key, body };
  return withIdempotency(context, request, async (trx) => {
    const now = context.clock();
    const receivers = await countLearners(trx, row);
    if (receivers === 0) throw new ApiError(409, "Kelas ini belum punya peserta");
    const limit = { name: `announcement:${tenantId}:${row.id}`, max: MAX_PER_DAY };
    await consumeAttempt(trx, { ...limit, windowMs: DAY_MS }, now);
    const announcement: Row = {
      lms_id: tenantId,
      id: newRecordId(),
      class_id: row.id,
      subject,
      body: text,
      author_name: await getUserName(trx, user.id),
      created_at: now,
      receivers,
      mailed_to: "",
      mailed_at: null,
    };
    await trx.insertInto("announcements").values(announcement).execute();
    return toSent(announcement);
  });
}

interface MyInput extends Caller, Page {
  class?: string | undefined;
  from?: number | undefined;
}

/** Announcements of the classes that the user takes, newest first. */
export async function listMyAnnouncements(
  { db }: HostContext,
  { tenantId, user, page, perPage, ...filters }: MyInput,
) {
  let query = db
    .selectFrom("announcements as a")
    .innerJoin("classes as c", (join) =>
      join.onRef("c.lms_id", "=", "a.lms_id").onRef("c.id", "=", "a.class_id"),
    )
    .innerJoin("enrolments as e", (join) =>
      join.onRef("e.lms_id", "=", "a.lms_id").onRef("e.class_id", "=", "a.class_id"),
    )
    .selectAll("a")
    .select(["c.slug", "c.name", "c.type"])
    .where("a.lms_id", "=", tenantId)
    .where("e.user_id", "=", user.id)
    .orderBy("a.created_at", "desc")
    .orderBy("a.id");
  if (filters.class) query = query.where("c.slug", "=", filters.class);
  if (filters.from) query = query.where("a.created_at", ">=", filters.from);
  const { rows, ...pagination } = await readPage(query, page, perPage);
  const items = rows.map(({ slug, name, type, ...row }) => ({
    ...toAnnouncement(row),
    class: { slug, name, type },
  }));
  return { ...pagination, items };
}
