import { Fragment } from "react";
import type { Optional } from "~/lib/views";
import type { HighlightedText, SearchHitView, SearchResultsView } from "~/server/features/search";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { Pagination } from "~/ui/pagination";
import { Unavailable } from "~/ui/unavailable";

interface Props {
  words: string;
  isTooShort: boolean;
  /** Null before the first search. */
  results: Optional<SearchResultsView> | null;
}

export function SearchPage({ words, isTooShort, results }: Props) {
  return (
    <div className="page grid gap-8 py-8 md:py-12">
      <PageHeader
        title="Cari"
        lead="Kelas, tulisan, lowongan, portofolio, dan halaman di situs ini."
      />
      <form
        method="get"
        action="/Search"
        role="search"
        aria-label="Cari di situs ini"
        className="flex max-w-2xl items-end gap-3"
      >
        <div className="grid min-w-0 grow gap-1">
          <label htmlFor="q" className="font-semibold">
            Kata yang dicari
          </label>
          <input
            id="q"
            type="search"
            name="q"
            defaultValue={words}
            maxLength={200}
            className="control"
          />
        </div>
        <Button>
          <Icon name="search" />
          Cari
        </Button>
      </form>
      {isTooShort && <Notice tone="warning">Tulis paling sedikit 2 huruf.</Notice>}
      {results?.ok === false && <Unavailable name="Hasil pencarian" />}
      {results?.ok && <Results words={words} {...results.data} />}
    </div>
  );
}

function Results({
  words,
  items,
  links,
  typeFilters: types,
}: SearchResultsView & { words: string }) {
  return (
    <section aria-labelledby="hasil" className="grid max-w-3xl gap-5">
      <h2 id="hasil" className="text-xl font-bold wrap-anywhere">
        {links.totalItems > 0
          ? `${links.totalItems} hasil untuk “${words}”`
          : `Tidak ada hasil untuk “${words}”`}
      </h2>
      {types.length > 0 && (
        <nav aria-label="Jenis hasil">
          <ul className="flex flex-wrap gap-2">
            {types.map(({ label, href, count, isCurrent }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={isCurrent ? "page" : undefined}
                  className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-ink no-underline hover:bg-surface-2 aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:font-semibold aria-[current]:text-on-primary"
                >
                  {label} ({count})
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {items.length === 0 ? (
        <EmptyState title="Coba kata lain" action={{ label: "Lihat semua kelas", href: "/Class" }}>
          Periksa ejaannya, pakai kata yang lebih umum, atau{" "}
          <a href="/Assistant" className="underline">
            tanyakan kepada asisten
          </a>
          .
        </EmptyState>
      ) : (
        <ol className="grid divide-y divide-line">
          {items.map((hit) => (
            <li key={hit.href} className="py-5 first:pt-0">
              <SearchHit hit={hit} />
            </li>
          ))}
        </ol>
      )}
      <Pagination links={links} label="Halaman hasil" />
    </section>
  );
}

function SearchHit({ hit }: { hit: SearchHitView }) {
  return (
    <article className="grid gap-1">
      <h3 className="text-xl font-bold wrap-anywhere">
        <a href={hit.href} className="text-primary-text no-underline hover:underline">
          <Highlighted parts={hit.title} />
        </a>
      </h3>
      <p className="text-sm text-ink-soft">
        {[hit.kind, hit.publishedDate].filter(Boolean).join(" · ")}
      </p>
      <p className="wrap-anywhere">
        <Highlighted parts={hit.excerpt} />
      </p>
    </article>
  );
}

/** Highlights the matches. */
const Highlighted = ({ parts }: { parts: HighlightedText }) =>
  parts.map(({ text, isHighlighted: isMarked }, at) => {
    const key = `${at.toString()}-${text}`;
    return isMarked ? (
      <mark key={key} className="rounded-sm bg-yellow-200 text-neutral-950">
        {text}
      </mark>
    ) : (
      <Fragment key={key}>{text}</Fragment>
    );
  });
