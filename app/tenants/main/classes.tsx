import { joinFacts } from "~/lib/join-facts";
import type { ClassCardView, Optional } from "~/lib/views";
import { NoOpenClasses } from "~/sections/no-open-classes";
import { Badge } from "~/ui/badge";
import { CardLink } from "~/ui/card-link";
import { Cover } from "~/ui/cover";
import { Price } from "~/ui/price";
import { Unavailable } from "~/ui/unavailable";
import { FeaturedClass } from "./featured-class";
import { MoreLink, SectionHeading } from "./section-heading";

export function Classes({
  classes,
  total,
}: {
  classes: Optional<ClassCardView[]>;
  total: number | null;
}) {
  return (
    <section aria-labelledby="kelas" className="page py-16">
      <SectionHeading id="kelas" title="Kelas yang sedang dibuka">
        <MoreLink href="/Class">
          {total === null ? "Lihat semua kelas" : `Lihat semua ${total} kelas`}
        </MoreLink>
      </SectionHeading>
      {classes.ok ? <ClassTiles classes={classes.data} /> : <Unavailable name="Daftar kelas" />}
    </section>
  );
}

function ClassTiles({ classes: [lead, ...others] }: { classes: ClassCardView[] }) {
  if (!lead) return <NoOpenClasses>Jadwal baru kami umumkan di halaman ini.</NoOpenClasses>;
  return (
    <div className="grid gap-12">
      <FeaturedClass item={lead} />
      {others.length > 0 && (
        <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {others.slice(0, 3).map((item) => (
            <li key={item.id} className="max-lg:nth-3:hidden">
              <ClassTile item={item} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ClassTile({ item }: { item: ClassCardView }) {
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
          {joinFacts([item.type, item.level?.toLowerCase()], ", ")}
        </p>
        <h3 className="text-2xl font-bold">
          <CardLink href={item.href}>{item.name}</CardLink>
        </h3>
        {item.mentors[0] && <p className="text-ink-soft">bersama {item.mentors[0].name}</p>}
        <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 pt-2">
          <span className="text-base text-ink-soft">
            {item.startDate ? `mulai ${item.startDate}` : "jadwal menyusul"}
          </span>
          <Price item={item} className="font-heading text-xl font-bold" />
        </p>
      </div>
    </article>
  );
}
