import type { ClassCardView, Optional } from "~/lib/views";
import { CardLink } from "~/ui/card-link";
import { EmptyState } from "~/ui/empty-state";
import { Unavailable } from "~/ui/unavailable";

const MAX_CLASSES = 6;

export function Schedule({ schedule }: { schedule: Optional<ClassCardView[]> }) {
  if (!schedule.ok) return <Unavailable name="Jadwal kelas" />;
  if (schedule.data.length === 0)
    return (
      <EmptyState title="Belum ada kelas yang dijadwalkan">
        Tanggal mulai kami tulis di sini begitu pasti.
      </EmptyState>
    );
  return (
    <ol className="divide-y divide-line border-y border-line">
      {schedule.data.slice(0, MAX_CLASSES).map((item) => (
        <li
          key={item.id}
          className="relative grid gap-x-6 py-4 sm:grid-cols-[12rem_1fr_auto] sm:items-baseline"
        >
          <span className="text-ink-soft">{item.startDate}</span>
          <h3 className="text-lg font-semibold">
            <CardLink href={item.href}>{item.name}</CardLink>
          </h3>
          <span className="text-ink-soft">{item.status.label}</span>
        </li>
      ))}
    </ol>
  );
}
