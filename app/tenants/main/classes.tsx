import type { ClassCardView, Section } from "~/lib/views";
import { Badge } from "~/ui/badge";
import { Cover } from "~/ui/cover";
import { EmptyState } from "~/ui/empty-state";
import { SectionUnavailable } from "~/ui/section-unavailable";
import { Heading, More } from "./heading";
import { LeadClass } from "./lead-class";

/** Classes, each under a joglo roof: the first at length, three more beside each other. */
export function Classes({ classes, total }: { classes: Section<ClassCardView[]>; total: number | null }) {
  return (
    <section aria-labelledby="kelas" className="page py-16">
      <Heading id="kelas" title="Kelas yang sedang dibuka">
        <More href="/Class">{total === null ? "Lihat semua kelas" : `Lihat semua ${total} kelas`}</More>
      </Heading>
      {classes.ok ? <Halls classes={classes.data} /> : <SectionUnavailable name="Daftar kelas" />}
    </section>
  );
}

function Halls({ classes: [lead, ...others] }: { classes: ClassCardView[] }) {
  if (!lead)
    return (
      <EmptyState title="Belum ada kelas yang dibuka" action={{ label: "Tanyakan jadwal berikutnya", href: "/Make-Appointment" }}>
        Jadwal baru kami umumkan di halaman ini.
      </EmptyState>
    );
  return (
    <div className="grid gap-12">
      <LeadClass item={lead} />
      {others.length > 0 && (
        <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {others.slice(0, 3).map((item) => (
            <li key={item.id} className="max-lg:nth-3:hidden">
              <Hall item={item} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Hall({ item }: { item: ClassCardView }) {
  return (
    <article className="group relative flex h-full flex-col border-b-8 border-ink">
      <Cover
        slug={item.slug}
        kind="class"
        cover={item.cover}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
        className="joglo aspect-video w-full object-cover group-hover:brightness-95"
      />
      <div className="flex flex-1 flex-col gap-2 py-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base text-ink-soft">
          <Badge tone={item.status.tone}>{item.status.label}</Badge>
          {item.type}, {item.level.toLowerCase()}
        </p>
        <h3 className="text-2xl font-bold">
          <a href={item.href} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
            {item.name}
          </a>
        </h3>
        {item.mentors[0] && <p className="text-ink-soft">bersama {item.mentors[0].name}</p>}
        <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 pt-2">
          <span className="text-base text-ink-soft">{item.startDate ? `mulai ${item.startDate}` : "jadwal menyusul"}</span>
          <data value={item.priceValue} className="font-heading text-xl font-bold">
            {item.price}
          </data>
        </p>
      </div>
    </article>
  );
}
