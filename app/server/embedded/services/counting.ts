import { sql } from "kysely";
import type { Counter } from "../../hosts/services/statistics";
import type { Queryable } from "../context";

type Part = "all" | "active" | "ended";

/**
 * The ten counters of a tenant (ENT16). Schools and cities are those of programmes and of verified registrations, each counted once;
 * `_active` those of running programmes, `_alumni` those of ended ones. Alumni are people with a certificate, students those who ever enrolled.
 */
export async function countAll(db: Queryable, lmsId: string): Promise<Record<Counter, number>> {
  const [students, alumni, mentors, programs, ...places] = await Promise.all([
    one(db.selectFrom("enrolments").where("lms_id", "=", lmsId).select(distinct("user_id"))),
    one(db.selectFrom("certificates").where("lms_id", "=", lmsId).where("revoked_at", "is", null).select(distinct("user_id"))),
    one(db.selectFrom("mentors").where("lms_id", "=", lmsId).select(distinct("id"))),
    one(db.selectFrom("programmes").where("lms_id", "=", lmsId).select(distinct("id"))),
    ...(["npsn", "city_id"] as const).flatMap((column) =>
      (["all", "active", "ended"] as const).map((part) => countPlaces(db, lmsId, column, part)),
    ),
  ]);
  const [schools = 0, schools_active = 0, schools_alumni = 0, cities = 0, cities_active = 0, cities_alumni = 0] = places;
  return {
    ...{ students, alumni, mentors, programs },
    ...{ schools, schools_active, schools_alumni, cities, cities_active, cities_alumni },
  };
}

/** How many schools or places there are by this column. */
export async function countPlaces(db: Queryable, lmsId: string, column: "npsn" | "city_id" | "province_id", part: Part): Promise<number> {
  let taking = db
    .selectFrom("programme_schools as s")
    .innerJoin("programmes as p", (join) => join.onRef("p.lms_id", "=", "s.lms_id").onRef("p.id", "=", "s.programme_id"))
    .where("s.lms_id", "=", lmsId)
    .select(`s.${column} as place`);
  if (part !== "all") return one(db.selectFrom(taking.where("p.status", "=", part).as("t")).select(distinct("place")));
  taking = taking.where("p.status", "!=", "coming");
  const registered = db.selectFrom("schools").where("lms_id", "=", lmsId).where("status", "=", "verified").select(`${column} as place`);
  return one(db.selectFrom(taking.union(registered).as("t")).select(distinct("place")));
}

const distinct = (column: string) => sql<number>`count(distinct ${sql.ref(column)})`.as("count");

const one = async (query: { executeTakeFirstOrThrow(): Promise<{ count: number }> }) => (await query.executeTakeFirstOrThrow()).count;
