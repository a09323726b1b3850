import { formatShortMonth } from "~/lib/dates";
import { monthStart } from "~/lib/months";
import { formatCount } from "~/lib/numbers";
import type { PeriodKind, StatisticView } from "~/lib/statistic-views";
import type { MenuItem } from "~/lib/views";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";
import { Unavailable } from "~/ui/unavailable";
import { BarChart } from "../bar-chart";
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
  const { rows, note, points } = table.data;
  const id = `bagian-${key}`;
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        {rows.length > 0 && (
          <a href={csvHref} className="inline-flex min-h-11 items-center underline">
            Unduh CSV<span className="sr-only">: {title}</span>
          </a>
        )}
      </div>
      {note && <p className="text-sm text-ink-soft">{note}</p>}
      {rows.length === 0 ? (
        <p className="text-ink-soft">Belum ada angka dalam periode ini.</p>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <BarChart title={title} points={points} className="h-40" />
          <PartTable title={title} table={table.data} />
        </div>
      )}
    </section>
  );
}

type PartTableProps = {
  title: string;
  table: Extract<StatisticView["table"], { ok: true }>["data"];
};

const PartTable = ({ title, table: { rowLabel, columns, rows } }: PartTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
  <section className="max-h-96 overflow-auto" aria-label={`Tabel: ${title}`} tabIndex={0}>
    <table className="w-full border-collapse text-sm [&_td]:px-3 [&_td]:py-1.5 [&_th]:px-3 [&_th]:py-1.5 [&_th]:text-left [&_tr]:border-b [&_tr]:border-line">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{rowLabel}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className="text-right!">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row" className="font-normal">
              {label}
            </th>
            {columns.map((column, at) => (
              <td key={column} className="text-right tabular-nums">
                {formatCount(values[at] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
