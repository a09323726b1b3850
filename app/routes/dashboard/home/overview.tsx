import type { ActivityView, FigureView, OverviewView, SetupStepView } from "~/lib/overview-views";
import type { MenuItem, Optional } from "~/lib/views";
import { Unavailable } from "~/ui/unavailable";
import { BarChart, ChartTable } from "../bar-chart";

/** How the month goes, or what a new site still needs; then what happened. */
export function Overview({ overview }: { overview: OverviewView }) {
  const { setup, figures, activity, activityLink } = overview;
  return (
    <>
      {setup ? <SetupSteps steps={setup} /> : <Figures figures={figures} />}
      <Activity activity={activity} link={activityLink} />
    </>
  );
}

const Figures = ({ figures }: { figures: Optional<FigureView[]> }) => (
  <section aria-labelledby="bulan-ini" className="grid gap-3">
    <h2 id="bulan-ini" className="text-lg font-bold">
      Bulan ini
    </h2>
    {figures.ok ? (
      <>
        <ul className="grid grid-cols-2 gap-3 lg:grid-cols-5">
          {figures.data.map((figure) => (
            <li key={figure.label} className="grid max-lg:last:col-span-2">
              <FigureCard figure={figure} />
            </li>
          ))}
        </ul>
        <details>
          <summary className="flex min-h-11 w-fit items-center py-2 underline">
            Angka enam bulan terakhir
          </summary>
          <ChartTable
            caption="Angka enam bulan terakhir"
            rowLabel="Bulan"
            columns={figures.data.map(({ label }) => label)}
            rows={toRows(figures.data)}
          />
        </details>
      </>
    ) : (
      <Unavailable name="Angka bulan ini" />
    )}
  </section>
);

/** Newest month first. */
const toRows = (figures: FigureView[]) =>
  (figures[0]?.points ?? [])
    .map(({ label }, at) => ({ label, cells: figures.map(({ points }) => points[at]?.text ?? "") }))
    .toReversed();

function FigureCard({ figure: { label, text, comparison, points, href } }: { figure: FigureView }) {
  return (
    <div className="grid content-start gap-1 rounded-card border border-line p-3">
      <p>
        {href ? (
          <a href={href} className="inline-flex min-h-9 items-center underline">
            {label}
          </a>
        ) : (
          <span className="inline-flex min-h-9 items-center">{label}</span>
        )}
      </p>
      <p className="font-heading text-base font-bold whitespace-nowrap lining-nums tabular-nums md:text-lg">
        {text}
      </p>
      <p className="text-sm text-ink-soft">{comparison}</p>
      <BarChart title={label} points={points} />
    </div>
  );
}

function SetupSteps({ steps }: { steps: SetupStepView[] }) {
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="menyiapkan" className="grid gap-3">
      <h2 id="menyiapkan" className="text-lg font-bold">
        Menyiapkan situs: {doneCount} dari {steps.length} selesai
      </h2>
      <ol className="grid max-w-2xl rounded-card border border-line">
        {steps.map(({ label, isDone, href }) => (
          <li
            key={label}
            className="flex min-h-12 items-center justify-between gap-4 border-line px-4 not-last:border-b"
          >
            {href && !isDone ? (
              <a href={href} className="inline-flex min-h-11 items-center underline">
                {label}
              </a>
            ) : (
              <span>{label}</span>
            )}{" "}
            <span className={`shrink-0 text-ink-soft ${isDone ? "done-mark" : ""}`}>
              {isDone ? " Selesai" : "Belum"}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Activity({ activity, link }: { activity: Optional<ActivityView[]>; link: MenuItem }) {
  return (
    <section aria-labelledby="terakhir" className="grid gap-3">
      <h2 id="terakhir" className="text-lg font-bold">
        Terakhir
      </h2>
      {!activity.ok && <Unavailable name="Kegiatan terakhir" />}
      {activity.ok && activity.data.length === 0 && (
        <p className="text-ink-soft">Belum ada kegiatan yang tercatat.</p>
      )}
      {activity.ok && (
        <ul className="grid">
          {activity.data.map(({ seq, actor, action, when, iso }) => (
            <li
              key={seq}
              className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2"
            >
              <span>
                <strong>{actor}</strong> · {action}
              </span>{" "}
              <time dateTime={iso} className="text-sm text-ink-soft">
                {when}
              </time>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={link.href} className="inline-flex min-h-11 items-center underline">
          {link.label}
        </a>
      </p>
    </section>
  );
}
