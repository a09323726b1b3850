import { formatShortMonth } from "~/lib/dates";
import { monthStart } from "~/lib/months";
import type { StatisticTable } from "~/lib/statistic-views";
import type { MonthlyFigure } from "../hosts/admin/overview";
import type { RequestContext } from "../request/context";
import { getAdmin } from "./admin";

type Months = Awaited<ReturnType<ReturnType<typeof getAdmin>["listMonthlyFigures"]>>["data"];

const figuresCache = new WeakMap<RequestContext, Promise<Months>>();

/** The tenant's figures of some months, read once per request. */
export function readFigures(context: RequestContext, months: readonly string[]): Promise<Months> {
  const query = { until: months.at(-1), months: months.length };
  const figures =
    figuresCache.get(context) ??
    getAdmin(context)
      .listMonthlyFigures({ query })
      .then(({ data }) => data);
  figuresCache.set(context, figures);
  return figures;
}

const STEPS: readonly { name: MonthlyFigure; label: string }[] = [
  { name: "classViews", label: "Halaman kelas dibuka" },
  { name: "enrolments", label: "Mendaftar kelas" },
  { name: "started", label: "Menyelesaikan bab pertama" },
  { name: "finished", label: "Menyelesaikan semua bab" },
  { name: "certificates", label: "Menerima sertifikat" },
];

/** What became of the visits to class pages, in the whole period; without the visits where none are recorded. */
export function readFunnel(months: Months): StatisticTable {
  const rows = STEPS.map(({ name, label }) => ({
    label,
    values: [months.reduce((sum, month) => sum + month[name], 0)],
  }));
  const hasViews = rows[0]?.values[0] !== 0;
  return {
    rowLabel: "Langkah",
    columns: ["Jumlah"],
    rows: hasViews ? rows : rows.slice(1),
    note: `${hasViews ? "" : "Kunjungan ke halaman kelas belum dicatat. "}Bab dihitung untuk yang mendaftar dalam periode ini; sertifikat dapat berasal dari pendaftaran sebelumnya.`,
  };
}

/** Views by month. */
export const readViews = (months: Months): StatisticTable => ({
  rowLabel: "Bulan",
  columns: ["Halaman", "Kelas", "Tulisan"],
  rows: months.map(({ month, pageViews, classViews, postViews }) => ({
    label: formatShortMonth(monthStart(month)),
    values: [pageViews, classViews, postViews],
  })),
});
