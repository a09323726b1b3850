import type { ChartPoint } from "~/lib/overview-views";

const HEIGHT = 40;
const STEP = 10;
const BAR = 8;

/** Bars by month. Its numbers stand in a table beside it: `ChartTable`. */
export function BarChart({
  title,
  points,
  className = "h-12",
}: {
  title: string;
  points: readonly ChartPoint[];
  /** Its height. */
  className?: string;
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
          opacity={index === points.length - 1 ? 1 : 0.45}
        />
      ))}
    </svg>
  );
}

interface TableProps {
  caption: string;
  series: readonly { label: string; points: readonly ChartPoint[] }[];
}

/** The numbers of charts that share their months, newest first. */
export function ChartTable({ caption, series }: TableProps) {
  const labels = series[0]?.points.map(({ label }) => label) ?? [];
  return (
    // Focusable, because it scrolls on phones.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full max-w-3xl border-collapse text-sm [&_td]:px-3 [&_td]:py-1.5 [&_th]:px-3 [&_th]:py-1.5 [&_th]:text-left [&_tr]:border-b [&_tr]:border-line">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Bulan</th>
            {series.map(({ label }) => (
              <th key={label} scope="col" className="text-right!">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels
            .map((label, index) => (
              <tr key={label}>
                <th scope="row" className="whitespace-nowrap">
                  {label}
                </th>
                {series.map((one) => (
                  <td key={one.label} className="text-right whitespace-nowrap tabular-nums">
                    {one.points[index]?.text ?? "–"}
                  </td>
                ))}
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
    </section>
  );
}
