import type { Agenda } from "~/lib/agenda";
import type { HostContext, Queryable } from "../../kit/context";
import { queryDueAssignments } from "../assignments/due-assignments";
import { queryOpenAttempts } from "../quizzes/open-attempts";

interface AgendaQuery {
  tenantId: string;
  userId: string;
  /** UTC ms; the end is exclusive. */
  from: number;
  to: number;
}

/** What happens for a user between two instants: classes, webinars of theirs or registered for, ends of open quizzes, due tasks. */
export async function getAgenda({ db }: HostContext, query: AgendaQuery): Promise<Agenda> {
  const [classes, webinars, quizzes, assignments] = await Promise.all([
    listClasses(db, query),
    listWebinars(db, query),
    listQuizzes(db, query),
    listAssignments(db, query),
  ]);
  return {
    classes: classes.map(({ startAt, endAt, ...item }) => ({
      ...item,
      startAt: startAt ?? 0,
      endAt: endAt ?? 0,
    })),
    webinars,
    quizzes,
    assignments,
  };
}

const listClasses = (db: Queryable, { tenantId, userId, from, to }: AgendaQuery) =>
  db
    .selectFrom("classes as c")
    .select(["c.id", "c.slug", "c.name", "c.type", "c.schedule"])
    .select(["c.start_at as startAt", "c.end_at as endAt"])
    .where("c.lms_id", "=", tenantId)
    .where("c.start_at", "<", to)
    .where("c.end_at", ">=", from)
    .where("c.id", "in", queryClassIds(db, { tenantId, userId }))
    .orderBy("c.start_at")
    .orderBy("c.id")
    .execute();

/** Classes that the user takes or teaches. */
const queryClassIds = (db: Queryable, { tenantId, userId }: Omit<AgendaQuery, "from" | "to">) =>
  db
    .selectFrom("enrolments")
    .select("class_id")
    .where("lms_id", "=", tenantId)
    .where("user_id", "=", userId)
    .union(
      db
        .selectFrom("class_staff")
        .select("class_id")
        .where("lms_id", "=", tenantId)
        .where("user_id", "=", userId),
    );

const listWebinars = (db: Queryable, { tenantId, userId, from, to }: AgendaQuery) =>
  db
    .selectFrom("webinars")
    .select([
      "id",
      "slug",
      "title",
      "platform",
      "start_at as startAt",
      "duration_min as durationMin",
    ])
    .where("lms_id", "=", tenantId)
    .where("start_at", ">=", from)
    .where("start_at", "<", to)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb("class_id", "in", queryClassIds(db, { tenantId, userId })),
        eb(
          "id",
          "in",
          selectFrom("webinar_guests as g")
            .select("g.webinar_id")
            .where("g.lms_id", "=", tenantId)
            .where("g.user_id", "=", userId),
        ),
      ]),
    )
    .orderBy("start_at")
    .orderBy("id")
    .execute();

const listQuizzes = (db: Queryable, { tenantId, userId, from, to }: AgendaQuery) =>
  queryOpenAttempts(db)
    .select(["q.id", "q.title", "c.name as className"])
    .select((eb) => eb.ref("a.deadline_at").$notNull().as("deadlineAt"))
    .where("a.lms_id", "=", tenantId)
    .where("a.user_id", "=", userId)
    .where("a.deadline_at", ">=", from)
    .where("a.deadline_at", "<", to)
    .orderBy("a.deadline_at")
    .execute();

const listAssignments = (db: Queryable, { tenantId, userId, from, to }: AgendaQuery) =>
  queryDueAssignments(db)
    .select(["a.id", "a.title", "c.name as className"])
    .select((eb) => eb.ref("a.due_at").$notNull().as("dueAt"))
    .where("a.lms_id", "=", tenantId)
    .where("e.user_id", "=", userId)
    .where("a.due_at", ">=", from)
    .where("a.due_at", "<", to)
    .orderBy("a.due_at")
    .orderBy("a.id")
    .execute();
