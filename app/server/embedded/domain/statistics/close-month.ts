import { sql } from "kysely";
import { monthStart, shiftMonth, toMonth } from "~/lib/months";
import type { Metric, ProgramTables } from "../../database/schema/programs";
import type { HostContext, Queryable } from "../../kit/context";

type SeriesRow = ProgramTables["statistics_series"];

/**
 * Job: stores last month's learners, graduates, enrolments, schools and scores by province for each
 * tenant. Existing months are kept, so concurrent runs and imports are safe.
 */
export async function closeMonth({ db, clock }: HostContext): Promise<void> {
  const month = shiftMonth(toMonth(clock()), -1);
  const openTenants = await db
    .selectFrom("tenants as t")
    .leftJoin("statistics_series as s", (join) =>
      join
        .onRef("s.lms_id", "=", "t.lms_id")
        .on("s.metric", "=", "students")
        .on("s.month", "=", month),
    )
    .where("s.lms_id", "is", null)
    .select("t.lms_id")
    .execute();
  for (const { lms_id } of openTenants) {
    const rows = await countMonth(db, {
      tenantId: lms_id,
      month,
      from: monthStart(month),
      until: monthStart(toMonth(clock())),
    });
    await db
      .insertInto("statistics_series")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

interface MonthQuery {
  tenantId: string;
  month: string;
  /** UTC ms. */
  from: number;
  /** UTC ms, exclusive. */
  until: number;
}

type Counts = Promise<{ province_id: string; value: number }[]>;

const province = sql<string>`coalesce(u.province_id, '')`;
const rowCount = sql<number>`count(*)`;

async function countMonth(db: Queryable, query: MonthQuery): Promise<SeriesRow[]> {
  const { tenantId, month } = query;
  const counts: [Metric, Counts][] = [
    ["students", countFirstEvents(db, query, { table: "enrolments", at: "created_at" })],
    ["graduates", countFirstEvents(db, query, { table: "certificates", at: "issued_at" })],
    ["registrants", countEnrolments(db, query)],
    ["schools", countVerifiedSchools(db, query)],
    ["score", averageScores(db, query)],
  ];
  const series = await Promise.all(
    counts.map(async ([metric, rows]) =>
      (await rows).map((row): SeriesRow => ({ ...row, lms_id: tenantId, metric, month })),
    ),
  );
  const rows = series.flat();
  // An empty month gets a zero row, which marks it as counted.
  const isMarked = rows.some(
    ({ metric, province_id }) => metric === "students" && province_id === "",
  );
  return isMarked
    ? rows
    : [...rows, { lms_id: tenantId, metric: "students", month, province_id: "", value: 0 }];
}

/** Users whose first enrolment or certificate falls in the month. */
function countFirstEvents(
  db: Queryable,
  { tenantId, from, until }: MonthQuery,
  { table, at }: { table: "enrolments" | "certificates"; at: "created_at" | "issued_at" },
): Counts {
  const events = db
    .selectFrom(table)
    .where("lms_id", "=", tenantId)
    .groupBy("user_id")
    .select(["user_id", sql<number>`min(${sql.ref(at)})`.as("first")]);
  return db
    .selectFrom(events.as("e"))
    .leftJoin("user_profiles as u", "u.user_id", "e.user_id")
    .where("e.first", ">=", from)
    .where("e.first", "<", until)
    .groupBy(province)
    .select([province.as("province_id"), rowCount.as("value")])
    .execute();
}

const countEnrolments = (db: Queryable, { tenantId, from, until }: MonthQuery): Counts =>
  db
    .selectFrom("enrolments as e")
    .leftJoin("user_profiles as u", "u.user_id", "e.user_id")
    .where("e.lms_id", "=", tenantId)
    .where("e.created_at", ">=", from)
    .where("e.created_at", "<", until)
    .groupBy(province)
    .select([province.as("province_id"), rowCount.as("value")])
    .execute();

const countVerifiedSchools = (db: Queryable, { tenantId, from, until }: MonthQuery): Counts =>
  db
    .selectFrom("schools")
    .where("lms_id", "=", tenantId)
    .where("status", "=", "verified")
    .where("created_at", ">=", from)
    .where("created_at", "<", until)
    .groupBy("province_id")
    .select(["province_id", rowCount.as("value")])
    .execute();

const averageScores = (db: Queryable, { tenantId, from, until }: MonthQuery): Counts =>
  db
    .selectFrom("quiz_attempts as a")
    .innerJoin("user_profiles as u", "u.user_id", "a.user_id")
    .where("a.lms_id", "=", tenantId)
    .where("a.status", "=", "graded")
    .where("u.province_id", "is not", null)
    .where("a.submitted_at", ">=", from)
    .where("a.submitted_at", "<", until)
    .groupBy(province)
    .select([
      province.as("province_id"),
      sql<number>`cast(round(avg(a.score)) as bigint)`.as("value"),
    ])
    .execute();
