import { sql } from "kysely";
import type { HostContext } from "../../kit/context";

/** Mentors with at least one class that has not ended, each with the number of those classes. */
export function listActiveMentors({ db, clock }: HostContext, { tenantId }: { tenantId: string }) {
  return db
    .selectFrom("mentors as m")
    .innerJoin("class_mentors as cm", (join) =>
      join.onRef("cm.lms_id", "=", "m.lms_id").onRef("cm.mentor_id", "=", "m.id"),
    )
    .innerJoin("classes as c", (join) =>
      join.onRef("c.lms_id", "=", "cm.lms_id").onRef("c.id", "=", "cm.class_id"),
    )
    .where("m.lms_id", "=", tenantId)
    .where("c.publication", "=", "published")
    .where((eb) => eb.or([eb("c.end_at", "is", null), eb("c.end_at", ">=", clock())]))
    .groupBy(["m.id", "m.name", "m.role", "m.bio", "m.avatar"])
    .select([
      "m.id",
      "m.name",
      "m.role",
      "m.bio",
      "m.avatar",
      sql<number>`count(distinct c.id)`.as("classes"),
    ])
    .orderBy("m.name")
    .orderBy("m.id")
    .execute();
}
