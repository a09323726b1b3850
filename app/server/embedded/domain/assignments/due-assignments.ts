import type { Queryable } from "../../kit/context";

/** Tasks (`a`) of classes (`c`) with the learners (`e`) who have not handed in yet. */
export const queryDueAssignments = (db: Queryable) =>
  db
    .selectFrom("assignments as a")
    .innerJoin("classes as c", (join) =>
      join.onRef("c.lms_id", "=", "a.lms_id").onRef("c.id", "=", "a.class_id"),
    )
    .innerJoin("enrolments as e", (join) =>
      join.onRef("e.lms_id", "=", "a.lms_id").onRef("e.class_id", "=", "a.class_id"),
    )
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
    );
