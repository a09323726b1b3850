import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "../context";
import { DAY, monthOf, monthOfDay, startOf, twelveMonths } from "./months";

/** Days in WIB, which both databases count alike; months follow from them. */
const dayOf = (column: RawBuilder<number>) => sql<number>`(${column} + ${sql.lit(DAY.offset)}) / ${sql.lit(DAY.length)}`;

interface DayCount {
  day: number;
  count: number;
}

/** Sums of the last twelve months, this one the last, from counts by day. @param now UTC ms */
function byMonth(days: readonly DayCount[], now: number): { month: string; total: number }[] {
  const totals = new Map(twelveMonths(monthOf(now)).map((month) => [month, 0]));
  for (const { day, count } of days) {
    const month = monthOfDay(day);
    const total = totals.get(month);
    if (total !== undefined) totals.set(month, total + count);
  }
  return [...totals].map(([month, total]) => ({ month, total }));
}

const since = (now: number) => startOf(twelveMonths(monthOf(now))[0] ?? "");

/** People by the month in which they first enrolled in one of the tenant's classes. */
export async function newLearners(db: Queryable, lmsId: string, now: number) {
  const first = db.selectFrom("enrolments").where("lms_id", "=", lmsId).groupBy("user_id").select(sql<number>`min(created_at)`.as("at"));
  const at = dayOf(sql.ref("f.at"));
  const days = await db
    .selectFrom(first.as("f"))
    .where("f.at", ">=", since(now))
    .groupBy(at)
    .select([at.as("day"), sql<number>`count(*)`.as("count")])
    .execute();
  return byMonth(days, now);
}

/** Enrolments and registrations of schools and teams. */
export async function registrations(db: Queryable, lmsId: string, now: number) {
  const at = dayOf(sql.ref("created_at"));
  const days = await Promise.all(
    (["enrolments", "schools", "teams"] as const).map((table) =>
      db
        .selectFrom(table)
        .where("lms_id", "=", lmsId)
        .where("created_at", ">=", since(now))
        .groupBy(at)
        .select([at.as("day"), sql<number>`count(*)`.as("count")])
        .execute(),
    ),
  );
  return byMonth(days.flat(), now);
}
