import type { ClassCardView, Section } from "~/lib/views";
import { EmptyState } from "~/ui/empty-state";
import { SectionUnavailable } from "~/ui/section-unavailable";

const MOST = 6;

/** What begins next, by date. */
export function Agenda({ schedule }: { schedule: Section<ClassCardView[]> }) {
  if (!schedule.ok) return <SectionUnavailable name="Jadwal kelas" />;
  if (schedule.data.length === 0)
    return <EmptyState title="Belum ada kelas yang dijadwalkan">Tanggal mulai kami tulis di sini begitu pasti.</EmptyState>;
  return (
    <ol className="divide-y divide-line border-y border-line">
      {schedule.data.slice(0, MOST).map((item) => (
        <li key={item.id} className="relative grid gap-x-6 py-4 sm:grid-cols-[12rem_1fr_auto] sm:items-baseline">
          <span className="text-ink-soft">{item.startDate}</span>
          <h3 className="text-lg font-semibold">
            <a href={item.href} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
              {item.name}
            </a>
          </h3>
          <span className="text-ink-soft">{item.status.label}</span>
        </li>
      ))}
    </ol>
  );
}
