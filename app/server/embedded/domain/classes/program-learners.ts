import { sql } from "kysely";
import type { Queryable } from "../../kit/context";

interface ProgramLearners {
  tenantId: string;
  classId: string;
  /** Undefined: all who are enrolled in the class. */
  userId?: string | undefined;
}

/** School of the newest team that the learner belongs to. */
const ownSchool = sql<string | null>`(select s.npsn from team_members m
  join teams t on t.lms_id = m.lms_id and t.id = m.team_id
  join schools s on s.lms_id = t.lms_id and s.id = t.school_id
  where m.lms_id = e.lms_id and m.user_id = e.user_id
  order by t.created_at desc, t.id limit 1)`;

/** Enters enrolled learners in the leaderboard of the class's program, if it has one; who is in it stays as they are. */
export async function joinProgram(
  trx: Queryable,
  { tenantId, classId, userId }: ProgramLearners,
): Promise<void> {
  await trx
    .insertInto("programme_learners")
    .columns(["lms_id", "programme_id", "user_id", "npsn", "hidden", "created_at"])
    .expression((eb) => {
      const learners = eb
        .selectFrom("enrolments as e")
        .innerJoin("classes as c", (join) =>
          join.onRef("c.lms_id", "=", "e.lms_id").onRef("c.id", "=", "e.class_id"),
        )
        .where("e.lms_id", "=", tenantId)
        .where("e.class_id", "=", classId)
        .where("c.program_id", "is not", null)
        .select([
          "e.lms_id",
          sql<string>`c.program_id`.as("programme_id"),
          "e.user_id",
          ownSchool.as("npsn"),
          sql<number>`0`.as("hidden"),
          "e.created_at",
        ]);
      return userId === undefined ? learners : learners.where("e.user_id", "=", userId);
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
