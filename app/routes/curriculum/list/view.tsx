import { joinFacts } from "~/lib/join-facts";
import { curriculumPath } from "~/lib/paths";
import type { Optional } from "~/lib/views";
import type { ProgramList } from "~/server/features/programs";
import { CardLink } from "~/ui/card-link";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";
import { Unavailable } from "~/ui/unavailable";
import { NoPrograms } from "../../programs/no-programs";

interface Props {
  lead: string;
  list: Optional<ProgramList>;
}

export function CurriculumListPage({ lead, list }: Props) {
  return (
    <div className="page grid gap-8 py-8 md:py-12">
      <PageHeader title="Kurikulum" lead={lead} />
      {list.ok ? <Curricula {...list.data} /> : <Unavailable name="Daftar kurikulum" />}
      <p className="flex flex-wrap gap-x-8">
        <a href="/Silabus" className="inline-flex min-h-11 items-center underline">
          Silabus semua program, siap cetak
        </a>
        <a href="/Class" className="inline-flex min-h-11 items-center underline">
          Kelas yang dapat diikuti sekarang
        </a>
      </p>
    </div>
  );
}

function Curricula({ items, links }: ProgramList) {
  if (items.length === 0) return <NoPrograms links={links} path="/Curriculum" />;
  return (
    <div>
      <ol className="grid gap-x-10 lg:grid-cols-2">
        {items.map(({ id, slug, name, summary, dates, facts }) => (
          <li
            key={id}
            className="relative grid content-start gap-1 border-t border-line py-5 hover:bg-surface-2"
          >
            <h2 className="text-xl font-bold">
              <CardLink href={curriculumPath(slug)}>{name}</CardLink>
            </h2>
            {summary && <p className="text-ink-soft">{summary}</p>}
            {(dates || facts) && <p className="text-sm">{joinFacts([dates, facts], " · ")}</p>}
          </li>
        ))}
      </ol>
      <Pagination links={links} label="Halaman daftar kurikulum" />
    </div>
  );
}
