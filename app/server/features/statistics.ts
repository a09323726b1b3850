import { formatShortMonth } from "~/lib/dates";
import { listMonths, MONTH_PATTERN, monthStart } from "~/lib/months";
import { formatCount } from "~/lib/numbers";
import type { ChartPoint } from "~/lib/overview-views";
import { buildHref } from "~/lib/page-links";
import { hasPermission } from "~/lib/permissions";
import {
  PERIODS,
  type PeriodKind,
  STATISTIC_KEYS,
  STATISTICS,
  type StatisticKey,
  type StatisticTable,
  type StatisticView,
} from "~/lib/statistic-views";
import { AppError } from "../app-error";
import type { RequestContext } from "../request/context";
import { getCurrentUser } from "./current-user";
import { optional } from "./optional";
import { required } from "./required";
import { readFigures, readFunnel, readViews } from "./statistic-figures";

export const STATISTICS_PATH = "/Dashboard/Statistik";

export interface StatisticsPeriod {
  kind: PeriodKind;
  /** Last month, `2026-11`. */
  until: string;
}

type Reader = (context: RequestContext, period: StatisticsPeriod) => Promise<StatisticTable>;

const toMonths = ({ kind, until }: StatisticsPeriod) => listMonths(until, PERIODS[kind]);

/** A host of others may label its months in words; those stay as they are. */
const toLabel = (month: string) =>
  MONTH_PATTERN.test(month) ? formatShortMonth(monthStart(month)) : month;
const isWithin = (period: StatisticsPeriod) => {
  const months = new Set(toMonths(period));
  return (month: string) => !MONTH_PATTERN.test(month) || months.has(month);
};

const toMonthTable = (
  months: readonly { month: string; total: number }[],
  period: StatisticsPeriod,
  column: string,
): StatisticTable => ({
  rowLabel: "Bulan",
  columns: [column],
  rows: months
    .filter(({ month }) => isWithin(period)(month))
    .map(({ month, total }) => ({ label: toLabel(month), values: [total] })),
  note: "Paling jauh dua belas bulan ke belakang.",
});

async function readSummary({ hosts: { api } }: RequestContext): Promise<StatisticTable> {
  const [{ data: totals }, { data: counters }] = await Promise.all([
    api.getStatistics(),
    api.getAllCounters(),
  ]);
  const rows: [string, number | null][] = [
    ["Peserta", totals.students],
    ["Lulusan", totals.graduates],
    ["Mentor", totals.mentors],
    ["Kelas", totals.classes],
    ["Program", totals.programs],
    ["Sekolah", totals.schools],
    ["Sekolah dengan program berjalan", counters.schools_active],
    ["Kota", counters.cities],
    ["Kota dengan program berjalan", counters.cities_active],
    ["Provinsi", totals.provinces],
  ];
  return {
    rowLabel: "Yang dihitung",
    columns: ["Jumlah"],
    rows: rows.flatMap(([label, value]) => (value === null ? [] : [{ label, values: [value] }])),
    note: "Sampai sekarang, tidak menurut periode.",
  };
}

const PROGRAM_STATUS_LABELS = {
  active: "Program berjalan",
  coming: "Program akan datang",
  ended: "Program selesai",
} as const;

/** Programs by status, and the places to learn beside classes. */
const readPrograms: Reader = async ({ hosts: { api } }) => {
  const [{ data: programs }, { data: extensions }] = await Promise.all([
    api.listPrograms(),
    api.listExtensions(),
  ]);
  const rows = Object.entries(PROGRAM_STATUS_LABELS).map(([status, label]) => ({
    label,
    values: [programs.filter((program) => program.status === status).length],
  }));
  return {
    rowLabel: "Yang dihitung",
    columns: ["Jumlah"],
    rows: [...rows, { label: "Tempat belajar di luar kelas", values: [extensions.length] }],
    note: "Sampai sekarang, tidak menurut periode.",
  };
};

/** The first page of running batches; the number of schools is in each batch's own answer. */
const readBatches: Reader = async ({ hosts: { api } }) => {
  const { items } = (await api.listActiveBatches()).data;
  const details = await Promise.all(
    items.map(({ id }) => api.getActiveBatch({ params: { id } }).then(({ data }) => data)),
  );
  return {
    rowLabel: "Gelombang",
    columns: ["Pendaftar", "Tempat", "Sekolah"],
    rows: details.map(({ name, registered, quota, schools }) => ({
      label: name,
      values: [registered ?? 0, quota ?? 0, schools ?? 0],
    })),
    note: "Paling banyak sepuluh, tidak menurut periode.",
  };
};

