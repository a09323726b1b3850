import type { AliasableExpression } from "kysely";
import { assignmentPath, quizPath } from "~/lib/paths";
import { HOUR_MS } from "~/lib/time";
import type { Queryable } from "../../kit/context";
import { queryDueAssignments } from "../assignments/due-assignments";
import { queryOpenAttempts } from "../quizzes/open-attempts";

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
    queryOpenAttempts(db)
      .select(["a.lms_id as tenantId", "a.user_id as userId", "a.id", "q.title"])
      .select(["c.name as className", "q.id as pathKey"])
      .select((eb) => eb.ref("a.deadline_at").$notNull().as("at"))
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
    queryDueAssignments(db)
      .select(["a.lms_id as tenantId", "e.user_id as userId", "a.id", "a.title"])
      .select(["c.name as className", "a.id as pathKey"])
      .select((eb) => eb.ref("a.due_at").$notNull().as("at"))
      .where("a.due_at", ">", from)
      .where("a.due_at", "<=", to),
  toPath: assignmentPath,
};

export const DEADLINE_SOURCES: readonly DeadlineSource[] = [QUIZ_SOURCE, ASSIGNMENT_SOURCE];
