import type { ChartPoint } from "~/lib/overview-views";

const HEIGHT = 40;
const STEP = 10;
const BAR = 8;

/** Bars by month or kind. Its numbers stand in a table beside it: `ChartTable`. */
export function BarChart({
  title,
  points,
  className = "h-12",
  emphasizesLast = true,
}: {
  title: string;
  points: readonly ChartPoint[];
  /** Its height. */
  className?: string;
  /** The last bar is the month that has not ended. */
  emphasizesLast?: boolean;
}) {
  const max = Math.max(1, ...points.map(({ value }) => value));
  const scale = (value: number) => Math.round((value / max) * (HEIGHT - 2) * 100) / 100;
  const name = `${title}: ${points.map(({ label, text }) => `${label} ${text}`).join(", ")}`;
  return (
    <svg
      viewBox={`0 0 ${points.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={name}
      className={`block w-full text-primary-text ${className}`}
    >
      <title>{name}</title>
      {points.map(({ label, value }, index) => (
        <rect
          key={label}
          x={index * STEP + 1}
          y={HEIGHT - Math.max(scale(value), 1)}
          width={BAR}
          height={Math.max(scale(value), 1)}
          fill="currentColor"
          opacity={emphasizesLast && index < points.length - 1 ? 0.45 : 1}
        />
      ))}
    </svg>
  );
}

interface TableProps {
  caption: string;
  rowLabel: string;
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly string[] }[];
}

/** The numbers of a chart as a table that scrolls in its own region. */
export const ChartTable = ({ caption, rowLabel, columns, rows }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
  <section className="max-h-120 overflow-auto" aria-label={`Tabel: ${caption}`} tabIndex={0}>
    <table className={TABLE_CLASS}>
      <caption className="sr-only">{caption}</caption>
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
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row" className="font-normal md:whitespace-nowrap">
              {label}
            </th>
            {columns.map((column, at) => (
              <td key={column} className="text-right whitespace-nowrap tabular-nums">
                {cells[at] ?? "–"}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const TABLE_CLASS =
  "w-full border-collapse text-sm [&_td]:px-3 [&_td]:py-1.5 [&_th]:px-3 [&_th]:py-1.5 [&_th]:text-left [&_tr]:border-b [&_tr]:border-line";
