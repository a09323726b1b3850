import { type SqlBool, sql } from "kysely";
import type { ClassType } from "../../../hosts/services/classes";
import type { HostContext } from "../../kit/context";

/** Named classes of each mentor; a page of them all is the search of classes by the mentor's name. */
const MAX_TAUGHT = 3;

/** Public classes that have not ended, with those whom their pages present. */
const queryActiveTeaching = ({ db, clock }: HostContext, tenantId: string) =>
  db
    .selectFrom("class_mentors as cm")
    .innerJoin("classes as c", (join) =>
      join.onRef("c.lms_id", "=", "cm.lms_id").onRef("c.id", "=", "cm.class_id"),
    )
    .where("cm.lms_id", "=", tenantId)
    .where("c.publication", "=", "published")
    .where((eb) => eb.or([eb("c.end_at", "is", null), eb("c.end_at", ">=", clock())]));

/** Mentors with at least one class that has not ended, each with the number of those classes and the newest. */
export async function listActiveMentors(context: HostContext, { tenantId }: { tenantId: string }) {
  const teaching = queryActiveTeaching(context, tenantId)
    .select(["cm.mentor_id", "c.slug", "c.name", "c.type"])
    .select([
      sql<number>`count(*) over (partition by cm.mentor_id)`.as("classes"),
      sql<number>`row_number() over (partition by cm.mentor_id order by c.created_at desc, c.id)`.as(
        "place",
      ),
    ]);
  const rows = await context.db
    .selectFrom("mentors as m")
    .innerJoin(teaching.as("t"), "t.mentor_id", "m.id")
    .where("m.lms_id", "=", tenantId)
    .where(sql<SqlBool>`t.place <= ${sql.lit(MAX_TAUGHT)}`)
    .select(["m.id", "m.name", "m.role", "m.bio", "m.avatar", "t.classes", "t.slug"])
    .select(["t.name as className", "t.type"])
    .orderBy("m.name")
    .orderBy("m.id")
    .orderBy("t.place")
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].map(toMentor);
}

type Row = Record<"id" | "name" | "role" | "bio" | "slug" | "className", string> & {
  avatar: string | null;
  type: ClassType;
  classes: number;
};

function toMentor(rows: Row[]) {
  const [{ id, name, role, bio, avatar, classes }] = rows as [Row];
  const taught = rows.map(({ slug, className, type }) => ({ slug, name: className, type }));
  return { id, name, role, bio, avatar, classes: Number(classes), taught };
}
