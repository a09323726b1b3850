import { formatCount } from "~/lib/numbers";
import type { ProgramView } from "~/server/features/programs";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { ClassCard } from "~/ui/class-card";
import { Icon } from "~/ui/icon";
import { PageHeader } from "~/ui/page-header";
import { RichText } from "~/ui/rich-text";
import { ShareLinks } from "~/ui/share-links";
import { Unavailable } from "~/ui/unavailable";

interface Props {
  item: ProgramView;
  /** Canonical address, to be shared. */
  url: string;
}

/** A program, and the ways on to its classes, schools, leaderboard and curriculum. */
export function ProgramPage({ item, url }: Props) {
  return (
    <article className="page grid gap-10 py-8 md:py-12">
      <PageHeader
        title={item.name}
        lead={item.summary}
        breadcrumbs={[
          { label: "Beranda", href: "/" },
          { label: "Program", href: "/Program" },
          { label: item.name },
        ]}
      />
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_22rem]">
        <Facts item={item} />
        <div className="grid min-w-0 gap-10 lg:col-start-1 lg:row-start-1">
          <Benefits benefits={item.benefits} />
          {item.description && (
            <section aria-labelledby="tentang">
              <h2 id="tentang" className="mb-4 text-2xl font-bold">
                Tentang program ini
              </h2>
              <RichText html={item.description} />
            </section>
          )}
          <Curriculum item={item} />
          <Schools item={item} />
        </div>
      </div>
      <Classes item={item} />
      <ShareLinks url={url} title={item.name} />
    </article>
  );
}

function Facts({ item }: { item: ProgramView }) {
  const facts: [string, string | null][] = [
    ["Untuk siapa", item.audience],
    ["Kapan", item.dates],
    ["Isinya", item.facts],
    ["Cara ikut", item.howToJoin],
  ];
  return (
    <aside
      aria-label="Ringkasan program"
      className="grid gap-4 rounded-card border border-line bg-surface-2 p-5 lg:sticky lg:top-4 lg:col-start-2 lg:row-start-1"
    >
      {item.status && (
        <p className="-ml-1">
          <Badge tone={item.status.tone}>{item.status.label}</Badge>
        </p>
      )}
      <dl className="grid gap-3">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {item.join && <ButtonLink href={item.join.href}>{item.join.label}</ButtonLink>}
      <ul className="grid">
        {[
          { label: "Papan peringkat sekolah", href: item.leaderboardHref },
          { label: "Kurikulum lengkap", href: item.curriculumHref },
        ].map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center gap-2 underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function Benefits({ benefits }: Pick<ProgramView, "benefits">) {
  if (benefits.length === 0) return null;
  return (
    <section aria-labelledby="manfaat">
      <h2 id="manfaat" className="mb-4 text-2xl font-bold">
        Yang Anda dapatkan
      </h2>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Icon name="check" className="mt-1 size-5 text-success-text" />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Curriculum({ item: { syllabus, curriculumHref } }: Pick<Props, "item">) {
  if (syllabus.length === 0) return null;
  return (
    <section aria-labelledby="kurikulum" className="grid gap-4">
      <h2 id="kurikulum" className="text-2xl font-bold">
        Kurikulum
      </h2>
      <ol className="grid list-decimal gap-2 pl-6 marker:font-bold marker:text-ink-soft">
        {syllabus.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ol>
      <p>
        <a href={curriculumHref} className="inline-flex min-h-11 items-center underline">
          Modul, jam, dan hasil belajarnya
        </a>
      </p>
    </section>
  );
}

function Schools({ item: { schools, schoolCount, leaderboardHref } }: Pick<Props, "item">) {
  if (schools.ok && schools.data.length === 0) return null;
  return (
    <section aria-labelledby="sekolah" className="grid gap-4">
      <h2 id="sekolah" className="text-2xl font-bold">
        Sekolah peserta
      </h2>
      {schools.ok ? (
        <ul className="grid divide-y divide-line border-y border-line">
          {schools.data.map(({ name, place, points }) => (
            <li key={name} className="flex items-baseline justify-between gap-4 py-2">
              <span>
                <span className="font-semibold">{name}</span>{" "}
                {place && <span className="block text-sm text-ink-soft">{place}</span>}
              </span>
              {points !== null && (
                <span className="whitespace-nowrap tabular-nums">{formatCount(points)} poin</span>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <Unavailable name="Daftar sekolah" />
      )}
      <p>
        <a href={leaderboardHref} className="inline-flex min-h-11 items-center underline">
          {schoolCount ? `Peringkat ${formatCount(schoolCount)} sekolah` : "Peringkat sekolah"}
        </a>
      </p>
    </section>
  );
}

function Classes({ item: { classes } }: Pick<Props, "item">) {
  return (
    <section id="kelas" aria-labelledby="kelas-program" className="grid gap-4">
      <h2 id="kelas-program" className="text-2xl font-bold">
        Kelas dalam program ini
      </h2>
      {classes.length > 0 ? (
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {classes.map((item) => (
            <ClassCard key={item.id} item={item} />
          ))}
        </div>
      ) : (
        <p>
          Kelas program ini belum diumumkan.{" "}
          <a href="/Class" className="underline">
            Lihat semua kelas
          </a>
        </p>
      )}
    </section>
  );
}
