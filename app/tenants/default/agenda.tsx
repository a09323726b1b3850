import type { ClassCardView, Section } from "~/lib/views";
import { SectionHeading } from "~/sections/section-heading";
import { SectionUnavailable } from "~/ui/section-unavailable";

/** What begins next, by date. */
export function Agenda({ schedule }: { schedule: Section<ClassCardView[]> }) {
  return (
    <section aria-labelledby="jadwal">
      <SectionHeading id="jadwal" title="Jadwal" />
      {!schedule.ok && <SectionUnavailable name="Jadwal kelas" />}
      {schedule.ok && schedule.data.length === 0 && <p className="text-ink-soft">Belum ada kelas yang dijadwalkan.</p>}
      {schedule.ok && (
        <ul className="divide-y divide-line border-y border-line">
          {schedule.data.slice(0, 6).map((item) => (
            <li key={item.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
              <a href={item.href} className="inline-flex min-h-11 items-center font-semibold text-ink">
                {item.name}
              </a>
              <span className="text-ink-soft">{item.dates}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
