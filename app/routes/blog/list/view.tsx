import { hrefWith } from "~/lib/page-links";
import type { PageLinks, PostCardView } from "~/lib/views";
import type { BlogListView } from "~/server/features/posts";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";
import { PostCard } from "~/ui/post-card";
import { SectionUnavailable } from "~/ui/section-unavailable";

interface Props extends BlogListView {
  heading: { title: string; summary: string };
  filters: { page: number; search?: string | undefined; category?: string | undefined };
}

export function BlogListPage({ heading, filters, posts, categories }: Props) {
  const isNarrowed = Boolean(filters.search || filters.category);
  return (
    <div className="page grid gap-8 py-8 md:py-12">
      <PageHeader title={heading.title} lead={heading.summary} />
      <div className="grid gap-5">
        <SearchForm filters={filters} />
        <Categories categories={categories} filters={filters} />
      </div>
      {posts.ok ? <Results {...posts.data} isNarrowed={isNarrowed} /> : <SectionUnavailable name="Daftar tulisan" />}
    </div>
  );
}

function Results({ items, links, isNarrowed }: { items: PostCardView[]; links: PageLinks; isNarrowed: boolean }) {
  return (
    <section aria-labelledby="hasil" className="grid gap-4">
      <h2 id="hasil" className={isNarrowed ? "text-xl font-bold" : "sr-only"}>
        {links.totalItems === 0 ? "Tidak ada tulisan yang cocok" : `${links.totalItems} tulisan`}
      </h2>
      {items.length > 0 ? (
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {items.map((item) => (
            <PostCard key={item.id} item={item} />
          ))}
        </div>
      ) : (
        <EmptyState title="Belum ada tulisan di sini" action={{ label: "Tampilkan semua tulisan", href: "/Blog" }}>
          Coba kata lain, atau buka kategori yang lain.
        </EmptyState>
      )}
      <Pagination links={links} label="Halaman daftar tulisan" />
    </section>
  );
}

function SearchForm({ filters }: Pick<Props, "filters">) {
  return (
    <form method="get" action="/Blog" role="search" aria-label="Cari tulisan" className="flex flex-wrap items-end gap-3">
      <div className="grid grow gap-1">
        <label htmlFor="search" className="font-semibold">
          Cari tulisan
        </label>
        <input id="search" type="search" name="search" defaultValue={filters.search} maxLength={100} className="control" />
      </div>
      {filters.category && <input type="hidden" name="category" value={filters.category} />}
      <Button>
        <Icon name="search" />
        Cari
      </Button>
    </form>
  );
}

function Categories({ categories, filters }: Pick<Props, "categories" | "filters">) {
  if (!categories.ok) return <SectionUnavailable name="Daftar kategori" />;
  const all = { slug: "", title: "Semua", count: null, href: hrefWith("/Blog", { search: filters.search }), isCurrent: !filters.category };
  return (
    <nav aria-label="Kategori">
      <ul className="flex flex-wrap gap-2">
        {[all, ...categories.data].map(({ slug, title, count, href, isCurrent }) => (
          <li key={slug}>
            <a
              href={href}
              aria-current={isCurrent ? "true" : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-ink no-underline hover:bg-surface-2 aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:font-bold aria-[current]:text-on-primary"
            >
              {title}
              {count !== null && <span className="ml-1 text-sm">({count})</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
