import { formatDateRange } from "~/lib/dates";
import type { ClassCardView, Section } from "~/lib/views";
import { SectionHeading } from "~/sections/section-heading";
import { Badge } from "~/ui/badge";
import { EmptyState } from "~/ui/empty-state";
import { SectionUnavailable } from "~/ui/section-unavailable";

const DAY_MS = 86_400_000;
const WIB_MS = 7 * 3_600_000;

/** Monday 00.00 WIB of the week that holds the instant (UTC ms). 1 January 1970 was a Thursday. */
const weekOf = (ms: number) => {
  const day = Math.floor((ms + WIB_MS) / DAY_MS);
  return (day - ((day + 3) % 7)) * DAY_MS - WIB_MS;
};

/** Classes that begin, by the week they begin in. */
function byWeek(classes: ClassCardView[]): [week: string, classes: ClassCardView[]][] {
  const weeks = new Map<number, ClassCardView[]>();
  for (const item of classes) {
    if (item.startAt === null) continue;
    const week = weekOf(item.startAt);
    weeks.set(week, [...(weeks.get(week) ?? []), item]);
  }
  return [...weeks].sort(([a], [b]) => a - b).map(([week, items]) => [formatDateRange(week, week + 6 * DAY_MS), items]);
}

/** What begins when: the coming weeks, one row a week. */
export function Schedule({ schedule }: { schedule: Section<ClassCardView[]> }) {
  return (
    <section aria-labelledby="jadwal" className="bg-surface-2 py-14">
      <div className="page">
        <SectionHeading
          id="jadwal"
          title="Jadwal mulai"
          lead="Kelas yang akan dimulai, minggu demi minggu."
          more={{ label: "Semua kelas", href: "/Class" }}
        />
        {schedule.ok ? <Weeks weeks={byWeek(schedule.data)} /> : <SectionUnavailable name="Jadwal kelas" />}
      </div>
    </section>
  );
}

function Weeks({ weeks }: { weeks: ReturnType<typeof byWeek> }) {
  if (weeks.length === 0)
    return <EmptyState title="Belum ada kelas baru yang dijadwalkan">Jadwal berikutnya kami umumkan di sini.</EmptyState>;
  return (
    <ol className="grid gap-4">
      {weeks.map(([week, classes]) => (
        <li key={week} className="grid gap-x-6 gap-y-2 border-t-2 border-primary pt-3 md:grid-cols-[14rem_1fr]">
          <h3 className="font-semibold text-ink-soft">{week}</h3>
          <ul className="grid gap-2">
            {classes.map((item) => (
              <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <a href={item.href} className="inline-flex min-h-11 items-center text-lg font-bold text-ink underline">
                  {item.name}
                </a>
                <Badge tone={item.status.tone}>{item.status.label}</Badge>
                <span className="text-ink-soft">mulai {item.startDate}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
