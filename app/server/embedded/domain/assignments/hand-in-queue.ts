import type { HandInState } from "~/lib/assignments";
import { hasPermission } from "~/lib/permissions";
import type { HostUser } from "../../../hosts/host-handler";
import type { HandInDetail } from "../../../hosts/learning/assignments";
import { type HostContext, type Queryable, requirePermission } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { queryAssignedIds } from "../learning/staff-classes";
import type { HandInRow } from "./hand-in-rows";

interface StaffCall {
  tenantId: string;
  user: HostUser;
}

interface ListInput extends StaffCall {
  page: number;
  perPage: number;
  state?: HandInState | undefined;
  class?: string | undefined;
}

/** Newest hand-ins of the learners of the user's classes, as `h`, `a`, `c` and `u`; a count does not read classes and accounts. */
function queryNewest(db: Queryable, { tenantId, user }: StaffCall) {
  const query = db
    .selectFrom("hand_ins as h")
    .innerJoin("assignments as a", (join) =>
      join.onRef("a.lms_id", "=", "h.lms_id").onRef("a.id", "=", "h.assignment_id"),
    )
    .leftJoin("classes as c", (join) =>
      join.onRef("c.lms_id", "=", "a.lms_id").onRef("c.id", "=", "a.class_id"),
    )
    // Those who have left the class wait for nothing.
    .innerJoin("enrolments as e", (join) =>
      join
        .onRef("e.lms_id", "=", "a.lms_id")
        .onRef("e.class_id", "=", "a.class_id")
        .onRef("e.user_id", "=", "h.user_id"),
    )
    .leftJoin("users as u", "u.id", "h.user_id")
    .select(["h.id", "a.title"])
    .select(({ ref }) => [
      ref("u.name").$notNull().as("learner"),
      ref("c.name").$notNull().as("className"),
    ])
    .select(["h.submitted_at", "h.late", "h.status", "h.score"])
    .where("h.lms_id", "=", tenantId)
    .where("h.replaced_at", "is", null)
    .orderBy("h.submitted_at")
    .orderBy("h.id");
  return hasPermission(user.roles, "class.manageAll")
    ? query
    : query.where("a.class_id", "in", queryAssignedIds(db, { tenantId, user }));
}

/** A page of hand-ins, oldest first, with the classes to choose from. @throws ApiError 403 */
export async function listHandIns({ db }: HostContext, input: ListInput) {
  requirePermission(input.user, "class.edit");
  let query = queryNewest(db, input);
  if (input.state) query = query.where("h.status", "=", input.state);
  if (input.class) query = query.where("c.slug", "=", input.class);
  const [{ rows, ...pagination }, classes] = await Promise.all([
    readPage(query, input.page, input.perPage),
    listClassesWithTasks(db, input),
  ]);
  return {
    ...pagination,
    items: rows.map(({ submitted_at, late, status, ...row }) => ({
      ...row,
      submittedAt: submitted_at,
      isLate: late === 1,
      state: status,
    })),
    classes,
  };
}

function listClassesWithTasks(db: Queryable, { tenantId, user }: StaffCall) {
  const query = db
    .selectFrom("classes")
    .select(["slug", "name"])
    .where("lms_id", "=", tenantId)
    .where("id", "in", (eb) =>
      eb.selectFrom("assignments").select("class_id").where("lms_id", "=", tenantId),
    )
    .orderBy("name")
    .orderBy("slug");
  return hasPermission(user.roles, "class.manageAll")
    ? query.execute()
    : query.where("id", "in", queryAssignedIds(db, { tenantId, user })).execute();
}

/** What waits after a hand-in in the queue, or from its beginning. */
export async function findNextWaiting(
  db: Queryable,
  call: StaffCall,
  current: HandInRow,
): Promise<HandInDetail["next"]> {
  const waiting = queryNewest(db, call)
    .where("h.status", "=", "waiting")
    .where("h.id", "<>", current.id);
  const later = await waiting
    .where(({ or, and, eb }) =>
      or([
        eb("h.submitted_at", ">", current.submitted_at),
        and([eb("h.submitted_at", "=", current.submitted_at), eb("h.id", ">", current.id)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  const next = later ?? (await waiting.limit(1).executeTakeFirst());
  return next ? { id: next.id, learner: next.learner, title: next.title } : null;
}

/** Waiting hand-ins of a class: all of them, and by learner of the listed ones. */
export async function countWaitingHandIns(
  db: Queryable,
  key: { lms_id: string; id: string },
  userIds: readonly string[],
): Promise<{ total: number; byLearner: Map<string, number> }> {
  const waiting = queryWaitingOfClass(db, key);
  const [{ count: total }, rows] = await Promise.all([
    waiting.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
    userIds.length === 0
      ? []
      : waiting
          .select(({ fn }) => ["h.user_id", fn.countAll<number>().as("count")])
          .where("h.user_id", "in", userIds)
          .groupBy("h.user_id")
          .execute(),
  ]);
  return {
    total: Number(total),
    byLearner: new Map(rows.map(({ user_id, count }) => [user_id, Number(count)])),
  };
}

const queryWaitingOfClass = (db: Queryable, { lms_id, id }: { lms_id: string; id: string }) =>
  db
    .selectFrom("assignments as a")
    .innerJoin("hand_ins as h", (join) =>
      join.onRef("h.lms_id", "=", "a.lms_id").onRef("h.assignment_id", "=", "a.id"),
    )
    .innerJoin("enrolments as e", (join) =>
      join
        .onRef("e.lms_id", "=", "a.lms_id")
        .onRef("e.class_id", "=", "a.class_id")
        .onRef("e.user_id", "=", "h.user_id"),
    )
    .where("a.lms_id", "=", lms_id)
    .where("a.class_id", "=", id)
    .where("h.status", "=", "waiting")
    .where("h.replaced_at", "is", null);
