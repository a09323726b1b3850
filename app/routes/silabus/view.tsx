import type { Optional, PageLinks } from "~/lib/views";
import type { ProgramSyllabusView } from "~/server/features/curricula";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";
import { RichText } from "~/ui/rich-text";
import { Unavailable } from "~/ui/unavailable";
import { NoPrograms } from "../programs/no-programs";

interface SyllabusList {
  items: ProgramSyllabusView[];
  links: PageLinks;
}

export function SyllabusPage({ lead, list }: { lead: string; list: Optional<SyllabusList> }) {
  return (
    <div className="page grid gap-8 py-8 md:py-12">
      <PageHeader title="Silabus" lead={lead} />
      {list.ok ? <Syllabi {...list.data} /> : <Unavailable name="Daftar silabus" />}
      <p className="no-print flex flex-wrap gap-x-8">
        <a href="/Class" className="inline-flex min-h-11 items-center underline">
          Kelas yang dapat diikuti sekarang
        </a>
        <a href="/Register" className="inline-flex min-h-11 items-center underline">
          Pendaftaran
        </a>
        <a
          href="/Training-Services/Syllabus"
          hrefLang="en"
          className="inline-flex min-h-11 items-center underline"
        >
          Silabus pelatihan lembaga (bahasa Inggris)
        </a>
      </p>
    </div>
  );
}

function Syllabi({ items, links }: SyllabusList) {
  if (items.length === 0) return <NoPrograms links={links} path="/Silabus" />;
  return (
    <div>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {items.map((item) => (
          <ProgramSyllabus key={item.id} item={item} />
        ))}
      </div>
      <Pagination links={links} label="Halaman daftar silabus" />
    </div>
  );
}

const ProgramSyllabus = ({ item }: { item: ProgramSyllabusView }) => (
  <section className="grid content-start gap-3 break-inside-avoid border-t-4 border-primary pt-4">
    <h2 className="text-2xl font-bold">{item.name}</h2>
    {item.summary && <p className="text-ink-soft">{item.summary}</p>}
    <Topics topics={item.topics} />
    <p className="no-print flex flex-wrap gap-x-6">
      <a href={item.curriculumHref} className="inline-flex min-h-11 items-center underline">
        Kurikulum {item.name}
      </a>
      <a href={item.programHref} className="inline-flex min-h-11 items-center underline">
        Cara ikut
      </a>
    </p>
  </section>
);

function Topics({ topics }: Pick<ProgramSyllabusView, "topics">) {
  if (!topics.ok) return <Unavailable name="Silabus program ini" />;
  if (topics.data.length === 0) return <p>Pokok bahasannya sedang disusun.</p>;
  return (
    <ol className="grid list-decimal gap-2 pl-6 marker:font-bold">
      {topics.data.map(({ title, description }) => (
        <li key={title}>
          {title}
          <RichText html={description} />
        </li>
      ))}
    </ol>
  );
}
