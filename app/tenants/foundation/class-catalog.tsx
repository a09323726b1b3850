import type { ClassCardView, Optional } from "~/lib/views";
import { NoOpenClasses } from "~/sections/no-open-classes";
import { Badge } from "~/ui/badge";
import { CardLink } from "~/ui/card-link";
import { Price } from "~/ui/price";
import { Unavailable } from "~/ui/unavailable";

export function ClassCatalog({ classes }: { classes: Optional<ClassCardView[]> }) {
  return (
    <section aria-labelledby="kelas" className="page py-14 md:py-20">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div>
          <h2 id="kelas" className="text-3xl font-semibold md:text-4xl">
            Kelas untuk umum
          </h2>
          <p className="mt-2 text-ink-soft">Bahan program kami, dibuka bagi siapa pun.</p>
        </div>
        <a
          href="/Class"
          className="inline-flex min-h-11 items-center font-semibold text-primary-text"
        >
          Seluruh katalog kelas
        </a>
      </div>
      <div className="mt-6">
        {!classes.ok && <Unavailable name="Daftar kelas" />}
        {classes.ok && classes.data.length === 0 && (
          <NoOpenClasses>Kelas berikutnya kami umumkan di halaman ini.</NoOpenClasses>
        )}
        {classes.ok && classes.data.length > 0 && <ClassRows classes={classes.data} />}
      </div>
    </section>
  );
}

function ClassRows({ classes }: { classes: ClassCardView[] }) {
  return (
    <ul className="border-y-2 border-ink">
      {classes.map((item) => (
        <li
          key={item.id}
          className="relative grid gap-x-8 gap-y-2 border-b border-line py-5 last:border-0 hover:bg-surface-2 md:grid-cols-[3fr_2fr_8rem] md:px-2"
        >
          <div>
            <h3 className="text-xl font-semibold">
              <CardLink href={item.href}>{item.name}</CardLink>
            </h3>
            {item.summary && <p className="mt-1 text-ink-soft">{item.summary}</p>}
          </div>
          <div className="flex flex-col items-start gap-2 text-ink-soft">
            <span>{item.dates ?? "Jadwal menyusul"}</span>
            <Badge tone={item.status.tone}>{item.status.label}</Badge>
          </div>
          {item.price && (
            <p className="font-heading text-lg font-semibold md:text-right">
              <Price item={item} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
