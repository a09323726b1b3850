import { type Expression, type SelectQueryBuilder, sql } from "kysely";
import type { ClassCard } from "../../hosts/services/classes";
import type { Queryable } from "../context";
import type { Schema } from "../schema/schema";

/** The host's words (specification, section 2), in the order of the list. */
export const STATUS_ORDER = ["registration open", "ongoing", "coming soon", "default", "ended"] as const;
export type ClassStatus = (typeof STATUS_ORDER)[number];

/**
 * A class's status at a moment (designs B3), as SQL so that lists filter, order and page by it.
 * A rule holds only where its dates are known; when none does, e.g. between the end of registration and the start, it is "default".
 * @param now UTC ms
 */
export const statusAt = (now: number) => sql<ClassStatus>`case
  when end_at is not null and ${now} > end_at then 'ended'
  when registration_start is not null and ${now} < registration_start then 'coming soon'
  when registration_start is not null and registration_end is not null and ${now} <= registration_end and (quota is null or enrolled < quota) then 'registration open'
  when start_at is not null and end_at is not null and ${now} >= start_at then 'ongoing'
  else 'default' end`;

type ClassTable = Schema["classes"];
interface WithClasses extends Schema {
  c: ClassTable & { status: ClassStatus };
}

/** One tenant's classes as `c`, each with its status at `now`. */
export function classesAt(db: Queryable, lmsId: string, now: number): SelectQueryBuilder<WithClasses, "c", object> {
  return db.selectFrom((eb) => eb.selectFrom("classes").selectAll().select(statusAt(now).as("status")).where("lms_id", "=", lmsId).as("c"));
}

/** Lists show what is open first; a class without a start date stands last of its kind, which the two databases would not agree on. */
export const byStatusThenStart: Expression<number>[] = [
  sql<number>`case c.status ${sql.join(
    STATUS_ORDER.map((status, rank) => sql`when ${sql.lit(status)} then ${sql.lit(rank)}`),
    sql` `,
  )} end`,
  sql<number>`coalesce(c.start_at, 9007199254740991)`,
];

const CARD_COLUMNS = [
  "c.id",
  "c.code",
  "c.slug",
  "c.name",
  "c.summary",
  "c.logo",
  "c.cover",
  "c.type",
  "c.level",
  "c.price",
  "c.strike_price as strikePrice",
  "c.quota",
  "c.enrolled",
  "c.program_id as programId",
  "c.registration_start as registrationStart",
  "c.registration_end as registrationEnd",
  "c.start_at as startAt",
  "c.end_at as endAt",
  "c.status",
  "c.hours",
] as const;

export const selectCards = <O>(query: SelectQueryBuilder<WithClasses, "c", O>) => query.select(CARD_COLUMNS);

/** Cards with their mentors, which one more query finds for all of them. */
export async function withMentors<Row extends { id: string }>(
  db: Queryable,
  lmsId: string,
  rows: Row[],
): Promise<(Row & Pick<ClassCard, "mentors">)[]> {
  const ids = rows.map(({ id }) => id);
  const mentors =
    ids.length === 0
      ? []
      : await db
          .selectFrom("class_mentors as cm")
          .innerJoin("mentors as m", (join) => join.onRef("m.lms_id", "=", "cm.lms_id").onRef("m.id", "=", "cm.mentor_id"))
          .select(["cm.class_id", "m.id", "m.name", "m.role", "m.avatar"])
          .where("cm.lms_id", "=", lmsId)
          .where("cm.class_id", "in", ids)
          .orderBy("cm.sort")
          .execute();
  return rows.map((row) => ({
    ...row,
    mentors: mentors.filter(({ class_id }) => class_id === row.id).map(({ class_id: _, ...mentor }) => mentor),
  }));
}
