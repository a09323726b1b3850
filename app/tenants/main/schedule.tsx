import { joinFacts } from "~/lib/join-facts";
import type { ClassCardView, Optional } from "~/lib/views";
import { Badge } from "~/ui/badge";
import { CardLink } from "~/ui/card-link";
import { EmptyState } from "~/ui/empty-state";
import { Price } from "~/ui/price";
import { Unavailable } from "~/ui/unavailable";
import { MoreLink, SectionHeading } from "./section-heading";
import { getCalendarDay, groupByWeek, type Week } from "./weeks";

const MAX_CLASSES = 7;

export function Schedule({ schedule }: { schedule: Optional<ClassCardView[]> }) {
  return (
    <section aria-labelledby="jadwal" className="bg-surface-2 py-16">
      <div className="page grid gap-x-12 lg:grid-cols-[1fr_2fr]">
        <div className="self-start lg:sticky lg:top-8">
          <SectionHeading
            id="jadwal"
            title="Jadwal pekan demi pekan"
            lead="Kelas yang akan dimulai, dengan tingkat, lama belajar, dan biayanya."
          >
            <MoreLink href="/Class">Semua kelas</MoreLink>
          </SectionHeading>
        </div>
        {schedule.ok ? (
          <WeekList weeks={groupByWeek(schedule.data.slice(0, MAX_CLASSES))} />
        ) : (
          <Unavailable name="Jadwal kelas" />
        )}
      </div>
    </section>
  );
}

function WeekList({ weeks }: { weeks: Week[] }) {
  if (weeks.length === 0)
    return (
      <EmptyState
        title="Belum ada kelas baru yang dijadwalkan"
        action={{ label: "Lihat kelas yang berjalan", href: "/Class" }}
      >
        Jadwal berikutnya kami umumkan di sini.
      </EmptyState>
    );
  return (
    <ol className="grid gap-8">
      {weeks.map(({ label, classes }) => (
        <li key={label}>
          <h3 className="border-b-2 border-ink pb-1 font-body text-base font-semibold text-ink-soft">
            Pekan {label}
          </h3>
          <ul className="divide-y divide-line">
            {classes.map((item) => (
              <ScheduleRow key={item.id} item={item} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function ScheduleRow({ item }: { item: ClassCardView }) {
  const start = getCalendarDay(item.startAt ?? 0);
  const facts = joinFacts(
    [item.level && `Tingkat ${item.level.toLowerCase()}`, item.hours ? `${item.hours} jam` : null],
    ", ",
  );
  return (
    <li className="relative grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-1 py-4 hover:bg-surface md:grid-cols-[auto_1fr_auto]">
      <p className="row-span-2 grid w-20 self-start overflow-hidden rounded-lg border border-line bg-surface text-center leading-tight md:row-span-1">
        <span className="bg-primary py-0.5 text-sm font-semibold text-on-primary">
          {start.weekday}
        </span>{" "}
        <span className="pt-1 font-heading text-2xl font-extrabold">{start.day}</span>{" "}
        <span className="pb-1 text-sm text-ink-soft">{start.month}</span>
      </p>
      <div>
        <h4 className="text-xl font-bold">
          <CardLink href={item.href}>{item.name}</CardLink>
        </h4>
        {facts && <p className="text-base text-ink-soft">{facts}</p>}
      </div>
      <p className="col-start-2 flex flex-wrap items-center gap-x-4 gap-y-1 md:col-start-3 md:flex-col md:items-end">
        <Price item={item} className="font-bold" />
        <Badge tone={item.status.tone}>{item.status.label}</Badge>
      </p>
    </li>
  );
}
