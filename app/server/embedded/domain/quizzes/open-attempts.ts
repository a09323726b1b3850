import type { Queryable } from "../../kit/context";

/** Attempts (`a`) that run, with their quiz (`q`) and class (`c`). */
export const queryOpenAttempts = (db: Queryable) =>
  db
    .selectFrom("quiz_attempts as a")
    .innerJoin("quizzes as q", (join) =>
      join.onRef("q.lms_id", "=", "a.lms_id").onRef("q.id", "=", "a.quiz_id"),
    )
    .innerJoin("classes as c", (join) =>
      join.onRef("c.lms_id", "=", "q.lms_id").onRef("c.id", "=", "q.class_id"),
    )
    .where("a.status", "=", "open");
