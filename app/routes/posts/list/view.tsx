import type { PostKind } from "~/content/post-kinds";
import { buildHref, isPastEnd } from "~/lib/page-links";
import type { PageLinks, PostCardView } from "~/lib/views";
import type { PostListView } from "~/server/features/posts";
import { Button } from "~/ui/button";
import { Cover } from "~/ui/cover";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";
import { PostCard } from "~/ui/post-card";
import { Unavailable } from "~/ui/unavailable";

interface Props extends PostListView {
  kind: Pick<PostKind, "slug" | "list" | "noun">;
  heading: { title: string; summary: string; cover: string | null };
  filters: { page: number; search?: string | undefined; category?: string | undefined };
}

export const PostListPage = ({ heading, ...list }: Props) => (
  <div className="page grid gap-8 py-8 md:py-12">
    <Heading heading={heading} />
    <PostList {...list} />
  </div>
);

/** Search, categories and a page of posts. */
export function PostList({ kind, filters, posts, categories }: Omit<Props, "heading">) {
  const isFiltered = Boolean(filters.search || filters.category);
  return (
    <>
      <div className="grid gap-5">
        <SearchForm kind={kind} filters={filters} />
        <Categories kind={kind} categories={categories} filters={filters} />
      </div>
      {posts.ok ? (
        <Results {...posts.data} kind={kind} filters={filters} isFiltered={isFiltered} />
      ) : (
        <Unavailable name={`Daftar ${kind.noun}`} />
      )}
    </>
  );
}

/** The tenant's introduction and image for its blog (SET13). */
function Heading({ heading: { title, summary, cover } }: Pick<Props, "heading">) {
  if (!cover) return <PageHeader title={title} lead={summary} />;
  return (
    <div className="grid items-center gap-6 md:grid-cols-2">
      <PageHeader title={title} lead={summary} />
      <Cover
        slug="blog"
        kind="site"
        cover={cover}
        sizes="(min-width: 48rem) 50vw, 100vw"
        priority
        className="aspect-video w-full rounded-card object-cover"
      />
    </div>
  );
}

interface ResultsProps extends Pick<Props, "kind" | "filters"> {
  items: PostCardView[];
  links: PageLinks;
  isFiltered: boolean;
}

function Results({ kind, items, links, filters, isFiltered }: ResultsProps) {
  return (
    <section aria-labelledby="hasil" className="grid gap-4">
      <h2 id="hasil" className={isFiltered || items.length === 0 ? "text-xl font-bold" : "sr-only"}>
        {formatResultCount(kind.noun, links.totalItems, isFiltered)}
      </h2>
      {items.length > 0 ? (
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {items.map((item) => (
            <PostCard key={item.id} item={item} />
          ))}
        </div>
      ) : (
        <NoResults kind={kind} links={links} filters={filters} isFiltered={isFiltered} />
      )}
      <Pagination links={links} label={`Halaman daftar ${kind.noun}`} />
    </section>
  );
}

function formatResultCount(noun: string, total: number, isFiltered: boolean): string {
  if (total > 0) return `${total} ${noun}`;
  return isFiltered ? `Tidak ada ${noun} yang cocok` : `Belum ada ${noun}`;
}

function NoResults({
  kind,
  links,
  filters: { page: _, ...kept },
  isFiltered,
}: Omit<ResultsProps, "items">) {
  if (links.totalItems > 0 && isPastEnd(links))
    return (
      <EmptyState
        title="Halaman ini melewati akhir daftar"
        action={{ label: "Ke halaman pertama", href: buildHref(kind.list, kept) }}
      />
    );
  if (!isFiltered)
    return (
      <EmptyState
        title={`Belum ada ${kind.noun} yang diterbitkan`}
        action={{ label: "Lihat kelas", href: "/Class" }}
      />
    );
  return (
    <EmptyState
      title="Coba kata atau kategori lain"
      action={{ label: `Tampilkan semua ${kind.noun}`, href: kind.list }}
    >
      Kata yang lebih pendek dan lebih umum biasanya menemukan lebih banyak.
    </EmptyState>
  );
}

function SearchForm({ kind, filters }: Pick<Props, "kind" | "filters">) {
  return (
    <form
      method="get"
      action={kind.list}
      role="search"
      aria-label={`Cari ${kind.noun}`}
      className="flex items-end gap-3"
    >
      <div className="grid min-w-0 grow gap-1">
        <label htmlFor="search" className="font-semibold">
          Cari {kind.noun}
        </label>
        <input
          id="search"
          type="search"
          name="search"
          defaultValue={filters.search}
          maxLength={100}
          className="control"
        />
      </div>
      {filters.category && <input type="hidden" name="category" value={filters.category} />}
      <Button>
        <Icon name="search" />
        Cari
      </Button>
    </form>
  );
}

function Categories({ kind, categories, filters }: Pick<Props, "kind" | "categories" | "filters">) {
  if (!categories.ok) return <Unavailable name="Daftar kategori" />;
  if (categories.data.length === 0) return null;
  const all = {
    slug: "",
    title: "Semua",
    count: null,
    href: buildHref(kind.list, { search: filters.search }),
    isCurrent: !filters.category,
  };
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
              {count !== null && !filters.search && <span className="ml-1 text-sm">({count})</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
