import type { ClassCardView, Section } from "~/lib/views";
import { Badge } from "~/ui/badge";
import { EmptyState } from "~/ui/empty-state";
import { SectionUnavailable } from "~/ui/section-unavailable";

/** Classes as entries of a register: one line each, with what a decision needs. */
export function Register({ classes }: { classes: Section<ClassCardView[]> }) {
  return (
    <section aria-labelledby="kelas" className="page py-16">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="kelas" className="text-3xl font-semibold md:text-4xl">
          Kelas bagi penerima manfaat
        </h2>
        <a href="/Class" className="inline-flex min-h-11 items-center font-semibold text-primary-text">
          Seluruh katalog
        </a>
      </div>
      <div className="mt-6">
        {!classes.ok && <SectionUnavailable name="Daftar kelas" />}
        {classes.ok && classes.data.length === 0 && (
          <EmptyState title="Belum ada kelas yang dibuka">Kelas berikutnya kami umumkan di halaman ini.</EmptyState>
        )}
        {classes.ok && classes.data.length > 0 && <Entries classes={classes.data} />}
      </div>
    </section>
  );
}

function Entries({ classes }: { classes: ClassCardView[] }) {
  return (
    <ul className="border-t-2 border-ink">
      {classes.map((item) => (
        <li
          key={item.id}
          className="relative grid gap-x-6 gap-y-1 border-b border-line py-5 hover:bg-surface-2 md:grid-cols-[1fr_14rem_12rem]"
        >
          <div>
            <h3 className="text-xl font-semibold">
              <a href={item.href} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
                {item.name}
              </a>
            </h3>
            <p className="mt-1 text-ink-soft">{item.summary}</p>
          </div>
          <p className="text-ink-soft">{item.dates ?? "Jadwal menyusul"}</p>
          <div className="flex flex-wrap items-start gap-2 md:justify-end">
            <Badge tone={item.status.tone}>{item.status.label}</Badge>
            <span className="font-semibold">
              <data value={item.priceValue}>{item.price}</data>
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
