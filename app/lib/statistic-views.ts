import type { ChartPoint } from "./overview-views";
import type { Optional } from "./views";

/** Parts of the statistics page, in its order; also the names of their files. */
export const STATISTICS = {
  ringkasan: "Ringkasan",
  peserta: "Peserta baru",
  pendaftaran: "Pendaftaran",
  corong: "Dari halaman kelas sampai sertifikat",
  kunjungan: "Kunjungan",
  program: "Program dan tempat belajar lain",
  gelombang: "Gelombang yang berjalan",
  provinsi: "Sekolah menurut provinsi",
  skor: "Nilai rata-rata menurut provinsi",
  "peserta-provinsi": "Peserta baru menurut provinsi",
  "lulusan-provinsi": "Lulusan menurut provinsi",
  "pendaftar-provinsi": "Pendaftar menurut provinsi",
  "sekolah-provinsi": "Sekolah baru menurut provinsi",
} as const;
export type StatisticKey = keyof typeof STATISTICS;
export const STATISTIC_KEYS = Object.keys(STATISTICS) as [StatisticKey, ...StatisticKey[]];

export const PERIODS = { bulan: 1, triwulan: 3, tahun: 12 } as const;
export type PeriodKind = keyof typeof PERIODS;
export const PERIOD_KINDS = Object.keys(PERIODS) as [PeriodKind, ...PeriodKind[]];

/** Numbers of a part as its chart, table and file show them. */
export interface StatisticTable {
  /** "Bulan" */
  rowLabel: string;
  columns: string[];
  rows: { label: string; values: number[] }[];
  /** What the numbers do not say by themselves. */
  note?: string | undefined;
}

export interface StatisticView {
  key: StatisticKey;
  title: string;
  /** `points`: null for numbers of different things, which no chart compares. */
  table: Optional<StatisticTable & { points: ChartPoint[] | null }>;
  csvHref: string;
}
