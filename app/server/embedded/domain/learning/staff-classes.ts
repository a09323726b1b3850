import type { Publication } from "~/lib/class-options";
import { hasPermission } from "~/lib/permissions";
import type { HostUser } from "../../../hosts/host-handler";
import { type HostContext, type Queryable, requirePermission } from "../../kit/context";
import { queryAllClasses, readClassIds, sortByIds } from "../classes/class-queries";

interface StaffCall {
  tenantId: string;
  user: HostUser;
}

/** Ids of the classes that a user is assigned to. */
export const queryAssignedIds = (db: Queryable, { tenantId, user }: StaffCall) =>
  db
    .selectFrom("class_staff")
    .select("class_id")
    .where("lms_id", "=", tenantId)
    .where("user_id", "=", user.id);

type ListCall = StaffCall & {
  page: number;
  perPage: number;
  publication?: Publication | undefined;
};

/** Classes that the user teaches, of one publication or all, current ones first; for managers all of them. @throws ApiError 403 */
export async function listStaffClasses(
  { db, clock }: HostContext,
  { tenantId, user, page, perPage, publication }: ListCall,
) {
  requirePermission(user, "class.edit");
  const now = clock();
  const managesAll = hasPermission(user.roles, "class.manageAll");
  const { rows, ...pagination } = await readClassIds(
    db,
    { tenantId, includesUnpublished: true, now, page, perPage },
    (all) => {
      const own = managesAll
        ? all
        : all.where("c.id", "in", queryAssignedIds(db, { tenantId, user }));
      return publication ? own.where("c.publication", "=", publication) : own;
    },
  );
  const tabs = await countPublications(db, { tenantId, user });
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { ...pagination, items: [], counts: tabs };
  const [classes, counts] = await Promise.all([
    queryAllClasses(db, tenantId, now)
      .select(["c.id", "c.slug", "c.name", "c.status", "c.publication"])
      .where("c.id", "in", ids)
      .execute(),
    countLearners(db, tenantId, ids),
  ]);
  return {
    ...pagination,
    counts: tabs,
    items: sortByIds(classes, rows).map((row) => ({
      ...row,
      learnerCount: counts.get(row.id) ?? 0,
    })),
  };
}

/** Number of the user's classes by publication. */
async function countPublications(
  db: Queryable,
  { tenantId, user }: StaffCall,
): Promise<Partial<Record<Publication, number>>> {
  const all = db.selectFrom("classes as c").where("c.lms_id", "=", tenantId);
  const own = hasPermission(user.roles, "class.manageAll")
    ? all
    : all.where("c.id", "in", queryAssignedIds(db, { tenantId, user }));
  const rows = await own
    .select(({ fn }) => ["c.publication", fn.countAll<number>().as("count")])
    .groupBy("c.publication")
    .execute();
  return Object.fromEntries(rows.map(({ publication, count }) => [publication, Number(count)]));
}

async function countLearners(
  db: Queryable,
  tenantId: string,
  classIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("enrolments")
    .select(({ fn }) => ["class_id", fn.countAll<number>().as("count")])
    .where("lms_id", "=", tenantId)
    .where("class_id", "in", classIds)
    .groupBy("class_id")
    .execute();
  return new Map(rows.map(({ class_id, count }) => [class_id, Number(count)]));
}

/** Quizzes with attempts whose essays are not graded, the longest wait first. @throws ApiError 403 */
export async function listWaitingEssays({ db }: HostContext, { tenantId, user }: StaffCall) {
  requirePermission(user, "class.edit");
  let query = db
    .selectFrom("quiz_attempts as a")
    .innerJoin("quizzes as q", (join) =>
      join.onRef("q.lms_id", "=", "a.lms_id").onRef("q.id", "=", "a.quiz_id"),
    )
    .innerJoin("classes as c", (join) =>
      join.onRef("c.lms_id", "=", "q.lms_id").onRef("c.id", "=", "q.class_id"),
    )
    .select(({ fn }) => [
      "q.id",
      "q.title",
      "c.name as className",
      fn.countAll<number>().as("count"),
    ])
    .where("a.lms_id", "=", tenantId)
    .where("a.status", "=", "waiting");
  if (!hasPermission(user.roles, "class.manageAll"))
    query = query.where("c.id", "in", queryAssignedIds(db, { tenantId, user }));
  const rows = await query
    .groupBy(["q.id", "q.title", "c.name"])
    .orderBy(({ fn }) => fn.min("a.submitted_at"))
    .orderBy("q.id")
    .execute();
  return rows.map(({ id, title, className, count }) => ({
    quiz: { id, title },
    className,
    count: Number(count),
  }));
}
