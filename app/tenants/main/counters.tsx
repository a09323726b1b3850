import { formatCount } from "~/lib/numbers";
import type { LandingView } from "../landing-view";
import { groupClassesByMentor } from "./class-mentors";
import { getCalendarDay } from "./weeks";

/** Exact counts of current content. Counts that could not be loaded are omitted. */
export function Counters({
  totals,
  schedule,
  counters,
}: Pick<LandingView, "totals" | "schedule" | "counters">) {
  const upcoming = schedule.ok ? schedule.data : [];
  const nextStart = upcoming[0]?.startAt ?? null;
  const nextDay = nextStart === null ? null : getCalendarDay(nextStart);
  const counts = [
    { label: "kelas dibuka dan berjalan", value: totals.classes },
    { label: "mentor di jadwal terdekat", value: groupClassesByMentor(upcoming).length || null },
    { label: "tulisan dan panduan", value: totals.posts },
    { label: "mulai kelas terdekat", value: nextDay && `${nextDay.day} ${nextDay.month}` },
    ...counters.map(({ label, value }) => ({ label, value: formatCount(value) })),
  ].filter(({ value }) => value !== null);
  if (counts.length === 0) return null;
  return (
    <div className="bg-ink text-surface">
      <dl className="page grid grid-cols-2 gap-x-6 gap-y-5 py-6 md:flex md:flex-wrap md:justify-between">
        {counts.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-base">{label}</dt>
            <dd className="font-heading text-3xl font-extrabold text-sun md:text-4xl">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