const readProvinces: Reader = async ({ hosts }) => ({
  rowLabel: "Provinsi",
  columns: ["Sekolah", "Siswa"],
  rows: (await hosts.api.listProvinceStatistics()).data.map(({ name, schools, students }) => ({
    label: name,
    values: [schools, students ?? 0],
  })),
  note: "Sampai sekarang, tidak menurut periode.",
});

const readScores: Reader = async ({ hosts }) => ({
  rowLabel: "Provinsi",
  columns: ["Nilai"],
  rows: (await hosts.api.listProvinceScores()).data.map(({ name, score }) => ({
    label: name,
    values: [score],
  })),
  note: "Dari bulan terakhir yang punya nilai kuis.",
});

const createChartReader =
  (type: "students" | "graduates" | "registrants" | "schools"): Reader =>
  async ({ hosts }, period) => {
    const { labels, series } = (await hosts.api.getChart({ params: { type } })).data;
    const rows = labels.map((month, at) => ({
      month,
      label: toLabel(month),
      values: series.map(({ data }) => data[at] ?? 0),
    }));
    return {
      rowLabel: "Bulan",
      columns: series.map(({ name }) => name || "Jumlah"),
      rows: rows
        .filter(({ month }) => isWithin(period)(month))
        .map(({ label, values }) => ({ label, values })),
      note: "Bulan yang sudah selesai; grafiknya menjumlahkan semua provinsi.",
    };
  };

const READERS: Record<StatisticKey, Reader> = {
  ringkasan: readSummary,
  peserta: async ({ hosts }, period) =>
    toMonthTable((await hosts.api.getStudentsChart()).data, period, "Peserta baru"),
  pendaftaran: async ({ hosts }, period) =>
    toMonthTable((await hosts.api.getRegistrarChart()).data, period, "Pendaftaran"),
  corong: async (context, period) => readFunnel(await readFigures(context, toMonths(period))),
  kunjungan: async (context, period) => readViews(await readFigures(context, toMonths(period))),
  program: readPrograms,
  gelombang: readBatches,
  provinsi: readProvinces,
  skor: readScores,
  "peserta-provinsi": createChartReader("students"),
  "lulusan-provinsi": createChartReader("graduates"),
  "pendaftar-provinsi": createChartReader("registrants"),
  "sekolah-provinsi": createChartReader("schools"),
};

/** Parts from the tenant's own figures, which the admin host counts. */
const OWN_FIGURES: ReadonlySet<StatisticKey> = new Set(["corong", "kunjungan"]);

async function listOffered(context: RequestContext): Promise<StatisticKey[]> {
  const roles = (await getCurrentUser(context))?.roles ?? [];
  const hasFigures = context.hosts.admin !== null && hasPermission(roles, "figures.view");
  return STATISTIC_KEYS.filter((key) => hasFigures || !OWN_FIGURES.has(key));
}

/** All parts of the statistics page; a part whose host is away is named, the others are shown. */
export async function listStatistics(
  context: RequestContext,
  period: StatisticsPeriod,
): Promise<StatisticView[]> {
  const keys = await listOffered(context);
  return Promise.all(
    keys.map(async (key): Promise<StatisticView> => {
      const table = await optional(context, READERS[key](context, period));
      return {
        key,
        title: STATISTICS[key],
        table: table.ok
          ? { ok: true, data: { ...table.data, points: toPoints(key, table.data) } }
          : table,
        csvHref: buildHref(`${STATISTICS_PATH}/Unduh`, {
          bagian: key,
          periode: period.kind,
          sampai: period.until,
        }),
      };
    }),
  );
}

function toPoints(key: StatisticKey, { rows }: StatisticTable): ChartPoint[] | null {
  if (key === "ringkasan") return null;
  return rows.map(({ label, values }) => {
    // Schools and their students are not added up, nor places and who takes them.
    const value =
      key === "provinsi" || key === "gelombang"
        ? (values[0] ?? 0)
        : values.reduce((a, b) => a + b, 0);
    return { label, value, text: formatCount(value) };
  });
}

/** A part as rows of a file. @throws AppError not-found, unavailable */
export async function readStatisticTable(
  context: RequestContext,
  key: StatisticKey,
  period: StatisticsPeriod,
): Promise<StatisticTable> {
  if (!(await listOffered(context)).includes(key)) throw new AppError("not-found");
  return required(READERS[key](context, period).then((data) => ({ data })));
}
