import { sql } from "kysely";
import type { CHARTS } from "../../hosts/api/contract";
import type { Queryable } from "../context";
import { provinceName } from "../regions";
import { monthBefore, monthOf, twelveMonths } from "./months";

const LARGEST = 5;
const REST = "Provinsi lain";

/** Schools of programmes and verified registrations by province, each school once; students as the schools tell them. */
export async function provinceStatistics(db: Queryable, lmsId: string) {
  const taking = db.selectFrom("programme_schools").where("lms_id", "=", lmsId).select(["npsn", "province_id", "students"]);
  const registered = db
    .selectFrom("schools")
    .where("lms_id", "=", lmsId)
    .where("status", "=", "verified")
    .select(["npsn", "province_id", "students"]);
  // A school of several programmes tells its students to each of them.
  const schools = db
    .selectFrom(taking.unionAll(registered).as("t"))
    .groupBy(["t.npsn", "t.province_id"])
    .select(["t.npsn", "t.province_id", sql<number>`max(t.students)`.as("students")]);
  const rows = await db
    .selectFrom(schools.as("s"))
    .groupBy("s.province_id")
    .select(["s.province_id as id", sql<number>`count(*)`.as("schools"), sql<number>`cast(sum(s.students) as bigint)`.as("students")])
    .orderBy("schools", "desc")
    .orderBy("s.province_id")
    .execute();
  return rows.map((row) => ({ ...row, name: provinceName(row.id) }));
}

/** The newest month with scores, the best province first; equals share a rank. */
export async function provinceScores(db: Queryable, lmsId: string) {
  const scores = db
    .selectFrom("statistics_series")
    .where("lms_id", "=", lmsId)
    .where("metric", "=", "score")
    .where("province_id", "!=", "");
  const newest = await scores.select(sql<string | null>`max(month)`.as("month")).executeTakeFirstOrThrow();
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
    name: provinceName(id),
    score,
    month,
  }));
}

/** Twelve whole months up to the last one: the provinces with most, and all others together. */
export async function provinceChart(db: Queryable, lmsId: string, type: (typeof CHARTS)[number], now: number) {
  const labels = twelveMonths(monthBefore(monthOf(now)));
  const rows = await db
    .selectFrom("statistics_series")
    .where("lms_id", "=", lmsId)
    .where("metric", "=", type)
    .where("month", "in", labels)
    .select(["month", "province_id", "value"])
    .execute();
  const totals = new Map<string, number>();
  for (const { province_id, value } of rows) totals.set(province_id, (totals.get(province_id) ?? 0) + value);
  const named = [...totals.keys()].filter(Boolean);
  const largest = named.sort((a, b) => (totals.get(b) ?? 0) - (totals.get(a) ?? 0) || (a < b ? -1 : 1)).slice(0, LARGEST);
  const sumOf = (month: string, isOurs: (id: string) => boolean) =>
    rows.filter((row) => row.month === month && isOurs(row.province_id)).reduce((sum, { value }) => sum + value, 0);
  const series = largest.map((id) => ({ name: provinceName(id), data: labels.map((month) => sumOf(month, (one) => one === id)) }));
  if (totals.size > largest.length) series.push({ name: REST, data: labels.map((month) => sumOf(month, (one) => !largest.includes(one))) });
  return { type, labels, series };
}
