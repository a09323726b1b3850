import { sql } from "kysely";
import type { LearnerSort } from "~/lib/learners";
import type { HostUser } from "../../../hosts/host-handler";
import type { HostContext, Queryable } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { toLikePattern, toSearchText } from "../../kit/text";
import { countWaitingHandIns } from "../assignments/hand-in-queue";
import { type ClassRow, findClass, requireClassStaff } from "./class-access";

interface ClassCall {
  tenantId: string;
  user: HostUser;
  slug: string;
}

interface ListQuery extends ClassCall {
  page: number;
  perPage: number;
  search?: string | undefined;
  sort?: LearnerSort | undefined;
}

/** A class that the user teaches, with the number of its chapters. @throws ApiError 403, 404 */
export async function findTaughtClass(db: Queryable, { tenantId, user, slug }: ClassCall) {
  const row = await findClass(db, tenantId, slug);
  await requireClassStaff(db, row, user);
  const { count } = await db
    .selectFrom("class_chapters")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("lms_id", "=", tenantId)
    .where("class_id", "=", row.id)
    .where("archived_at", "is", null)
    .executeTakeFirstOrThrow();
  return { row, chapterCount: Number(count) };
}

type ClassKey = Pick<ClassRow, "lms_id" | "id">;

/** Learners of a class with their progress, as `e` and `u`. Without a search, a count does not read the accounts. */
export function queryLearners(
  db: Queryable,
  { lms_id, id }: ClassKey,
  { search }: { search?: string | undefined },
) {
  let query = db
    .selectFrom("enrolments as e")
    .leftJoin("users as u", "u.id", "e.user_id")
    .select((eb) => ["e.user_id as id", eb.ref("u.name").$notNull().as("name")])
    .select(["e.created_at as enrolledAt", "e.done_count as doneCount"])
    .select("e.last_done_at as lastDoneAt")
    .where("e.lms_id", "=", lms_id)
    .where("e.class_id", "=", id);
  for (const word of toSearchText(search ?? "")
    .split(" ")
    .filter(Boolean))
    query = query.where(
      sql<boolean>`lower(u.name) like ${toLikePattern(word)} escape ${sql.lit("\\")}`,
    );
  return query;
}

/** A page of learners with their progress. @throws ApiError 403 unless staff of the class, 404 */
export async function listLearners({ db }: HostContext, { page, perPage, ...call }: ListQuery) {
  const { row, chapterCount } = await findTaughtClass(db, call);
  const { rows, ...pagination } = await readPage(querySorted(db, row, call), page, perPage);
  const waiting = await countWaitingHandIns(
    db,
    row,
    rows.map((learner) => learner.id),
  );
  return {
    ...pagination,
    items: rows.map((item) => ({
      ...item,
      waitingHandIns: waiting.byLearner.get(item.id) ?? 0,
    })),
    waitingHandIns: waiting.total,
    class: { slug: row.slug, name: row.name, type: row.type },
    chapterCount,
  };
}

/** In the order that the staff have chosen. */
export function querySorted(
  db: Queryable,
  row: ClassKey,
  { sort, search }: Pick<ListQuery, "sort" | "search">,
) {
  const query = queryLearners(db, row, { search });
  if (sort === "name") return query.orderBy("u.name").orderBy("e.user_id");
  if (sort === "progress") return query.orderBy("e.done_count").orderBy("e.user_id");
  return query.orderBy("e.created_at", "desc").orderBy("e.user_id");
}
