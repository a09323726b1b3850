import { sql } from "kysely";
import { monthBefore, monthOf, startOf } from "../api/months";
import type { HostContext, Queryable } from "../context";
import type { Metric, ProgrammeTables } from "../schema/programmes";

type SeriesRow = ProgrammeTables["statistics_series"];

/**
 * Job: counts last month's new learners, graduates, enrolments, schools and scores by province, once for each tenant. Months that are
 * there already, such as imported ones, stay as they are. Several processes may do so at once: the first row written wins.
 */
export async function closeMonth({ db, clock }: HostContext): Promise<void> {
  const month = monthBefore(monthOf(clock()));
  const open = await db
    .selectFrom("tenants as t")
    .leftJoin("statistics_series as s", (join) =>
      join.onRef("s.lms_id", "=", "t.lms_id").on("s.metric", "=", "students").on("s.month", "=", month),
    )
    .where("s.lms_id", "is", null)
    .select("t.lms_id")
    .execute();
  for (const { lms_id } of open) {
    const rows = await countMonth(db, lms_id, month, startOf(month), startOf(monthOf(clock())));
    await db
      .insertInto("statistics_series")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** @param from UTC ms; `until` is the first that belongs to the next month */
async function countMonth(db: Queryable, lmsId: string, month: string, from: number, until: number): Promise<SeriesRow[]> {
  const province = sql<string>`coalesce(u.province_id, '')`;
  const byProvince = async (metric: Metric, table: "enrolments" | "certificates", at: "created_at" | "issued_at") => {
    const events = db
      .selectFrom(table)
      .where("lms_id", "=", lmsId)
      .groupBy("user_id")
      .select(["user_id", sql<number>`min(${sql.ref(at)})`.as("first")]);
    const rows = await db
      .selectFrom(events.as("e"))
      .leftJoin("user_profiles as u", "u.user_id", "e.user_id")
      .where("e.first", ">=", from)
      .where("e.first", "<", until)
      .groupBy(province)
      .select([province.as("province_id"), sql<number>`count(*)`.as("value")])
      .execute();
    return rows.map((row) => ({ ...row, metric }));
  };
  const registrants = db
    .selectFrom("enrolments as e")
    .leftJoin("user_profiles as u", "u.user_id", "e.user_id")
    .where("e.lms_id", "=", lmsId)
    .where("e.created_at", ">=", from)
    .where("e.created_at", "<", until)
    .groupBy(province)
    .select([province.as("province_id"), sql<number>`count(*)`.as("value")]);
  const schools = db
    .selectFrom("schools")
    .where("lms_id", "=", lmsId)
    .where("status", "=", "verified")
    .where("created_at", ">=", from)
    .where("created_at", "<", until)
    .groupBy("province_id")
    .select(["province_id", sql<number>`count(*)`.as("value")]);
  const scores = db
    .selectFrom("quiz_attempts as a")
    .innerJoin("user_profiles as u", "u.user_id", "a.user_id")
    .where("a.lms_id", "=", lmsId)
    .where("a.status", "=", "graded")
    .where("u.province_id", "is not", null)
    .where("a.submitted_at", ">=", from)
    .where("a.submitted_at", "<", until)
    .groupBy(province)
    .select([province.as("province_id"), sql<number>`cast(round(avg(a.score)) as bigint)`.as("value")]);
  const named = async (metric: Metric, query: { execute(): Promise<{ province_id: string; value: number }[]> }) =>
    (await query.execute()).map((row) => ({ ...row, metric }));
  const counted = await Promise.all([
    byProvince("students", "enrolments", "created_at"),
    byProvince("graduates", "certificates", "issued_at"),
    named("registrants", registrants),
    named("schools", schools),
    named("score", scores),
  ]);
  const rows = counted.flat().map((row): SeriesRow => ({ ...row, lms_id: lmsId, month }));
  // A month in which nothing happened is counted too, and then known to be.
  const isMarked = rows.some(({ metric, province_id }) => metric === "students" && province_id === "");
  return isMarked ? rows : [...rows, { lms_id: lmsId, metric: "students", month, province_id: "", value: 0 }];
}
