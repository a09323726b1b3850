import type { AnnualFigures } from "~/lib/annual-figures";
import { formatCount } from "~/lib/numbers";
import type { LandingView } from "../landing-view";

interface Props extends Pick<LandingView, "totals" | "schedule" | "counters"> {
  years: AnnualFigures[];
}

/** Yearly figures, beside the counts of the current content. */
export function AnnualReport({ years, totals, schedule, counters }: Props) {
  const currentCounts = [
    { label: "Kelas dalam katalog", value: totals.classes },
    { label: "Catatan yang dapat dibaca", value: totals.posts },
    ...counters.map(({ label, value }) => ({
      label: `${label[0]?.toUpperCase()}${label.slice(1)}`,
      value: formatCount(value),
    })),
  ].filter(({ value }) => value !== null && value !== 0);
  const next = schedule.ok ? schedule.data.find(({ startDate }) => startDate !== null) : undefined;
  if (years.length === 0 && currentCounts.length === 0) return null;
  return (
    <section
      aria-label="Angka"
      className={`page grid gap-12 py-14 md:py-20 ${years.length > 0 ? "lg:grid-cols-[2fr_1fr]" : ""}`}
    >
      {years.length > 0 && <Years years={years} />}
      {currentCounts.length > 0 && (
        <div className="self-end border-t-4 border-secondary bg-surface-2 p-6 md:p-8">
          <h2 className="text-2xl font-semibold">Hari ini</h2>
          <dl className="mt-2 divide-y divide-line">
            {currentCounts.map(({ label, value }) => (
              <div key={label} className="flex items-baseline justify-between gap-4 py-3">
                <dt>{label}</dt>
                <dd className="font-heading text-3xl font-semibold text-primary-text">{value}</dd>
              </div>
            ))}
          </dl>
          {next && (
            <p className="border-t border-line pt-3">
              <span className="block">Kelas terdekat mulai {next.startDate}</span>
              <a
                href={next.href}
                className="inline-flex min-h-11 items-center font-semibold text-primary-text"
              >
                {next.name}
              </a>
            </p>
          )}
        </div>
      )}
    </section>
  );
}

const COLUMNS = ["Tahun", "Program", "Peserta", "Selesai"];

function Years({ years }: Pick<Props, "years">) {
  const maxParticipants = Math.max(...years.map(({ participants }) => participants));
  return (
    <div className="min-w-0">
      <h2 className="text-3xl font-semibold md:text-4xl">Angka tahunan</h2>
      <table className="mt-8 w-full border-y-2 border-ink text-left">
        <thead>
          <tr className="border-b border-ink">
            {COLUMNS.map((name) => (
              <th
                key={name}
                scope="col"
                className="py-2 pr-3 text-sm font-semibold last:pr-0 sm:text-base"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((row) => (
            <YearRow key={row.year} {...row} maxParticipants={maxParticipants} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface YearRowProps extends AnnualFigures {
  /** Of the largest year, which the bars of all years are measured by. */
  maxParticipants: number;
}

function YearRow({ year, programs, participants, finished, maxParticipants }: YearRowProps) {
  return (
    <tr className="border-b border-line last:border-0">
      <th
        scope="row"
        className="py-4 pr-3 align-top font-heading text-2xl font-semibold md:text-3xl"
      >
        {year}
      </th>
      <td className="py-4 pr-3 align-top font-heading text-2xl md:text-3xl">
        {formatCount(programs)}
      </td>
      <td className="py-4 pr-3 align-top font-heading text-2xl md:text-3xl">
        {formatCount(participants)}
      </td>
      <td className="w-1/3 py-4 sm:w-1/2 align-top">
        <span className="font-heading text-2xl font-semibold text-primary-text md:text-3xl">
          {formatCount(finished)}
        </span>
        <span className="block text-sm text-ink-soft sm:ml-3 sm:inline sm:text-base">
          {Math.round((finished / participants) * 100)} persen
        </span>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${maxParticipants} 10`}
          preserveAspectRatio="none"
          className="mt-2 block h-2.5 w-full"
        >
          <rect width={participants} height="10" className="fill-line" />
          <rect width={finished} height="10" className="fill-primary" />
        </svg>
      </td>
    </tr>
  );
}
