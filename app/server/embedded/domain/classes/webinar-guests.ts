import { hasPermission } from "~/lib/permissions";
import { getWebinarPhase } from "~/lib/webinar-time";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { forbidden, type HostContext, notFound, type Queryable } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { findClass, isClassStaff, requireClassStaff } from "../learning/class-access";
import { getMailSite } from "../mail/mail-site";
import { notifyRegistered } from "./webinar-emails";

type WebinarRow = Schema["webinars"];

interface WebinarLookup {
  tenantId: string;
  user: HostUser;
  slug: string;
}

/** @throws ApiError 404 */
async function findWebinar(db: Queryable, tenantId: string, slug: string): Promise<WebinarRow> {
  const row = await db
    .selectFrom("webinars")
    .selectAll()
    .where("lms_id", "=", tenantId)
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (!row) throw notFound("Webinar");
  return row;
}

/** A webinar that the user may open: that of a draft class is for its staff only. @throws ApiError 404 */
async function findOpenWebinar(
  db: Queryable,
  { tenantId, user, slug }: WebinarLookup,
): Promise<WebinarRow> {
  const row = await findWebinar(db, tenantId, slug);
  if (row.class_id === null) return row;
  const { publication } = await db
    .selectFrom("classes")
    .select("publication")
    .where("lms_id", "=", tenantId)
    .where("id", "=", row.class_id)
    .executeTakeFirstOrThrow();
  if (publication === "draft" && !(await isStaff(db, row, user))) throw notFound("Webinar");
  return row;
}

const getPhase = ({ clock }: HostContext, { start_at, duration_min }: WebinarRow) =>
  getWebinarPhase({ startAt: start_at, durationMin: duration_min }, clock());

const queryGuests = (db: Queryable, { lms_id, id }: Pick<WebinarRow, "lms_id" | "id">) =>
  db
    .selectFrom("webinar_guests as g")
    .where("g.lms_id", "=", lms_id)
    .where("g.webinar_id", "=", id);

/** Webinars without a class are managers' only. */
const isStaff = async (db: Queryable, { lms_id, class_id }: WebinarRow, user: HostUser) =>
  class_id === null
    ? hasPermission(user.roles, "class.manageAll")
    : isClassStaff(db, { lms_id, id: class_id }, user);

async function readPlace(db: Queryable, row: WebinarRow, user: HostUser) {
  const [guest, staff] = await Promise.all([
    queryGuests(db, row).select("g.user_id").where("g.user_id", "=", user.id).executeTakeFirst(),
    isStaff(db, row, user),
  ]);
  return { isRegistered: guest !== undefined, isStaff: staff };
}

/** @throws ApiError 404 */
export async function getWebinarPlace({ db }: HostContext, lookup: WebinarLookup) {
  return readPlace(db, await findOpenWebinar(db, lookup), lookup.user);
}

/** Idempotent: one row, one mail. @throws ApiError 404, 409 after the end */
export async function registerForWebinar(context: HostContext, lookup: WebinarLookup) {
  const { user } = lookup;
  const row = await findOpenWebinar(context.db, lookup);
  if (getPhase(context, row) === "over") throw new ApiError(409, "Webinar ini sudah selesai");
  await register(context, row, user.id);
  return readPlace(context.db, row, user);
}

async function register(context: HostContext, row: WebinarRow, userId: string): Promise<void> {
  const { db, clock } = context;
  const site = await getMailSite(context, row.lms_id);
  await db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("webinar_guests")
      .values({
        lms_id: row.lms_id,
        webinar_id: row.id,
        user_id: userId,
        registered_at: clock(),
        joined_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) await notifyRegistered(context, trx, { row, userId, site });
  });
}

/** Idempotent. Who came stays on the list. @throws ApiError 404 */
export async function leaveWebinar({ db }: HostContext, { tenantId, user, slug }: WebinarLookup) {
  const row = await findWebinar(db, tenantId, slug);
  await db
    .deleteFrom("webinar_guests")
    .where("lms_id", "=", row.lms_id)
    .where("webinar_id", "=", row.id)
    .where("user_id", "=", user.id)
    .where("joined_at", "is", null)
    .execute();
  return readPlace(db, row, user);
}

/** Notes the first time that the link was opened. @throws ApiError 404, 409 */
export async function joinWebinar(
  context: HostContext,
  lookup: WebinarLookup,
): Promise<{ joinUrl: string }> {
  const { db, clock } = context;
  const { user } = lookup;
  const row = await findOpenWebinar(db, lookup);
  const phase = getPhase(context, row);
  if (phase === "over") throw new ApiError(409, "Webinar ini sudah selesai");
  if (phase !== "open" || row.join_url === null)
    throw new ApiError(409, "Ruang webinar dibuka 15 menit sebelum mulai");
  await register(context, row, user.id);
  await db
    .updateTable("webinar_guests")
    .set({ joined_at: clock() })
    .where("lms_id", "=", row.lms_id)
    .where("webinar_id", "=", row.id)
    .where("user_id", "=", user.id)
    .where("joined_at", "is", null)
    .execute();
  return { joinUrl: row.join_url };
}

/** @throws ApiError 403, 404 */
export async function listWebinarGuests(
  { db }: HostContext,
  { tenantId, user, slug, page, perPage }: WebinarLookup & { page: number; perPage: number },
) {
  const row = await findWebinar(db, tenantId, slug);
  if (!(await isStaff(db, row, user))) throw forbidden();
  const query = queryGuests(db, row)
    .innerJoin("users as u", "u.id", "g.user_id")
    .select(["u.id", "u.name", "g.registered_at as registeredAt", "g.joined_at as joinedAt"])
    .orderBy("u.name")
    .orderBy("u.id");
  const [{ rows, ...paging }, { joined }] = await Promise.all([
    readPage(query, page, perPage),
    queryGuests(db, row)
      .select(({ fn }) => fn.count<number>("g.joined_at").as("joined"))
      .executeTakeFirstOrThrow(),
  ]);
  const { title, start_at: startAt, duration_min: durationMin } = row;
  return {
    ...paging,
    items: rows,
    webinar: { title, startAt, durationMin },
    joinedCount: Number(joined),
  };
}

/** @throws ApiError 403, 404 */
export async function listClassWebinars(
  { db }: HostContext,
  { tenantId, user, slug }: WebinarLookup,
) {
  const classRow = await findClass(db, tenantId, slug);
  await requireClassStaff(db, classRow, user);
  const rows = await db
    .selectFrom("webinars as w")
    .leftJoin("webinar_guests as g", (join) =>
      join.onRef("g.lms_id", "=", "w.lms_id").onRef("g.webinar_id", "=", "w.id"),
    )
    .where("w.lms_id", "=", tenantId)
    .where("w.class_id", "=", classRow.id)
    .groupBy(["w.id", "w.slug", "w.title", "w.start_at"])
    .select(["w.slug", "w.title", "w.start_at as startAt"])
    .select(({ fn }) => [
      fn.count<number>("g.user_id").as("registered"),
      fn.count<number>("g.joined_at").as("joined"),
    ])
    .orderBy("w.start_at", "desc")
    .orderBy("w.id")
    .execute();
  return rows.map(({ registered, joined, ...webinar }) => ({
    ...webinar,
    registeredCount: Number(registered),
    joinedCount: Number(joined),
  }));
}
