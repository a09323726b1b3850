import type { Optional, PageLinks } from "~/lib/views";
import type { CareerCardView } from "~/server/features/careers";
import { CardLink } from "~/ui/card-link";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";
import { Unavailable } from "~/ui/unavailable";

interface Props {
  list: Optional<{ items: CareerCardView[]; links: PageLinks }>;
}

export function CareerListPage({ list }: Props) {
  return (
    <div className="page grid gap-8 py-8 md:py-12">
      <PageHeader
        title="Karier"
        lead="Lowongan kerja dan magang dari perusahaan yang mengenal cara kami belajar."
      />
      {list.ok ? <Companies {...list.data} /> : <Unavailable name="Daftar perusahaan" />}
    </div>
  );
}

function Companies({ items, links }: { items: CareerCardView[]; links: PageLinks }) {
  if (items.length === 0)
    return links.totalItems > 0 ? (
      <EmptyState
        title="Halaman ini melewati akhir daftar"
        action={{ label: "Ke halaman pertama", href: "/Career" }}
      />
    ) : (
      <EmptyState
        title="Belum ada perusahaan yang membuka lowongan"
        action={{ label: "Lihat kelas", href: "/Class" }}
      />
    );
  return (
    <>
      <ul className="grid gap-6 md:grid-cols-2">
        {items.map(({ slug, href, company, city, summary, jobs }) => (
          <li
            key={slug}
            className="relative grid content-start gap-2 rounded-card border border-line bg-surface p-5 focus-within:border-primary-text hover:border-primary-text"
          >
            <h2 className="text-xl font-bold">
              <CardLink href={href}>{company}</CardLink>
            </h2>
            {city && <p className="text-ink-soft">{city}</p>}
            {summary && <p>{summary}</p>}
            {jobs && <p className="font-semibold text-primary-text">{jobs}</p>}
          </li>
        ))}
      </ul>
      <Pagination links={links} label="Halaman daftar perusahaan" />
    </>
  );
}
