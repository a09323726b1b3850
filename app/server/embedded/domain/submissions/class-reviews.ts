import { sql } from "kysely";
import type { z } from "zod";
import type { classReviewFields } from "~/lib/submissions";
import { HOUR_MS } from "~/lib/time";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { forbidden, type HostContext, type Queryable, STALE_MESSAGE } from "../../kit/context";
import { newRecordId } from "../../kit/ids";
import { readPage } from "../../kit/paging";
import { consumeAttempt } from "../../kit/rate-limit";
import { toShortName } from "../classes/leaderboard";
import { type ClassRow, findClass, findPublicClass } from "../learning/class-access";
import { getMailSite } from "../mail/mail-site";
import { notifyModerators } from "./submission-emails";

/** Changes of reviews by one learner. */
const MAX_CHANGES_PER_HOUR = 10;

interface ListInput {
  tenantId: string;
  class: string;
  page: number;
  perPage: number;
}

/** Published reviews of a class, newest first, and their mean of stars. @throws ApiError 404 */
export async function listClassReviews(
  { db }: HostContext,
  { tenantId, class: slug, page, perPage }: ListInput,
) {
  const row = await findPublicClass(db, tenantId, slug);
  const published = db
    .selectFrom("submissions")
    .where("lms_id", "=", tenantId)
    .where("class_id", "=", row.id)
    .where("kind", "=", "class_reviews")
    .where("status", "=", "published");
  const [{ rows, ...pagination }, { mean }] = await Promise.all([
    readPage(
      published
        .select(["id", "name", "rating", "body", "created_at"])
        .orderBy("created_at", "desc")
        .orderBy("id"),
      page,
      perPage,
    ),
    published
      .select(sql<number | null>`cast(round(avg(rating) * 10) as bigint)`.as("mean"))
      .executeTakeFirstOrThrow(),
  ]);
  const items = rows.map(({ id, name, rating, body, created_at }) => ({
    id,
    name: toShortName(name),
    rating: rating ?? 0,
    text: body,
    createdAt: created_at,
  }));
  return { ...pagination, items, average: mean === null ? null : mean / 10 };
}

interface ReviewKey {
  tenantId: string;
  user: HostUser;
  class: string;
}

/** The caller's own review, and whether they may write one. @throws ApiError 404 */
export async function getMyReview({ db }: HostContext, { tenantId, user, class: slug }: ReviewKey) {
  const row = await findClass(db, tenantId, slug);
  const [hasFinished, review] = await Promise.all([
    hasFinishedClass(db, row, user.id),
    findReview(db, row, user.id),
  ]);
  return { canReview: hasFinished, review: review ? toMyReview(review) : null };
}

type ReviewInput = ReviewKey & z.output<typeof classReviewFields>;

/**
 * Writes or changes the caller's one review of a class; it waits for moderation again. Repeated, it changes nothing.
 * @throws ApiError 403 unless the class is finished, 404, 409 for a stale version, 429
 */
export async function saveMyReview(
  context: HostContext,
  { tenantId, user, class: slug, rating, text, version }: ReviewInput,
) {
  const { clock, db } = context;
  const row = await findClass(db, tenantId, slug);
  if (!(await hasFinishedClass(db, row, user.id))) throw forbidden();
  const site = await getMailSite(context, tenantId);
  return db.transaction().execute(async (trx) => {
    const now = clock();
    const before = await findReview(trx, row, user.id);
    const isRepeated =
      before?.version === version + 1 && before.rating === rating && before.body === text;
    if (before && isRepeated && before.status === "pending") return toMyReview(before);
    const limit = { max: MAX_CHANGES_PER_HOUR, windowMs: HOUR_MS };
    await consumeAttempt(trx, { name: `review:${tenantId}:${user.id}`, ...limit }, now);
    const content = { rating, body: text, created_at: now };
    const isSaved = before
      ? await updateReview(trx, before, { version, content })
      : version === 0 && (await insertReview(trx, row, { userId: user.id, content }));
    const saved = isSaved && (await findReview(trx, row, user.id));
    if (!saved) throw new ApiError(409, STALE_MESSAGE);
    await notifyModerators(context, trx, saved, site);
    return toMyReview(saved);
  });
}

type Row = Schema["submissions"];
type Content = Pick<Row, "rating" | "body" | "created_at">;

async function insertReview(
  trx: Queryable,
  { lms_id, id }: ClassRow,
  { userId, content }: { userId: string; content: Content },
): Promise<boolean> {
  const { name, email } = await trx
    .selectFrom("users")
    .select(["name", "email"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("submissions")
    .values({
      ...content,
      lms_id,
      id: newRecordId(),
      kind: "class_reviews",
      status: "pending",
      name,
      email,
      class_id: id,
      user_id: userId,
      ip_hash: "",
      version: 1,
    })
    .onConflict((conflict) => conflict.columns(["lms_id", "class_id", "user_id"]).doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}

async function updateReview(
  trx: Queryable,
  { lms_id, id }: Row,
  { version, content }: { version: number; content: Content },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("submissions")
    .set({
      ...content,
      status: "pending",
      reason: null,
      decided_by_name: null,
      decided_at: null,
      published_at: null,
      version: version + 1,
    })
    .where("lms_id", "=", lms_id)
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const findReview = (db: Queryable, { lms_id, id }: ClassRow, userId: string) =>
  db
    .selectFrom("submissions")
    .selectAll()
    .where("lms_id", "=", lms_id)
    .where("class_id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();

const toMyReview = ({ rating, body, status, reason, version }: Row) => ({
  rating: rating ?? 0,
  text: body,
  status,
  reason,
  version,
});

/** With every chapter done, or a valid certificate. */
async function hasFinishedClass(
  db: Queryable,
  { lms_id, id }: ClassRow,
  userId: string,
): Promise<boolean> {
  const [certificate, enrolment, chapters] = await Promise.all([
    db
      .selectFrom("certificates")
      .select("number")
      .where("lms_id", "=", lms_id)
      .where("class_id", "=", id)
      .where("user_id", "=", userId)
      .where("revoked_at", "is", null)
      .executeTakeFirst(),
    db
      .selectFrom("enrolments")
      .select("done_count")
      .where("lms_id", "=", lms_id)
      .where("class_id", "=", id)
      .where("user_id", "=", userId)
      .executeTakeFirst(),
    db
      .selectFrom("class_chapters")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("lms_id", "=", lms_id)
      .where("class_id", "=", id)
      .where("archived_at", "is", null)
      .executeTakeFirstOrThrow(),
  ]);
  if (certificate) return true;
  return enrolment !== undefined && chapters.count > 0 && enrolment.done_count >= chapters.count;
}
