import { formatShortMonth } from "~/lib/dates";
import { monthStart } from "~/lib/months";
import { formatCount } from "~/lib/numbers";
import type { PeriodKind, StatisticView } from "~/lib/statistic-views";
import type { MenuItem } from "~/lib/views";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";
import { Unavailable } from "~/ui/unavailable";
import { BarChart, ChartTable } from "../bar-chart";
import { DashboardLayout } from "../dashboard-layout";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  period: { kind: PeriodKind; until: string };
  parts: StatisticView[];
}

const PERIOD_OPTIONS: { value: PeriodKind; label: string }[] = [
  { value: "bulan", label: "Satu bulan" },
  { value: "triwulan", label: "Tiga bulan" },
  { value: "tahun", label: "Satu tahun" },
];

/** Every part as a chart, with the same numbers as a table and as a file. */
export function StatisticsPage({ menu, path, period, parts }: Props) {
  const missing = parts.filter(({ table }) => !table.ok);
  return (
    <DashboardLayout
      title="Statistik"
      lead={`Sampai ${formatShortMonth(monthStart(period.until))}. Angka dapat tertinggal sepuluh menit.`}
      menu={menu}
      path={path}
    >
      <PeriodForm path={path} period={period} />
      {missing.map(({ key, title }) => (
        <Unavailable key={key} name={title} />
      ))}
      {parts.map((part) => part.table.ok && <Part key={part.key} part={part} />)}
    </DashboardLayout>
  );
}

const PeriodForm = ({ path, period }: Pick<Props, "path" | "period">) => (
  <form
    method="get"
    action={path}
    role="search"
    aria-label="Periode statistik"
    className="flex flex-wrap items-end gap-3 *:max-w-56"
  >
    <Select
      id="periode"
      name="periode"
      label="Periode"
      options={PERIOD_OPTIONS}
      defaultValue={period.kind}
      plain
    />
    <TextInput
      id="sampai"
      name="sampai"
      type="month"
      label="Sampai bulan"
      defaultValue={period.until}
      plain
    />
    <Button variant="secondary">Tampilkan</Button>
  </form>
);

function Part({ part: { key, title, table, csvHref } }: { part: StatisticView }) {
  if (!table.ok) return null;
  const { rows, note } = table.data;
  const id = `bagian-${key}`;
  const hasNumbers = rows.some(({ values }) => values.some((value) => value !== 0));
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        {hasNumbers && (
          <a href={csvHref} className="inline-flex min-h-11 items-center underline">
            Unduh CSV<span className="sr-only">: {title}</span>
          </a>
        )}
      </div>
      {note && <p className="text-sm text-ink-soft">{note}</p>}
      {hasNumbers ? (
        <Numbers title={title} table={table.data} />
      ) : (
        <p className="text-ink-soft">Belum ada angka dalam periode ini.</p>
      )}
    </section>
  );
}

interface NumbersProps {
  title: string;
  table: Extract<StatisticView["table"], { ok: true }>["data"];
}

const Numbers = ({ title, table: { rowLabel, columns, rows, points } }: NumbersProps) => (
  <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
    {points && (
      <BarChart
        title={title}
        points={points}
        className="h-40"
        emphasizesLast={rowLabel === "Bulan"}
      />
    )}
    <ChartTable
      caption={title}
      rowLabel={rowLabel}
      columns={columns}
      rows={rows.map(({ label, values }) => ({ label, cells: values.map(formatCount) }))}
    />
  </div>
);
