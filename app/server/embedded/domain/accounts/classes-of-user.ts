import type { PersonDetail } from "../../../hosts/admin/people";
import type { Queryable } from "../../kit/context";

/** Classes of the tenant that a user teaches or learns in, by name. */
export async function readClassesOfUser(
  db: Queryable,
  tenantId: string,
  userId: string,
): Promise<PersonDetail["classes"]> {
  const query = db
    .selectFrom("classes as c")
    .select(["c.slug", "c.name"])
    .where("c.lms_id", "=", tenantId)
    .orderBy("c.name")
    .orderBy("c.id");
  const [taught, learned] = await Promise.all([
    query
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("class_staff as s")
            .select("s.user_id")
            .whereRef("s.lms_id", "=", "c.lms_id")
            .whereRef("s.class_id", "=", "c.id")
            .where("s.user_id", "=", userId),
        ),
      )
      .execute(),
    query
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("enrolments as e")
            .select("e.user_id")
            .whereRef("e.lms_id", "=", "c.lms_id")
            .whereRef("e.class_id", "=", "c.id")
            .where("e.user_id", "=", userId),
        ),
      )
      .execute(),
  ]);
  return [
    ...taught.map((row) => ({ ...row, part: "staff" as const })),
    ...learned.map((row) => ({ ...row, part: "learner" as const })),
  ];
}
