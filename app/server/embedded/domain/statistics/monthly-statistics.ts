import { type RawBuilder, sql } from "kysely";
import { listMonths, monthStart, shiftMonth, toMonth } from "~/lib/months";
import { DAY_MS, WIB_OFFSET_MS } from "~/lib/time";
import type { Queryable } from "../../kit/context";

/** Months of a chart. */
export const CHART_MONTHS = 12;

/** Day number in WIB: integer division works alike in SQLite and PostgreSQL. */
export const toDayNumber = (column: RawBuilder<number>) =>
  sql<number>`(${column} + ${sql.lit(WIB_OFFSET_MS)}) / ${sql.lit(DAY_MS)}`;

/** Month of a day number. */
export const dayToMonth = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 7);

interface DayCount {
  day: number;
  count: number;
}

function sumByMonth(days: readonly DayCount[], now: number): { month: string; total: number }[] {
  const totals = new Map(listMonths(toMonth(now), CHART_MONTHS).map((month) => [month, 0]));
  for (const { day, count } of days) {
    const month = dayToMonth(day);
    const total = totals.get(month);
    if (total !== undefined) totals.set(month, total + count);
  }
  return [...totals].map(([month, total]) => ({ month, total }));
}

const getFirstMonthStart = (now: number) => monthStart(shiftMonth(toMonth(now), 1 - CHART_MONTHS));

/** Counts learners by the month of their first enrolment in the tenant. */
export async function countNewLearnersByMonth(db: Queryable, tenantId: string, now: number) {
  const firstEnrolments = db
    .selectFrom("enrolments")
    .where("lms_id", "=", tenantId)
    .groupBy("user_id")
    .select(sql<number>`min(created_at)`.as("at"));
  const at = toDayNumber(sql.ref("f.at"));
  const days = await db
    .selectFrom(firstEnrolments.as("f"))
    .where("f.at", ">=", getFirstMonthStart(now))
    .groupBy(at)
    .select([at.as("day"), sql<number>`count(*)`.as("count")])
    .execute();
  return sumByMonth(days, now);
}

/** Counts enrolments and registrations of schools and teams by month. */
export async function countRegistrationsByMonth(db: Queryable, tenantId: string, now: number) {
  const at = toDayNumber(sql.ref("created_at"));
  const days = await Promise.all(
    (["enrolments", "schools", "teams"] as const).map((table) =>
      db
        .selectFrom(table)
        .where("lms_id", "=", tenantId)
        .where("created_at", ">=", getFirstMonthStart(now))
        .groupBy(at)
        .select([at.as("day"), sql<number>`count(*)`.as("count")])
        .execute(),
    ),
  );
  return sumByMonth(days.flat(), now);
}
