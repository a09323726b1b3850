import type { ClassCardView, Section } from "~/lib/views";
import { ClassCard } from "~/ui/class-card";
import { EmptyState } from "~/ui/empty-state";
import { SectionUnavailable } from "~/ui/section-unavailable";

/** Classes in cards; says so when there are none, or when they could not be read. */
export function ClassGrid({ classes, most = 6 }: { classes: Section<ClassCardView[]>; most?: number }) {
  if (!classes.ok) return <SectionUnavailable name="Daftar kelas" />;
  if (classes.data.length === 0) {
    return (
      <EmptyState title="Belum ada kelas yang dibuka" action={{ label: "Tanyakan jadwal berikutnya", href: "/Make-Appointment" }}>
        Jadwal baru kami umumkan di halaman ini.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {classes.data.slice(0, most).map((item) => (
        <ClassCard key={item.id} item={item} />
      ))}
    </div>
  );
}
