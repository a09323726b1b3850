import type { ClassCardView, Section } from "~/lib/views";
import { Badge } from "~/ui/badge";
import { EmptyState } from "~/ui/empty-state";
import { SectionUnavailable } from "~/ui/section-unavailable";

/** Classes as entries of a register: one line each, with what a decision needs. */
export function Register({ classes }: { classes: Section<ClassCardView[]> }) {
  return (
    <section aria-labelledby="kelas" className="page py-14 md:py-20">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div>
          <h2 id="kelas" className="text-3xl font-semibold md:text-4xl">
            Kelas untuk umum
          </h2>
          <p className="mt-2 text-ink-soft">Bahan program kami, dibuka bagi siapa pun.</p>
        </div>
        <a href="/Class" className="inline-flex min-h-11 items-center font-semibold text-primary-text">
          Seluruh katalog kelas
        </a>
      </div>
      <div className="mt-6">
        {!classes.ok && <SectionUnavailable name="Daftar kelas" />}
        {classes.ok && classes.data.length === 0 && (
          <EmptyState title="Belum ada kelas yang dibuka" action={{ label: "Tanyakan jadwal berikutnya", href: "/Make-Appointment" }}>
            Kelas berikutnya kami umumkan di halaman ini.
          </EmptyState>
        )}
        {classes.ok && classes.data.length > 0 && <Entries classes={classes.data} />}
      </div>
    </section>
  );
}

function Entries({ classes }: { classes: ClassCardView[] }) {
  return (
    <ul className="border-y-2 border-ink">
      {classes.map((item) => (
        <li
          key={item.id}
          className="relative grid gap-x-8 gap-y-2 border-b border-line py-5 last:border-0 hover:bg-surface-2 md:grid-cols-[3fr_2fr_8rem] md:px-2"
        >
          <div>
            <h3 className="text-xl font-semibold">
              <a href={item.href} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
                {item.name}
              </a>
            </h3>
            <p className="mt-1 text-ink-soft">{item.summary}</p>
          </div>
          <div className="flex flex-col items-start gap-2 text-ink-soft">
            <span>{item.dates ?? "Jadwal menyusul"}</span>
            <Badge tone={item.status.tone}>{item.status.label}</Badge>
          </div>
          <p className="font-heading text-lg font-semibold md:text-right">
            <data value={item.priceValue}>{item.price}</data>
          </p>
        </li>
      ))}
    </ul>
  );
}
