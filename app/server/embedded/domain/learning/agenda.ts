import type { Agenda } from "~/lib/agenda";
import type { HostContext, Queryable } from "../../kit/context";

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
    listDueAssignments(db, query),
  ]);
  return {
    classes: classes.map(({ startAt, endAt, ...item }) => ({
      ...item,
      startAt: startAt ?? 0,
      endAt: endAt ?? 0,
    })),
    webinars,
    quizzes: quizzes.map(({ deadlineAt, ...quiz }) => ({ ...quiz, deadlineAt: deadlineAt ?? 0 })),
    assignments: assignments.map(({ dueAt, ...task }) => ({ ...task, dueAt: dueAt ?? 0 })),
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
  db
    .selectFrom("quiz_attempts as a")
    .innerJoin("quizzes as q", (join) =>
      join.onRef("q.lms_id", "=", "a.lms_id").onRef("q.id", "=", "a.quiz_id"),
    )
    .innerJoin("classes as c", (join) =>
      join.onRef("c.lms_id", "=", "q.lms_id").onRef("c.id", "=", "q.class_id"),
    )
    .select(["q.id", "q.title", "c.name as className", "a.deadline_at as deadlineAt"])
    .where("a.lms_id", "=", tenantId)
    .where("a.user_id", "=", userId)
    .where("a.status", "=", "open")
    .where("a.deadline_at", ">=", from)
    .where("a.deadline_at", "<", to)
    .orderBy("a.deadline_at")
    .execute();

const listDueAssignments = (db: Queryable, { tenantId, userId, from, to }: AgendaQuery) =>
  db
    .selectFrom("assignments as a")
    .innerJoin("classes as c", (join) =>
      join.onRef("c.lms_id", "=", "a.lms_id").onRef("c.id", "=", "a.class_id"),
    )
    .innerJoin("enrolments as e", (join) =>
      join.onRef("e.lms_id", "=", "a.lms_id").onRef("e.class_id", "=", "a.class_id"),
    )
    .select(["a.id", "a.title", "c.name as className", "a.due_at as dueAt"])
    .where("a.lms_id", "=", tenantId)
    .where("e.user_id", "=", userId)
    .where("a.due_at", ">=", from)
    .where("a.due_at", "<", to)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("hand_ins as h")
            .select("h.id")
            .whereRef("h.lms_id", "=", "a.lms_id")
            .whereRef("h.assignment_id", "=", "a.id")
            .where("h.user_id", "=", userId),
        ),
      ),
    )
    .orderBy("a.due_at")
    .orderBy("a.id")
    .execute();
