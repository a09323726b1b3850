import type { PageLinks } from "~/lib/views";
import type { CareerView, OpenJobView } from "~/server/features/careers";
import { ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";
import { RichText } from "~/ui/rich-text";
import { Unavailable } from "~/ui/unavailable";

export function CareerPage({ career }: { career: CareerView }) {
  return (
    <div className="page grid gap-10 py-8 md:py-12">
      <PageHeader
        title={career.company}
        lead={career.summary}
        breadcrumbs={[
          { label: "Beranda", href: "/" },
          { label: "Karier", href: "/Career" },
          { label: career.company },
        ]}
      />
      {career.description && (
        <section aria-labelledby="tentang" className="max-w-3xl">
          <h2 id="tentang" className="mb-4 text-2xl font-bold">
            Tentang perusahaan
          </h2>
          <RichText html={career.description} />
        </section>
      )}
      <section aria-labelledby="lowongan" className="grid gap-4">
        <h2 id="lowongan" className="text-2xl font-bold">
          Lowongan yang dibuka
        </h2>
        {career.jobs.ok ? <Jobs {...career.jobs.data} /> : <Unavailable name="Daftar lowongan" />}
      </section>
    </div>
  );
}

function Jobs({ items, links }: { items: OpenJobView[]; links: PageLinks }) {
  if (items.length === 0)
    return (
      <EmptyState
        title="Belum ada lowongan yang dibuka"
        action={{ label: "Lihat perusahaan lain", href: "/Career" }}
      >
        Lowongan yang sudah ditutup tidak ditampilkan.
      </EmptyState>
    );
  return (
    <>
      <ul className="grid gap-6">
        {items.map((job) => (
          <li key={job.id}>
            <Job job={job} />
          </li>
        ))}
      </ul>
      <Pagination links={links} label="Halaman daftar lowongan" />
    </>
  );
}

function Job({ job }: { job: OpenJobView }) {
  return (
    <article
      id={`lowongan-${job.id}`}
      className="grid gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div className="grid gap-1">
        <h3 className="text-xl font-bold">{job.title}</h3>
        {job.facts && <p className="text-ink-soft">{job.facts}</p>}
      </div>
      {job.summary && <p>{job.summary}</p>}
      {job.requirements.length > 0 && (
        <div>
          <h4 className="font-bold">Yang diharapkan</h4>
          <ul className="list-disc pl-6">
            {job.requirements.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <DescriptionList
        items={[
          { label: "Gaji sebulan", value: job.salary },
          ...(job.openings ? [{ label: "Dibutuhkan", value: `${job.openings} orang` }] : []),
          ...(job.deadline ? [{ label: "Lamaran ditutup", value: job.deadline }] : []),
        ]}
      />
      {job.applyHref && (
        <div>
          <ButtonLink href={job.applyHref} variant="secondary" aria-label={`Lamar ${job.title}`}>
            Lamar
          </ButtonLink>
        </div>
      )}
    </article>
  );
}
