import { sql } from "kysely";
import { listMonths, shiftMonth, toMonth } from "~/lib/months";
import type { CHARTS } from "../../../hosts/api/contract";
import type { Queryable } from "../../kit/context";
import { getProvinceName } from "../regions/regions";
import { CHART_MONTHS } from "./monthly-statistics";

const MAX_PROVINCES = 5;
const OTHER_PROVINCES_LABEL = "Provinsi lain";

/** Counts schools of programs and registrations by province, with the students they report. */
export async function getProvinceStatistics(db: Queryable, tenantId: string) {
  const participating = db
    .selectFrom("programme_schools")
    .where("lms_id", "=", tenantId)
    .select(["npsn", "province_id", "students"]);
  const registered = db
    .selectFrom("schools")
    .where("lms_id", "=", tenantId)
    .where("status", "=", "verified")
    .select(["npsn", "province_id", "students"]);
  // A school in several programs reports its students to each of them.
  const schools = db
    .selectFrom(participating.unionAll(registered).as("t"))
    .groupBy(["t.npsn", "t.province_id"])
    .select(["t.npsn", "t.province_id", sql<number>`max(t.students)`.as("students")]);
  const rows = await db
    .selectFrom(schools.as("s"))
    .groupBy("s.province_id")
    .select([
      "s.province_id as id",
      sql<number>`count(*)`.as("schools"),
      sql<number>`cast(sum(s.students) as bigint)`.as("students"),
    ])
    .orderBy("schools", "desc")
    .orderBy("s.province_id")
    .execute();
  return rows.map((row) => ({ ...row, name: getProvinceName(row.id) }));
}

/** Ranks provinces by the newest monthly score; equal scores share a rank. */
export async function getProvinceScores(db: Queryable, tenantId: string) {
  const scores = db
    .selectFrom("statistics_series")
    .where("lms_id", "=", tenantId)
    .where("metric", "=", "score")
    .where("province_id", "!=", "");
  const newest = await scores
    .select(sql<string | null>`max(month)`.as("month"))
    .executeTakeFirstOrThrow();
  if (!newest.month) return [];
  const { month } = newest;
  const rows = await scores
    .where("month", "=", month)
    .select(["province_id as id", "value as score"])
    .orderBy("value", "desc")
    .orderBy("province_id")
    .execute();
  return rows.map(({ id, score }) => ({
    rank: 1 + rows.findIndex((row) => row.score === score),
    id,
    name: getProvinceName(id),
    score,
    month,
  }));
}

interface ProvinceChartQuery {
  tenantId: string;
  type: (typeof CHARTS)[number];
  now: number;
}

/** Charts twelve whole months for the largest provinces, and all others as one series. */
export async function getProvinceChart(db: Queryable, { tenantId, type, now }: ProvinceChartQuery) {
  const labels = listMonths(shiftMonth(toMonth(now), -1), CHART_MONTHS);
  const rows = await db
    .selectFrom("statistics_series")
    .where("lms_id", "=", tenantId)
    .where("metric", "=", type)
    .where("month", "in", labels)
    .select(["month", "province_id", "value"])
    .execute();
  const totals = new Map<string, number>();
  for (const { province_id, value } of rows)
    totals.set(province_id, (totals.get(province_id) ?? 0) + value);
  const named = [...totals.keys()].filter(Boolean);
  const largest = named
    .sort((a, b) => (totals.get(b) ?? 0) - (totals.get(a) ?? 0) || (a < b ? -1 : 1))
    .slice(0, MAX_PROVINCES);
  const sumMonth = (month: string, isIncluded: (id: string) => boolean) =>
    rows
      .filter((row) => row.month === month && isIncluded(row.province_id))
      .reduce((sum, { value }) => sum + value, 0);
  const series = largest.map((id) => ({
    name: getProvinceName(id),
    data: labels.map((month) => sumMonth(month, (provinceId) => provinceId === id)),
  }));
  if (totals.size > largest.length)
    series.push({
      name: OTHER_PROVINCES_LABEL,
      data: labels.map((month) => sumMonth(month, (provinceId) => !largest.includes(provinceId))),
    });
  return { type, labels, series };
}
