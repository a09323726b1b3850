import { joinFacts } from "~/lib/join-facts";
import { formatCount } from "~/lib/numbers";
import type { CurriculumClassView, CurriculumView } from "~/server/features/curricula";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { PageHeader } from "~/ui/page-header";
import { Unavailable } from "~/ui/unavailable";

/** Everything is open, so that the page prints as it stands. */
export function CurriculumPage({ item }: { item: CurriculumView }) {
  const { program, syllabus, classes } = item;
  return (
    <div className="page grid gap-10 py-8 md:py-12">
      <PageHeader
        title={`Kurikulum ${program.name}`}
        lead={program.summary}
        breadcrumbs={[
          { label: "Beranda", href: "/" },
          { label: "Kurikulum", href: "/Curriculum" },
          { label: program.name },
        ]}
      />
      <Summary item={item} />
      {syllabus.length > 0 && (
        <section aria-labelledby="topik" className="grid gap-4">
          <h2 id="topik" className="text-2xl font-bold">
            Urutan belajar
          </h2>
          <ol className="grid gap-x-10 md:grid-cols-2">
            {syllabus.map((topic, at) => (
              <li key={topic} className="flex gap-4 border-b border-line py-3">
                <span className="w-8 font-heading text-2xl font-bold text-ink-soft tabular-nums">
                  {at + 1}
                </span>
                <span className="self-center">{topic}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section aria-labelledby="kelas" className="grid gap-8">
        <h2 id="kelas" className="text-2xl font-bold">
          Kelas dan modulnya
        </h2>
        {classes.length > 0 ? (
          classes.map((each) => <ClassCurriculum key={each.id} item={each} />)
        ) : (
          <p>
            Kelas program ini belum diumumkan.{" "}
            <a href="/Class" className="underline">
              Lihat semua kelas
            </a>
          </p>
        )}
      </section>
    </div>
  );
}

function Summary({ item: { program, classes, totals } }: { item: CurriculumView }) {
  const counts = [
    classes.length > 0 && `${formatCount(classes.length)} kelas`,
    totals.modules > 0 && `${formatCount(totals.modules)} modul`,
    totals.hours > 0 && `${formatCount(totals.hours)} jam belajar`,
  ];
  const facts = joinFacts([...counts, program.dates], " · ");
  return (
    <div className="grid gap-4">
      {facts && <p className="text-lg font-semibold tabular-nums">{facts}</p>}
      <p className="no-print flex flex-wrap gap-3">
        {program.join && <ButtonLink href={program.join.href}>{program.join.label}</ButtonLink>}
        <ButtonLink href={program.href} variant="secondary">
          Tentang programnya
        </ButtonLink>
      </p>
    </div>
  );
}

function ClassCurriculum({ item }: { item: CurriculumClassView }) {
  const facts = joinFacts(
    [
      item.level,
      item.hours ? `${formatCount(item.hours)} jam belajar` : null,
      item.price,
      item.status.label,
    ],
    " · ",
  );
  return (
    <article className="grid gap-4 border-t-4 border-primary pt-4 lg:grid-cols-[1fr_1fr] lg:gap-x-10">
      <div className="grid content-start gap-3">
        <h3 className="text-xl font-bold">
          <a href={item.href} className="text-ink underline">
            {item.name}
          </a>
        </h3>
        {facts && <p className="text-ink-soft">{facts}</p>}
        {item.summary && <p>{item.summary}</p>}
        {item.outcomes.length > 0 && (
          <>
            <h4 className="font-bold">Sesudah kelas ini, peserta dapat</h4>
            <ul className="grid gap-2">
              {item.outcomes.map((outcome) => (
                <li key={outcome} className="flex gap-3">
                  <Icon name="check" className="mt-1 size-4 text-success-text" />
                  {outcome}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Modules item={item} />
    </article>
  );
}

function Modules({ item: { name, modules } }: { item: CurriculumClassView }) {
  if (!modules.ok) return <Unavailable name={`Modul ${name}`} />;
  if (modules.data.length === 0) return null;
  return (
    <ol className="grid content-start self-start rounded-card bg-surface-2 px-5 py-2">
      {modules.data.map(({ title, chapterCount, minutes }, at) => {
        const facts = joinFacts(
          [chapterCount > 0 && `${chapterCount} bab`, minutes !== null && `${minutes} menit`],
          " · ",
        );
        return (
          <li
            key={title}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-line py-3 not-first:border-t"
          >
            <span className="font-semibold">
              {at + 1}. {title}
            </span>{" "}
            {facts && <span className="text-sm text-ink-soft tabular-nums">{facts}</span>}
          </li>
        );
      })}
    </ol>
  );
}
