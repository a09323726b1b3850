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

/** Learners of a class as `e` and `u`. */
export function queryLearners(
  db: Queryable,
  { lms_id, id }: ClassKey,
  { search }: { search?: string | undefined },
) {
  let query = db
    .selectFrom("enrolments as e")
    .innerJoin("users as u", "u.id", "e.user_id")
    .select(["e.user_id as id", "u.name", "e.created_at as enrolledAt"])
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
  const [learners, waiting] = await Promise.all([
    withProgress(db, row, rows),
    countWaitingHandIns(
      db,
      row,
      rows.map((learner) => learner.id),
    ),
  ]);
  return {
    ...pagination,
    items: learners.map((item) => ({
      ...item,
      waitingHandIns: waiting.byLearner.get(item.id) ?? 0,
    })),
    waitingHandIns: waiting.total,
    class: { slug: row.slug, name: row.name, type: row.type },
    chapterCount,
  };
}

function querySorted(
  db: Queryable,
  row: ClassKey,
  { sort, search }: Omit<ListQuery, "page" | "perPage">,
) {
  const query = queryLearners(db, row, { search });
  if (sort === "name") return query.orderBy("u.name").orderBy("e.user_id");
  if (sort === "progress")
    return query
      .leftJoin(queryDoneCounts(db, row).as("p"), "p.user_id", "e.user_id")
      .orderBy(sql`coalesce(p.count, 0)`)
      .orderBy("e.user_id");
  return query.orderBy("e.created_at", "desc").orderBy("e.user_id");
}

/** Once for the class: a count for each of thousands takes ten times as long. */
const queryDoneCounts = (db: Queryable, { lms_id, id }: ClassKey) =>
  queryProgress(db, { lms_id, id })
    .select(({ fn }) => ["p.user_id", fn.countAll<number>().as("count")])
    .groupBy("p.user_id");

/** What learners have done of the chapters that the syllabus has now, as `p`. */
const queryProgress = (db: Queryable, { lms_id, id }: ClassKey) =>
  db
    .selectFrom("chapter_progress as p")
    .innerJoin("class_chapters as c", (join) =>
      join
        .onRef("c.lms_id", "=", "p.lms_id")
        .onRef("c.class_id", "=", "p.class_id")
        .onRef("c.module_slug", "=", "p.module_slug")
        .onRef("c.slug", "=", "p.chapter_slug"),
    )
    .where("p.lms_id", "=", lms_id)
    .where("p.class_id", "=", id)
    .where("c.archived_at", "is", null);

interface EnrolledLearner {
  id: string;
  name: string;
  enrolledAt: number;
}

/** Reads the progress of listed learners only: a class may have thousands. */
export async function withProgress(
  db: Queryable,
  { lms_id, id }: ClassKey,
  learners: readonly EnrolledLearner[],
) {
  if (learners.length === 0) return [];
  const rows = await queryProgress(db, { lms_id, id })
    .select(({ fn }) => [
      "p.user_id",
      fn.countAll<number>().as("doneCount"),
      fn.max("p.done_at").as("lastDoneAt"),
    ])
    .where(
      "p.user_id",
      "in",
      learners.map((learner) => learner.id),
    )
    .groupBy("p.user_id")
    .execute();
  const progress = new Map(rows.map((row) => [row.user_id, row]));
  return learners.map((learner) => {
    const found = progress.get(learner.id);
    return {
      ...learner,
      doneCount: Number(found?.doneCount ?? 0),
      lastDoneAt: found ? Number(found.lastDoneAt) : null,
    };
  });
}
