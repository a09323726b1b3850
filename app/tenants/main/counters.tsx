import type { LandingView } from "../landing-view";
import { teachersOf } from "./people";
import { leafOf } from "./weeks";

/** Only what can be counted now; nothing is rounded up. What could not be read is left out. */
export function Counters({ totals, schedule }: Pick<LandingView, "totals" | "schedule">) {
  const coming = schedule.ok ? schedule.data : [];
  const next = coming[0]?.startAt ?? null;
  const leaf = next === null ? null : leafOf(next);
  const counts = [
    { label: "kelas dibuka dan berjalan", value: totals.classes },
    { label: "mentor di jadwal terdekat", value: teachersOf(coming).length || null },
    { label: "tulisan dan panduan", value: totals.posts },
    { label: "mulai kelas terdekat", value: leaf && `${leaf.day} ${leaf.month}` },
  ].filter(({ value }) => value !== null);
  if (counts.length === 0) return null;
  return (
    <div className="bg-ink text-surface">
      <dl className="page grid grid-cols-2 gap-x-6 gap-y-5 py-6 md:flex md:justify-between">
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
