import { sql } from "kysely";
import type { Queryable } from "../../kit/context";

/** Points of designs B9. A quiz adds half of its best score, rounded. */
const CHAPTER_POINTS = 10;
const CODE_POINTS = 20;
const CERTIFICATE_POINTS = 100;

const sumColumn = (column: string) => sql<number>`cast(sum(${sql.ref(column)}) as bigint)`;

interface ProgramKey {
  tenantId: string;
  programId: string;
}

/** Points per user in a program, with the time of the last activity as `last_at`. */
export const queryProgramPoints = (db: Queryable, key: ProgramKey) =>
  db
    .selectFrom(
      queryChapterPoints(db, key)
        .unionAll(queryQuizPoints(db, key))
        .unionAll(queryCertificatePoints(db, key))
        .as("done"),
    )
    .groupBy("done.user_id")
    .select([
      "done.user_id",
      sumColumn("done.points").as("points"),
      sql<number>`max(done.at)`.as("last_at"),
    ]);

const queryChapterPoints = (db: Queryable, { tenantId, programId }: ProgramKey) =>
  db
    .selectFrom("chapter_progress as p")
    .innerJoin("classes as c", (join) =>
      join.onRef("c.lms_id", "=", "p.lms_id").onRef("c.id", "=", "p.class_id"),
    )
    .innerJoin("class_chapters as h", (join) =>
      join
        .onRef("h.lms_id", "=", "p.lms_id")
        .onRef("h.class_id", "=", "p.class_id")
        .onRef("h.module_slug", "=", "p.module_slug")
        .onRef("h.slug", "=", "p.chapter_slug"),
    )
    .where("p.lms_id", "=", tenantId)
    .where("c.program_id", "=", programId)
    .select(({ lit }) => [
      "p.user_id",
      sql<number>`case when h.type = 'code' then ${lit(CODE_POINTS)} else ${lit(CHAPTER_POINTS)} end`.as(
        "points",
      ),
      "p.done_at as at",
    ]);

const queryQuizPoints = (db: Queryable, { tenantId, programId }: ProgramKey) =>
  db
    .selectFrom("quiz_attempts as a")
    .innerJoin("quizzes as q", (join) =>
      join.onRef("q.lms_id", "=", "a.lms_id").onRef("q.id", "=", "a.quiz_id"),
    )
    .innerJoin("classes as c", (join) =>
      join.onRef("c.lms_id", "=", "q.lms_id").onRef("c.id", "=", "q.class_id"),
    )
    .where("a.lms_id", "=", tenantId)
    .where("a.status", "=", "graded")
    .where("c.program_id", "=", programId)
    .groupBy(["a.user_id", "a.quiz_id"])
    .select([
      "a.user_id",
      sql<number>`cast((max(a.score) + 1) / 2 as bigint)`.as("points"),
      sql<number>`max(a.submitted_at)`.as("at"),
    ]);

const queryCertificatePoints = (db: Queryable, { tenantId, programId }: ProgramKey) =>
  db
    .selectFrom("certificates as t")
    .innerJoin("classes as c", (join) =>
      join.onRef("c.lms_id", "=", "t.lms_id").onRef("c.id", "=", "t.class_id"),
    )
    .where("t.lms_id", "=", tenantId)
    .where("t.revoked_at", "is", null)
    .where("c.program_id", "=", programId)
    .select(({ lit }) => ["t.user_id", lit(CERTIFICATE_POINTS).as("points"), "t.issued_at as at"]);
