import { sql } from "kysely";
import type { Queryable } from "../context";

/** What is worth how much in a programme's leaderboard (designs B9); a quiz half its best score, rounded. */
const CHAPTER = 10;
const CODE = 20;
const CERTIFICATE = 100;

const total = (column: string) => sql<number>`cast(sum(${sql.ref(column)}) as bigint)`;

/** What people have done in the classes of a tenant's programmes, by programme and user: `points` and when the last came. */
export function pointsBy(db: Queryable, lmsId: string) {
  const chapters = db
    .selectFrom("chapter_progress as p")
    .innerJoin("classes as c", (join) => join.onRef("c.lms_id", "=", "p.lms_id").onRef("c.id", "=", "p.class_id"))
    .innerJoin("class_chapters as h", (join) =>
      join
        .onRef("h.lms_id", "=", "p.lms_id")
        .onRef("h.class_id", "=", "p.class_id")
        .onRef("h.module_slug", "=", "p.module_slug")
        .onRef("h.slug", "=", "p.chapter_slug"),
    )
    .where("p.lms_id", "=", lmsId)
    .where("c.program_id", "is not", null)
    .select(({ lit }) => [
      "c.program_id",
      "p.user_id",
      sql<number>`case when h.type = 'code' then ${lit(CODE)} else ${lit(CHAPTER)} end`.as("points"),
      "p.done_at as at",
    ]);
  const quizzes = db
    .selectFrom("quiz_attempts as a")
    .innerJoin("quizzes as q", (join) => join.onRef("q.lms_id", "=", "a.lms_id").onRef("q.id", "=", "a.quiz_id"))
    .innerJoin("classes as c", (join) => join.onRef("c.lms_id", "=", "q.lms_id").onRef("c.id", "=", "q.class_id"))
    .where("a.lms_id", "=", lmsId)
    .where("a.status", "=", "graded")
    .where("c.program_id", "is not", null)
    .groupBy(["c.program_id", "a.user_id", "a.quiz_id"])
    .select([
      "c.program_id",
      "a.user_id",
      sql<number>`cast((max(a.score) + 1) / 2 as bigint)`.as("points"),
      sql<number>`max(a.submitted_at)`.as("at"),
    ]);
  const certificates = db
    .selectFrom("certificates as t")
    .innerJoin("classes as c", (join) => join.onRef("c.lms_id", "=", "t.lms_id").onRef("c.id", "=", "t.class_id"))
    .where("t.lms_id", "=", lmsId)
    .where("t.revoked_at", "is", null)
    .where("c.program_id", "is not", null)
    .select(({ lit }) => ["c.program_id", "t.user_id", lit(CERTIFICATE).as("points"), "t.issued_at as at"]);
  return db
    .selectFrom(chapters.unionAll(quizzes).unionAll(certificates).as("done"))
    .groupBy(["done.program_id", "done.user_id"])
    .select(["done.program_id", "done.user_id", total("done.points").as("points"), sql<number>`max(done.at)`.as("last_at")]);
}
