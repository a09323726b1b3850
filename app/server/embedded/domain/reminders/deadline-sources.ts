import type { AliasableExpression } from "kysely";
import { assignmentPath, quizPath } from "~/lib/paths";
import { HOUR_MS } from "~/lib/time";
import type { Queryable } from "../../kit/context";

interface DeadlineRow {
  tenantId: string;
  userId: string;
  /** Of the record that ends. */
  id: string;
  title: string;
  className: string;
  /** UTC ms. */
  at: number;
  /** Argument of `toPath`. */
  pathKey: string;
}

/** Something that a learner must finish in time. */
interface DeadlineSource {
  name: string;
  /** "kuis" */
  label: string;
  /** What users have not finished and what ends after `from`, until `to`. */
  query: (db: Queryable, period: { from: number; to: number }) => AliasableExpression<DeadlineRow>;
  toPath: (pathKey: string) => string;
}

/** Who began a quiz in the last hour is at it, and needs no reminder. */
const MIN_QUIZ_AGE_MS = HOUR_MS;

const QUIZ_SOURCE: DeadlineSource = {
  name: "quiz",
  label: "kuis",
  query: (db, { from, to }) =>
    db
      .selectFrom("quiz_attempts as a")
      .innerJoin("quizzes as q", (join) =>
        join.onRef("q.lms_id", "=", "a.lms_id").onRef("q.id", "=", "a.quiz_id"),
      )
      .innerJoin("classes as c", (join) =>
        join.onRef("c.lms_id", "=", "q.lms_id").onRef("c.id", "=", "q.class_id"),
      )
      .select(["a.lms_id as tenantId", "a.user_id as userId", "a.id", "q.title"])
      .select(["c.name as className", "q.id as pathKey"])
      .select((eb) => eb.ref("a.deadline_at").$notNull().as("at"))
      .where("a.status", "=", "open")
      .where("a.started_at", "<=", from - MIN_QUIZ_AGE_MS)
      .where("a.deadline_at", ">", from)
      .where("a.deadline_at", "<=", to),
  toPath: quizPath,
};

/** Until the first hand-in. */
const ASSIGNMENT_SOURCE: DeadlineSource = {
  name: "assignment",
  label: "tugas",
  query: (db, { from, to }) =>
    db
      .selectFrom("assignments as a")
      .innerJoin("classes as c", (join) =>
        join.onRef("c.lms_id", "=", "a.lms_id").onRef("c.id", "=", "a.class_id"),
      )
      .innerJoin("enrolments as e", (join) =>
        join.onRef("e.lms_id", "=", "a.lms_id").onRef("e.class_id", "=", "a.class_id"),
      )
      .select(["a.lms_id as tenantId", "e.user_id as userId", "a.id", "a.title"])
      .select(["c.name as className", "a.id as pathKey"])
      .select((eb) => eb.ref("a.due_at").$notNull().as("at"))
      .where("a.due_at", ">", from)
      .where("a.due_at", "<=", to)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("hand_ins as h")
              .select("h.id")
              .whereRef("h.lms_id", "=", "a.lms_id")
              .whereRef("h.assignment_id", "=", "a.id")
              .whereRef("h.user_id", "=", "e.user_id"),
          ),
        ),
      ),
  toPath: assignmentPath,
};

export const DEADLINE_SOURCES: readonly DeadlineSource[] = [QUIZ_SOURCE, ASSIGNMENT_SOURCE];
