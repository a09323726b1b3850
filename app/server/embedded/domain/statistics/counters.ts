import { sql } from "kysely";
import type { Counter } from "../../../hosts/services/statistics";
import type { Queryable } from "../../kit/context";

type ProgramScope = "all" | "active" | "ended";

/**
 * Reads the ten counters of a tenant (ENT16). Schools and cities come from programs and verified
 * registrations, each counted once; `_active` and `_alumni` from running and ended programs. Alumni
 * have a certificate, students have ever enrolled.
 */
export async function readCounters(
  db: Queryable,
  tenantId: string,
): Promise<Record<Counter, number>> {
  const [students, alumni, mentors, programs, ...places] = await Promise.all([
    fetchCount(
      db.selectFrom("enrolments").where("lms_id", "=", tenantId).select(countDistinct("user_id")),
    ),
    fetchCount(
      db
        .selectFrom("certificates")
        .where("lms_id", "=", tenantId)
        .where("revoked_at", "is", null)
        .select(countDistinct("user_id")),
    ),
    fetchCount(db.selectFrom("mentors").where("lms_id", "=", tenantId).select(countDistinct("id"))),
    fetchCount(
      db
        .selectFrom("programmes")
        .where("lms_id", "=", tenantId)
        .where("publication", "=", "published")
        .select(countDistinct("id")),
    ),
    ...(["npsn", "city_id"] as const).flatMap((column) =>
      (["all", "active", "ended"] as const).map((scope) =>
        countPlaces(db, { tenantId, column, scope }),
      ),
    ),
  ]);
  const [
    schools = 0,
    schools_active = 0,
    schools_alumni = 0,
    cities = 0,
    cities_active = 0,
    cities_alumni = 0,
  ] = places;
  return {
    students,
    alumni,
    mentors,
    programs,
    schools,
    schools_active,
    schools_alumni,
    cities,
    cities_active,
    cities_alumni,
  };
}

interface PlaceQuery {
  tenantId: string;
  column: "npsn" | "city_id" | "province_id";
  scope: ProgramScope;
}

/** Counts distinct schools, cities or provinces. */
export async function countPlaces(
  db: Queryable,
  { tenantId, column, scope }: PlaceQuery,
): Promise<number> {
  const participating = db
    .selectFrom("programme_schools as s")
    .innerJoin("programmes as p", (join) =>
      join.onRef("p.lms_id", "=", "s.lms_id").onRef("p.id", "=", "s.programme_id"),
    )
    .where("s.lms_id", "=", tenantId)
    .where("p.publication", "=", "published")
    .select(`s.${column} as place`);
  if (scope !== "all")
    return fetchCount(
      db
        .selectFrom(participating.where("p.status", "=", scope).as("t"))
        .select(countDistinct("place")),
    );
  const registered = db
    .selectFrom("schools")
    .where("lms_id", "=", tenantId)
    .where("status", "=", "verified")
    .select(`${column} as place`);
  return fetchCount(
    db
      .selectFrom(participating.where("p.status", "!=", "coming").union(registered).as("t"))
      .select(countDistinct("place")),
  );
}

const countDistinct = (column: string) =>
  sql<number>`count(distinct ${sql.ref(column)})`.as("count");

const fetchCount = async (query: { executeTakeFirstOrThrow(): Promise<{ count: number }> }) =>
  (await query.executeTakeFirstOrThrow()).count;
