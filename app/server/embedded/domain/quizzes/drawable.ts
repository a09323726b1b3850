import type { Schema } from "../../database/schema/schema";
import type { Queryable } from "../../kit/context";

/** Tags with the questions that a quiz may draw: shared ones and those of its class, none archived or chosen already. */
export const queryDrawable = (
  db: Queryable,
  { lms_id, class_id }: Pick<Schema["quizzes"], "lms_id" | "class_id">,
  chosenIds: readonly string[],
) => {
  const query = db
    .selectFrom("question_tags as t")
    .innerJoin("questions as q", (join) =>
      join.onRef("q.lms_id", "=", "t.lms_id").onRef("q.id", "=", "t.question_id"),
    )
    .where("t.lms_id", "=", lms_id)
    .where("q.archived_at", "is", null)
    .where((eb) => eb.or([eb("q.class_id", "is", null), eb("q.class_id", "=", class_id)]));
  return chosenIds.length > 0 ? query.where("q.id", "not in", chosenIds) : query;
};
