import { type AliasedExpression, sql } from "kysely";
import { listMonths, monthStart, shiftMonth, toMonth } from "~/lib/months";
import { MONTHLY_FIGURES, type MonthlyFigure } from "../../../hosts/admin/overview";
import type { HostUser } from "../../../hosts/host-handler";
import { type HostContext, type Queryable, requirePermission } from "../../kit/context";
import { isRealPayment } from "../payments/trial-payments";
import { dayToMonth, toDayNumber } from "./monthly-statistics";

interface FiguresQuery {
  tenantId: string;
  user: HostUser;
  until?: string | undefined;
  months: number;
}

interface Period {
  tenantId: string;
  months: readonly string[];
  /** UTC ms. */
  from: number;
  /** UTC ms, exclusive. */
  until: number;
}

type Counts = ReadonlyMap<string, number>;
type Events = AliasedExpression<{ at: number; value: number }, "e">;

/** The tenant's figures by month, oldest first. @throws ApiError 403 */
export async function listMonthlyFigures(
  context: HostContext,
  { tenantId, user, until, months: count }: FiguresQuery,
): Promise<({ month: string } & Record<MonthlyFigure, number>)[]> {
  requirePermission(user, "figures.view");
  const last = until ?? toMonth(context.clock());
  const months = listMonths(last, count);
  const period = {
    tenantId,
    months,
    from: monthStart(months[0] ?? last),
    until: monthStart(shiftMonth(last, 1)),
  };
  const counts = await countFigures(context, period);
  return months.map((month) => ({
    month,
    ...(Object.fromEntries(
      MONTHLY_FIGURES.map((name) => [name, counts[name].get(month) ?? 0]),
    ) as Record<MonthlyFigure, number>),
  }));
}

async function countFigures(
  context: HostContext,
  period: Period,
): Promise<Record<MonthlyFigure, Counts>> {
  const { db } = context;
  const people = selectPeople(db, period.tenantId);
  const money = selectMoney(context, period.tenantId);
  const sum = (events: Events) => sumByMonth(db, events, period);
  const [learners, enrolments, started, finished, certificates, signUps, income, donations, views] =
    await Promise.all([
      sum(people.learners),
      sum(people.enrolments),
      sum(people.started),
      sum(people.finished),
      sum(people.certificates),
      sum(people.signUps),
      sum(money.income),
      sum(money.donations),
      readViews(db, period),
    ]);
  return {
    learners,
    enrolments,
    started,
    finished,
    certificates,
    signUps,
    income,
    donations,
    pageViews: views("page_view"),
    classViews: views("class_view"),
    postViews: views("post_view"),
  };
}

const one = sql<number>`1`.as("value");

/** Every event of a figure with its time. Learners count from their first enrolment. */
const selectPeople = (db: Queryable, tenantId: string) => ({
  learners: db
    .selectFrom("enrolments")
    .where("lms_id", "=", tenantId)
    .groupBy("user_id")
    .select([sql<number>`min(created_at)`.as("at"), one])
    .as("e"),
  enrolments: db
    .selectFrom("enrolments")
    .where("lms_id", "=", tenantId)
    .select(["created_at as at", one])
    .as("e"),
  // By the month of the enrolment, so that they are a part of its enrolments.
  started: db
    .selectFrom("enrolments")
    .where("lms_id", "=", tenantId)
    .where("done_count", ">", 0)
    .select(["created_at as at", one])
    .as("e"),
  finished: db
    .selectFrom("enrolments as n")
    .innerJoin(selectChapterCounts(db, tenantId), "c.class_id", "n.class_id")
    .where("n.lms_id", "=", tenantId)
    .whereRef("n.done_count", ">=", "c.chapters")
    .select(["n.created_at as at", one])
    .as("e"),
  certificates: db
    .selectFrom("certificates")
    .where("lms_id", "=", tenantId)
    .where("revoked_at", "is", null)
    .select(["issued_at as at", one])
    .as("e"),
  signUps: db
    .selectFrom("users")
    .where("id", "in", db.selectFrom("user_roles").select("user_id").where("lms_id", "=", tenantId))
    .select(["created_at as at", one])
    .as("e"),
});

/** Chapters of each class as its syllabus has them now. */
const selectChapterCounts = (db: Queryable, tenantId: string) =>
  db
    .selectFrom("class_chapters")
    .where("lms_id", "=", tenantId)
    .where("archived_at", "is", null)
    .groupBy("class_id")
    .select(["class_id", sql<number>`count(*)`.as("chapters")])
    .as("c");

/** Every payment with its time and sum. */
const selectMoney = (context: HostContext, tenantId: string) => ({
  income: context.db
    .selectFrom("invoices")
    .where("lms_id", "=", tenantId)
    .where("status", "=", "paid")
    .where("paid_at", "is not", null)
    .where(isRealPayment(context, "invoices"))
    .select([sql<number>`paid_at`.as("at"), "total as value"])
    .as("e"),
  donations: context.db
    .selectFrom("donations")
    .where("lms_id", "=", tenantId)
    .where("status", "=", "paid")
    .where("paid_at", "is not", null)
    .where(isRealPayment(context, "donations"))
    .select([sql<number>`paid_at`.as("at"), "amount as value"])
    .as("e"),
});

async function sumByMonth(db: Queryable, events: Events, { from, until }: Period): Promise<Counts> {
  const day = toDayNumber(sql.ref("e.at"));
  const days = await db
    .selectFrom(events)
    .where("e.at", ">=", from)
    .where("e.at", "<", until)
    .groupBy(day)
    .select([day.as("day"), sql<number>`cast(sum(e.value) as bigint)`.as("total")])
    .execute();
  const totals = new Map<string, number>();
  for (const { day: number, total } of days) {
    const month = dayToMonth(number);
    totals.set(month, (totals.get(month) ?? 0) + total);
  }
  return totals;
}

/** @returns the recorded views of a metric by month */
async function readViews(db: Queryable, { tenantId, months }: Period) {
  const metrics = ["page_view", "class_view", "post_view"] as const;
  const rows = await db
    .selectFrom("statistics_series")
    .where("lms_id", "=", tenantId)
    .where("metric", "in", metrics)
    .where("month", "in", months)
    .groupBy(["metric", "month"])
    .select(["metric", "month", sql<number>`cast(sum(value) as bigint)`.as("total")])
    .execute();
  return (metric: (typeof metrics)[number]): Counts =>
    new Map(rows.filter((row) => row.metric === metric).map(({ month, total }) => [month, total]));
}
